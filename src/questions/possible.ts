import { type Reason, type Rejection, reasonAt, rejection } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import { POSSIBLE_PART } from '../hands/expect-rules';
import { type ListedHand, type ReadHand, readExposedHand, type SeenHand } from '../hands/read-exposed-hand';
import type { HasPossible, PossibleRules, ReadingOf, Witness } from '../hands/rule-parts';
import { readAsked } from './read-asked';

/** The answer for a hand that can still be completed. */
export interface PossibleHand<Reading> {
  /** True: a winning hand is left. */
  readonly possible: true;
  /** One winning hand with these exposures, made of tiles that are unseen. */
  readonly witness: Witness<Reading>;
}

/** The answer for a hand that cannot be completed, or that could not be read. */
export interface ImpossibleHand extends Rejection {
  /** False: no winning hand is left. */
  readonly possible: false;
  /** Why not: first the reason for which the hand is dead, then what it comes from. */
  readonly reasons: Rejection['reasons'];
}

/** Whether a hand can still be completed: with a winning hand that is left, or with the reasons why none is. */
export type Possibility<Reading> = PossibleHand<Reading> | ImpossibleHand;

/** By what it is judged whether a hand can still be completed. */
export interface PossibleQuestion<Rules extends HasPossible = HasPossible> {
  /** The rules. */
  readonly rules: Rules;
}

const rulesAsked = (asked: PossibleQuestion, question: string): HasPossible =>
  readAsked<PossibleQuestion>(asked, question, ['rules'], [POSSIBLE_PART]).rules;

/** What is seen of a hand at first sight. */
type AtSight = Pick<ReadHand, 'melds' | 'tileCount' | 'toDiscard'>;

const countReason = (
  { melds, tileCount, toDiscard }: AtSight,
  { size, growing = false }: Pick<PossibleRules<unknown>, 'size' | 'growing'>,
): Reason | undefined => {
  const onTable = melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
  // With every tile on the table there is none left to win with, unless exposures grow (TG-5).
  const isSpent = onTable > size || (onTable === size && !growing);
  const count = onTable >= size ? Math.max(onTable, tileCount ?? 0) : tileCount;
  const expected = toDiscard === true ? size : size - 1;
  const isRight = count === expected || (toDiscard === undefined && count === size);
  if (count === undefined || (isRight && !isSpent)) return undefined;
  const message = isSpent
    ? `${onTable} tiles are exposed: too many, because none is left to win with.`
    : `The hand has ${count} tiles; it must have ${toDiscard === undefined ? `${expected} or ${size}` : expected}: too ${count > expected ? 'many' : 'few'}.`;
  return reasonAt('wrongTileCount', 'AG-31', message, [], { count, expected });
};

const CLOSED = 'The exposures show a hand that must be concealed.';
const NO_LINE = 'No winning hand has these exposures.';
const GONE = 'The exposures fit, but too few of the tiles they need are unseen.';

/** What is wrong with a hand before any winning hand is looked for: the number of its tiles, or its exposures as such. */
export const atSight = (hand: AtSight, rules: PossibleRules<unknown>): readonly Reason[] => {
  const count = countReason(hand, rules);
  if (count !== undefined) return [count];
  const faults = rules.faults(hand.melds);
  return faults.length === 0
    ? []
    : [reasonAt('exposuresMatchNoLine', 'AG-31', NO_LINE, ['melds']), ...faults];
};

/** Which reason of AG-31 explains that no winning hand is left. */
const whyNoneLeft = ({ melds, unseen, unseenAtFirst }: ReadHand, rules: PossibleRules<unknown>): Reason => {
  const atFirst = { melds, unseen: unseenAtFirst };
  const isLess = unseen.some((count, tile) => count !== unseenAtFirst[tile]);
  if (isLess && rules.isPossible(atFirst)) return reasonAt('neededTilesGone', 'AG-31', GONE, ['visible']);
  return rules.isPossible(atFirst, true)
    ? reasonAt('closedHandExposed', 'AG-31', CLOSED, ['melds'])
    : reasonAt('exposuresMatchNoLine', 'AG-31', NO_LINE, ['melds']);
};

