import type { CheckedHand } from '../hands/check-hand';
import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import type { Found } from './found';
import { NEWS } from './kinds';
import { PATTERN_SIZES, sizeBit } from './patterns';
import { areSuitsTogether, LIKE_NUMBERS, NO_CATEGORY, numberCategory } from './sets';

/*
 * The short way for most hands. Without jokers and exposures every kind of tile is one block as it
 * lies, and a hand with numbers is read in one way or not at all. The benchmark that needs this is
 * the comparison with a look-up in a table of all layouts (docs/performance.md).
 */

/** All kinds of the lower half but East. */
const BEFORE_EAST = 0x7fffffff;
const WIND_BITS = 0b111;
const NINE_NUMBERS = 0x1ff;

/** The category of numbers by suit; `NO_CATEGORY` if they repeat, are woven or form no set. */
const categoryOf = (bams: number, craks: number, dots: number): number => {
  const numbers = bams | craks | dots;
  if (bams === craks && craks === dots) return (numbers & (numbers - 1)) === 0 ? LIKE_NUMBERS : NO_CATEGORY;
  const repeat = (bams & craks) | (bams & dots) | (craks & dots);
  return repeat === 0 && areSuitsTogether(bams, craks, dots) ? numberCategory(numbers) : NO_CATEGORY;
};

/**
 * The reading of a hand with numbers and without jokers or exposures: null if it has none, undefined
 * if the hand is of another sort.
 */
export const readPlainHand = ({ counts, lowKinds, highKinds, melds }: CheckedHand): Found | null | undefined => {
  if (melds.length > 0 || counts[JOKER] !== 0) return undefined;
  const bams = (lowKinds >> 1) & NINE_NUMBERS;
  const craks = (lowKinds >> 11) & NINE_NUMBERS;
  const dots = (lowKinds >> 21) & NINE_NUMBERS;
  const numbers = bams | craks | dots;
  // A single number is a like number, or the 1 bam of Dragon's Wing.
  if ((numbers & (numbers - 1)) === 0 && bams !== craks) return undefined;
  if (numbers === 0) return undefined;
  const category = categoryOf(bams, craks, dots);
  if (category === NO_CATEGORY) return null;
  const winds = lowKinds < 0 || (highKinds & WIND_BITS) !== 0;
  const blocks: number[] = [];
  let histogram = 0;
  for (let rest = lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    const size = counts[kind] as number;
    if (size < 2 || (kind === FLOWER && size !== 2)) return null;
    blocks.push(kind * 8 + size);
    histogram += sizeBit(size);
  }
  if (winds) {
    for (let wind = EAST; wind < NEWS; wind++) if (counts[wind] !== 1) return null;
    blocks.push(NEWS * 8 + 4);
    histogram += sizeBit(4);
  }
  for (const pattern of PATTERN_SIZES) {
    if (pattern.histogram === histogram) return { category, set: numbers, pattern: pattern.place, blocks };
  }
  return null;
};
