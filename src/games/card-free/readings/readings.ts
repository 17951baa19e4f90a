import type { CheckedHand } from '../../../hands/check-hand';
import { LIMITS } from '../../../hands/limits';
import type { Readings, Remark } from '../../../hands/rule-parts';
import { type CodedLayout, compareLayouts } from '../layouts/blocks';
import { hasJokers, type Rack, rackOf } from '../layouts/rack';
import { type Circumstances, isForbidden, isRestricted } from '../layouts/restrictions';
import { layoutSearch } from '../layouts/search';
import type { CardFreeOptions } from '../options';
import type { CardFreeWin, Reading } from '../vocabulary';
import { makeReading } from './make-reading';
import { readPlainHand } from './plain-hand';

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Whether a win counts as drawn by the winner (CF-29): anything but a discard; undefined if it is not known. */
const isSelfPicked = (win: CardFreeWin | undefined): boolean | undefined =>
  win && win.by !== 'discard' && win.by !== 'misnamedDiscard';

/** What the hand and its win bring to every reading. */
export const circumstancesOf = (rack: Rack, win: CardFreeWin | undefined): Circumstances => ({
  exposed: !rack.concealed,
  jokers: hasJokers(rack),
  selfPicked: isSelfPicked(win),
});

const condition = (rule: string, hand: string): Remark => ({
  code: 'selfPicked',
  rule,
  message: `${hand} counts only if the hand is self-picked.`,
});

/** What the best reading needs of a win that is not known (CF-33, CF-38). */
const conditionsOf = (
  best: Reading | undefined,
  rack: Rack,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly Remark[] => {
  if (win !== undefined || !hasJokers(rack) || best === undefined || best.category === 'dragonHand')
    return NONE;
  const conditions: Remark[] = [];
  if (options.houseRules.requireBonus && best.bonuses.length === 0) {
    conditions.push(condition('CF-33', 'With jokers and without a bonus, this reading'));
  }
  if (options.skillLevel === 5) conditions.push(condition('CF-38', 'At level 5, a reading with jokers'));
  return conditions;
};

/** The readings that the rules in play allow. */
const allowedReadings = (
  rack: Rack,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly CodedLayout[] => {
  const found = [...layoutSearch(rack, options).within(0)];
  if (!isRestricted(options)) return found;
  const hand = circumstancesOf(rack, win);
  return found.filter((one) => !isForbidden(one, hand, options));
};

/** The readings with their worth, best first (CF-24). */
const rank = (found: readonly CodedLayout[], rack: Rack, options: CardFreeOptions): readonly Reading[] => {
  const [only] = found;
  if (only === undefined) return NONE;
  if (found.length === 1) return [makeReading(only, rack, options)];
  return [...found]
    .sort(compareLayouts)
    .map((one) => makeReading(one, rack, options))
    .sort((one, other) => other.total - one.total);
};

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall: boolean,
): Readings<Reading> => {
  const rack = rackOf(hand, { afterCall });
  const plain = isRestricted(options) ? undefined : readPlainHand(hand);
  if (plain !== undefined) return { readings: rank(plain, rack, options), conditions: NONE };
  const all = rank(allowedReadings(rack, win, options), rack, options);
  const readings = all.length > LIMITS.readings ? all.slice(0, LIMITS.readings) : all;
  const conditions = isRestricted(options) ? conditionsOf(readings[0], rack, win, options) : NONE;
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading that the rules in play allow. */
export const hasReading = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall = false,
): boolean => {
  const rack = rackOf(hand, { afterCall });
  if (!isRestricted(options)) return layoutSearch(rack, options).within(0).next().done !== true;
  return allowedReadings(rack, win, options).length > 0;
};
