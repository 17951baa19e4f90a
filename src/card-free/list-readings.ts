import type { CheckedHand } from '../hands/check-hand';
import { LIMITS } from '../hands/limits';
import type { Readings, Remark } from '../hands/rule-parts';
import { compareFound, type Found } from './found';
import { makeReading } from './make-reading';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND } from './patterns';
import { hasJokers, type Rack, rackOf } from './rack';
import { readPlainHand } from './read-plain-hand';
import { type Circumstances, hasBonus, isForbidden, isRestricted } from './restrictions';
import { layoutSearch } from './search-layouts';
import type { CardFreeWin, Reading } from './vocabulary';

/** Whether a win counts as drawn by the winner (CF-29): anything but a discard; undefined if it is not known. */
const isSelfPicked = (win: CardFreeWin | undefined): boolean | undefined =>
  win && win.by !== 'discard' && win.by !== 'misnamedDiscard';

/** What the hand and its win bring to every reading. */
export const circumstancesOf = (rack: Rack, win: CardFreeWin | undefined): Circumstances => ({
  exposed: rack.exposed.length > 0,
  jokers: hasJokers(rack),
  selfPicked: isSelfPicked(win),
});

const condition = (rule: string, hand: string): Remark => ({
  code: 'selfPicked',
  rule,
  message: `${hand} wins only if it is self-picked.`,
});

/** What the best reading needs of a win that is not known (CF-33, CF-38). */
const conditionsOf = (best: Found | undefined, hand: Circumstances, options: CardFreeOptions): readonly Remark[] => {
  if (!hand.jokers || hand.selfPicked !== undefined) return [];
  if (best === undefined || best.pattern >= FIRST_DRAGON_HAND) return [];
  const conditions: Remark[] = [];
  if (options.houseRules.requireBonus && !hasBonus(best, hand, options)) {
    conditions.push(condition('CF-33', 'With jokers and without a bonus, this hand'));
  }
  if (options.skillLevel === 5) conditions.push(condition('CF-38', 'At level 5, a hand with jokers'));
  return conditions;
};

/** The readings that the rules in play allow, in no particular order. */
const allowedReadings = (rack: Rack, win: CardFreeWin | undefined, options: CardFreeOptions): readonly Found[] => {
  const found = layoutSearch(rack, options)(0);
  if (!isRestricted(options)) return found;
  const hand = circumstancesOf(rack, win);
  return found.filter((one) => !isForbidden(one, hand, options));
};

const NONE: readonly never[] = Object.freeze([]);

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): Readings<Reading> => {
  const plain = isRestricted(options) ? undefined : readPlainHand(hand);
  if (plain !== undefined) {
    const filling = { counts: hand.counts, exposed: NONE, exposedJokers: NONE };
    return { readings: plain === null ? NONE : [makeReading(plain, filling, options)], conditions: NONE };
  }
  const rack = rackOf(hand);
  const ranked = allowedReadings(rack, win, options)
    .map((found) => ({ found, reading: makeReading(found, rack, options) }))
    .sort((one, other) => other.reading.total - one.reading.total || compareFound(one.found, other.found));
  const readings = ranked.slice(0, LIMITS.readings).map(({ reading }) => reading);
  const truncated = ranked.length > readings.length;
  const conditions = conditionsOf(ranked[0]?.found, circumstancesOf(rack, win), options);
  return truncated ? { readings, conditions, truncated } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading that the rules in play allow. */
export const hasReading = (hand: CheckedHand, win: CardFreeWin | undefined, options: CardFreeOptions): boolean => {
  const plain = isRestricted(options) ? undefined : readPlainHand(hand);
  return plain === undefined ? allowedReadings(rackOf(hand), win, options).length > 0 : plain !== null;
};
