import { expectSound } from '../../../core/misuse';
import { countOf } from '../../../melds/set-shape';
import type { Tile } from '../../../tiles/tile';
import { SETS } from '../parts';
import {
  COLUMN_TILES,
  COUNT_COLUMNS,
  countHands,
  countInto,
  expectCounts,
  expectView,
  isRow,
} from './counts';
import { NO_PART, PAIR, PARTS, partTable, SUIT_KEYS, writeKeys } from './part-table';
import { markRows, rowWins } from './rows';

/*
 * Tests whether hands win with four sets and a pair (CS-8), no special hands, in two forms.
 *
 * Counts are rows of 34 columns in a Uint8Array (see counts.ts). Keys are made from counts, once for any number of
 * tests: four numbers for each hand in an Int32Array, the keys of its bams, craks, dots and honors (see
 * part-table.ts). Making keys is most of the work of testing counts.
 */

/**
 * How many keys a packed hand has: bams, craks, dots, honors.
 *
 * @example
 * ```ts
 * import { HAND_KEYS } from 'mahjongg/packed';
 *
 * HAND_KEYS; // => 4
 * ```
 */
export const HAND_KEYS = PARTS;

/** A key that no winning hand has: four of every kind of a suit. */
const NO_KEY = SUIT_KEYS - 1;

const expectKeys = (keys: Readonly<Int32Array>): void => {
  if (!(keys instanceof Int32Array)) expectView(keys, 4, 'Keys must be an `Int32Array`');
};

/** The table’s entry for one of a hand’s four keys. */
const partAt = (parts: Readonly<Uint8Array>, keys: Readonly<Int32Array>, at: number): number =>
  parts[keys[at] ?? NO_KEY] ?? NO_PART;

/** Whether the four parts of a packed hand add up to a pair and at most four sets. */
const packedWins = (parts: Readonly<Uint8Array>, keys: Readonly<Int32Array>, at: number): boolean => {
  const sum =
    partAt(parts, keys, at) +
    partAt(parts, keys, at + 1) +
    partAt(parts, keys, at + 2) +
    partAt(parts, keys, at + 3);
  return sum >= PAIR && sum <= PAIR + SETS;
};

/**
 * Tells whether a row of counts is a winning hand: four sets and a pair, minus the sets that are melded (CS-8).
 *
 * @param counts - Rows of counts.
 * @param offset - The column where the row begins; 0 if left out.
 * @returns True for a winning hand of 14, 11, 8, 5 or 2 tiles; five of a kind never win.
 * @example
 * ```ts
 * import { countHand, isWinningCounts } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', 'E', 'E']);
 * counts && isWinningCounts(counts); // => true
 * ```
 */
export const isWinningCounts = (counts: Readonly<Uint8Array>, offset = 0): boolean => {
  expectCounts(counts, offset);
  // An offset that cannot be negative saves the engine checks for each column.
  return rowWins(partTable(), counts, offset >>> 0);
};

/**
 * Tells whether a packed hand wins, as {@link isWinningCounts} does.
 *
 * @param keys - The keys of hands, from {@link packHands} or {@link packCounts}.
 * @param offset - The index where the four keys of the hand begin; 0 if left out.
 * @returns True if the hand wins.
 * @example
 * ```ts
 * import { HAND_KEYS, isWinningPacked, packHands } from 'mahjongg/packed';
 *
 * const keys = packHands([['E', 'S'], ['1B', '2B', '3B', 'E', 'E']]);
 * [isWinningPacked(keys), isWinningPacked(keys, HAND_KEYS)]; // => [false, true]
 * ```
 */
export const isWinningPacked = (keys: Readonly<Int32Array>, offset = 0): boolean => {
  expectKeys(keys);
  if (typeof offset !== 'number') expectSound(false, 'The offset must be a number', offset);
  return packedWins(partTable(), keys, offset >>> 0);
};

/** A row that is reused by each call. */
const lentRow: Uint8Array = /* @__PURE__ */ new Uint8Array(COUNT_COLUMNS);

/**
 * Tells whether tiles are a winning hand, as {@link isWinningCounts} does.
 *
 * @param tiles - The tiles of the hand without its melds.
 * @returns True if they win; false if not, or for anything other than a list of the 34 kinds of tile.
 * @example
 * ```ts
 * import { isWinningTiles } from 'mahjongg/packed';
 *
 * isWinningTiles(['1B', '2B', '3B', 'E', 'E']); // => true
 * ```
 */
export const isWinningTiles = (tiles: readonly Tile[]): boolean => {
  lentRow.fill(0);
  return countInto(lentRow, 0, tiles) && isWinningCounts(lentRow);
};

