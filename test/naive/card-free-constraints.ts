import type { Suit } from '../../src/tiles/tile';
import type { Kind } from './card-free-kinds';
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
  for (let number = 1; number <= 7; number += 2) short.set(numberBits([number, number + 2]), 'consecutiveOdds');
  for (let number = 2; number <= 6; number += 2) short.set(numberBits([number, number + 2]), 'consecutiveEvens');
  for (const pair of [[3, 6], [6, 9], [3, 9]]) short.set(numberBits(pair), 'multiplesOfThree');
  return short;
}

const CATEGORY_OF_SHORT_SET = shortSets();

/** What the kinds of the blocks break together. */
export interface KindsVerdict {
  readonly broken: number;
  /** The category, also of a set that is too short; undefined if there is none. */
  readonly category: Category | undefined;
}

/** The category of the numbers and winds, and what is wrong with their set. */
function judgeSet(kinds: readonly Kind[]): KindsVerdict {
  const numbers = kinds.filter(({ type }) => type === 'number');
  const winds = new Set(kinds.filter(({ type }) => type === 'wind').map(({ tile }) => tile));
  const bits = numbers.reduce((sum, { number }) => sum | (1 << number), 0);
  if ((bits === 0) === (winds.size === 0)) return { broken: BROKEN.noCategory, category: undefined };
  if (winds.size > 0) {
    const opposite = (winds.has('N') && winds.has('S')) || (winds.has('E') && winds.has('W'));
    const fine = winds.size === 4 || (winds.size === 2 && opposite);
    return { broken: fine ? 0 : BROKEN.setTooShort, category: 'winds' };
  }
  if (countBroken(bits) === 1) {
    const fine = new Set(numbers.map(({ suit }) => suit)).size === 3;
    return { broken: fine ? 0 : BROKEN.setTooShort, category: 'anyLikeNumbers' };
  }
  const category = CATEGORY_OF_NUMBERS.get(bits);
  if (category !== undefined) return { broken: 0, category };
  const short = CATEGORY_OF_SHORT_SET.get(bits);
  return { broken: short === undefined ? BROKEN.noCategory : BROKEN.setTooShort, category: short };
}

/**
 * CF-13: in ascending order each suit stands together if the suits can be put one after the other so that none
 * begins below the number where the one before it ends.
 */
export function areSuitsWoven(numbers: readonly Kind[]): boolean {
  const ranges = new Map<Suit | undefined, { least: number; greatest: number }>();
  for (const { number, suit } of numbers) {
    const range = ranges.get(suit) ?? { least: number, greatest: number };
    ranges.set(suit, { least: Math.min(range.least, number), greatest: Math.max(range.greatest, number) });
  }
  const inOrder = [...ranges.values()].sort((a, b) => a.least - b.least || a.greatest - b.greatest);
  return inOrder.some((range, at) => at > 0 && range.least < (inOrder[at - 1]?.greatest ?? 0));
}

/** CF-6: two number blocks have the same number, but not as the three of Any Like Numbers. */
function isNumberRepeated(numbers: readonly Kind[]): boolean {
  const different = new Set(numbers.map(({ number }) => number)).size;
  if (different === numbers.length) return false;
  const likeNumbers = different === 1 && numbers.length === 3 && new Set(numbers.map(({ suit }) => suit)).size === 3;
  return !likeNumbers;
}

function isRepeated(kinds: readonly Kind[]): boolean {
  return new Set(kinds).size < kinds.length;
}

/** What the kinds of all blocks of a reading break, whatever their sizes. */
export function judgeKinds(kinds: readonly Kind[], options: NaiveOptions): KindsVerdict {
  const of = (wanted: Kind['type']): Kind[] => kinds.filter(({ type }) => type === wanted);
  const [numbers, winds, news] = [of('number'), of('wind'), of('news')];
  const { broken: brokenBySet, category } = judgeSet(kinds);
  let broken = brokenBySet;
  if (of('flower').length > 1) broken |= BROKEN.twoFlowerBlocks;
  if (news.length > 1) broken |= BROKEN.twoNewsBlocks;
  if (isNumberRepeated(numbers)) broken |= BROKEN.repeatedNumber;
  if (isRepeated(winds)) broken |= BROKEN.repeatedWind;
  if (news.length > 0 && winds.length > 0 && !options.newsWithWinds) broken |= BROKEN.repeatedWind;
  if (isRepeated(of('dragon'))) broken |= BROKEN.repeatedDragon;
  if (areSuitsWoven(numbers)) broken |= BROKEN.wovenSuits;
  return { broken, category };
}
