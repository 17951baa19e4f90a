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

const bonus = (code: BonusCode, points: number): Bonus => Object.freeze({ code, points });
const PAIRS = /* @__PURE__ */ bonus('pairs', 5);
const SEVEN = /* @__PURE__ */ bonus('pairs', 10);
const ONE_QUINT = /* @__PURE__ */ bonus('quints', 5);
const TWO_QUINTS = /* @__PURE__ */ bonus('quints', 10);
const SET = /* @__PURE__ */ bonus('set', 5);
const SUIT = /* @__PURE__ */ bonus('suit', 5);
const CONCEALED = /* @__PURE__ */ bonus('concealed', 10);
const NONE: readonly Bonus[] = /* @__PURE__ */ Object.freeze([]);

/** Every bonus of a reading, in the order of CF-20 to CF-23; none for a Dragon Hand. */
export const bonusesOf = (
  found: Found,
  traits: Traits,
  concealed: boolean,
  options: CardFreeOptions,
): readonly Bonus[] => {
  if (found.pattern >= FIRST_DRAGON_HAND) return NONE;
  const bonuses: Bonus[] = [];
  if (found.pattern === SEVEN_PAIRS) bonuses.push(SEVEN);
  else if (traits.pairs >= 3) bonuses.push(PAIRS);
  if (traits.quints > 0) bonuses.push(traits.quints === 1 ? ONE_QUINT : TWO_QUINTS);
  if (earnsSet(traits)) bonuses.push(SET);
  if (earnsSuit(traits, options)) bonuses.push(SUIT);
  if (concealed) bonuses.push(CONCEALED);
  return bonuses;
};

/** The value of a reading with these bonuses, in points (CF-19, CF-25 to CF-27, CF-33a). */
export const totalOf = (found: Found, bonuses: readonly Bonus[], options: CardFreeOptions): number => {
  if (found.pattern >= FIRST_DRAGON_HAND) return DRAGON_HAND_VALUES[found.pattern - FIRST_DRAGON_HAND] as number;
  let total = options.baseValue as number;
  for (const { points } of bonuses) total += points;
  return Math.max(total, options.minimumValue);
};
