import { EAST } from '../../../tiles/tile-index';
import { isDragon, isNumber, isWind, NEWS } from '../layouts/blocks';
import {
  areSuitsTogether,
  bitCount,
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

const ODDS = 0b101010101;
const THREES = 0b100100100;

/** The category two numbers are on the way to, or `NO_CATEGORY`. */
const pairCategory = (numbers: number): number => {
  const gap = Math.clz32(numbers & -numbers) - Math.clz32(numbers);
  if (gap === 1) return 0;
  if (gap === 2) return numbers & ODDS ? 1 : 2;
  return numbers & ~THREES ? NO_CATEGORY : 3;
};

/** The category of numbers and winds given as bits, and which of setTooShort and noCategory they break. */
export const judgeSet = (
  numbers: number,
  winds: number,
  inThreeSuits: boolean,
): readonly [number, number] => {
  const count = bitCount(numbers);
  let category = WINDS_CATEGORY;
  let short = !isWindSet(winds);
  if (count > 0) {
    category = count > 2 ? numberCategory(numbers) : count === 2 ? pairCategory(numbers) : LIKE_NUMBERS;
    short = count < 3 && !(count === 1 && inThreeSuits);
  }
  if ((numbers === 0) === (winds === 0) || category === NO_CATEGORY) return [NO_CATEGORY, BROKEN.noCategory];
  return [category, short ? BROKEN.setTooShort : 0];
};

/** The numbers of each suit as bits. */
export const suitsOf = (kinds: readonly number[]): [number, number, number] => {
  const suits: [number, number, number] = [0, 0, 0];
  for (const kind of kinds) {
    if (isNumber(kind)) suits[Math.floor(kind / 10)]! |= 1 << ((kind % 10) - 1);
  }
  return suits;
};

/** The constraints that blocks of these kinds break together: repeats, woven suits, the set (docs/reasons.md). */
export const judgeKinds = (kinds: readonly number[], options: CardFreeOptions): Verdict => {
  const suits = suitsOf(kinds);
  let winds = 0;
  let numberBlocks = 0;
  let broken = 0;
  kinds.forEach((kind, place) => {
    const repeats = kinds.indexOf(kind) < place;
    if (isNumber(kind)) numberBlocks++;
    else if (isWind(kind)) {
      winds |= 1 << (kind - EAST);
      if (repeats) broken |= BROKEN.repeatedWind;
    } else if (isDragon(kind) && repeats) broken |= BROKEN.repeatedDragon;
  });
  const numbers = suits[0] | suits[1] | suits[2];
  const inThreeSuits = !suits.includes(0);
  const like = bitCount(numbers) === 1 && numberBlocks === suits.filter((suit) => suit > 0).length;
  if (numberBlocks > bitCount(numbers) && !like) broken |= BROKEN.repeatedNumber;
  if (winds !== 0 && kinds.includes(NEWS) && !options.newsWithWinds) broken |= BROKEN.repeatedWind;
  if (!areSuitsTogether(...suits)) broken |= BROKEN.wovenSuits;
  const [category, setBroken] = judgeSet(numbers, winds, inThreeSuits);
  return { category, set: numbers || winds, broken: broken | setBroken };
};
