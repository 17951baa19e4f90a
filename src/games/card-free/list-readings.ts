import type { CheckedHand } from '../../hands/check-hand';
import { LIMITS } from '../../hands/limits';
import type { Readings, Remark } from '../../hands/rule-parts';
import { compareFound, type Found } from './found';
import { type Filling, makeReading } from './make-reading';
import type { CardFreeOptions } from './options';
import { hasJokers, type Rack, rackOf } from './rack';
import { readPlainHand } from './read-plain-hand';
import { type Circumstances, isForbidden, isRestricted } from './restrictions';
import { layoutSearch } from './search-layouts';
import type { CardFreeWin, Reading } from './vocabulary';

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

/** The readings that the rules in play allow, in no particular order. */
const allowedReadings = (
  rack: Rack,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly Found[] => {
  const found = layoutSearch(rack, options).within(0);
  if (!isRestricted(options)) return found;
  const hand = circumstancesOf(rack, win);
  return found.filter((one) => !isForbidden(one, hand, options));
};

interface Ranked {
  readonly found: Found;
  readonly reading: Reading;
}

const byRank = (one: Ranked, other: Ranked): number =>
  other.reading.total - one.reading.total || compareFound(one.found, other.found);

/** The readings with their worth, best first (CF-24). */
const rank = (found: readonly Found[], filling: Filling, options: CardFreeOptions): readonly Reading[] => {
  const [only] = found;
  if (only === undefined) return NONE;
  if (found.length === 1) return [makeReading(only, filling, options)];
  return found
    .map((one) => ({ found: one, reading: makeReading(one, filling, options) }))
    .sort(byRank)
    .map(({ reading }) => reading);
};

/** Every reading of a hand that passed the check, best first (CF-24). */
export const listReadings = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall: boolean,
): Readings<Reading> => {
  const plain = isRestricted(options) ? undefined : readPlainHand(hand);
  if (plain !== undefined) {
    const filling = { counts: hand.counts, exposed: NONE, exposedJokers: NONE, concealed: true };
    return { readings: rank(plain, filling, options), conditions: NONE };
  }
  const rack = rackOf(hand, afterCall);
  const found = allowedReadings(rack, win, options);
  const all = rank(found, rack, options);
  const readings = all.length > LIMITS.readings ? all.slice(0, LIMITS.readings) : all;
  const truncated = all.length > readings.length;
  const conditions = isRestricted(options) ? conditionsOf(readings[0], rack, win, options) : NONE;
  return truncated ? { readings, conditions, truncated } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading that the rules in play allow. */
export const hasReading = (
  hand: CheckedHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
  afterCall = false,
): boolean => allowedReadings(rackOf(hand, afterCall), win, options).length > 0;
