import { onFirstUse } from '../../core/first-use';
import { isRecord, ownMembers, ownValue } from '../../core/own-values';
import type { Result } from '../../core/result';
import type { HandInput } from '../../hands/hand';
import type {
  HasHands,
  HasLayouts,
  HasScore,
  LayoutOf,
  LayoutOptions,
  ReadingOf,
  SheetOf,
} from '../../hands/rule-parts';
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

// Questions that Card Free, as the rulebook plays it, answers if no rules are given.

/** How to judge a hand of Card Free. */
export interface CardFreeQuestion {
  /** Left out, for Card Free as the rulebook plays it. */
  readonly rules?: undefined;
  /** How the hand was won; if left out, whatever helps the hand is assumed. */
  readonly win?: CardFreeWin | undefined;
}

/** How to score a hand of Card Free. */
export interface CardFreeScoreQuestion {
  /** Left out, for Card Free as the rulebook plays it. */
  readonly rules?: undefined;
  /** How it was won. */
  readonly win: CardFreeWin;
  /** The reading to score; the best one if left out (CF-24). */
  readonly reading?: Reading | undefined;
}

/** The question for Card Free as the rulebook plays it; always the same object. */
const byCardFree: () => HandQuestion<HasHands<Reading, CardFreeWin>> = /* @__PURE__ */ onFirstUse(() => ({
  rules: standardCardFree(),
}));

/** The question, with Card Free added if it names no rules; the overloads below give its types. */
const withRules = <Question>(asked: object | undefined): Question => {
  if (asked === undefined) return byCardFree() as Question;
  if (!isRecord(asked) || ownValue(asked, 'rules') !== undefined) return asked as Question;
  return { ...ownMembers(asked), ...byCardFree() } as Question;
};

/**
 * Says whether a hand of Card Free wins, with all its readings, or why it does not (CF-39).
 *
 * @param hand - The hand as text, such as `11B 222B 333B [444B] [555B]`, or as `{ concealed, melds }`, with the
 * winning tile in `concealed`; any value is checked.
 * @param asked - How the hand was won (`win`). If left out, whatever helps the hand is assumed and listed in
 * `conditions`.
 * @returns `valid: true` with the `readings`, best first (CF-24), or `valid: false` with a `message` and the
 * `reasons`, also for a value that is no hand.
 * @example
 * ```ts
 * import { validateHand } from 'mahjongg';
 *
 * const right = validateHand('11B 222B 333B 444B 555B', { win: { by: 'wall' } });
 * right.valid && [right.best.pattern, right.best.total]; // => ['1 Pair 4 Pungs', 45]
 * const wrong = validateHand('11B 222B 333B 444B 55B');
 * wrong.valid || wrong.message; // => 'A winning hand has 14 tiles; this one has 13.'
 * ```
 */
export function validateHand(hand: HandInput, asked?: CardFreeQuestion): Validation<Reading>;
/**
 * Says whether a hand wins under the rules given, with all its readings, or why it does not.
 *
 * @param hand - The hand as text or as `{ concealed, melds, flowers }`; any value is checked.
 * @param asked - The `rules`, and how the hand was won (`win`). Without `win`, whatever helps the hand is assumed.
 * @returns `valid: true` with the `readings`, best first, or `valid: false` with a `message` and the `reasons`. Rules
 * that judge no hands throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, validateHand } from 'mahjongg';
 *
 * const rules = cardFree({ houseRules: { requireBonus: true } });
 * validateHand('11B 222C 333B 444B 555B', { rules }).valid; // => false
 * ```
 */
export function validateHand<Rules extends HasHands<unknown, never>>(
  hand: HandInput,
  asked: HandQuestion<Rules>,
): Validation<ReadingOf<Rules>>;
export function validateHand(hand: HandInput, asked?: object): Validation<unknown> {
  // The library’s own rules need no check; this is the call measured against a look-up (docs/performance.md).
  return asked === undefined
    ? judgeHand(hand, byCardFree())
    : validateByRules(hand, withRules<HandQuestion<HasHands<unknown>>>(asked));
}

/**
 * Says whether a hand of Card Free wins, but not how or why not.
 *
 * It is faster than `validateHand`.
 *
 * @param hand - The hand as text or as `{ concealed, melds }`; any value is checked.
 * @param asked - How the hand was won (`win`); if left out, whatever helps the hand is assumed.
 * @returns True if the hand wins; false if it does not or is no hand.
 * @example
 * ```ts
 * import { isWinningHand } from 'mahjongg';
 *
 * [isWinningHand('11B 222B 333B 444B 555B'), isWinningHand('11B 222C 333B 444B 555B')]; // => [true, false]
 * ```
 */
