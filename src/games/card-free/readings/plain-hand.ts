import type { CheckedHand } from '../../../hands/check-hand';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import {
  type BlockCode,
  blockCode,
  type CodedLayout,
  compareLayouts,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  sizeOf,
  WIND_KINDS,
} from '../layouts/blocks';
import { MOST_BLOCKS, patternOf, sizeBit } from '../layouts/patterns';
import { areSuitsTogether, LIKE_NUMBERS, NO_CATEGORY, numberCategory } from '../layouts/sets';

/*
 * The short way for most hands. With at most two jokers there is no block of jokers only, so without exposures every
 * kind of tile is one block; and a hand with numbers has its category as it lies. What is open is which blocks the
 * jokers enlarge. The figure that needs this: `isWinningHand` is four times and `validateHand` one and a half times as
 * fast as a look-up in a table of all layouts (docs/performance.md).
 */

const MOST_JOKERS = 2;
const NINE_NUMBERS = 0x1ff;
const HIGH_WINDS = 0b111;
/** All kinds of the lower half but East. */
const BEFORE_EAST = 0x7fffffff;
const NONE: readonly CodedLayout[] = /* @__PURE__ */ Object.freeze([]);

/** The category of numbers by suit; `NO_CATEGORY` if they repeat, are woven or form no set. */
const categoryOf = (bams: number, craks: number, dots: number): number => {
  const all = bams | craks | dots;
  const others = all & (all - 1);
  if (bams === craks && craks === dots) return others === 0 ? LIKE_NUMBERS : NO_CATEGORY;
  const isShort = (others & (others - 1)) === 0;
  const repeat = (bams & craks) | (bams & dots) | (craks & dots);
  return !isShort && repeat === 0 && areSuitsTogether(bams, craks, dots) ? numberCategory(all) : NO_CATEGORY;
};

/** The numbers in a suit as bits. */
const numbersIn = (lowKinds: number, suit: number): number => (lowKinds >> (10 * suit + 1)) & NINE_NUMBERS;

/** The winds of a hand as its NEWS block: 1 if there is one of each, 0 if there are none, -1 if they are no such block. */
const newsBlocks = ({ counts, lowKinds, highKinds }: CheckedHand): number => {
  const high = highKinds & HIGH_WINDS;
  if (lowKinds >= 0 && high === 0) return 0;
  if (lowKinds >= 0 || high !== HIGH_WINDS) return -1;
  return WIND_KINDS.every((wind) => counts[wind] === 1) ? 1 : -1;
};

/** The sizes of the blocks as they lie, without jokers. */
const sizesOf = ({ lowKinds, counts }: CheckedHand, news: number): number => {
  let sizes = news * sizeBit(4);
  for (let rest = lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1)
    sizes += 1 << (4 * (counts[31 - Math.clz32(rest & -rest)] ?? 0) - 4);
  return sizes;
};

/** The blocks as they lie, without jokers. */
const blocksOf = ({ lowKinds, counts }: CheckedHand, news: number): readonly BlockCode[] => {
  const blocks: BlockCode[] = [];
  for (let rest = lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    blocks.push(blockCode(kind, counts[kind] ?? 0));
  }
  if (news > 0) blocks.push(NEWS_BLOCK);
  return blocks;
};

/** Calls back with the blocks of each pattern that jokers make of blocks by enlarging those from some place on. */
const enlarge = (
  blocks: readonly BlockCode[],
  sizes: number,
  jokers: number,
  from: number,
  note: (blocks: readonly BlockCode[], pattern: number) => void,
): void => {
  if (jokers === 0) {
    const pattern = patternOf(sizes);
    if (pattern >= 0) note(blocks, pattern);
    return;
  }
  for (let place = from; place < blocks.length; place++) {
    const block = blocks[place] ?? 0;
    const size = sizeOf(block);
    if (kindOf(block) === FLOWER || kindOf(block) === NEWS) continue;
    for (let more = Math.max(1, 3 - size); more <= jokers && size + more <= 5; more++) {
      const larger = blocks.slice();
      larger[place] = block + more;
      enlarge(larger, sizes - sizeBit(size) + sizeBit(size + more), jokers - more, place + 1, note);
    }
  }
};

/** A hand whose kinds are those of a winning one: all that is open is the sizes of its blocks. */
interface PlainHand extends Pick<CodedLayout, 'category' | 'set'> {
  readonly news: number;
  readonly sizes: number;
}

/** What a hand with numbers, at most two jokers and no exposures has; no category if it cannot win, undefined if it is of another sort. */
const plainHand = (hand: CheckedHand): PlainHand | undefined => {
  const { melds, lowKinds, counts } = hand;
  if (melds.length > 0 || (counts[JOKER] ?? 0) > MOST_JOKERS) return undefined;
  const bams = numbersIn(lowKinds, 0);
  const craks = numbersIn(lowKinds, 1);
  const dots = numbersIn(lowKinds, 2);
  const set = bams | craks | dots;
  // A single number is a like number, or the 1 bam of Dragon's Wing; without numbers there are winds.
  if ((set & (set - 1)) === 0 && (set === 0 || bams !== craks)) return undefined;
  const news = newsBlocks(hand);
  const haveFillers = news >= 0 && ((lowKinds & 1) === 0 || counts[FLOWER] === 2);
  const category = haveFillers ? categoryOf(bams, craks, dots) : NO_CATEGORY;
  return { category, set, news, sizes: category === NO_CATEGORY ? 0 : sizesOf(hand, news) };
};

/**
 * The readings of a hand with numbers, at most two jokers and no exposures, in the order of equals;
 * undefined if the hand is of another sort.
 */
export const readPlainHand = (hand: CheckedHand): readonly CodedLayout[] | undefined => {
  const plain = plainHand(hand);
  if (plain === undefined || plain.category === NO_CATEGORY) return plain && NONE;
  const { category, set, sizes, news } = plain;
  const blocks = blocksOf(hand, news);
  if (blocks.length > MOST_BLOCKS) return NONE;
  const found: CodedLayout[] = [];
  enlarge(blocks, sizes, hand.counts[JOKER] ?? 0, 0, (enlarged, pattern) => {
    found.push({ category, set, pattern, blocks: enlarged });
  });
  return found.length > 1 ? found.sort(compareLayouts) : found;
};

/** Whether such a hand has any reading; undefined if the hand is of another sort. */
export const isPlainWin = (hand: CheckedHand): boolean | undefined => {
  if ((hand.counts[JOKER] ?? 0) > 0) return readPlainHand(hand)?.some(() => true);
  const plain = plainHand(hand);
  return plain && plain.category !== NO_CATEGORY && patternOf(plain.sizes) >= 0;
};
