import type { Goal } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import { addTo, countsOf, kindsIn } from './kind-counts';
import type { Unseen } from './unseen';

/** A tile that a target lacks. */
export interface MissingTile {
  /** The tile; where none of it is left, a flower if one may serve there, or else the joker. */
  readonly tile: Tile;
  /** How many of it are missing, those not counted that the jokers of the hand stand for. */
  readonly count: number;
  /** How many of it the player has not seen. */
  readonly unseen: number;
  /** Whether a joker may stand for it. */
  readonly takesJoker: boolean;
}

/** What a layout lacks, as places in `TILES`, and what the hand has for it. */
export interface Needs {
  /** Tiles that no joker can stand for. */
  readonly bare: readonly number[];
  /** Tiles that jokers may stand for. */
  readonly open: readonly number[];
  /** Tiles that jokers or flowers may stand for. */
  readonly served: readonly number[];
  /** Jokers that are held already. */
  readonly jokers: number;
  /** Flowers held that stand for tiles they may serve. */
  readonly flowers: number;
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** What a goal lacks, with the jokers of the hand. */
export const needsOf = ({ bare, open, flowersServe }: Goal<unknown>, jokers: number): Needs => ({
  bare,
  open,
  served: NONE,
  flowers: 0,
  jokers,
  ...flowersServe,
});

/** What a layout lacks that can spare so many of each kind when tiles are given away, as places in `TILES`. */
export const needsWithout = (needs: Needs, spare: Readonly<Uint8Array>, given: readonly number[]): Needs => {
  const lost = countsOf(given).map((count, kind) => Math.max(0, count - (spare[kind] ?? 0)));
  const jokers = needs.jokers - (lost[JOKER] ?? 0);
  lost[JOKER] = 0;
  return { ...needs, jokers, bare: [...needs.bare, ...kindsIn(lost)] };
};

/** The unseen tiles of each kind that nothing has been counted on yet; used again and again. */
const left: Int16Array = /* @__PURE__ */ new Int16Array(TILES.length);

/** Counts on one more tile of a kind; false if none is left. */
const takes = (kind: number): boolean => {
  addTo(left, kind, -1);
  return (left[kind] ?? 0) >= 0;
};

/** Whether the unseen tiles still hold what is missing, jokers or flowers for what natural tiles are too few of (AG-31). */
export const isPossible = ({ bare, open, served, jokers, flowers }: Needs, { counts }: Unseen): boolean => {
  left.set(counts);
  for (const kind of bare) if (!takes(kind)) return false;
  let flowersLeft = flowers + (left[FLOWER] ?? 0);
  let jokersLeft = jokers + (counts[JOKER] ?? 0);
  // Only jokers fill the places of printed ones; jokers may stand for flowers, too.
  for (const kind of open)
    if (kind === FLOWER) flowersLeft--;
    else if (kind === JOKER || !takes(kind)) jokersLeft--;
  for (const kind of served) if (!takes(kind)) flowersLeft--;
  return jokersLeft >= 0 && jokersLeft + flowersLeft >= 0;
};

/** The kinds of unseen tiles that bring a goal nearer, as places in `TILES`: jokers and flowers that serve among them where they do. */
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
  /** Whether a flower may, too. */
  readonly serves: boolean;
  /** How hard it is to fill: least where there is no tile left for it, before that where no flower may serve. */
  readonly ease: number;
}

/** The missing tiles that jokers may stand for, the hardest to get first. */
const openPlaces = ({ bare, open, served }: Needs, { counts }: Unseen): readonly OpenPlace[] => {
  left.set(counts);
  for (const kind of bare) addTo(left, kind, -1);
  const places = [...open, ...served].map((kind, at) => {
    const serves = at >= open.length;
    // A printed joker's place takes only a joker. Of tiles that are gone, those that a flower may not replace come first.
    const ease = kind === JOKER ? 0 : (left[kind] ?? 0);
    addTo(left, kind, -1);
    return { kind, serves, ease: ease <= 0 && serves ? 0.5 : ease };
  });
  return places.sort((one, other) => one.ease - other.ease || one.kind - other.kind);
};

/** The places that are left when so many of those that will do are filled, the first ones. */
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
 * What a goal lacks: first what only natural tiles fill, then the rest, each in rack order. The jokers of the hand stand
 * for the tiles that are hardest to get.
 */
export const missingTiles = (needs: Needs, unseen: Unseen): readonly MissingTile[] => {
  const { bare, jokers, flowers } = needs;
  const unserved = unfilled(openPlaces(needs, unseen), flowers, ({ serves }) => serves);
  const places = unfilled(unserved, jokers, () => true);
  left.set(unseen.counts);
  bare.forEach(takes);
  // When natural tiles run out, only a flower that may serve or a joker will do.
  const wantedAt = ({ kind, serves }: OpenPlace): number => {
    if (kind !== JOKER && takes(kind)) return kind;
    return serves && takes(FLOWER) ? FLOWER : JOKER;
  };
  const wanted = [false, true].flatMap((serving) =>
    places.filter(({ serves }) => serves === serving).map(wantedAt),
  );
  return [...listed(bare, false, unseen), ...listed(wanted, true, unseen)];
};
