import { onFirstUse } from '../../../core/first-use';
import { type Counts, countOf, type Part } from '../../../melds/set-shape';
import { type ChineseParts, type ChineseShape, chinesePart, parts, SETS } from '../parts';

/*
 * A winning hand splits into parts: no set or pair mixes two suits, or a suit and honors. So a hand wins if each of
 * its four parts (bams, craks, dots; winds and dragons) consists of complete sets, one of them with a pair as well,
 * and this can be looked up for each part.
 *
 * The key of a part is a base-5 number with one digit for each kind of tile: how many of it there are, 0 to 4. A suit
 * has 5^9 keys and the honors, which form no runs, 5^7; they share one table of 2,031,250 bytes, suits first. It is
 * not filled by testing two million keys, but by laying every choice of up to four sets and a pair.
 */

/** How many keys a suit has; the keys of the honors come after them. */
export const SUIT_KEYS: number = 5 ** 9;
/** How many keys suits and honors have together. */
export const ALL_KEYS: number = SUIT_KEYS + 5 ** 7;

/** How many keys a hand has, one for each part. */
export const PARTS = 4;

/** The columns of the honors: green, red and white dragon, then E S W N. */
export const HONOR_COLUMNS: readonly number[] = [9, 19, 29, 30, 31, 32, 33];

/** The parts in the order of keys, with their kinds in the order of digits, the last digit first. */
export const packedParts: () => ChineseParts = /* @__PURE__ */ onFirstUse((): ChineseParts => {
  const [bams, craks, dots] = parts();
  return [bams, craks, dots, chinesePart(HONOR_COLUMNS.map((column) => column + 1))];
});

const suitKey = (counts: Counts, at: number): number => {
  let key = 0;
  for (let number = 8; number >= 0; number--) key = 5 * key + countOf(counts, at + number);
  return key;
};

/** Writes the four keys of the row of counts that begins at an index. */
export const writeKeys = (counts: Counts, at: number, keys: Int32Array, place: number): void => {
  keys[place] = suitKey(counts, at);
  keys[place + 1] = suitKey(counts, at + 10);
  keys[place + 2] = suitKey(counts, at + 20);
  let honors = 0;
  for (let honor = 6; honor >= 0; honor--)
    honors = 5 * honors + countOf(counts, at + (HONOR_COLUMNS[honor] ?? 0));
  keys[place + 3] = SUIT_KEYS + honors;
};

/** The tiles of a part by its key. */
export const tilesOfKey = ({ kinds }: Part, key: number): Counts => {
  const held = new Uint8Array(48);
  for (const [digit, kind] of kinds.entries()) held[kind] = Math.floor((key % SUIT_KEYS) / 5 ** digit) % 5;
  return held;
};

/** Marks a part with a pair in the table; the number of its sets is added. */
export const PAIR = 32;
/** Marks tiles in the table that are not part of a winning hand. */
export const NO_PART = 255;

/** The key with tiles added, each given as the power of its digit; -1 if there is a fifth of a kind. */
const withTiles = (key: number, powers: readonly number[]): number => {
  let sum = key;
  for (const power of powers) {
    if (((sum / power) | 0) % 5 === 4) return -1;
    sum += power;
  }
  return sum;
};

/** Marks every part of a suit, or of the honors, with its number of sets, plus {@link PAIR} if it has a pair. */
const markPart = (table: Uint8Array, { kinds, shapes }: Part<ChineseShape>): void => {
  const sets = shapes.flat().map((set) => ({
    size: set.kind === 'pair' ? PAIR : 1,
    powers: set.kinds.map((kind) => 5 ** kinds.indexOf(kind)),
  }));
  const mark = (key: number, made: number): void => {
    if (table[key] !== NO_PART) return;
    table[key] = made;
    for (const { size, powers } of made < PAIR ? sets : [])
      if (size === PAIR || made < SETS) mark(withTiles(key, powers), made + size);
  };
  mark(0, 0);
};

/**
 * The parts of winning hands by key, built on first use. A part is its number of sets, plus {@link PAIR} if it has
 * a pair; any other tiles are {@link NO_PART}. Only the four parts of a winning hand add up to `PAIR` and the
 * number of sets.
 */
export const partTable: () => Readonly<Uint8Array> = /* @__PURE__ */ onFirstUse(() => {
  const table = new Uint8Array(ALL_KEYS).fill(NO_PART);
  markPart(table.subarray(0, SUIT_KEYS), packedParts()[0]);
  markPart(table.subarray(SUIT_KEYS), packedParts()[3]);
  return table;
});
