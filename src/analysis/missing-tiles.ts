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

/** Whether the unseen tiles still hold what is missing, jokers or flowers for what natural tiles are too few of (AG-31). */
export const isPossible = (needs: Needs, unseen: Unseen): boolean => {
  const { bare, jokers, flowers = 0 } = needs;
  const { counts, joker } = unseen;
  if (bare.some((kind) => countOf(bare, kind) > counts[kind]!)) return false;
  const places = openPlaces(needs, unseen);
  const forBoth = places.filter(({ kind, serves, ease }) => kind === FLOWER || (serves && ease <= 0)).length;
  const forJokers = places.filter(({ kind, serves, ease }) => kind !== FLOWER && !serves && ease <= 0).length;
  const jokersLeft = jokers + counts[joker]! - forJokers;
  return jokersLeft >= 0 && forBoth <= jokersLeft + flowers + counts[FLOWER]! - countOf(bare, FLOWER);
};

/** How many unseen tiles bring a goal nearer, jokers and flowers that serve among them where they do. */
export const usefulTiles = (
  { bare, open, served = [], jokers, flowers = 0 }: Needs,
  { counts, joker }: Unseen,
): number => {
  const kinds = new Set(bare);
  const unserved = served.length - flowers;
  if (open.length + unserved > jokers) {
    for (const kind of [...open, joker]) kinds.add(kind);
    if (unserved > 0) for (const kind of [...served, FLOWER]) kinds.add(kind);
  }
  return [...kinds].reduce((useful, kind) => useful + counts[kind]!, 0);
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
