import type { Goal } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import { FLOWER } from '../tiles/tile-index';
import { countOf, type Needs, type Unseen } from './draws';

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

/** What a goal lacks, with the jokers of the hand. */
export const needsOf = ({ bare, open, flowersServe }: Goal<unknown>, jokers: number): Needs => ({
  bare,
  open,
  jokers,
  ...flowersServe,
});

/** How many of the same kind stand before a place. */
const takenBefore = (kinds: readonly number[], at: number): number => countOf(kinds.slice(0, at), kinds[at]!);

/** A missing tile that a joker may stand for. */
interface OpenPlace {
  readonly kind: number;
  /** Whether a flower may, too. */
  readonly serves: boolean;
  /** How many of it are unseen beyond those that are missing before it: where none is, the place is forced. */
  readonly ease: number;
}

/** The missing tiles that jokers may stand for; what is to be had stands first where no flower may. */
const openPlaces = ({ bare, open, served = [] }: Needs, { counts, joker }: Unseen): readonly OpenPlace[] => {
  const kinds = [...open, ...served];
  return kinds.map((kind, at) => ({
    kind,
    serves: at >= open.length,
    // Only jokers fill the places of printed ones.
    ease: kind === joker ? 0 : counts[kind]! - countOf(bare, kind) - takenBefore(kinds, at),
  }));
};

/** The unseen tiles of each kind that nothing has been counted on yet; used again and again. */
const left: Int16Array = /* @__PURE__ */ new Int16Array(TILES.length);

/** Whether the unseen tiles still hold what is missing, jokers or flowers for what natural tiles are too few of (AG-31). */
export const isPossible = (
  { bare, open, served = [], jokers, flowers = 0 }: Needs,
  { counts, joker }: Unseen,
): boolean => {
  left.set(counts);
  for (const kind of bare) if (--left[kind]! < 0) return false;
  let flowersLeft = flowers + left[FLOWER]!;
  let jokersLeft = jokers + counts[joker]!;
  // Only jokers fill the places of printed ones; jokers may stand for flowers, too.
  for (const kind of open)
    if (kind === FLOWER) flowersLeft--;
    else if (kind === joker || --left[kind]! < 0) jokersLeft--;
  for (const kind of served) if (--left[kind]! < 0) flowersLeft--;
  return jokersLeft >= 0 && jokersLeft + flowersLeft >= 0;
};

/** How many unseen tiles bring a goal nearer, jokers and flowers that serve among them where they do. */
export const usefulTiles = (
  { bare, open, served = [], jokers, flowers = 0 }: Needs,
  { counts, joker }: Unseen,
): number => {
  left.set(counts);
  let useful = 0;
  const add = (kind: number): void => {
    useful += left[kind]!;
    left[kind] = 0;
  };
  const unserved = served.length - flowers;
  bare.forEach(add);
  if (open.length + unserved > jokers) {
    open.forEach(add);
    add(joker);
    if (unserved > 0) {
      served.forEach(add);
      add(FLOWER);
    }
  }
  return useful;
};

const listed = (kinds: readonly number[], takesJoker: boolean, { counts }: Unseen): readonly MissingTile[] =>
  [...new Set(kinds)]
    .sort((one, other) => one - other)
    .map((kind) => ({
      tile: TILES[kind]!,
      count: countOf(kinds, kind),
      unseen: counts[kind]!,
      takesJoker,
    }));

/** The places that are left when so many of those that will do are filled, the first ones. */
const filled = (
  places: readonly OpenPlace[],
  count: number,
  willDo: (place: OpenPlace) => boolean,
): readonly OpenPlace[] => {
  const gone = new Set(places.filter(willDo).slice(0, count));
  return places.filter((place) => !gone.has(place));
};

/** The hardest first: where there is no tile left, before that where no flower may serve. */
const hardness = ({ ease, serves }: OpenPlace): number => (ease <= 0 && serves ? 0.5 : ease);

/**
 * What a goal lacks: first what only natural tiles fill, then the rest, each in rack order. The jokers of the hand stand
 * for the tiles that are hardest to get.
 */
export const missingTiles = (needs: Needs, unseen: Unseen): readonly MissingTile[] => {
  const { bare, jokers, flowers = 0 } = needs;
  const { counts, joker } = unseen;
  const hardest = [...openPlaces(needs, unseen)].sort(
    (one, other) => hardness(one) - hardness(other) || one.kind - other.kind,
  );
  const served = filled(hardest, flowers, ({ serves }) => serves);
  const left = [...filled(served, jokers, () => true)].sort(
    (one, other) => Number(one.serves) - Number(other.serves),
  );
  const free = Array.from(counts, (count, kind) => count - countOf(bare, kind));
  /** Whether one more of a kind is to be had; it is taken. */
  const takes = (kind: number): boolean => kind !== joker && free[kind]!-- > 0;
  // Where there are no more natural tiles, only a flower that serves or a joker will do.
  const wanted = left.map(({ kind, serves }) => {
    if (takes(kind)) return kind;
    return serves && takes(FLOWER) ? FLOWER : joker;
  });
  return [...listed(bare, false, unseen), ...listed(wanted, true, unseen)];
};
