import { expectSound } from '../../../core/misuse';
import type { Tile } from '../../../tiles/tile';
import { COUNT_COLUMNS, countHands, countInto, expectCounts, expectView, isRow } from './counts';
import { BAMS, CRAKS, DOTS, honorKey, suitKey } from './keys';
import { NO_PART, PAIR, partTable, SETS, SUIT_KEYS } from './part-table';
import { markRows } from './row-marks';
import { rowWins } from './row-wins';

/*
 * Is it a win? Four sets and a pair (CS-8), no special hands, asked of hands in two forms.
 *
 * Counts are rows of 34 columns in a Uint8Array (see count-hands.ts). Keys are made from counts, once for as
 * many questions as come after: four numbers for each hand in an Int32Array, the keys of its bams, craks, dots and
 * honors (see part-table.ts). Of counts, most of the work is to make keys of them.
 */

/** How many keys a packed hand has: bams, craks, dots, honors. */
export const HAND_KEYS = 4;

/** A key that no winning hand has: four of every kind of a suit. */
const NO_KEY = SUIT_KEYS - 1;

const expectKeys = (keys: Readonly<Int32Array>): void => {
  if (!(keys instanceof Int32Array)) expectView(keys, 4, 'Keys must be an `Int32Array`');
};

/** What the table says of one of the four keys of a hand. */
const partAt = (parts: Readonly<Uint8Array>, keys: Readonly<Int32Array>, at: number): number =>
  parts[keys[at] ?? NO_KEY] ?? NO_PART;

/** Whether the four parts of a packed hand add up to a pair and no more than four sets. */
const packedWins = (parts: Readonly<Uint8Array>, keys: Readonly<Int32Array>, at: number): boolean => {
  const sum =
    partAt(parts, keys, at) +
    partAt(parts, keys, at + 1) +
    partAt(parts, keys, at + 2) +
    partAt(parts, keys, at + 3);
  return sum >= PAIR && sum <= PAIR + SETS;
};

/**
 * Whether a row of counts is a winning hand (CS-8): four sets and a pair, less the sets that are melded, so 14,
 * 11, 8, 5 or 2 tiles; five of a kind never win. The row begins at `offset`.
 */
export const isWinningCounts = (counts: Readonly<Uint8Array>, offset = 0): boolean => {
  expectCounts(counts, offset);
  // As the engine knows that the place is not negative, it checks less for each column.
  return rowWins(partTable(), counts, offset >>> 0);
};

/** Whether a packed hand wins, as {@link isWinningCounts} says; its keys begin at `offset`. */
export const isWinningPacked = (keys: Readonly<Int32Array>, offset = 0): boolean => {
  expectKeys(keys);
  if (typeof offset !== 'number') expectSound(false, 'The offset must be a number', offset);
  return packedWins(partTable(), keys, offset >>> 0);
};

/** One row, used for one call after the other. */
const lentRow: Uint8Array = /* @__PURE__ */ new Uint8Array(COUNT_COLUMNS);

/**
 * Whether tiles are a winning hand, as {@link isWinningCounts} says. Not so for anything that is not one of the
 * 34 kinds of tiles, or no list.
 */
export const isWinningTiles = (tiles: readonly Tile[]): boolean => {
  lentRow.fill(0);
  return countInto(lentRow, 0, tiles) && isWinningCounts(lentRow);
};

/**
 * Which rows of counts win: 1 for each that does, 0 for each that does not. The marks go into `marks` if it is
 * given, from its beginning on, for as many rows as there are and as it has places for.
 */
export const markWinningCounts = (counts: Readonly<Uint8Array>, marks?: Uint8Array): Uint8Array => {
  expectCounts(counts, 0);
  if (marks !== undefined) expectCounts(marks, 0);
  const rows = Math.floor(counts.length / COUNT_COLUMNS);
  const marked = marks ?? new Uint8Array(rows);
  if (rows > 0) markRows(partTable(), counts, marked, Math.min(rows, marked.length));
  return marked;
};

/** Which packed hands win: 1 for each that does, 0 for each that does not, as {@link markWinningCounts} does. */
export const markWinningPacked = (keys: Readonly<Int32Array>, marks?: Uint8Array): Uint8Array => {
  expectKeys(keys);
  if (marks !== undefined) expectCounts(marks, 0);
  const hands = Math.floor(keys.length / HAND_KEYS);
  const marked = marks ?? new Uint8Array(hands);
  const end = Math.min(hands, marked.length);
  const parts = partTable();
  for (let hand = 0; hand < end; hand++) marked[hand] = packedWins(parts, keys, hand * HAND_KEYS) ? 1 : 0;
  return marked;
};

/**
 * Packs rows of counts: four keys for each, in the order of the rows. A row with five of a kind has no keys, and gets
 * one that never wins. What is left over at the end, less than a row, is left out.
 */
export const packCounts = (counts: Readonly<Uint8Array>): Int32Array => {
  expectCounts(counts, 0);
  const rows = Math.floor(counts.length / COUNT_COLUMNS);
  const keys = new Int32Array(rows * HAND_KEYS);
  for (let row = 0; row < rows; row++) {
    const at = row * COUNT_COLUMNS;
    const place = row * HAND_KEYS;
    keys[place] = isRow(counts, at) ? suitKey(counts, at + BAMS) : NO_KEY;
    keys[place + 1] = suitKey(counts, at + CRAKS);
    keys[place + 2] = suitKey(counts, at + DOTS);
    keys[place + 3] = honorKey(counts, at);
  }
  return keys;
};

/** Packs hands given as tiles. What is no hand of the 34 kinds of tiles, with at most four of each, never wins. */
export const packHands = (hands: readonly (readonly Tile[])[]): Int32Array => packCounts(countHands(hands));
