import { type Kind, kindOf } from './card-free-kinds';
import { CATEGORIES, type Category, PATTERNS } from './card-free-layouts';
import type { NaiveOptions } from './card-free-options';

// The constraints of docs/reasons.md, each as it is said there. A set of broken constraints is a number with a bit
// for each code.

/** The codes in the order of the page. */
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
export type Constraint = (typeof CONSTRAINTS)[number];

/** The bit of each code. */
export const BROKEN: Readonly<Record<Constraint, number>> = Object.fromEntries(
  CONSTRAINTS.map((code, at) => [code, 1 << at]),
) as Record<Constraint, number>;

/** How many constraints are broken. */
export function countBroken(broken: number): number {
  let count = 0;
  for (let rest = broken; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The codes, in alphabetical order. */
export function codesOf(broken: number): Constraint[] {
  return CONSTRAINTS.filter((code) => (broken & BROKEN[code]) !== 0).sort();
}

/** What one block breaks by itself (Dragon Hands apart). */
export function brokenByBlock(kind: Kind, size: number, jokers: number, options: NaiveOptions): number {
  let broken = 0;
  if (size === 1) broken |= BROKEN.singleTile;
  if (kind.type === 'flower') {
    if (jokers > 0) broken |= BROKEN.jokerInFlowers;
    if (size !== 2) broken |= BROKEN.flowerBlockNotPair;
  } else if (kind.type === 'news') {
    if (jokers > 0) broken |= BROKEN.jokerInNews;
  } else {
    if (size === 2 && jokers > 0) broken |= BROKEN.jokerInPair;
    if (jokers === size && !options.allJokerBlocks) broken |= BROKEN.allJokerBlock;
  }
  return broken;
}

// CF-4: sizes counted as digits of a number to the base 16, ones first.

/** The digit of one block of a size. */
export function sizeDigit(size: number): number {
  return 16 ** (size - 1);
}

/** How many blocks of a size there are. */
export function countOfSize(sizes: number, size: number): number {
  return Math.floor(sizes / sizeDigit(size)) % 16;
}

const PATTERN_OF_SIZES = new Map<number, string>(
  PATTERNS.map(({ name, sizes }) => [sizes.reduce((sum, size) => sum + sizeDigit(size), 0), name]),
);

/** The pattern that the sizes form, if any. */
export function patternOf(sizes: number): string | undefined {
  return PATTERN_OF_SIZES.get(sizes);
}

// The sets: numbers as bits of a number.

function numberBits(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | (1 << number), 0);
}

const CATEGORY_OF_NUMBERS = new Map<number, Category>(
  CATEGORIES.filter(({ name }) => name !== 'winds' && name !== 'anyLikeNumbers').flatMap(({ name, sets }) =>
    sets.map((set): [number, Category] => [numberBits(set as readonly number[]), name]),
  ),
);

function shortSets(): Map<number, Category> {
  const short = new Map<number, Category>();
  for (let number = 1; number <= 8; number++) short.set(numberBits([number, number + 1]), 'consecutiveRun');
  for (let number = 1; number <= 7; number += 2)
    short.set(numberBits([number, number + 2]), 'consecutiveOdds');
  for (let number = 2; number <= 6; number += 2)
    short.set(numberBits([number, number + 2]), 'consecutiveEvens');
  for (const pair of [
    [3, 6],
    [6, 9],
    [3, 9],
  ])
    short.set(numberBits(pair), 'multiplesOfThree');
  return short;
}

const CATEGORY_OF_SHORT_SET = shortSets();

/** What the kinds of the blocks break together. */
export interface KindsVerdict {
  readonly broken: number;
  /** The category, also of a set that is too short; undefined if there is none. */
  readonly category: Category | undefined;
}

/** Some blocks counted: how many, and which different ones as bits. */
class Tally {
  flowers = 0;
  news = 0;
  numberBlocks = 0;
  windBlocks = 0;
  dragonBlocks = 0;
  numbers = 0;
  winds = 0;
  dragons = 0;
  /** Whether two blocks are of the same suit tile. */
  sameSuitTile = false;
  /** For each suit the numbers it has, as bits. */
  readonly suits: [number, number, number] = [0, 0, 0];

  constructor(kinds: readonly Kind[]) {
    for (const kind of kinds) this.add(kind);
  }

  private add({ type, position, number, suit }: Kind): void {
    if (type === 'flower') this.flowers++;
    if (type === 'news') this.news++;
    if (type === 'wind') {
      this.windBlocks++;
      this.winds |= 1 << (position - FIRST_WIND);
    }
    if (type === 'dragon') {
      this.dragonBlocks++;
      this.dragons |= suit === 'B' ? 1 : suit === 'C' ? 2 : 4;
    }
    if (type === 'number') {
      const at = suit === 'B' ? 0 : suit === 'C' ? 1 : 2;
      this.numberBlocks++;
      this.numbers |= 1 << number;
      if ((this.suits[at] & (1 << number)) !== 0) this.sameSuitTile = true;
      this.suits[at] |= 1 << number;
    }
  }
}

const FIRST_WIND = kindOf('E').position;
/** CF-12 as bits of E S W N. */
const WIND_SETS: readonly number[] = [0b1111, 0b0101, 0b1010];

/** The category of the numbers and winds, and what is wrong with their set. */
function judgeSet({ numbers, winds, suits }: Tally): KindsVerdict {
  if ((numbers === 0) === (winds === 0)) return { broken: BROKEN.noCategory, category: undefined };
  if (winds > 0) return { broken: WIND_SETS.includes(winds) ? 0 : BROKEN.setTooShort, category: 'winds' };
  if (countBroken(numbers) === 1) {
    return { broken: suits.includes(0) ? BROKEN.setTooShort : 0, category: 'anyLikeNumbers' };
  }
  const category = CATEGORY_OF_NUMBERS.get(numbers);
  if (category !== undefined) return { broken: 0, category };
  const short = CATEGORY_OF_SHORT_SET.get(numbers);
  return { broken: short === undefined ? BROKEN.noCategory : BROKEN.setTooShort, category: short };
}

/** The least number among some bits. */
function least(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The greatest number among some bits. */
function greatest(bits: number): number {
  return 31 - Math.clz32(bits);
}

/**
 * CF-13: in ascending order each suit stands together if the suits can be put one after the other so that none
 * begins below the number where the one before it ends.
 */
function areWoven(suits: readonly number[]): boolean {
  const inOrder = suits
    .filter((bits) => bits !== 0)
    .sort((a, b) => least(a) - least(b) || greatest(a) - greatest(b));
  return inOrder.some((bits, at) => at > 0 && least(bits) < greatest(inOrder[at - 1] as number));
}

/** Whether the suits of some number blocks are woven. */
export function areSuitsWoven(numbers: readonly Kind[]): boolean {
  return areWoven(new Tally(numbers).suits);
}

/** CF-6: two number blocks have the same number, unless all are of one number, each in a suit of its own. */
function isNumberRepeated({ numberBlocks, numbers, suits }: Tally): boolean {
  const likeNumbers =
    countBroken(numbers) === 1 && numberBlocks === suits.filter((suit) => suit !== 0).length;
  return countBroken(numbers) < numberBlocks && !likeNumbers;
}

/** What more blocks cannot mend. */
function judgeForGood(tally: Tally, options: NaiveOptions): number {
  let broken = 0;
  if (tally.flowers > 1) broken |= BROKEN.twoFlowerBlocks;
  if (tally.news > 1) broken |= BROKEN.twoNewsBlocks;
  if (countBroken(tally.winds) < tally.windBlocks) broken |= BROKEN.repeatedWind;
  if (tally.news > 0 && tally.windBlocks > 0 && !options.newsWithWinds) broken |= BROKEN.repeatedWind;
  if (countBroken(tally.dragons) < tally.dragonBlocks) broken |= BROKEN.repeatedDragon;
  if (areWoven(tally.suits)) broken |= BROKEN.wovenSuits;
  return broken;
}

/** What some kinds break in every reading that has blocks of them, whatever else it has. */
export function brokenForGood(kinds: readonly Kind[], options: NaiveOptions): number {
  const tally = new Tally(kinds);
  let broken = judgeForGood(tally, options);
  if (tally.sameSuitTile) broken |= BROKEN.repeatedNumber;
  if (tally.numbers !== 0 && tally.winds !== 0) broken |= BROKEN.noCategory;
  return broken;
}

/** What the kinds of all blocks of a reading break, whatever their sizes. */
export function judgeKinds(kinds: readonly Kind[], options: NaiveOptions): KindsVerdict {
  const tally = new Tally(kinds);
  const { broken, category } = judgeSet(tally);
  const repeated = isNumberRepeated(tally) ? BROKEN.repeatedNumber : 0;
  return { broken: broken | repeated | judgeForGood(tally, options), category };
}
