/** The tiles of every Card Free hand: each pattern adds up to them (CF-4). */
export const HAND_SIZE = 14;
/** The most blocks of a pattern. */
export const MOST_BLOCKS = 7;

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
  /** How many blocks of each size there are, as `sizeHistogram` counts them. */
  readonly histogram: number;
}

/** A block of this size in a histogram of sizes: four bits for each size from 1 to 5. */
export const sizeBit = (size: number): number => 1 << (4 * size - 4);

type Sizes = readonly [small: number, smalls: number, large: number, larges: number];

/** The ten patterns in the order of `PATTERNS` (CF-4). */
const SIZES: readonly Sizes[] = [
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
    histogram: smalls * sizeBit(small) + larges * sizeBit(large),
  }),
);

/** The ten histograms differ in what is left when they are divided by this, so a small table finds them. */
const DIVISOR = 31;
let places: Int8Array | undefined;

/** The place in `PATTERNS` of the pattern that a histogram of sizes forms; -1 if none. */
export const patternOf = (histogram: number): number => {
  if (places === undefined) {
    places = new Int8Array(DIVISOR).fill(-1);
    for (const pattern of PATTERN_SIZES) places[pattern.histogram % DIVISOR] = pattern.place;
  }
  const place = places[histogram % DIVISOR] ?? -1;
  return PATTERN_SIZES[place]?.histogram === histogram ? place : -1;
};

/** Place of the pattern 2 Pungs 2 Kongs, which level 1 restricts (CF-34). */
export const TWO_PUNGS_TWO_KONGS = 6;
/** Place of 7 Pairs. */
export const SEVEN_PAIRS = 9;
/** Places from here on are Dragon Hands, in the order of `DRAGON_HANDS`. */
export const FIRST_DRAGON_HAND = 10;
