import type { Goal } from '../hands/rule-parts';
import type { Gaps } from '../jokers/missing';
import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import { addTo, countsOf, kindsIn } from './kind-counts';
import type { Unseen } from './unseen';

/** A kind of tile that a target lacks. */
export interface MissingTile {
  /** The tile; if no copy is left, a flower where flowers may serve as jokers, else a joker. */
  readonly tile: Tile;
  /** How many copies are missing, not counting those that jokers or flowers in the hand stand for. */
  readonly count: number;
  /** How many copies the player has not seen. */
  readonly unseen: number;
  /** Whether a joker may stand for it. */
  readonly takesJoker: boolean;
}

/** What a layout lacks, as places in `TILES`, and the jokers and flowers the hand has to fill that. */
export interface Needs extends Omit<Gaps, 'left'> {
  /** How many jokers the hand has. */
  readonly jokers: number;
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** What a goal lacks, for a hand with this many jokers. */
export const needsOf = ({ bare, open, flowersServe }: Goal<unknown>, jokers: number): Needs => ({
  bare,
  open,
  served: NONE,
  flowers: 0,
  jokers,
  ...flowersServe,
});

/** What a goal lacks for concealed tiles (counted by place in `TILES`) without those given away, such as a discard. */
export const needsWithout = (
  goal: Goal<unknown>,
  concealed: Readonly<Uint8Array>,
  given: readonly number[],
): Needs => {
  const kept = Uint8Array.from(concealed);
  for (const kind of given) addTo(kept, kind, -1);
  const jokers = kept[JOKER] ?? 0;
  if (goal.lackOf !== undefined) return { ...goal.lackOf(kept), jokers };
  const spare = countsOf(goal.spare());
  const lost = countsOf(given).map((count, kind) => Math.max(0, count - (spare[kind] ?? 0)));
  lost[JOKER] = 0;
  const needs = needsOf(goal, jokers);
  return { ...needs, bare: [...needs.bare, ...kindsIn(lost)] };
};

/** How many tiles are missing once the hand’s jokers and flowers fill what they can. */
export const missingIn = ({ bare, open, served, jokers, flowers }: Needs): number =>
  bare.length + Math.max(0, open.length + served.length - flowers - jokers);

/** A shared buffer: the unseen tiles of each kind that are not yet taken. */
const left: Int16Array = /* @__PURE__ */ new Int16Array(TILES.length);

/** Takes one more unseen tile of a kind; false if none is left. */
const takes = (kind: number): boolean => {
  addTo(left, kind, -1);
  return (left[kind] ?? 0) >= 0;
};

/** Whether the unseen tiles can still supply what is missing, with jokers or flowers where natural tiles run out (AG-31). */
export const isPossible = ({ bare, open, served, jokers, flowers }: Needs, { counts }: Unseen): boolean => {
  left.set(counts);
  for (const kind of bare) if (!takes(kind)) return false;
  let flowersLeft = flowers + (left[FLOWER] ?? 0);
  let jokersLeft = jokers + (counts[JOKER] ?? 0);
  // Only a joker fills the place of a printed joker; jokers may also stand for flowers.
  for (const kind of open)
    if (kind === FLOWER) flowersLeft--;
    else if (kind === JOKER || !takes(kind)) jokersLeft--;
  for (const kind of served) if (!takes(kind)) flowersLeft--;
  return jokersLeft >= 0 && jokersLeft + flowersLeft >= 0;
};

/**
 * The kinds of unseen tiles that bring a goal nearer, as places in `TILES`, including jokers and flowers where they may serve.
 */
export const usefulFor = (
  { bare, open, served, jokers, flowers }: Needs,
  { counts }: Unseen,
): Set<number> => {
  const unserved = served.length - flowers;
  const kinds = [...bare];
  if (open.length + unserved > jokers)
    kinds.push(...open, JOKER, ...(unserved > 0 ? [...served, FLOWER] : []));
  return new Set(kinds.filter((kind) => (counts[kind] ?? 0) > 0));
};

/** A missing tile that a joker may stand for. */
interface OpenPlace {
  readonly kind: number;
  /** Whether a flower may as well. */
  readonly serves: boolean;
  /** How easy it is to fill: 0 if no tile is left, 0.5 if a flower may still serve. */
  readonly ease: number;
}

/** The missing tiles that jokers may stand for, the hardest to get first. */
const openPlaces = ({ bare, open, served }: Needs, { counts }: Unseen): readonly OpenPlace[] => {
  left.set(counts);
  for (const kind of bare) addTo(left, kind, -1);
  const places = [...open, ...served].map((kind, at) => {
    const serves = at >= open.length;
    // A printed joker’s place takes only a joker. Among tiles that are gone, those that no flower may replace come first.
    const ease = kind === JOKER ? 0 : (left[kind] ?? 0);
    addTo(left, kind, -1);
    return { kind, serves, ease: ease <= 0 && serves ? 0.5 : ease };
  });
  return places.sort((one, other) => one.ease - other.ease || one.kind - other.kind);
};

/** The places left after the first `count` suitable ones are filled. */
const unfilled = (
  places: readonly OpenPlace[],
  count: number,
  willDo: (place: OpenPlace) => boolean,
): readonly OpenPlace[] => {
  let filling = count;
  return places.filter((place) => !willDo(place) || filling-- <= 0);
};

const listed = (kinds: readonly number[], takesJoker: boolean, { counts }: Unseen): readonly MissingTile[] =>
  [...countsOf(kinds).entries()].flatMap(([kind, count]) => {
    const tile = TILES[kind];
    return count > 0 && tile !== undefined ? [{ tile, count, unseen: counts[kind] ?? 0, takesJoker }] : [];
  });

/**
 * What a goal lacks: first the tiles no joker may stand for, then the rest, each in rack order. The hand’s jokers stand for the
 * tiles that are hardest to get.
 */
export const missingTiles = (needs: Needs, unseen: Unseen): readonly MissingTile[] => {
  const { bare, jokers, flowers } = needs;
  const unserved = unfilled(openPlaces(needs, unseen), flowers, ({ serves }) => serves);
  const places = unfilled(unserved, jokers, () => true);
  left.set(unseen.counts);
  bare.forEach(takes);
  // When natural tiles run out, only a joker, or a flower where one may serve, will do.
  const wantedAt = ({ kind, serves }: OpenPlace): number => {
    if (kind !== JOKER && takes(kind)) return kind;
    return serves && takes(FLOWER) ? FLOWER : JOKER;
  };
  const wanted = [false, true].flatMap((serving) =>
    places.filter(({ serves }) => serves === serving).map(wantedAt),
  );
  return [...listed(bare, false, unseen), ...listed(wanted, true, unseen)];
};
