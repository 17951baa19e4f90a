import { TILES } from '../tiles/tile';

/** Adds a number of tiles of a kind, given as a place in `TILES`. */
export const addTo = (counts: { [kind: number]: number }, kind: number, tiles: number): void => {
  counts[kind] = (counts[kind] ?? 0) + tiles;
};

export const sumOf = (figures: readonly number[] | Readonly<Float64Array>): number => {
  let sum = 0;
  for (const figure of figures) sum += figure;
  return sum;
};

export const meanOf = (figures: readonly number[] | Readonly<Float64Array>): number =>
  sumOf(figures) / figures.length;

/** Counts tiles by kind; both are places in `TILES`. */
export const countsOf = (kinds: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(TILES.length);
  for (const kind of kinds) addTo(counts, kind, 1);
  return counts;
};

/** Lists the tiles that counts stand for, as places in `TILES`. */
export const kindsIn = (counts: ArrayLike<number>): number[] =>
  Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind));

/**
 * How many of the tiles given away (as places in `TILES`) a layout has use for, if it can `spare` this many of each
 * kind.
 */
export const usedOf = (spare: Readonly<Uint8Array>, given: readonly number[]): number => {
  let used = 0;
  for (let at = 0; at < given.length; at++) {
    let sameBefore = 0;
    for (let before = 0; before < at; before++) if (given[before] === given[at]) sameBefore++;
    if (sameBefore >= (spare[given[at] ?? 0] ?? 0)) used++;
  }
  return used;
};
