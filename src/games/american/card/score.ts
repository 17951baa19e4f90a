import type { Rejection } from '../../../core/reason';
import { type Result, success } from '../../../core/result';
import { RULES_REVISION } from '../../../core/rules-revision';
import type { ScoreLine } from '../../../hands/rule-parts';
import { isAllPairs } from './readings/list-readings';
import type { CardReading, CardRules, CardWin } from './vocabulary';

/** What `settle` needs from a scored hand; add the winner, and whose tile it was if another player’s. */
export interface CardClaim {
  /** The value of the hand in points, the sheet’s total. */
  readonly value: number;
  /** Where the winning tile came from. */
  readonly by: CardWin['by'];
  /** Whether the hand has no joker; printed jokers count unless the rules say otherwise (TG-16). */
  readonly jokerless: boolean;
  /** The text of the hand on the card. */
  readonly pattern: string;
  /** Whether the hand is all singles and pairs. */
  readonly allPairs: boolean;
}

/** The score sheet of a hand of a card: lines that add up to the total. */
export interface CardScore {
  /** The reading that was scored. */
  readonly reading: CardReading;
  /** The lines of the sheet. */
  readonly lines: readonly ScoreLine[];
  /** The value of the hand in points, the sum of the lines. */
  readonly total: number;
  /** What `settle` needs from this score. */
  readonly claim: CardClaim;
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

const isJokerless = ({ groups }: CardReading, { printedJokersCount }: CardRules): boolean =>
  groups.every(({ jokers, printedJokers }) => jokers === (printedJokersCount ? 0 : printedJokers));

/** Scores one reading: the value of its line, and its bonus for no exposures (AG-23, AG-26). */
export const scoreCardReading = (
  reading: CardReading,
  { by }: CardWin,
  rules: CardRules,
): Result<CardScore, Rejection> => {
  const { section, line, value, hand, concealedBonus: bonus = 0 } = reading;
  return success({
    reading,
    lines: [
      {
        rule: 'AG-23',
        code: 'cardLine',
        label: `${section}, line ${line}`,
        points: value - bonus,
        params: { section, line },
      },
      ...(bonus > 0
        ? [{ rule: 'AG-23', code: 'keptConcealed', label: 'Kept concealed', points: bonus }]
        : []),
    ],
    total: value,
    claim: {
      value,
      by,
      jokerless: isJokerless(reading, rules),
      pattern: hand,
      allPairs: isAllPairs(reading),
    },
    rulesRevision: RULES_REVISION,
  });
};
