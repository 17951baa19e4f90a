import { onFirstUse } from '../../../core/first-use';
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

/** The first column of the bams. */
export const BAMS = 0;
/** The first column of the craks, after the green dragon. */
export const CRAKS = 10;
/** The first column of the dots, after the red dragon. */
export const DOTS = 20;
/** The columns of the honors: green, red and white dragon, then E S W N. */
export const HONOR_COLUMNS: readonly number[] = [9, 19, 29, 30, 31, 32, 33];

/** The key of the suit whose nine counts begin at an index. */
export const suitKey = (counts: Readonly<Uint8Array>, at: number): number => {
  let key = 0;
  for (let number = 8; number >= 0; number--) key = 5 * key + (counts[at + number] ?? 0);
  return key;
};

/** The key of the honors in the row that begins at an index, after those of the suits. */
export const honorKey = (counts: Readonly<Uint8Array>, at: number): number => {
  let key = 0;
  for (let honor = 6; honor >= 0; honor--) key = 5 * key + (counts[at + (HONOR_COLUMNS[honor] ?? 0)] ?? 0);
  return SUIT_KEYS + key;
};

/** Marks a part with a pair in the table; the number of its sets is added. */
export const PAIR = 32;
/** Marks tiles in the table that are not part of a winning hand. */
export const NO_PART = 255;
/** The number of sets in a complete hand. */
export const SETS = 4;

/** Tiles laid together: copies of one kind, or one each of three in a row; `power` is that of the lowest. */
interface Laid {
  readonly copies: number;
  readonly kinds: number;
  readonly power: number;
  /** What the tiles add to a key. */
  readonly step: number;
}

const laid = (copies: number, kinds: number, power: number): Laid => ({
  copies,
  kinds,
  power,
  step: copies * power * (kinds === 1 ? 1 : 1 + 5 + 25),
});

/** Whether the tiles can be added to a key without a fifth of a kind, so that no digit carries. */
const fits = (key: number, { copies, kinds, power }: Laid): boolean => {
  let digits = Math.floor(key / power);
  for (let kind = 0; kind < kinds; kind++) {
    if ((digits % 5) + copies > 4) return false;
    digits = Math.floor(digits / 5);
  }
  return true;
};

/** Marks every part of a suit, or of the honors, with its number of sets, plus {@link PAIR} if it has a pair. */
const markParts = (parts: Uint8Array, kinds: number, hasRuns: boolean): void => {
  const powers = Array.from({ length: kinds }, (_, kind) => 5 ** kind);
  const pairs = powers.map((power) => laid(2, 1, power));
  const runs = hasRuns ? powers.slice(0, -2).map((power) => laid(1, 3, power)) : [];
  const laidSets = [...powers.map((power) => laid(3, 1, power)), ...runs];
  let keys = [0];
  parts[0] = 0;
  for (let sets = 0; sets <= SETS; sets++) {
    const larger: number[] = [];
    for (const key of keys) {
      for (const pair of pairs) if (fits(key, pair)) parts[key + pair.step] = PAIR + sets;
      if (sets === SETS) continue;
      for (const set of laidSets) {
        if (parts[key + set.step] !== NO_PART || !fits(key, set)) continue;
        parts[key + set.step] = sets + 1;
        larger.push(key + set.step);
      }
    }
    keys = larger;
  }
};

const buildParts = (): Uint8Array => {
  const parts = new Uint8Array(ALL_KEYS).fill(NO_PART);
  markParts(parts.subarray(0, SUIT_KEYS), 9, true);
  markParts(parts.subarray(SUIT_KEYS), 7, false);
  return parts;
};

/**
 * The parts of winning hands by key, built on first use. A part is its number of sets, plus {@link PAIR} if it has
 * a pair; any other tiles are {@link NO_PART}. Only the four parts of a winning hand add up to `PAIR` and the
 * number of sets.
 */
export const partTable: () => Readonly<Uint8Array> = /* @__PURE__ */ onFirstUse(buildParts);
