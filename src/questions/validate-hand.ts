import type { Reason } from '../core/reason';
import { type Rejection, rejection } from '../core/result';
import { type CheckedHand, checkHand } from '../hands/check-hand';
import { checkWin, type WinCheck } from '../hands/check-win';
import { HANDS_PART } from '../hands/expect-rules';
import type { HandInput, Win } from '../hands/hand';
import type { ByRules, HasHands, ReadingOf, Readings, Remark, WinOf } from '../hands/rule-parts';
import { readAsked } from './read-asked';

/** The answer for a hand that wins. */
export interface ValidHand<Reading> extends Readings<Reading> {
  /** True: the hand wins. */
  readonly valid: true;
  /** The reading that the hand is scored by, the first in `readings`. */
  readonly best: Reading;
  /** Remarks on the rules in play that change nothing. */
  readonly notes: readonly Remark[];
}

/** The answer for a hand that does not win. */
export interface InvalidHand extends Rejection {
  /** False: the hand does not win. */
  readonly valid: false;
  /** Remarks on the rules in play that change nothing. */
  readonly notes: readonly Remark[];
}

/** Whether a hand wins: with every reading of it, or with the reasons why not. */
export type Validation<Reading> = ValidHand<Reading> | InvalidHand;

/** What a hand is judged by. */
export interface HandQuestion<Rules extends HasHands<unknown, never>> extends ByRules<Rules> {
  /** How the hand was won; if left out, what depends on it is decided in the hand’s favor. */
  readonly win?: WinOf<Rules> | undefined;
}

const ASKED = ['rules', 'win'] as const;
const PARTS = [HANDS_PART] as const;

interface Judged<GameWin extends Win> {
  readonly hand: CheckedHand | undefined;
  readonly faults: readonly Reason[];
  readonly win: GameWin | undefined;
}

/** Reads any value as a hand and a win in these rules, with everything wrong with either. */
const judge = <GameWin extends Win>(
  value: unknown,
  rules: HasHands<unknown, GameWin>,
  win: GameWin | undefined,
): Judged<GameWin> => {
  const { hand, reasons } = checkHand(value, rules.tiles);
  const { win: known, reasons: winReasons } = win === undefined ? NO_WIN : checkWin(win, hand, rules.hands);
  const more = hand === undefined ? NONE : rules.hands.check(hand, known);
  if (reasons.length + winReasons.length === 0) return { hand, faults: more, win: known };
  // With only its own faults the rule set can go on to explain them; faults found before it leave no hand to read.
  return { hand: undefined, faults: [...reasons, ...more, ...winReasons], win: known };
};

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);
const NO_WIN: WinCheck<never> = { win: undefined, reasons: NONE };

/** Judges a hand by rules that are already checked. */
export const judgeHand = <Reading, GameWin extends Win>(
  given: HandInput,
  { rules, win: claimed }: HandQuestion<HasHands<Reading, GameWin>>,
): Validation<Reading> => {
  const { notes, readings: read, reasons } = rules.hands;
  const { hand, faults, win } = judge(given, rules, claimed);
  if (hand === undefined) return { valid: false, ...rejection(faults), notes };
  if (faults.length === 0) {
    const { readings, conditions, truncated } = read(hand, win);
    const best = readings[0];
    if (best !== undefined) {
      const answer: ValidHand<Reading> = { valid: true, best, readings, conditions, notes };
      return truncated === true ? { ...answer, truncated } : answer;
    }
  }
  return { valid: false, ...rejection(reasons(hand, win, faults)), notes };
};

/** Whether a hand wins by rules that are already checked. */
export const isWin = <GameWin extends Win>(
  given: HandInput,
  { rules: { hands, tiles }, win: claimed }: HandQuestion<HasHands<unknown, GameWin>>,
): boolean => {
  const { hand, reasons } = checkHand(given, tiles);
  if (hand === undefined || reasons.length > 0) return false;
  const { win, reasons: winReasons } = claimed === undefined ? NO_WIN : checkWin(claimed, hand, hands);
  if (winReasons.length > 0) return false;
  if (hands.check(hand, win).length > 0) return false;
  return hands.isWinning?.(hand, win) ?? hands.readings(hand, win).readings.length > 0;
};

/**
 * Says whether a hand wins under the rules given, with all its readings, or with the reasons why it does not (CF-39).
 *
 * @param given - The hand as text, or as `{ concealed, melds, flowers }`, the winning tile among `concealed`; any value may be
 * given.
 * @param asked - The `rules`, and how the hand was won (`win`). Without `win`, what depends on it is decided in the hand’s favor
 * and listed in `conditions`.
 * @returns `valid: true` with the `readings`, best first, or `valid: false` with a `message` and the `reasons`. A value that is
 * not a hand gets reasons too; rules that cannot judge hands throw a `MisuseError`.
 * @example
 * ```ts
 * import { chineseSolitaire, validateHand } from 'mahjongg/chinese';
 *
 * const answer = validateHand('123B 456C 789D EEE RR', { rules: chineseSolitaire() });
 * answer.valid && answer.best.sets.length; // => 5
 * ```
 */
export const validateHand = <Rules extends HasHands<unknown, never>>(
  given: HandInput,
  asked: HandQuestion<Rules>,
): Validation<ReadingOf<Rules>> =>
  judgeHand(given, readAsked<HandQuestion<HasHands<ReadingOf<Rules>>>>(asked, 'validateHand', ASKED, PARTS));

/**
 * Says whether a hand wins under the rules given, but not how or why not.
 *
 * It is faster than `validateHand`.
 *
 * @param given - The hand, as text or as `{ concealed, melds, flowers }`; any value may be given.
 * @param asked - The `rules`, and how the hand was won (`win`); if left out, what depends on it is decided in the hand’s favor.
 * @returns True if the hand wins; false if not, or if the value is not a hand. Rules that cannot judge hands throw a
 * `MisuseError`.
 * @example
 * ```ts
 * import { isWinningHand, yearGame } from 'mahjongg/year';
 *
 * isWinningHand('123B 456C 789D EEE RR', { rules: yearGame() }); // => true
 * ```
 */
export const isWinningHand = <Rules extends HasHands<unknown, never>>(
  given: HandInput,
  asked: HandQuestion<Rules>,
): boolean => isWin(given, readAsked<HandQuestion<HasHands<unknown>>>(asked, 'isWinningHand', ASKED, PARTS));
