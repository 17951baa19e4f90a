import { onFirstUse, onFirstUseOf } from '../core/first-use';
import type { Meld } from '../hands/hand';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';

/*
 * Sets are data: a game lists its sets in parts. No set has tiles of two parts (two suits, or a suit and winds), so
 * each part is arranged, and its missing tiles counted, by itself.
 */

/** A set that tiles can make: a pung, a run, a pair. */
export interface SetShape<Kind extends string = string> {
  readonly kind: Kind;
  /** Its tiles as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** Whether it is not a set of its own but the fourth tile added to a pung among the melds. */
  readonly isFourth?: true;
}

/** A part of the tiles: a suit, the winds, the dragons. */
export interface Part<S extends SetShape = SetShape> {
  /** Its kinds of tile as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** The most copies of each. */
  readonly copies: number;
  /** For each of these kinds, the sets that start with it, the largest first. */
  readonly shapes: readonly (readonly S[])[];
  /** Whether a whole hand has exactly one pair, rather than any number. */
  readonly onePair: boolean;
}

/** How many of each tile of `TILES`. */
export type Counts = Readonly<Uint8Array>;

/** The nine kinds of a suit that begins at a place in `TILES`. */
export const suitKinds = (start: number): readonly number[] =>
  Array.from({ length: 9 }, (_, at) => start + at);

/** A list of `size` tiles of one kind. */
export const alike = (kind: number, size: number): readonly number[] =>
  Array.from({ length: size }, () => kind);

/** Whether a run can start at a place in `TILES`: at the 1 to 7 of each suit. */
export const startsRun = (kind: number): boolean => kind < 28 && kind % 10 >= 1 && kind % 10 <= 7;

export const runsIn = <Kind extends string>(
  kind: Kind,
  kinds: readonly number[],
): readonly SetShape<Kind>[] =>
  kinds
    .filter((first) => startsRun(first) && kinds.includes(first + 1) && kinds.includes(first + 2))
    .map((first) => ({ kind, kinds: [first, first + 1, first + 2] }));

/** A part with these kinds and sets; sets that start with the same kind keep their order. */
export const partOf = <S extends SetShape>(
  kinds: readonly number[],
  copies: number,
  sets: readonly S[],
  onePair: boolean,
): Part<S> => {
  const startOf = (set: SetShape): number => Math.min(...set.kinds.map((kind) => kinds.indexOf(kind)));
  return { kinds, copies, shapes: kinds.map((_, at) => sets.filter((set) => startOf(set) === at)), onePair };
};

/** The tiles at places in `TILES`. */
export const tilesAt = (kinds: readonly number[]): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (const kind of kinds) {
    const tile = TILES[kind];
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
};

/** Each of these kinds as often as `tilesOf` says; none if that is negative. */
export const kindsWhere = (
  kinds: readonly number[],
  tilesOf: (kind: number) => number,
): readonly number[] => {
  const found: number[] = [];
  for (const kind of kinds) for (let tiles = tilesOf(kind); tiles > 0; tiles--) found.push(kind);
  return found;
};

/** Adds tiles of a kind to counts, or removes them if `tiles` is negative. */
export const addTo = (counts: Uint8Array, kind: number, tiles: number): void => {
  counts[kind] = (counts[kind] ?? 0) + tiles;
};

export const countOf = (counts: Counts, kind: number): number => counts[kind] ?? 0;

/** How many of each tile of `TILES` there are in a list of places. */
export const countsOf = (kinds: Iterable<number>): Uint8Array => {
  const counts = new Uint8Array(48);
  for (const kind of kinds) addTo(counts, kind, 1);
  return counts;
};

/** A set that a tile completes. */
export interface Completed<Kind extends string> {
  readonly kind: Kind;
  /** Its other tiles. */
  readonly shown: readonly Tile[];
}

/** Finds the sets of these kinds that a tile completes, in the order of the kinds; cached, since every discard asks. */
export const setsCompletedBy = <Kind extends string>(
  partsOf: () => readonly Part[],
  kinds: readonly Kind[],
): ((tile: Tile) => readonly Completed<Kind>[]) => {
  const byTile = onFirstUse(() => {
    const all = partsOf().flatMap(({ shapes }) => shapes.flat());
    const found = new Map<Tile, readonly Completed<Kind>[]>();
    for (const kind of kinds)
      for (const tiles of all.filter((set) => set.kind === kind).map((set) => tilesAt(set.kinds)))
        for (const tile of new Set(tiles)) {
          const shown = Object.freeze(tiles.filter((_, place) => place !== tiles.indexOf(tile)));
          found.set(tile, [...(found.get(tile) ?? []), { kind, shown }]);
        }
    return found;
  });
  return (tile) => byTile().get(tile) ?? [];
};

const wordOf = (kinds: readonly number[]): string => [...kinds].sort((one, other) => one - other).join(' ');

const meldsByWord = /* @__PURE__ */ onFirstUseOf((parts: readonly Part[]): ReadonlyMap<string, SetShape> => {
  const sets = parts.flatMap(({ shapes }) => shapes.flat()).filter(({ kind }) => kind !== 'pair');
  return new Map(sets.map((set) => [wordOf(set.kinds), set]));
}, /* @__PURE__ */ new WeakMap());

/** The set that a meld’s tiles make, in any order; undefined for a pair or anything else. */
export const setOfMeld = <S extends SetShape>(parts: readonly Part<S>[], { tiles }: Meld): S | undefined => {
  const sets = meldsByWord(parts) as ReadonlyMap<string, S>;
  return sets.get(wordOf(tiles.map(tileIndex)));
};
