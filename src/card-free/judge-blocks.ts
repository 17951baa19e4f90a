import { EAST } from '../tiles/tile-index';
import { BROKEN } from './constraints';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { PATTERN_SIZES } from './patterns';
import { breaksHouseRule, brokenLevel, type Circumstances } from './restrictions';
import {
  areSuitsTogether,
  bitCount,
  isWindSet,
  LIKE_NUMBERS,
  NO_CATEGORY,
  numberCategory,
  WINDS_CATEGORY,
} from './sets';
import { traitsOf } from './worth';

/** What the blocks of a reading, legal or not, amount to. */
export interface Verdict {
  /** Place in `CATEGORIES` of the category the set has or was on the way to; `NO_CATEGORY` for none. */
  readonly category: number;
  /** The numbers as bits, or the winds if there are no numbers. */
  readonly set: number;
  /** Place in `PATTERNS`, or -1 if the sizes form none. */
  readonly pattern: number;
  /** The broken constraints. */
  readonly broken: number;
}

const ODDS = 0b101010101;
const THREES = 0b100100100;

/** The category two numbers are on the way to, or `NO_CATEGORY`. */
const pairCategory = (numbers: number): number => {
  const gap = Math.clz32(numbers & -numbers) - Math.clz32(numbers);
  if (gap === 1) return 0;
  if (gap === 2) return numbers & ODDS ? 1 : 2;
  return numbers & ~THREES ? NO_CATEGORY : 3;
};

/** The category of numbers and winds given as bits, and what of setTooShort and noCategory they break. */
const judgeSet = (numbers: number, winds: number, suits: readonly number[]): readonly [number, number] => {
  if ((numbers === 0) === (winds === 0)) return [NO_CATEGORY, BROKEN.noCategory];
  if (winds !== 0) return [WINDS_CATEGORY, isWindSet(winds) ? 0 : BROKEN.setTooShort];
  const count = bitCount(numbers);
  if (count === 1) return [LIKE_NUMBERS, suits.includes(0) ? BROKEN.setTooShort : 0];
  const category = count === 2 ? pairCategory(numbers) : numberCategory(numbers);
  if (category === NO_CATEGORY) return [category, BROKEN.noCategory];
  return [category, count === 2 ? BROKEN.setTooShort : 0];
};

/** The pattern that the blocks' sizes form, as a place in `PATTERNS`; -1 if none. */
export const patternOf = (blocks: readonly number[]): number => {
  const count = (size: number): number => blocks.filter((block) => (block & 7) === size).length;
  return PATTERN_SIZES.findIndex(
    (pattern) =>
      pattern.blocks === blocks.length &&
      count(pattern.small) === pattern.smalls &&
      count(pattern.large) === pattern.larges,
  );
};

/**
 * The constraints that blocks break as a whole: repeats, suits, set, pattern, house rules and level.
 * What single blocks break, and the number of flower and NEWS blocks, is judged as they are laid out.
 */
export const judgeBlocks = (
  blocks: readonly number[],
  pattern: number,
  circumstances: Circumstances,
  options: CardFreeOptions,
): Verdict => {
  const suits = [0, 0, 0];
  const seen = new Set<number>();
  let numberBlocks = 0;
  let numbers = 0;
  let winds = 0;
  let broken = 0;
  for (const block of blocks) {
    const kind = block >> 3;
    const number = kind % 10;
    if (kind > 30 && kind < NEWS) {
      winds |= 1 << (kind - EAST);
      if (seen.has(kind)) broken |= BROKEN.repeatedWind;
    } else if (kind < 30 && number > 0) {
      numberBlocks++;
      numbers |= 1 << (number - 1);
      suits[Math.floor(kind / 10)]! |= 1 << (number - 1);
    } else if (kind > 0 && kind <= 30 && seen.has(kind)) broken |= BROKEN.repeatedDragon;
    seen.add(kind);
  }
  const like = numberBlocks === 3 && suits.every((suit) => suit === numbers);
  if (numberBlocks > bitCount(numbers) && !like) broken |= BROKEN.repeatedNumber;
  if (winds !== 0 && seen.has(NEWS) && !options.newsWithWinds) broken |= BROKEN.repeatedWind;
  if (!areSuitsTogether(suits)) broken |= BROKEN.wovenSuits;
  const [category, setBroken] = judgeSet(numbers, winds, suits);
  if (pattern < 0) broken |= BROKEN.noPattern;
  const part = { pattern, category, dragonHand: false, traits: traitsOf(blocks) };
  if (breaksHouseRule(part, circumstances, options)) broken |= BROKEN.houseRule;
  if (brokenLevel(part, circumstances, options) !== 0) broken |= BROKEN.skillLevel;
  return { category, set: numbers || winds, pattern, broken: broken | setBroken };
};
