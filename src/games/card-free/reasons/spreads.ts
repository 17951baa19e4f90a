import { ascending, type BlockCode, blockCode, type CodedLayout, NEWS } from '../layouts/blocks';
import { patternOf, sizeBit } from '../layouts/patterns';
import { BROKEN } from './constraints';

/** The start of a block: its natural tiles, and its size if given, or else 0. */
export interface Group {
  readonly kind: number;
  readonly naturals: number;
  readonly size: number;
}

/**
 * The sizes that groups can have together, by histogram of sizes with one more bit for a joker in a pair. The value
 * has the sizes in group order, as base-8 digits.
 */
export type Spreads = ReadonlyMap<number, number>;

export const NO_SPREAD: Spreads = /* @__PURE__ */ new Map([[0, 0]]);

const HISTOGRAM = (1 << 20) - 1;
const PAIR_WITH_JOKER = 1 << 20;

export const tilesIn = (key: number): number =>
  (key & 15) +
  2 * ((key >> 4) & 15) +
  3 * ((key >> 8) & 15) +
  4 * ((key >> 12) & 15) +
  5 * ((key >> 16) & 15);

/** The pattern and the blocks that kinds form in the sizes of a spread. */
export const shapeOfSpread = (
  kinds: readonly number[],
  key: number,
  sizes: number,
): Pick<CodedLayout, 'pattern' | 'blocks'> => {
  const blocks: BlockCode[] = [];
  let rest = sizes;
  for (let place = kinds.length - 1; place >= 0; place--) {
    blocks.push(blockCode(kinds[place] ?? NEWS, rest % 8));
    rest = Math.floor(rest / 8);
  }
  return { pattern: patternOf(key & HISTOGRAM), blocks: blocks.sort(ascending) };
};

/** Adds a group in every useful size that keeps the total within `most` tiles. */
export const withGroup = (
  spreads: Spreads,
  { naturals, size: given }: Group,
  most: number,
  isVain: (size: number, naturals: number) => boolean,
): Spreads => {
  const result = new Map<number, number>();
  const least = given || Math.max(1, naturals);
  for (const [key, sizes] of spreads) {
    const room = most - tilesIn(key);
    for (let size = Math.min(given || 5, room); size >= least; size--) {
      const mark = given === 0 && size === 2 && naturals < 2 ? PAIR_WITH_JOKER : 0;
      if (given > 0 || !isVain(size, naturals)) result.set((key + sizeBit(size)) | mark, sizes * 8 + size);
    }
  }
  return result;
};

/** What sizes break: a single tile, a joker in a pair, no pattern. */
export const brokenBySpread = (key: number): number =>
  (key & 15 ? BROKEN.singleTile : 0) |
  (key & PAIR_WITH_JOKER ? BROKEN.jokerInPair : 0) |
  (patternOf(key & HISTOGRAM) < 0 ? BROKEN.noPattern : 0);
