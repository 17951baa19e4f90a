import { onFirstUse } from '../../../core/first-use';
import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../../tiles/tile-index';
import { blockCode, type CodedLayout, DRAGON_KINDS, FLOWER_PUNG, NO_CATEGORY, WIND_KINDS } from './blocks';

/** The tiles of every Card Free hand; each pattern adds up to this (CF-4). */
export const HAND_SIZE = 14;
export const MOST_BLOCKS = 7;

/** The block sizes of a pattern and how many blocks have each. */
export interface PatternSizes {
  /** The index in `PATTERNS`. */
  readonly place: number;
  readonly small: number;
  readonly smalls: number;
  readonly large: number;
  /** How many larger blocks there are; 0 for 7 Pairs. */
  readonly larges: number;
  /** The blocks by size, as a sum of `sizeBit`. */
  readonly histogram: number;
}

/** One block of this size in a histogram of sizes, which has four bits for each size from 1 to 5. */
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

/** The ten histograms have different remainders for this divisor, so a small table finds them. */
const DIVISOR = 31;
const placesLeft = /* @__PURE__ */ onFirstUse(() => {
  const places = new Int8Array(DIVISOR).fill(-1);
  for (const { histogram, place } of PATTERN_SIZES) places[histogram % DIVISOR] = place;
  return places;
});

/** The index in `PATTERNS` of the pattern with these sizes; -1 if none. */
export const patternOf = (histogram: number): number => {
  const place = placesLeft()[histogram % DIVISOR] ?? -1;
  return PATTERN_SIZES[place]?.histogram === histogram ? place : -1;
};

/** The index of the pattern 2 Pungs 2 Kongs, which level 1 restricts (CF-34). */
export const TWO_PUNGS_TWO_KONGS = 6;
export const SEVEN_PAIRS = 9;
/** From this index on come the Dragon Hands, in the order of `DRAGON_HANDS`. */
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

/** The layouts of the Dragon Hands in tie-break order; Dragon’s Love has one for each two dragons. */
export const DRAGON_HAND_LAYOUTS: readonly CodedLayout[] = /* @__PURE__ */ (() => [
  love(WHITE_DRAGON),
  love(RED_DRAGON),
  love(GREEN_DRAGON),
  dragonHand(1, [pair(ONE_BAM), ...DRAGON_KINDS.map(kong)]),
  dragonHand(2, [...DRAGON_KINDS, ...WIND_KINDS].map(pair)),
])();
