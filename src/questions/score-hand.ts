import { dataOf, isRecord, ownValue } from '../core/own-values';
import { type Reason, type Rejection, reasonAt, rejected } from '../core/reason';
import type { Result } from '../core/result';
import { isSameValue } from '../core/same-value';
import { winFaults } from '../hands/check-win';
import { expectRules, HANDS_PART, SCORE_PART } from '../hands/expect-rules';
import type { Hand, Win } from '../hands/hand';
import type { HasHands, HasScore } from '../hands/rule-parts';
import { validateHand } from './validate-hand';

/** Which reading is scored. */
export interface ScoreChoice<R> {
  /** One of the hand's readings; the best one if left out. */
  readonly reading?: R | undefined;
}

const NOT_A_READING: Reason = /* @__PURE__ */ reasonAt(
  'badReading',
  '',
  'The reading to be scored is not one of this hand.',
  ['reading'],
);

/** The score sheet of a winning hand under the given rules: of its best reading (CF-24), or of the one named. */
export const scoreHand = <R, W extends Win, S>(
  hand: Hand,
  win: W,
  rules: HasHands<R, W> & HasScore<R, W, S>,
  choice?: ScoreChoice<R>,
): Result<S, Rejection> => {
  expectRules(rules, HANDS_PART);
  expectRules(rules, SCORE_PART);
  const missing = win === undefined || win === null ? winFaults(win, undefined, rules.hands) : [];
  const validation = validateHand(hand, rules, missing.length > 0 ? undefined : win);
  if (!validation.valid) return rejected(...validation.reasons, ...missing);
  if (missing.length > 0) return rejected(...missing);
  const known = dataOf(win);
  const reading = isRecord(choice) ? ownValue(choice, 'reading') : undefined;
  if (reading === undefined) return rules.score(validation.best, hand, known);
  const chosen = validation.readings.find((one) => isSameValue(one, reading));
  return chosen === undefined ? rejected(NOT_A_READING) : rules.score(chosen, hand, known);
};
