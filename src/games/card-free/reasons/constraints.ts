import { EAST, FLOWER } from '../../../tiles/tile-index';
import { DRAGON_KINDS, isDragon, isMember, isNumber, NEWS } from '../layouts/blocks';
import {
  areSuitsTogether,
  bitCount,
  bitsFor,
  isWindSet,
  LIKE_NUMBERS,
  NO_CATEGORY,
  numberCategory,
  WINDS_CATEGORY,
} from '../layouts/sets';
import type { CardFreeOptions } from '../options';

/** The constraints of a winning hand, in the order of docs/reasons.md, which says when each is broken. */
export const CONSTRAINTS = [
  'jokerInPair',
  'jokerInFlowers',
  'jokerInNews',
  'allJokerBlock',
  'singleTile',
  'twoFlowerBlocks',
  'flowerBlockNotPair',
  'twoNewsBlocks',
  'repeatedNumber',
  'repeatedWind',
  'repeatedDragon',
  'wovenSuits',
  'houseRule',
  'skillLevel',
  'setTooShort',
  'noCategory',
  'noPattern',
] as const;

/** A constraint by its code. */
export type Constraint = (typeof CONSTRAINTS)[number];

type Test = (kind: number, size: number, blocks: readonly number[]) => boolean;

const isFlower: Test = (kind) => kind === FLOWER;
const isNews: Test = (kind) => kind === NEWS;
const shares =
  (same: (one: number, other: number) => boolean): Test =>
  (kind, _, blocks) =>
    blocks.filter((block) => same(block >> 3, kind)).length > 1;

/** Of each constraint its rule, its sentence with the tiles in place of `#`, and which blocks are meant. */
export const SENTENCES: Readonly<Record<Constraint, readonly [string, string, Test]>> = {
  jokerInPair: [
    'CF-3',
    'There is a joker in a pair; pairs take no jokers.',
    (kind, size) => size === 2 && kind > 0,
  ],
  jokerInFlowers: ['CF-16', 'A joker never stands for a flower.', isFlower],
  jokerInNews: ['CF-17', 'A joker never stands for a wind of the NEWS block.', isNews],
  allJokerBlock: ['CF-3a', 'A block of jokers only is not allowed here.', () => true],
  singleTile: ['CF-2', 'A block has 2 to 5 tiles; these stand alone: #.', (_, size) => size === 1],
  twoFlowerBlocks: ['CF-16', 'A hand has at most one flower block.', isFlower],
  flowerBlockNotPair: ['CF-16', 'A flower block is a pair.', isFlower],
  twoNewsBlocks: ['CF-17', 'A hand has at most one NEWS block.', isNews],
  repeatedNumber: [
    'CF-6',
    'A number can be in only one block; here two blocks share one: #.',
    shares((one, other) => isNumber(one) && isNumber(other) && one % 10 === other % 10),
  ],
  repeatedWind: [
    'CF-6',
    'A wind can be in only one block, and NEWS takes one of each: #.',
    (kind) => kind >= EAST,
  ],
  repeatedDragon: [
    'CF-15',
    'A dragon can be in only one block: #.',
    shares((one, other) => isDragon(one) && one === other),
  ],
  wovenSuits: [
    'CF-13',
    'The suits are woven: as the numbers go up, a suit stops and comes back: #.',
    isNumber,
  ],
  houseRule: [
    'CF-33',
    'The house rule asks for a bonus, no jokers, a self-picked win or a Dragon Hand.',
    () => true,
  ],
  skillLevel: ['CF-34', 'The skill level of the player does not allow this hand.', () => true],
  setTooShort: ['CF-6', 'The set is too short: #.', isMember],
  noCategory: ['CF-6', 'The numbers and winds form no set: #.', isMember],
  noPattern: ['CF-4', 'The sizes of the blocks form none of the patterns.', () => true],
};

/** The constraints as bits, so that a set of broken ones is a small number. */
export const BROKEN: Readonly<Record<Constraint, number>> = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(CONSTRAINTS.map((code, place) => [code, 1 << place])) as Record<Constraint, number>,
);