/**
 * Lists the tiles that a row of counts is waiting for, which make it a winning hand (CS-8).
 *
 * @param counts - Rows of counts; the row has 13 tiles, or three fewer for each meld.
 * @param offset - The column where both rows begin; 0 if left out.
 * @param melded - The counts of melded tiles, so that a fifth tile of a kind is not listed.
 * @returns The tiles in the order of {@link COLUMN_TILES}; none if no tile completes the hand.
 * @example
 * ```ts
 * import { countHand, waitsOf } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', '4C', '5C', '6C', '7D', '8D', 'E', 'E', 'RD', 'RD', 'RD']);
 * counts && waitsOf(counts); // => ['6D', '9D']
 * ```
 */
export const waitsOf = (
  counts: Readonly<Uint8Array>,
  offset = 0,
  melded?: Readonly<Uint8Array>,
): readonly Tile[] => {
  expectCounts(counts, offset);
  if (melded !== undefined) expectCounts(melded, offset);
  const waits: Tile[] = [];
  const parts = partTable();
  for (let column = 0; column < COUNT_COLUMNS; column++) lentRow[column] = counts[offset + column] ?? 0;
  for (let column = 0; column < COUNT_COLUMNS; column++) {
    const held = countOf(lentRow, column);
    if (held + (melded?.[offset + column] ?? 0) >= 4) continue;
    lentRow[column] = held + 1;
    if (rowWins(parts, lentRow, 0)) waits.push(...COLUMN_TILES.slice(column, column + 1));
    lentRow[column] = held;
  }
  return waits;
};

/**
 * Marks which rows of counts win.
 *
 * @param counts - Rows of counts.
 * @param marks - An array for the marks, filled from its start for as many rows as fit; a new array if left out.
 * @returns The marks: 1 for each row that wins, 0 for each that does not.
 * @example
 * ```ts
 * import { countHands, markWinningCounts } from 'mahjongg/packed';
 *
 * const counts = countHands([['E', 'S'], ['1B', '2B', '3B', 'E', 'E']]);
 * Array.from(markWinningCounts(counts)); // => [0, 1]
 * ```
 */
export const markWinningCounts = (counts: Readonly<Uint8Array>, marks?: Uint8Array): Uint8Array => {
  expectCounts(counts, 0);
  if (marks !== undefined) expectCounts(marks, 0);
  const rows = Math.floor(counts.length / COUNT_COLUMNS);
  const marked = marks ?? new Uint8Array(rows);
  if (rows > 0) markRows(partTable(), counts, marked, Math.min(rows, marked.length));
  return marked;
};

/**
 * Marks which packed hands win, as {@link markWinningCounts} does.
 *
 * @param keys - The keys of hands, four for each.
 * @param marks - An array for the marks, filled from its start for as many hands as fit; a new array if left out.
 * @returns The marks: 1 for each hand that wins, 0 for each that does not.
 * @example
 * ```ts
 * import { markWinningPacked, packHands } from 'mahjongg/packed';
 *
 * const keys = packHands([['E', 'S'], ['1B', '2B', '3B', 'E', 'E']]);
 * Array.from(markWinningPacked(keys)); // => [0, 1]
 * ```
 */
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
 * Packs rows of counts once, to ask many questions about them.
 *
 * Do not store the keys: they may change with the next release.
 *
 * @param counts - Rows of counts; an incomplete row at the end is left out.
 * @returns Four keys for each row, in row order. A row with five of a kind gets a key that never wins.
 * @example
 * ```ts
 * import { countHands, packCounts } from 'mahjongg/packed';
 *
 * packCounts(countHands([['E', 'E'], ['E', 'S']])).length; // => 8
 * ```
 */
export const packCounts = (counts: Readonly<Uint8Array>): Int32Array => {
  expectCounts(counts, 0);
  const rows = Math.floor(counts.length / COUNT_COLUMNS);
  const keys = new Int32Array(rows * HAND_KEYS);
  for (let row = 0; row < rows; row++) {
    const at = row * COUNT_COLUMNS;
    writeKeys(counts, at, keys, row * HAND_KEYS);
    if (!isRow(counts, at)) keys[row * HAND_KEYS] = NO_KEY;
  }
  return keys;
};

/**
 * Packs hands given as tiles once, to ask many questions about them.
 *
 * Do not store the keys: they may change with the next release.
 *
 * @param hands - The hands, each a list of tiles without its melds.
 * @returns Four keys for each hand. A hand with other than the 34 kinds of tile, or more than four of one, never
 * wins.
 * @example
 * ```ts
 * import { HAND_KEYS, packHands } from 'mahjongg/packed';
 *
 * packHands([['E', 'E'], ['E', 'S']]).length / HAND_KEYS; // => 2
 * ```
 */
export const packHands = (hands: readonly (readonly Tile[])[]): Int32Array => packCounts(countHands(hands));
