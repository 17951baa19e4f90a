import { dataOf } from '../core/own-values';
import { type Reason, reasonAt } from '../core/reason';
import { type Result, rejected } from '../core/result';
import { isSameValue } from '../core/same-value';
import { checkWin } from '../hands/check-win';
import { HANDS_PART, SCORE_PART } from '../hands/expect-rules';
import type { HandInput, Win } from '../hands/hand';
import { readHandText } from '../hands/hand-notation';
import type { ByRules, HasHands, HasScore, ReadingOf, SheetOf, WinOf } from '../hands/rule-parts';
import { readAsked } from './read-asked';
import { judgeHand } from './validate-hand';

/** What a hand is scored by. */
export interface ScoreQuestion<Rules extends HasHands<unknown, never> & HasScore<never, never>>
  extends ByRules<Rules> {
  /** How the hand was won. */
  readonly win: WinOf<Rules>;
  /** One of the hand’s readings; the best one if left out. */
  readonly reading?: ReadingOf<Rules> | undefined;
}

const NOT_A_READING = 'This hand does not have the reading to score.';

/**
 * Gives the score sheet of a winning hand under the rules given.
 *
 * @param given - The hand, as text or as `{ concealed, melds, flowers }`, the winning tile among `concealed`; any value may be
 * given.
 * @param asked - The `rules`, how the hand was won (`win`), and the `reading` to score; the best reading if left out (CF-24).
 * @returns The score sheet of the game, or the reasons why there is none: the hand does not win, or the win or the reading is
 * invalid.
 * @example
 * ```ts
 * import { americanCard, practiceCard, scoreHand, unwrap } from 'mahjongg/american';
 *
 * const rules = americanCard(practiceCard);
 * unwrap(scoreHand('111B GGG 111C RRR FF', { rules, win: { by: 'wall' } })).total; // => 25
 * ```
 */
export const scoreHand = <Rules extends HasHands<unknown, never> & HasScore<never, never>>(
  given: HandInput,
  asked: ScoreQuestion<Rules>,
): Result<SheetOf<Rules>> => {
  const { rules, win, reading } = readAsked<
    ScoreQuestion<HasHands<unknown> & HasScore<unknown, Win, SheetOf<Rules>>>
  >(asked, 'scoreHand', ['win', 'rules', 'reading'], [HANDS_PART, SCORE_PART]);
  const faults: Reason[] = [];
  const read = typeof given === 'string' ? readHandText(given, faults) : given;
  const hand = faults.length > 0 ? given : read;
  const missing = win === undefined || win === null ? checkWin(win, undefined, rules.hands).reasons : [];
  const validation = judgeHand(hand, { rules, win: missing.length > 0 ? undefined : win });
  if (!validation.valid) return rejected(...validation.reasons, ...missing);
  if (missing.length > 0 || typeof hand === 'string') return rejected(...missing);
  const chosen =
    reading === undefined ? validation.best : validation.readings.find((one) => isSameValue(one, reading));
  return chosen === undefined
    ? rejected(reasonAt('badReading', '', NOT_A_READING, ['reading']))
    : rules.score(chosen, hand, dataOf(win));
};