export function isWinningHand(hand: HandInput, asked?: CardFreeQuestion): boolean;
/**
 * Says whether a hand wins under the rules given.
 *
 * @param hand - The hand as text or as `{ concealed, melds, flowers }`; any value is checked.
 * @param asked - The `rules`, and how the hand was won (`win`).
 * @returns True if the hand wins; false if it does not or is no hand.
 * @example
 * ```ts
 * import { isWinningHand, yearGame } from 'mahjongg';
 *
 * isWinningHand('123B 456C 789D EEE RR', { rules: yearGame() }); // => true
 * ```
 */
export function isWinningHand<Rules extends HasHands<unknown, never>>(
  hand: HandInput,
  asked: HandQuestion<Rules>,
): boolean;
export function isWinningHand(hand: HandInput, asked?: object): boolean {
  return asked === undefined
    ? isWin(hand, byCardFree())
    : isWinningByRules(hand, withRules<HandQuestion<HasHands<unknown>>>(asked));
}

/**
 * Scores a winning hand of Card Free.
 *
 * @param hand - The hand as text or as `{ concealed, melds }`, with the winning tile in `concealed`; any value is
 * checked.
 * @param asked - How the hand was won (`win`), and the `reading` to score; the best reading if left out (CF-24).
 * @returns The score sheet with its `lines`, the `total` in points and the `claim` for `settle`; or the reasons, if
 * the hand does not win or its win or reading is impossible.
 * @example
 * ```ts
 * import { scoreHand, unwrap } from 'mahjongg';
 *
 * const score = unwrap(scoreHand('22D 333D J44D [555D] [666D]', { win: { by: 'discard', tile: '4D' } }));
 * score.total; // => 35
 * score.lines.map(({ rule, points }) => [rule, points]); // => [['CF-19', 25], ['CF-30', 5], ['CF-22', 5]]
 * ```
 */
export function scoreHand(hand: HandInput, asked: CardFreeScoreQuestion): Result<CardFreeScore>;
/**
 * Scores a winning hand under the rules given.
 *
 * @param hand - The hand as text or as `{ concealed, melds, flowers }`; any value is checked.
 * @param asked - The `rules`, how the hand was won (`win`), and the `reading` to score; the best reading if left out.
 * @returns The score sheet of that game, or the reasons why there is none.
 * @example
 * ```ts
 * import { chineseSolitaire, scoreHand, unwrap } from 'mahjongg';
 *
 * const rules = chineseSolitaire();
 * const win = { by: 'wall', tile: 'GD', discards: 40 } as const;
 * unwrap(scoreHand('EEE 00 GGG 234B [888D]', { rules, win })).product; // => 168
 * ```
 */
export function scoreHand<Rules extends HasHands<unknown, never> & HasScore<never, never>>(
  hand: HandInput,
  asked: ScoreQuestion<Rules>,
): Result<SheetOf<Rules>>;
export function scoreHand(hand: HandInput, asked: object): Result<unknown> {
  return scoreByRules(hand, withRules<ScoreQuestion<HasHands<unknown> & HasScore<unknown>>>(asked));
}

/**
 * Lists every distinct winning layout of Card Free, made one by one as you ask for them.
 *
 * A layout has blocks with their tiles and sizes, jokers aside. Layouts come in tie-break order (CF-24): category,
 * pattern, set ascending, blocks in rack order.
 *
 * @param asked - With `dragonHands: true`, the Dragon Hands (CF-25 to CF-27) come first; otherwise they are left out.
 * @returns The layouts, to read with `for … of`.
 * @example
 * ```ts
 * import { layouts } from 'mahjongg';
 *
 * const [first] = layouts();
 * first?.pattern; // => '1 Pair 4 Pungs'
 * ```
 */
export function layouts(asked?: LayoutOptions & { readonly rules?: undefined }): Iterable<Layout>;
/**
 * Lists every distinct winning layout of the rules given, made one by one as you ask for them.
 *
 * @param asked - The `rules`.
 * @returns The layouts, to read with `for … of`.
 * @example
 * ```ts
 * import { chineseSolitaire, layouts } from 'mahjongg';
 *
 * const [first] = layouts({ rules: chineseSolitaire() });
 * first?.tiles.length; // => 14
 * ```
 */
export function layouts<Rules extends HasLayouts<unknown>>(
  asked: LayoutQuestion<Rules>,
): Iterable<LayoutOf<Rules>>;
export function layouts(asked?: object): Iterable<unknown> {
  return layoutsOf(withRules<LayoutQuestion<HasLayouts<unknown>>>(asked));
}
