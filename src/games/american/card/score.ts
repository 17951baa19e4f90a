import { type Result, success } from '../../../core/result';
import { type PatternClaim, type PointScore, pointScore } from '../../../hands/point-score';
import type { ScoreLine } from '../../../hands/rule-parts';
import { isAllPairs } from './readings/list-readings';
import type { CardReading, CardRules, CardWin } from './vocabulary';

/** What `settle` needs from a scored hand of a card; its pattern is the text of the hand. */
export type CardClaim = PatternClaim<CardWin['by']>;

/** The score sheet of a hand of a card. */
export type CardScore = PointScore<CardReading, CardClaim>;

const isJokerless = ({ groups }: CardReading, { printedJokersCount }: CardRules): boolean =>
  groups.every(({ jokers, printedJokers }) => jokers === (printedJokersCount ? 0 : printedJokers));

/** Scores one reading: the value of its line, and its bonus for no exposures (AG-23, AG-26). */
export const scoreCardReading = (
  reading: CardReading,
  { by }: CardWin,
  rules: CardRules,
): Result<CardScore> => {
  const { section, line, value, hand, concealedBonus: bonus = 0 } = reading;
  const lines: readonly ScoreLine[] = [
    {
      rule: 'AG-23',
      code: 'cardLine',
      label: `${section}, line ${line}`,
      points: value - bonus,
      params: { section, line },
    },
    ...(bonus > 0 ? [{ rule: 'AG-23', code: 'keptConcealed', label: 'Kept concealed', points: bonus }] : []),
  ];
  const jokerless = isJokerless(reading, rules);
  return success(
    pointScore(reading, lines, { value, by, jokerless, pattern: hand, allPairs: isAllPairs(reading) }),
  );
};
