/** The tiles of every Card Free hand: each pattern adds up to them (CF-4). */
export const HAND_SIZE = 14;

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

/** Smaller size, how many, larger size, how many: the ten patterns in the order of `PATTERNS` (CF-4). */
const SIZES: readonly string[] = [
  '2134',
  '2432',
  '2143',
  '2342',
  '2541',
  '2252',
  '3242',
  '3351',
  '4152',
  '2730',
];

/** The ten patterns by their block sizes, in the order of `PATTERNS`. */
export const PATTERN_SIZES: readonly PatternSizes[] = /* @__PURE__ */ SIZES.map((digits, place) => {
  const [small, smalls, large, larges] = [...digits].map(Number) as [number, number, number, number];
  return {
    place,
    small,
    smalls,
    large,
    larges,
    histogram: smalls * sizeBit(small) + larges * sizeBit(large),
  };
});

/** The ten histograms differ in what is left when they are divided by this, so a small table finds them. */
const DIVISOR = 31;
let places: Int8Array | undefined;

/** The place in `PATTERNS` of the pattern that a histogram of sizes forms; -1 if none. */
export const patternOf = (histogram: number): number => {
  if (places === undefined) {
    places = new Int8Array(DIVISOR).fill(-1);
    for (const pattern of PATTERN_SIZES) places[pattern.histogram % DIVISOR] = pattern.place;
  }
  const place = places[histogram % DIVISOR] as number;
  return PATTERN_SIZES[place]?.histogram === histogram ? place : -1;
};

/** Place of the pattern 2 Pungs 2 Kongs, which level 1 restricts (CF-34). */
export const TWO_PUNGS_TWO_KONGS = 6;
/** Place of 7 Pairs. */
export const SEVEN_PAIRS = 9;
/** Places from here on are Dragon Hands, in the order of `DRAGON_HANDS`. */
export const FIRST_DRAGON_HAND = 10;
