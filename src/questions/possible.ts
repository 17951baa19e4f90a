import { type Reason, reasonAt } from '../core/reason';
import { type Rejection, type Result, rejection, success } from '../core/result';
import { POSSIBLE_PART } from '../hands/expect-rules';
import { type ReadHand, readExposedHand, type SeenHand } from '../hands/read-exposed-hand';
import type { ByRules, HasPossible, PossibleRules, ReadingOf, Witness } from '../hands/rule-parts';
import { readAsked } from './read-asked';

/** The answer for a hand that can still be completed. */
export interface PossibleHand<Reading> {
  /** True: a winning hand is left. */
  readonly possible: true;
  /** A winning hand with these exposures and unseen tiles. */
  readonly witness: Witness<Reading>;
}

/** The answer for a hand that cannot be completed, or that could not be read. */
export interface ImpossibleHand extends Rejection {
  /** False: no winning hand is left. */
  readonly possible: false;
  /** Why not: first the reason the hand is dead, then its causes. */
  readonly reasons: Rejection['reasons'];
}

/** Whether a hand can still be completed, with a winning hand that is left or the reasons why none is. */
export type Possibility<Reading> = PossibleHand<Reading> | ImpossibleHand;

const rulesAsked = (asked: ByRules<HasPossible>, question: string): HasPossible =>
  readAsked(asked, question, ['rules'], [POSSIBLE_PART]).rules;

/** What is needed for a first check of a hand. */
type AtSight = Pick<ReadHand, 'melds' | 'tileCount' | 'toDiscard'>;

const countReason = (
  { melds, tileCount, toDiscard }: AtSight,
  { size, growing = false }: Pick<PossibleRules<unknown>, 'size' | 'growing'>,
): Reason | undefined => {
  const onTable = melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
  // With all tiles on the table none is left to win with, unless exposures grow (TG-5).
  const isSpent = onTable > size || (onTable === size && !growing);
  const count = onTable >= size ? Math.max(onTable, tileCount ?? 0) : tileCount;
  const expected = toDiscard === true ? size : size - 1;
  const isRight = count === expected || (toDiscard === undefined && count === size);
  if (count === undefined || (isRight && !isSpent)) return undefined;
  const message = isSpent
    ? `${onTable} tiles are exposed, so no tile is left to win with.`
    : `The hand has ${count} tiles; it must have ${toDiscard === undefined ? `${expected} or ${size}` : expected}: too ${count > expected ? 'many' : 'few'}.`;
  return reasonAt('wrongTileCount', 'AG-31', message, [], { count, expected });
};

const CLOSED = 'The exposures show a hand that must be concealed.';
const NO_LINE = 'No winning hand has these exposures.';
const GONE = 'The exposures fit, but too few of the tiles they need are unseen.';

/** What is wrong with a hand before searching for winning hands: its number of tiles, or its exposures by themselves. */
export const atSight = (hand: AtSight, rules: PossibleRules<unknown>): readonly Reason[] => {
  const count = countReason(hand, rules);
  if (count !== undefined) return [count];
  const faults = rules.faults(hand.melds);
  return faults.length === 0
    ? []
    : [reasonAt('exposuresMatchNoLine', 'AG-31', NO_LINE, ['melds']), ...faults];
};

/** The reason in AG-31 why no winning hand is left. */
const whyNoneLeft = ({ melds, unseen, unseenAtFirst }: ReadHand, rules: PossibleRules<unknown>): Reason => {
  const atFirst = { melds, unseen: unseenAtFirst };
  const isLess = unseen.some((count, tile) => count !== unseenAtFirst[tile]);
  if (isLess && rules.isPossible(atFirst)) return reasonAt('neededTilesGone', 'AG-31', GONE, ['visible']);
  return rules.isPossible(atFirst, true)
    ? reasonAt('closedHandExposed', 'AG-31', CLOSED, ['melds'])
    : reasonAt('exposuresMatchNoLine', 'AG-31', NO_LINE, ['melds']);
};

/**
 * Says whether a hand with these exposures can still be completed with unseen tiles (AG-31, AG-32).
 *
 * The answer is exact by AG-31: what can be completed with the tiles that are neither discarded nor in anybody’s exposures. Jokers
 * in exposures of others, which an exchange could bring (AG-21), do not count. Conditions on how the hand is won are assumed to be
 * met.
 *
 * @param seen - The exposures, the other face-up tiles, and how many tiles the player has; any value may be given.
 * @param asked - The rules.
 * @returns A winning hand as the `witness`, or the reasons why none is left or the input cannot be read.
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
  asked: ByRules<Rules>,
): Possibility<ReadingOf<Rules>>;
export function possible(seen: SeenHand, asked: ByRules<HasPossible>): Possibility<unknown> {
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
 * Says which of the four reasons makes a hand dead (AG-31).
 *
 * @param seen - The exposures, the other face-up tiles, and how many tiles the player has.
 * @param asked - The rules.
 * @returns The reason: `wrongTileCount`, `closedHandExposed`, `exposuresMatchNoLine` or `neededTilesGone`; null if the hand is
 * alive. Input that cannot be read is a failure with its reasons, so that nobody is called dead because of it.
 * @example
 * ```ts
 * import { americanCard, deadReason, practiceCard, unwrap } from 'mahjongg/american';
 *
 * const rules = americanCard(practiceCard);
 * unwrap(deadReason({ melds: '[FFFF] [EEEE] [NNNN]' }, { rules }))?.code; // => 'exposuresMatchNoLine'
 * ```
 */
export const deadReason = (seen: SeenHand, asked: ByRules<HasPossible>): Result<Reason | null> => {
  const rules = rulesAsked(asked, 'deadReason');
  const read = readExposedHand(seen, rules.tiles);
  if (!read.ok) return read;
  const [fault] = atSight(read.value, rules.possible);
  const isAlive = fault === undefined && rules.possible.isPossible(read.value);
  return success(isAlive ? null : (fault ?? whyNoneLeft(read.value, rules.possible)));
};
