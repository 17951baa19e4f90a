import type { CheckedHand } from '../hands/check-hand';
import { LIMITS } from '../hands/limits';
import type { Readings, Remark } from '../hands/rule-parts';
import { JOKER } from '../tiles/tile-index';
import { findReadings } from './find-readings';
import { compareFound, DRAGON_HAND, type Found } from './found';
import { makeReading } from './make-reading';
import type { CardFreeOptions } from './options';
import {
  breaksHouseRule,
  brokenLevel,
  type Circumstances,
  hasBonus,
  hasRestrictions,
  isSelfPicked,
  type Restricted,
} from './restrictions';
import type { CardFreeWin, Reading } from './vocabulary';
import { traitsOf } from './worth';

const NONE: readonly never[] = Object.freeze([]);

/** Whether any tile of the hand is a joker. */
export const hasJokers = (hand: CheckedHand): boolean =>
  (hand.counts[JOKER] as number) > 0 || hand.melds.some(({ tiles }) => tiles.includes('J'));

/** What the hand and its win bring to every reading. */
export const circumstancesOf = (hand: CheckedHand, win: CardFreeWin | undefined): Circumstances => ({
  exposed: hand.melds.length > 0,
  jokers: hasJokers(hand),
  selfPicked: isSelfPicked(win),
});

const restrictedPart = (found: Found): Restricted => ({
  pattern: found.pattern,
  category: found.category,
  dragonHand: found.category === DRAGON_HAND,
  traits: traitsOf(found.blocks),
});

/** The readings that the house rules and the player's level leave. */
const allowed = (
  found: readonly Found[],
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly Found[] =>
  found.filter((one) => {
    const part = restrictedPart(one);
    return (
      !breaksHouseRule(part, circumstances, options) && brokenLevel(part, circumstances, options) === 0
    );
  });

/** What the best reading needs of a win that is not known (CF-33, CF-38). */
const conditionsOf = (
  best: Found | undefined,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly Remark[] => {
  const open = circumstances.jokers && circumstances.selfPicked === undefined;
  if (best === undefined || best.category === DRAGON_HAND || !open) return NONE;
  const conditions: Remark[] = [];
  if (options.houseRules.requireBonus && !hasBonus(restrictedPart(best), circumstances, options)) {
    conditions.push({
      code: 'selfPicked',
      rule: 'CF-33',
      message: 'With jokers and without a bonus, this hand wins only if it is self-picked.',
    });
  }
  if (options.skillLevel >= 5) {
    conditions.push({
      code: 'selfPicked',
      rule: 'CF-38',
      message: 'At level 5 a hand with jokers wins only if it is self-picked.',
    });
  }
  return conditions;
};

interface Ranked {
  readonly found: Found;
  readonly reading: Reading;
}

const byRank = (one: Ranked, other: Ranked): number =>
  other.reading.total - one.reading.total || compareFound(one.found, other.found);

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): Readings<Reading> => {
  let found = findReadings(hand, options, Number.POSITIVE_INFINITY);
  if (found.length === 0) return { readings: NONE, conditions: NONE };
  let conditions: readonly Remark[] = NONE;
  const restricted = hasRestrictions(options);
  const circumstances = restricted ? circumstancesOf(hand, win) : undefined;
  if (circumstances !== undefined) found = allowed(found, circumstances, options);
  const ranked = found.map((one) => ({ found: one, reading: makeReading(one, hand, options) }));
  if (ranked.length > 1) ranked.sort(byRank);
  if (circumstances !== undefined) conditions = conditionsOf(ranked[0]?.found, circumstances, options);
  const readings = ranked.slice(0, LIMITS.readings).map(({ reading }) => reading);
  return ranked.length > LIMITS.readings
    ? { readings, conditions, truncated: true }
    : { readings, conditions };
};

/** Whether a hand that passed the check has any reading that the rules in play allow. */
export const hasReading = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): boolean => {
  if (!hasRestrictions(options)) return findReadings(hand, options, 1).length > 0;
  const circumstances = circumstancesOf(hand, win);
  return allowed(findReadings(hand, options, Number.POSITIVE_INFINITY), circumstances, options).length > 0;
};
