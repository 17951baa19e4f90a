import { SUIT_KEYS } from './part-table';

/*
 * What is worked out for every row of counts: the keys of its four parts, as the table of parts wants them,
 * and how many tiles it has. The columns are written out, for a loop over them takes twice as long. A row may
 * begin anywhere in its array; a row that reaches beyond the end gives NaN, which is no key and no number
 * of tiles.
 */

/** Where the bams stand in a row of counts. */
export const BAMS = 0;
/** Where the craks stand, after the green dragon. */
export const CRAKS = 10;
/** Where the dots stand, after the red dragon. */
export const DOTS = 20;

/** The key of the suit whose nine counts begin at a place. */
export const suitKey = (counts: Readonly<Uint8Array>, at: number): number =>
  counts[at]! +
  5 * counts[at + 1]! +
  25 * counts[at + 2]! +
  125 * counts[at + 3]! +
  625 * counts[at + 4]! +
  3125 * counts[at + 5]! +
  15625 * counts[at + 6]! +
  78125 * counts[at + 7]! +
  390625 * counts[at + 8]!;

/** The key of the honors in the row that begins at a place: the three dragons, then E S W N. */
export const honorKey = (counts: Readonly<Uint8Array>, at: number): number =>
  SUIT_KEYS +
  counts[at + 9]! +
  5 * counts[at + 19]! +
  25 * counts[at + 29]! +
  125 * counts[at + 30]! +
  625 * counts[at + 31]! +
  3125 * counts[at + 32]! +
  15625 * counts[at + 33]!;

const suitTiles = (counts: Readonly<Uint8Array>, at: number): number =>
  counts[at]! +
  counts[at + 1]! +
  counts[at + 2]! +
  counts[at + 3]! +
  counts[at + 4]! +
  counts[at + 5]! +
  counts[at + 6]! +
  counts[at + 7]! +
  counts[at + 8]!;

const honorTiles = (counts: Readonly<Uint8Array>, at: number): number =>
  counts[at + 9]! +
  counts[at + 19]! +
  counts[at + 29]! +
  counts[at + 30]! +
  counts[at + 31]! +
  counts[at + 32]! +
  counts[at + 33]!;

/** How many tiles the row that begins at a place has. */
export const tilesIn = (counts: Readonly<Uint8Array>, at: number): number =>
  suitTiles(counts, at + BAMS) +
  suitTiles(counts, at + CRAKS) +
  suitTiles(counts, at + DOTS) +
  honorTiles(counts, at);
