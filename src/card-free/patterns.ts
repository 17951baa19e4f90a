import { DRAGON_HANDS, PATTERNS, type Pattern } from './vocabulary';

/** How many blocks of which size a pattern has. */
export interface PatternSizes {
  /** The pattern's place in `PATTERNS`. */
  readonly place: number;
  /** The size of the smaller blocks. */
  readonly small: number;
  /** How many smaller blocks there are. */
  readonly smalls: number;
  /** The size of the larger blocks. */
  readonly large: number;
  /** How many larger blocks there are; none in 7 Pairs. */
  readonly larges: number;
  /** How many blocks there are in all. */
  readonly blocks: number;
}

/** Smaller size, how many, larger size, how many: the ten patterns in the order of `PATTERNS` (CF-4). */
// biome-ignore format: a row for each pattern
const SIZES: readonly (readonly [number, number, number, number])[] = [
  [2, 1, 3, 4],
  [2, 4, 3, 2],
  [2, 1, 4, 3],
  [2, 3, 4, 2],
  [2, 5, 4, 1],
  [2, 2, 5, 2],
  [3, 2, 4, 2],
  [3, 3, 5, 1],
  [4, 1, 5, 2],
  [2, 7, 3, 0],
];

/** The ten patterns by their block sizes, in the order of `PATTERNS`. */
export const PATTERN_SIZES: readonly PatternSizes[] = /* @__PURE__ */ SIZES.map(
  ([small, smalls, large, larges], place) => ({
    place,
    small,
    smalls,
    large,
    larges,
    blocks: smalls + larges,
  }),
);

/** Place of the pattern 2 Pungs 2 Kongs, which level 1 restricts (CF-34). */
export const TWO_PUNGS_TWO_KONGS = 6;
/** Place of 7 Pairs. */
export const SEVEN_PAIRS = 9;
/** Places from here on are Dragon Hands, in the order of `DRAGON_HANDS`. */
export const FIRST_DRAGON_HAND = 10;

/** The name of a pattern or Dragon Hand from its place. */
export const patternName = (place: number): Pattern =>
  place < FIRST_DRAGON_HAND
    ? (PATTERNS[place] as Pattern)
    : (DRAGON_HANDS[place - FIRST_DRAGON_HAND] as Pattern);