/**
 * Says whether a hand with these exposures can still be completed with the tiles that nobody has seen (AG-31,
 * AG-32).
 *
 * The answer is exact: a hand called possible can be completed in some further course of the game, and one called
 * impossible in none. How it is won is taken in the hand's favor.
 *
 * @param seen - The exposures, the other tiles that lie open, and how many tiles the player holds; any value may
 * be given.
 * @param asked - The rules.
 * @returns A winning hand as the `witness`, or the reasons why none is left; also the reasons why the input cannot
 * be read.
 * @example
 * ```ts
 * import { cardFree, formatHand, possible } from 'mahjongg';
 *
 * const answer = possible({ melds: '[2222B] [444B]', visible: '333B' }, { rules: cardFree() });
 * answer.possible && formatHand(answer.witness.hand); // => '1113B JJJ [2222B] [444B]'
 * ```
 */
export function possible<Rules extends HasPossible>(
  seen: SeenHand,
  asked: PossibleQuestion<Rules>,
): Possibility<ReadingOf<Rules>>;
export function possible(seen: SeenHand, asked: PossibleQuestion): Possibility<unknown> {
  const rules = rulesAsked(asked, 'possible');
  const read = readExposedHand(seen, rules.tiles);
  if (!read.ok) return { possible: false, ...read.error };
  const hand = read.value;
  const faults = atSight(hand, rules.possible);
  if (faults.length > 0) return { possible: false, ...rejection(faults) };
  const witness = rules.possible.witness(hand);
  if (witness !== undefined) return { possible: true, witness };
  const why = whyNoneLeft(hand, rules.possible);
  const found = why.code === 'closedHandExposed' ? [why] : [why, ...rules.possible.missing(hand)];
  return { possible: false, ...rejection(found) };
}

/**
 * A winning hand that is left, or the first reason of AG-31 why none is, without what that comes from; the first
 * fault of what cannot be read.
 */
export const witnessOrReason = (
  { possible: rules, tiles }: HasPossible,
  seen: ListedHand,
): Result<Witness<unknown>, Reason> => {
  const read = readExposedHand(seen, tiles);
  if (!read.ok) return failure(read.error.reasons[0]);
  const [fault] = atSight(read.value, rules);
  if (fault !== undefined) return failure(fault);
  const witness = rules.witness(read.value);
  return witness === undefined ? failure(whyNoneLeft(read.value, rules)) : success(witness);
};

/**
 * Says for which of the four reasons a hand is dead (AG-31).
 *
 * @param seen - The exposures, the other tiles that lie open, and how many tiles the player holds.
 * @param asked - The rules.
 * @returns The reason: `wrongTileCount`, `closedHandExposed`, `exposuresMatchNoLine` or `neededTilesGone`; null if
 * the hand is alive. Input that cannot be read is refused with its reasons, so that nobody is called dead for it.
 * @example
 * ```ts
 * import { americanCard, deadReason, practiceCard, unwrap } from 'mahjongg/american';
 *
 * const rules = americanCard(practiceCard);
 * unwrap(deadReason({ melds: '[FFFF] [EEEE] [NNNN]' }, { rules }))?.code; // => 'exposuresMatchNoLine'
 * ```
 */
export const deadReason = (seen: SeenHand, asked: PossibleQuestion): Result<Reason | null, Rejection> => {
  const rules = rulesAsked(asked, 'deadReason');
  const read = readExposedHand(seen, rules.tiles);
  if (!read.ok) return read;
  const [fault] = atSight(read.value, rules.possible);
  const isAlive = fault === undefined && rules.possible.isPossible(read.value);
  return success(isAlive ? null : (fault ?? whyNoneLeft(read.value, rules.possible)));
};
