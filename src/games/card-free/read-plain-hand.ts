import type { CheckedHand } from '../../hands/check-hand';
import { FLOWER, JOKER } from '../../tiles/tile-index';
import type { Found } from './found';
import { NEWS } from './kinds';
import { PATTERN_SIZES, type PatternSizes, patternOf } from './patterns';
import { areSuitsTogether, LIKE_NUMBERS, NO_CATEGORY, numberCategory } from './sets';

/*
 * The short way for most hands. With at most two jokers there is no block of jokers only, so without
 * exposures every kind of tile is one block; and a hand with numbers has its category as it lies.
 * What is open is which blocks the jokers enlarge. The benchmark that needs this is the comparison
 * with a look-up in a table of all layouts (docs/performance.md).
 */

const MOST_JOKERS = 2;
const MOST_BLOCKS = 7;
const NINE_NUMBERS = 0x1ff;
const HIGH_WINDS = 0b111;
/** All kinds of the lower half but East. */
const BEFORE_EAST = 0x7fffffff;
const NONE: readonly Found[] = /* @__PURE__ */ Object.freeze([]);

/** The category of numbers by suit; `NO_CATEGORY` if they repeat, are woven or form no set. */
const categoryOf = (bams: number, craks: number, dots: number): number => {
  if (bams === craks && craks === dots) return (bams & (bams - 1)) === 0 ? LIKE_NUMBERS : NO_CATEGORY;
  const repeat = (bams & craks) | (bams & dots) | (craks & dots);
  return repeat === 0 && areSuitsTogether(bams, craks, dots)
    ? numberCategory(bams | craks | dots)
    : NO_CATEGORY;
};

/** The blocks as they lie: kind and natural tiles, the NEWS block as if it were a natural kong. */
const kinds: Uint8Array = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS);
const naturals: Uint8Array = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS);
const sizes: Uint8Array = /* @__PURE__ */ new Uint8Array(MOST_BLOCKS);
let blocks = 0;
/** The sizes of the natural tiles together, as patterns count them. */
let histogram = 0;
let category = NO_CATEGORY;
let set = 0;

const addBlock = (kind: number, count: number): boolean => {
  if (blocks === MOST_BLOCKS) return false;
  kinds[blocks] = kind;
  naturals[blocks++] = count;
  histogram += 1 << (4 * count - 4);
  return true;
};

const NO_WINDS = 0;
const ONE_OF_EACH = 1;
const OTHER_WINDS = 2;

/** Which winds the hand holds: none, one of each, or anything else. */
const windsOf = ({ counts, lowKinds, highKinds }: CheckedHand): number => {
  const high = highKinds & HIGH_WINDS;
  if (lowKinds >= 0 && high === 0) return NO_WINDS;
  if (lowKinds >= 0 || high !== HIGH_WINDS) return OTHER_WINDS;
  const all =
    (counts[31] as number) + (counts[32] as number) + (counts[33] as number) + (counts[34] as number);
  return all === 4 ? ONE_OF_EACH : OTHER_WINDS;
};

/** Whether the flowers and winds can be blocks beside numbers: a flower pair, NEWS, or none. */
const areFillers = (hand: CheckedHand, winds: number): boolean =>
  winds !== OTHER_WINDS && ((hand.lowKinds & 1) === 0 || hand.counts[FLOWER] === 2);

/** Lays out a block for each kind; false if there are too many, or the flowers or winds cannot be one. */
const layOut = (hand: CheckedHand): boolean => {
  blocks = 0;
  histogram = 0;
  const winds = windsOf(hand);
  if (!areFillers(hand, winds)) return false;
  for (let rest = hand.lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    if (!addBlock(kind, hand.counts[kind] as number)) return false;
  }
  return winds === NO_WINDS || addBlock(NEWS, 4);
};

/** Whether the tiles as they lie, without jokers, have the sizes of a pattern. */
const haveSizes = (hand: CheckedHand): boolean => {
  const winds = windsOf(hand);
  if (!areFillers(hand, winds)) return false;
  let sum = winds === ONE_OF_EACH ? 1 << 12 : 0;
  for (let rest = hand.lowKinds & BEFORE_EAST; rest !== 0; rest &= rest - 1) {
    sum += 1 << (4 * (hand.counts[31 - Math.clz32(rest & -rest)] as number) - 4);
  }
  return patternOf(sum) >= 0;
};

/** Whether the hand is of the sort that is read here; if so, `category` says what its numbers are. */
const takeUp = ({ counts, lowKinds, melds }: CheckedHand): boolean => {
  if (melds.length > 0 || (counts[JOKER] as number) > MOST_JOKERS) return false;
  const bams = (lowKinds >> 1) & NINE_NUMBERS;
  const craks = (lowKinds >> 11) & NINE_NUMBERS;
  const dots = (lowKinds >> 21) & NINE_NUMBERS;
  set = bams | craks | dots;
  // A single number is a like number, or the 1 bam of Dragon's Wing; without numbers there are winds.
  if ((set & (set - 1)) === 0 && (set === 0 || bams !== craks)) return false;
  category = categoryOf(bams, craks, dots);
  return true;
};

const fits = (place: number, size: number): boolean => {
  const count = naturals[place] as number;
  const kind = kinds[place] as number;
  if (size === 2 || kind === FLOWER || kind === NEWS) return count === size;
  return count <= size;
};

const laidOut = (pattern: number): Found => {
  const list = new Array<number>(blocks);
  for (let place = 0; place < blocks; place++)
    list[place] = (kinds[place] as number) * 8 + (sizes[place] as number);
  return { category, set, pattern, blocks: list };
};

/** Gives the blocks the pattern's sizes in every way; `left` smaller blocks are still to be placed. */
const giveSizes = (place: number, left: number, pattern: PatternSizes, found: Found[]): void => {
  if (place === blocks) {
    found.push(laidOut(pattern.place));
    return;
  }
  if (left > 0 && fits(place, pattern.small)) {
    sizes[place] = pattern.small;
    giveSizes(place + 1, left - 1, pattern, found);
  }
  if (left < blocks - place && fits(place, pattern.large)) {
    sizes[place] = pattern.large;
    giveSizes(place + 1, left, pattern, found);
  }
};

const readLaidOut = (jokers: number): readonly Found[] => {
  if (jokers === 0) {
    const pattern = patternOf(histogram);
    sizes.set(naturals);
    return pattern < 0 ? NONE : [laidOut(pattern)];
  }
  const found: Found[] = [];
  for (const pattern of PATTERN_SIZES) {
    if (pattern.smalls + pattern.larges === blocks) giveSizes(0, pattern.smalls, pattern, found);
  }
  return found;
};

/**
 * The readings of a hand with numbers, at most two jokers and no exposures, in no particular order;
 * undefined if the hand is of another sort.
 */
export const readPlainHand = (hand: CheckedHand): readonly Found[] | undefined => {
  if (!takeUp(hand)) return undefined;
  return category === NO_CATEGORY || !layOut(hand) ? NONE : readLaidOut(hand.counts[JOKER] as number);
};

/** Whether such a hand has any reading; undefined if the hand is of another sort. */
export const isPlainWin = (hand: CheckedHand): boolean | undefined => {
  if (!takeUp(hand)) return undefined;
  if (category === NO_CATEGORY) return false;
  const jokers = hand.counts[JOKER] as number;
  return jokers === 0 ? haveSizes(hand) : layOut(hand) && readLaidOut(jokers).length > 0;
};
