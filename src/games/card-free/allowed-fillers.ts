import { isNumber, NEWS } from './kinds';
import { allFillers, FILLER_KINDS, type Members } from './members';
import type { CardFreeOptions } from './options';
import { type Circumstances, isForbidden, isRestricted } from './restrictions';

/*
 * Which fillers may stand beside a set. The levels ask no more of a hand than its category, its
 * pattern, the suits of its numbers and its fillers, and so one set speaks for many; the answers are
 * kept, 32 choices of fillers as the bits of a number.
 */

/** The bit of NEWS in a choice of fillers. */
export const NEWS_BIT: number = 1 << FILLER_KINDS.indexOf(NEWS);

/** Every choice of fillers, and those without NEWS: its bit is the highest. */
export const ALL_CHOICES = -1;
export const WITHOUT_NEWS: number = (1 << NEWS_BIT) - 1;

/** Choices of fillers as the bits of a number: those that a set may have beside it. */
export type AllowedFillers = (members: Members, choice: readonly number[], pattern: number) => number;

const suitsOf = (choice: readonly number[]): number =>
  choice.reduce((suits, kind) => (isNumber(kind) ? suits | (1 << Math.floor(kind / 10)) : suits), 0);

/** The fillers that these options allow to hands with or without exposures (CF-14, CF-34 to CF-37). */
export const allowedFillers = (options: CardFreeOptions, exposed: boolean): AllowedFillers => {
  const kept = new Map<number, number>();
  const hand: Circumstances = { exposed, jokers: false, selfPicked: undefined };
  return ({ category, set }, choice, pattern) => {
    if (!isRestricted(options)) return ALL_CHOICES;
    const key = (category * 16 + pattern) * 8 + suitsOf(choice);
    const known = kept.get(key);
    if (known !== undefined) return known;
    let allowed = 0;
    allFillers().forEach((fillers, bits) => {
      const blocks = [...choice, ...fillers].map((kind) => kind * 8);
      if (!isForbidden({ category, set, pattern, blocks }, hand, options)) allowed |= 1 << bits;
    });
    kept.set(key, allowed);
    return allowed;
  };
};
