import { onFirstUse } from '../../../core/first-use';
import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../../tiles/tile-index';
import { blockCode, type CodedLayout, DRAGON_KINDS, FLOWER_PUNG, NO_CATEGORY, WIND_KINDS } from './blocks';

/** The tiles of every Card Free hand: each pattern adds up to them (CF-4). */
export const HAND_SIZE = 14;
/** The most blocks of a pattern. */
export const MOST_BLOCKS = 7;

/** How many blocks of which size a pattern has. */
export interface PatternSizes {
  /** The pattern's place in `PATTERNS`. */
  readonly place: number;
  readonly small: number;
  readonly smalls: number;
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
const placesLeft = /* @__PURE__ */ onFirstUse(() => {
  const places = new Int8Array(DIVISOR).fill(-1);
  for (const { histogram, place } of PATTERN_SIZES) places[histogram % DIVISOR] = place;
  return places;
});

/** The place in `PATTERNS` of the pattern that a histogram of sizes forms; -1 if none. */
export const patternOf = (histogram: number): number => {
  const place = placesLeft()[histogram % DIVISOR] ?? -1;
  return PATTERN_SIZES[place]?.histogram === histogram ? place : -1;
};

/** Place of the pattern 2 Pungs 2 Kongs, which level 1 restricts (CF-34). */
export const TWO_PUNGS_TWO_KONGS = 6;
export const SEVEN_PAIRS = 9;
/** Places from here on are Dragon Hands, in the order of `DRAGON_HANDS`. */
export const FIRST_DRAGON_HAND = 10;

const ONE_BAM = 1;

const pair = (kind: number): number => blockCode(kind, 2);
const kong = (kind: number): number => blockCode(kind, 4);
const dragonHand = (place: number, blocks: readonly number[]): CodedLayout => ({
  category: NO_CATEGORY,
  set: 0,
  pattern: FIRST_DRAGON_HAND + place,
  blocks,
});
const love = (without: number): CodedLayout =>
  dragonHand(0, [FLOWER_PUNG, FLOWER_PUNG, ...DRAGON_KINDS.filter((dragon) => dragon !== without).map(kong)]);

/** Every layout of a Dragon Hand, in the order of equals; Dragon's Love has one for each two dragons. */
export const DRAGON_HAND_LAYOUTS: readonly CodedLayout[] = /* @__PURE__ */ (() => [
  love(WHITE_DRAGON),
  love(RED_DRAGON),
  love(GREEN_DRAGON),
  dragonHand(1, [pair(ONE_BAM), ...DRAGON_KINDS.map(kong)]),
  dragonHand(2, [...DRAGON_KINDS, ...WIND_KINDS].map(pair)),
])();
