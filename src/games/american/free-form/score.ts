import { reasonAt } from '../../../core/reason';
import { type Result, rejected, success } from '../../../core/result';
import { pointScore } from '../../../hands/point-score';
import type { ScoreLine } from '../../../hands/rule-parts';
import { isClaimed } from '../claimed';
import type { AmericanGameOptions } from '../options';
import type { FreeFormReading, FreeFormScore, FreeFormWin } from './vocabulary';

const JACKPOT: ScoreLine = /* @__PURE__ */ Object.freeze({
  rule: 'TG-8',
  code: 'jackpot',
  label: 'Jackpot: concealed, winning tile drawn',
  points: 100,
});
const SELF_DRAWN: ScoreLine = /* @__PURE__ */ Object.freeze({
  rule: 'TG-8',
  code: 'selfDrawn',
  label: 'Winning tile drawn',
  points: 20,
});

/** What the temporary score table gives for a self-drawn hand (TG-8). */
const drawnLines = (isConcealed: boolean, { jackpotAdds }: AmericanGameOptions): readonly ScoreLine[] => {
  if (!isConcealed) return [SELF_DRAWN];
  return jackpotAdds ? [JACKPOT, SELF_DRAWN] : [JACKPOT];
};

/** The total of those lines (TG-8). */
export const drawnPoints = (isConcealed: boolean, options: AmericanGameOptions): number =>
  drawnLines(isConcealed, options).reduce((total, { points = 0 }) => total + points, 0);

/** The lines of a scored hand; undefined if the win must give the value of the hand (TG-8). */
const linesOf = (
  { groups }: FreeFormReading,
  win: FreeFormWin,
  options: AmericanGameOptions,
): readonly ScoreLine[] | undefined => {
  const isConcealed = groups.every(({ exposed }) => !exposed);
  const drawn = isClaimed(win) ? [] : drawnLines(isConcealed, options);
  if (!isClaimed(win) && isConcealed) return drawn;
  if (win.value === undefined) return undefined;
  return [{ rule: 'TG-8', code: 'handValue', label: 'Value of the hand', points: win.value }, ...drawn];
};

/**
 * Scores a hand without a card (TG-8): the jackpot, or the value given with the win and the points for a self-drawn
 * tile. Rejects with `valueNeeded` if that value is missing.
 */
export const scoreReading = (
  reading: FreeFormReading,
  win: FreeFormWin,
  options: AmericanGameOptions,
): Result<FreeFormScore> => {
  const lines = linesOf(reading, win, options);
  if (lines === undefined) {
    const added = isClaimed(win) ? '' : '; the 20 points for the drawn tile are added';
    const message = `The players decide the value of this hand. Give the win a “value”${added}.`;
    return rejected(reasonAt('valueNeeded', 'TG-8', message, ['win', 'value']));
  }
  const { groups } = reading;
  return success(
    pointScore(reading, lines, {
      value: lines.reduce((sum, { points = 0 }) => sum + points, 0),
      by: win.by,
      jokerless: groups.every(({ jokers, flowers }) => jokers === 0 && flowers === undefined),
      allPairs: groups.every(({ size }) => size === 2),
    }),
  );
};
