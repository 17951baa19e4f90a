import { DRAGON_HAND_VALUES } from './dragon-hands';
import type { Found } from './found';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, SEVEN_PAIRS } from './patterns';
import type { Bonus, BonusCode } from './vocabulary';

/** What the bonuses and the skill levels look at in a hand's blocks. */
export interface Traits {
  /** How many blocks are pairs. */
  readonly pairs: number;
  /** How many blocks are quints. */
  readonly quints: number;
  /** The suits of the number blocks, as bits. */
  readonly suits: number;
  /** The suits that the dragon blocks belong to, as bits. */
  readonly dragons: number;
  /** Whether there is a flower block. */
  readonly flowers: boolean;
  /** Whether there is a NEWS block. */
  readonly news: boolean;
  /** Whether there is a wind block. */
  readonly winds: boolean;
}

/** The traits of blocks given as numbers. */
export const traitsOf = (blocks: readonly number[]): Traits => {
  let pairs = 0;
  let quints = 0;
  let suits = 0;
  let dragons = 0;
  let flowers = false;
  let news = false;
  let winds = false;
  for (const block of blocks) {
    const kind = block >> 3;
    const size = block & 7;
    if (size === 2) pairs++;
    else if (size === 5) quints++;
    if (kind === 0) flowers = true;
    else if (kind === NEWS) news = true;
    else if (kind > 30) winds = true;
    else if (kind % 10 === 0) dragons |= 1 << (kind / 10 - 1);
    else suits |= 1 << (kind < 10 ? 0 : kind < 20 ? 1 : 2);
  }
  return { pairs, quints, suits, dragons, flowers, news, winds };
};

/** Whether the hand has number blocks only (CF-30). */
export const earnsSet = (traits: Traits): boolean =>
  traits.suits !== 0 && traits.dragons === 0 && !traits.flowers && !traits.news && !traits.winds;

/** Whether all number blocks are of one suit and every dragon is the matching one (CF-22). */
export const earnsSuit = (traits: Traits, options: CardFreeOptions): boolean =>
  (traits.suits === 1 || traits.suits === 2 || traits.suits === 4) &&
  (traits.dragons & ~traits.suits) === 0 &&
  (options.suitAllowsFlowers || !traits.flowers) &&
  (options.suitAllowsNews || !traits.news);

const bonus = (code: BonusCode, points: number): readonly Bonus[] =>
  points === 0 ? [] : [Object.freeze({ code, points })];

const PAIRS: readonly number[] = [0, 5, 10];
const lists: (readonly Bonus[] | undefined)[] = [];

/** The list of these bonuses, in the order of CF-20 to CF-23; the same list for the same bonuses. */
const listOf = (
  pairs: number,
  quints: number,
  set: boolean,
  suit: boolean,
  concealed: boolean,
): readonly Bonus[] => {
  const key = pairs + 3 * quints + (set ? 16 : 0) + (suit ? 32 : 0) + (concealed ? 64 : 0);
  let list = lists[key];
  if (list === undefined) {
    list = Object.freeze([
      ...bonus('pairs', PAIRS[pairs] as number),
      ...bonus('quints', 5 * quints),
      ...bonus('set', set ? 5 : 0),
      ...bonus('suit', suit ? 5 : 0),
      ...bonus('concealed', concealed ? 10 : 0),
    ]);
    lists[key] = list;
  }
  return list;
};

/** Every bonus of a reading; none for a Dragon Hand. */
export const bonusesOf = (
  { pattern }: Found,
  traits: Traits,
  concealed: boolean,
  options: CardFreeOptions,
): readonly Bonus[] => {
  if (pattern >= FIRST_DRAGON_HAND) return listOf(0, 0, false, false, false);
  const pairs = pattern === SEVEN_PAIRS ? 2 : traits.pairs >= 3 ? 1 : 0;
  return listOf(pairs, traits.quints, earnsSet(traits), earnsSuit(traits, options), concealed);
};

/** The value of a reading with these bonuses, in points (CF-19, CF-25 to CF-27, CF-33a). */
export const totalOf = (found: Found, bonuses: readonly Bonus[], options: CardFreeOptions): number => {
  if (found.pattern >= FIRST_DRAGON_HAND)
    return DRAGON_HAND_VALUES[found.pattern - FIRST_DRAGON_HAND] as number;
  let total = options.baseValue as number;
  for (const { points } of bonuses) total += points;
  return Math.max(total, options.minimumValue);
};
