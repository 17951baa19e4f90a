import type { Rejection } from '../../core/reason';
import type { Result } from '../../core/result';
import type { Hand, Win } from '../../hands/hand';
import type { HasHands, HasLayouts, HasScore, LayoutOptions } from '../../hands/rule-parts';
import { layouts as layoutsOf } from '../../questions/layouts';
import { type ScoreChoice, scoreHand as scoreByRules } from '../../questions/score-hand';
import {
  isWinningHand as isWinningByRules,
  type Validation,
  validateHand as validateByRules,
} from '../../questions/validate-hand';
import { standardCardFree } from './rules';
import type { CardFreeScore } from './score';
import type { CardFreeWin, Layout, Reading } from './vocabulary';

// The questions that are answered by Card Free, as the rulebook plays it, where no rules are given.

/** Card Free where no rules are given; the overloads below say what types it has there. */
const assumed = <T>(): T => standardCardFree() as unknown as T;

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
  rules: HasHands<R, W> = assumed(),
  win?: W,
): Validation<R> {
  return validateByRules(hand, rules, win);
}

/** Whether a hand wins, without saying how or why not; any value that is no hand does not. */
export function isWinningHand(hand: Hand): boolean;
/** Whether a hand wins under the given rules, won as `win` says if it is given. */
export function isWinningHand<R, W extends Win>(hand: Hand, rules: HasHands<R, W>, win?: W): boolean;
export function isWinningHand<R, W extends Win>(
  hand: Hand,
  rules: HasHands<R, W> = assumed(),
  win?: W,
): boolean {
  return isWinningByRules(hand, rules, win);
}

/**
 * The score sheet of a winning hand: of its best reading (CF-24), or of the one named. A hand that
 * does not win gives the reasons instead, and so does a win or a reading that cannot be.
 */
export function scoreHand(hand: Hand, win: CardFreeWin): Result<CardFreeScore, Rejection>;
/** The score sheet of a winning hand under the given rules. */
export function scoreHand<R, W extends Win, S>(
  hand: Hand,
  win: W,
  rules: HasHands<R, W> & HasScore<R, W, S>,
  choice?: ScoreChoice<R>,
): Result<S, Rejection>;
export function scoreHand<R, W extends Win, S>(
  hand: Hand,
  win: W,
  rules: HasHands<R, W> & HasScore<R, W, S> = assumed(),
  choice?: ScoreChoice<R>,
): Result<S, Rejection> {
  return scoreByRules(hand, win, rules, choice);
}

/**
 * Every distinct winning layout of the rules, made one by one as they are asked for: blocks with
 * their tiles and sizes, jokers aside. The order is that of equal readings (CF-24): category,
 * pattern, set ascending, blocks in rack order; Dragon Hands, if asked for, come first.
 */
export function layouts(): Iterable<Layout>;
/** Every distinct winning layout of the given rules, made one by one. */
export function layouts<L>(rules: HasLayouts<L>, options?: LayoutOptions): Iterable<L>;
export function layouts<L>(rules: HasLayouts<L> = assumed(), options?: LayoutOptions): Iterable<L> {
  return layoutsOf(rules, options);
}
