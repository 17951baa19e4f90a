import { type CheckedHand, checkHand } from '../hands/check-hand';
import { winFaults } from '../hands/check-win';
import type { Hand, Win, WinKind } from '../hands/hand';
import { handFaults } from '../hands/hand-faults';
import type { HasHands, Remark } from '../hands/rule-parts';
import type { Reason } from '../result/reason';
import type { Reading } from '../card-free/vocabulary';
import { cardFree } from './card-free';

/** The answer for a hand that wins. */
export interface ValidHand<R> {
  /** True: the hand wins. */
  readonly valid: true;
  /** Every reading, best first; never empty, no two alike. */
  readonly readings: readonly R[];
  /** The reading that the hand scores, the first of them. */
  readonly best: R;
  /** What the best reading needs of a win that was not given. */
  readonly conditions: readonly Remark[];
  /** Remarks on the rules in play that change nothing. */
  readonly notes: readonly Remark[];
  /** True if there are more readings than are listed. */
  readonly truncated?: boolean | undefined;
}

/** The answer for a hand that does not win. */
export interface InvalidHand {
  /** False: the hand does not win. */
  readonly valid: false;
  /** Why not, the most specific reason first; never empty. */
  readonly reasons: readonly Reason[];
  /** Remarks on the rules in play that change nothing. */
  readonly notes: readonly Remark[];
}

/** Whether a hand wins: with every reading of it, or with the reasons why not. */
export type Validation<R> = ValidHand<R> | InvalidHand;

const hasWinFaults = (win: Win | undefined, hand: Hand, kinds: readonly WinKind[]): boolean =>
  win !== undefined && winFaults(win, hand, kinds).length > 0;

/** Why a hand does not win. `checked` is the hand if its tiles are in order. */
const explain = <R, W extends Win>(
  value: unknown,
  checked: CheckedHand | undefined,
  rules: HasHands<R, W>,
  win: W | undefined,
): readonly Reason[] => {
  const { hand, reasons } = handFaults(value, rules.tiles);
  const winReasons = win === undefined ? [] : winFaults(win, hand, rules.hands.wins);
  if (checked === undefined || winReasons.length > 0) {
    const known = winReasons.length > 0 ? undefined : win;
    const whole = hand && { ...hand, melds: hand.melds ?? [], flowers: hand.flowers ?? [] };
    return [...reasons, ...(whole ? rules.hands.check(whole, known) : []), ...winReasons];
  }
  return rules.hands.reasons(checked, win, rules.hands.check(checked, win));
};

/**
 * Whether a hand wins under these rules, with all its readings, best first (CF-24), or with the
 * reasons why it does not (CF-39). Without `win`, what depends on it is taken in the hand's favor
 * and named in `conditions`. Any value may be given as the hand: what is no hand gets reasons too.
 */
export function validateHand(hand: Hand): Validation<Reading>;
/** Whether a hand wins under the given rules, won as `win` says if it is given. */
export function validateHand<R, W extends Win>(hand: Hand, rules: HasHands<R, W>, win?: W): Validation<R>;
export function validateHand<R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W> = cardFree() as unknown as HasHands<R, W>,
  win?: W,
): Validation<R> {
  const { notes } = rules.hands;
  const checked = checkHand(hand, rules.tiles);
  if (checked !== undefined && !hasWinFaults(win, checked, rules.hands.wins) && rules.hands.check(checked, win).length === 0) {
    const { readings, conditions, truncated } = rules.hands.readings(checked, win);
    const best = readings[0];
    if (best !== undefined) {
      const answer: ValidHand<R> = { valid: true, readings, best, conditions, notes };
      return truncated === true ? { ...answer, truncated } : answer;
    }
  }
  return { valid: false, reasons: explain(hand, checked, rules, win), notes };
}

/** Whether a hand wins, without saying how or why not; any value that is no hand does not. */
export function isWinningHand(hand: Hand): boolean;
/** Whether a hand wins under the given rules, won as `win` says if it is given. */
export function isWinningHand<R, W extends Win>(hand: Hand, rules: HasHands<R, W>, win?: W): boolean;
export function isWinningHand<R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W> = cardFree() as unknown as HasHands<R, W>,
  win?: W,
): boolean {
  const checked = checkHand(hand, rules.tiles);
  if (checked === undefined || hasWinFaults(win, checked, rules.hands.wins)) return false;
  if (rules.hands.check(checked, win).length > 0) return false;
  return rules.hands.isWinning?.(checked, win) ?? rules.hands.readings(checked, win).readings.length > 0;
}

