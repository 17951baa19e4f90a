import { onFirstUse } from '../../core/first-use';
import { isRecord, ownMembers, ownValue } from '../../core/own-values';
import type { Result } from '../../core/result';
import type { HandInput } from '../../hands/hand';
import type {
  ByRules,
  HasHands,
  HasLayouts,
  HasScore,
  LayoutOf,
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
import { type CardFreeCore, standardCardFree } from './rules';

// Questions that Card Free, as the rulebook plays it, answers if no rules are given.

/** A question that need not name its rules: Card Free as the rulebook plays it. */
export type CardFreeAsked<Question extends ByRules<unknown>> = Omit<Question, 'rules'> & {
  readonly rules?: Question['rules'] | undefined;
};

/** The question for Card Free as the rulebook plays it; always the same object. */
const byCardFree: () => HandQuestion<CardFreeCore> = /* @__PURE__ */ onFirstUse(() => ({
  rules: standardCardFree(),
}));

/** The question, with Card Free added if it names no rules; the signatures below give its types. */
const withRules = <Question>(asked: object | undefined): Question => {
  if (asked === undefined) return byCardFree() as Question;
  if (!isRecord(asked) || ownValue(asked, 'rules') !== undefined) return asked as Question;
  return { ...ownMembers(asked), ...byCardFree() } as Question;
};

/**
 * Says whether a hand wins, of Card Free or under the rules given, with all its readings, or why not (CF-39).
 *
 * @param hand - The hand as text, such as `11B 222B 333B [444B] [555B]`, or as `{ concealed, melds, flowers }`, with
 * the winning tile in `concealed`; any value is checked.
 * @param asked - The `rules`, if not Card Free, and how the hand was won (`win`). Without `win`, whatever helps the
 * hand is assumed and listed in `conditions`.
 * @returns `valid: true` with the `readings`, best first (CF-24), or `valid: false` with a `message` and the
 * `reasons`, also for a value that is no hand. Rules that judge no hands throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, validateHand } from 'mahjongg';
 *
 * const right = validateHand('11B 222B 333B 444B 555B', { win: { by: 'wall' } });
 * right.valid && [right.best.pattern, right.best.total]; // => ['1 Pair 4 Pungs', 45]
 * const wrong = validateHand('11B 222B 333B 444B 55B');
 * wrong.valid || wrong.message; // => 'A winning hand has 14 tiles; this one has 13.'
 * const rules = cardFree({ houseRules: { requireBonus: true } });
 * validateHand('11B 222C 333B 444B 555B', { rules }).valid; // => false
 * ```
 */
export const validateHand = <Rules extends HasHands<unknown, never> = CardFreeCore>(
  hand: HandInput,
  asked?: CardFreeAsked<HandQuestion<Rules>>,
): Validation<ReadingOf<Rules>> =>
  // The library’s own rules need no check; this is the call measured against a look-up (docs/performance.md).
  asked === undefined
    ? (judgeHand(hand, byCardFree()) as Validation<ReadingOf<Rules>>)
    : validateByRules(hand, withRules<HandQuestion<Rules>>(asked));

/**
 * Says whether a hand wins, of Card Free or under the rules given, but not how or why not.
 *
 * It is faster than `validateHand`.
 *
 * @param hand - The hand as text or as `{ concealed, melds }`; any value is checked.
 * @param asked - The `rules`, if not Card Free, and how the hand was won (`win`); without `win`, whatever helps the
 * hand is assumed.
 * @returns True if the hand wins; false if it does not or is no hand.
 * @example
 * ```ts
 * import { isWinningHand, yearGame } from 'mahjongg';
 *
 * [isWinningHand('11B 222B 333B 444B 555B'), isWinningHand('11B 222C 333B 444B 555B')]; // => [true, false]
 * isWinningHand('123B 456C 789D EEE RR', { rules: yearGame() }); // => true
 * ```
 */
export const isWinningHand = <Rules extends HasHands<unknown, never> = CardFreeCore>(
  hand: HandInput,
  asked?: CardFreeAsked<HandQuestion<Rules>>,
): boolean =>
  asked === undefined
    ? isWin(hand, byCardFree())
    : isWinningByRules(hand, withRules<HandQuestion<Rules>>(asked));

/**
 * Scores a winning hand, of Card Free or under the rules given.
 *
 * @param hand - The hand as text or as `{ concealed, melds }`, with the winning tile in `concealed`; any value is
 * checked.
 * @param asked - The `rules`, if not Card Free, how the hand was won (`win`), and the `reading` to score; the best
 * reading if left out (CF-24).
 * @returns The score sheet with its `lines`, the `total` in points and the `claim` for `settle`; or the reasons, if
 * the hand does not win or its win or reading is impossible.
 * @example
 * ```ts
 * import { chineseSolitaire, scoreHand, unwrap } from 'mahjongg';
 *
 * const score = unwrap(scoreHand('22D 333D J44D [555D] [666D]', { win: { by: 'discard', tile: '4D' } }));
 * score.total; // => 35
 * score.lines.map(({ rule, points }) => [rule, points]); // => [['CF-19', 25], ['CF-30', 5], ['CF-22', 5]]
 * const win = { by: 'wall', tile: 'GD', discards: 40 } as const;
 * unwrap(scoreHand('EEE 00 GGG 234B [888D]', { rules: chineseSolitaire(), win })).product; // => 168
 * ```
 */
export const scoreHand = <Rules extends HasHands<unknown, never> & HasScore<never, never> = CardFreeCore>(
  hand: HandInput,
  asked: CardFreeAsked<ScoreQuestion<Rules>>,
): Result<SheetOf<Rules>> => scoreByRules(hand, withRules<ScoreQuestion<Rules>>(asked));

/**
 * Lists every distinct winning layout of Card Free, or of the rules given, one by one as you ask for them.
 *
 * A layout has blocks with their tiles and sizes, jokers aside. Layouts come in tie-break order (CF-24): category,
 * pattern, set ascending, blocks in rack order.
 *
 * @param asked - The `rules`, if not Card Free. With `dragonHands: true`, the Dragon Hands (CF-25 to CF-27) come first; otherwise they are left out.
 * @returns The layouts, to read with `for … of`.
 * @example
 * ```ts
 * import { layouts } from 'mahjongg';
 *
 * const [first] = layouts();
 * first?.pattern; // => '1 Pair 4 Pungs'
 * ```
 */
export const layouts = <Rules extends HasLayouts<unknown> = CardFreeCore>(
  asked?: CardFreeAsked<LayoutQuestion<Rules>>,
): Iterable<LayoutOf<Rules>> => layoutsOf(withRules<LayoutQuestion<Rules>>(asked));
