import { isRecord, ownMembers, ownValue } from '../../core/own-values';
import type { Rejection } from '../../core/reason';
import type { Result } from '../../core/result';
import type { HandInput, Win } from '../../hands/hand';
import type { LayoutOptions } from '../../hands/rule-parts';
import { type LayoutQuestion, layouts as layoutsOf } from '../../questions/layouts';
import { type ScoreQuestion, scoreHand as scoreByRules } from '../../questions/score-hand';
import {
  type HandQuestion,
  isWin,
  isWinningHand as isWinningByRules,
  judgeHand,
  type Validation,
  validateHand as validateByRules,
} from '../../questions/validate-hand';
import { standardCardFree } from './rules';
import type { CardFreeScore } from './score';
import type { CardFreeWin, Layout, Reading } from './vocabulary';

// The questions that are answered by Card Free, as the rulebook plays it, where no rules are given.

/** By what a hand of Card Free is judged. */
export interface CardFreeQuestion {
  /** Card Free as the rulebook plays it where no rules are given. */
  readonly rules?: undefined;
  /** How it was won; what depends on it is taken in the hand's favor if it is left out. */
  readonly win?: CardFreeWin | undefined;
}

/** By what a hand of Card Free is scored. */
export interface CardFreeScoreQuestion {
  /** Card Free as the rulebook plays it where no rules are given. */
  readonly rules?: undefined;
  /** How it was won. */
  readonly win: CardFreeWin;
  /** One of the hand's readings; the best one if left out (CF-24). */
  readonly reading?: Reading | undefined;
}

let standard: HandQuestion<Reading, CardFreeWin> | undefined;

/** Asks by Card Free as the rulebook plays it; always the same value. */
const byCardFree = () => {
  standard ??= { rules: standardCardFree() };
  return standard;
};

/** The question itself, or with Card Free where it names no rules; the overloads below say what types it has there. */
const withRules = <Question>(asked: object | undefined): Question => {
  if (asked === undefined) return byCardFree() as Question;
  if (!isRecord(asked) || ownValue(asked, 'rules') !== undefined) return asked as Question;
  return { ...ownMembers(asked), ...byCardFree() } as Question;
};

/**
 * Whether a hand wins, with all its readings, best first (CF-24), or with the reasons why it does not (CF-39). Without
 * `rules` it is judged by Card Free; without `win`, what depends on it is taken in the hand's favor and named in
 * `conditions`. Any value may be given as the hand: what is no hand gets reasons too.
 */
export function validateHand(hand: HandInput, asked?: CardFreeQuestion): Validation<Reading>;
/** Whether a hand wins under the given rules, won as `win` says if it is given. */
export function validateHand<Reading, GameWin extends Win>(
  hand: HandInput,
  asked: HandQuestion<Reading, GameWin>,
): Validation<Reading>;
export function validateHand(hand: HandInput, asked?: object): Validation<unknown> {
  // Rules of the library need no look at them: this is the call that the look-up race measures (docs/performance.md).
  return asked === undefined
    ? judgeHand(hand, byCardFree())
    : validateByRules(hand, withRules<HandQuestion<unknown, Win>>(asked));
}

/** Whether a hand wins, without saying how or why not; any value that is no hand does not. */
export function isWinningHand(hand: HandInput, asked?: CardFreeQuestion): boolean;
/** Whether a hand wins under the given rules, won as `win` says if it is given. */
export function isWinningHand<Reading, GameWin extends Win>(
  hand: HandInput,
  asked: HandQuestion<Reading, GameWin>,
): boolean;
export function isWinningHand(hand: HandInput, asked?: object): boolean {
  return asked === undefined
    ? isWin(hand, byCardFree())
    : isWinningByRules(hand, withRules<HandQuestion<unknown, Win>>(asked));
}

/**
 * The score sheet of a winning hand: of its best reading (CF-24), or of the one named. A hand that
 * does not win gives the reasons instead, and so does a win or a reading that cannot be.
 */
export function scoreHand(hand: HandInput, asked: CardFreeScoreQuestion): Result<CardFreeScore, Rejection>;
/** The score sheet of a winning hand under the given rules. */
export function scoreHand<Reading, GameWin extends Win, Score>(
  hand: HandInput,
  asked: ScoreQuestion<Reading, GameWin, Score>,
): Result<Score, Rejection>;
export function scoreHand(hand: HandInput, asked: object): Result<unknown, Rejection> {
  return scoreByRules(hand, withRules<ScoreQuestion<unknown, Win, unknown>>(asked));
}

/**
 * Every distinct winning layout of the rules, made one by one as they are asked for: blocks with
 * their tiles and sizes, jokers aside. The order is that of equal readings (CF-24): category,
 * pattern, set ascending, blocks in rack order; Dragon Hands, if asked for, come first.
 */
export function layouts(asked?: LayoutOptions & { readonly rules?: undefined }): Iterable<Layout>;
/** Every distinct winning layout of the given rules, made one by one. */
export function layouts<Layout>(asked: LayoutQuestion<Layout>): Iterable<Layout>;
export function layouts(asked?: object): Iterable<unknown> {
  return layoutsOf(withRules<LayoutQuestion<unknown>>(asked));
}