/** The codes of a set of broken constraints. */
export const brokenCodes = (broken: number): readonly Constraint[] =>
  CONSTRAINTS.filter((_, place) => (broken & (1 << place)) !== 0);

/** What blocks of these kinds amount to, whatever their sizes. */
export interface Verdict {
  /** Place in `CATEGORIES` of the category the set has or was on the way to; `NO_CATEGORY` for none. */
  readonly category: number;
  /** The numbers as bits, or the winds if there are no numbers. */
  readonly set: number;
  /** The broken constraints. */
  readonly broken: number;
}

const NINE = 0b111111111;

/** The category of numbers and winds given as bits, and which of setTooShort and noCategory they break. */
export const judgeSet = (
  numbers: number,
  winds: number,
  inThreeSuits: boolean,
): readonly [number, number] => {
  const count = bitCount(numbers);
  const ofNumbers = count === 1 ? LIKE_NUMBERS : numberCategory(numbers);
  const category = count > 0 ? ofNumbers : WINDS_CATEGORY;
  if (count > 0 === winds > 0 || category === NO_CATEGORY) return [NO_CATEGORY, BROKEN.noCategory];
  const isWhole = count > 0 ? count > 2 || (count === 1 && inThreeSuits) : isWindSet(winds);
  return [category, isWhole ? 0 : BROKEN.setTooShort];
};

const FOUR_WINDS = 0b1111;
const NEWS_BIT = 1 << (NEWS - EAST);
const DRAGONS: number = /* @__PURE__ */ bitsFor(DRAGON_KINDS, (kind) => kind);
const NUMBERS: number = /* @__PURE__ */ (() => ~(DRAGONS | 1))();

/** What more blocks cannot mend. */
export const FOR_GOOD: number = /* @__PURE__ */ (() =>
  BROKEN.twoFlowerBlocks |
  BROKEN.twoNewsBlocks |
  BROKEN.repeatedNumber |
  BROKEN.repeatedWind |
  BROKEN.repeatedDragon |
  BROKEN.wovenSuits)();

/** The constraints that blocks of these kinds break together: repeats, woven suits, the set (docs/reasons.md). */
export const judgeKinds = (kinds: readonly number[], options: CardFreeOptions): Verdict => {
  let [low, high, lowTwice, highTwice] = [0, 0, 0, 0];
  for (const kind of kinds)
    if (kind < EAST) {
      lowTwice |= low & (1 << kind);
      low |= 1 << kind;
    } else {
      highTwice |= high & (1 << (kind - EAST));
      high |= 1 << (kind - EAST);
    }
  const [bams, craks, dots] = [(low >> 1) & NINE, (low >> 11) & NINE, (low >> 21) & NINE];
  const numbers = bams | craks | dots;
  const winds = high & FOUR_WINDS;
  const isLike = (numbers & (numbers - 1)) === 0;
  const isShared = ((bams & craks) | (bams & dots) | (craks & dots)) !== 0;
  const besideNews = winds > 0 && (high & NEWS_BIT) > 0 && !options.newsWithWinds;
  const inThreeSuits = bams > 0 && craks > 0 && dots > 0;
  const [category, bySet] = judgeSet(numbers, winds, inThreeSuits);
  const broken =
    (lowTwice & 1 ? BROKEN.twoFlowerBlocks : 0) |
    (highTwice & NEWS_BIT ? BROKEN.twoNewsBlocks : 0) |
    (lowTwice & NUMBERS || (isShared && !isLike) ? BROKEN.repeatedNumber : 0) |
    (highTwice & FOUR_WINDS || besideNews ? BROKEN.repeatedWind : 0) |
    (lowTwice & DRAGONS ? BROKEN.repeatedDragon : 0) |
    (areSuitsTogether(bams, craks, dots) ? 0 : BROKEN.wovenSuits);
  return { category, set: numbers || winds, broken: broken | bySet };
};
