import { distance } from '../analysis/distance';
import type { Hand, Meld } from '../hands/hand';
import type { HasGoals } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';

/** How far tiles and exposures are from winning; Infinity if they never win. */
export type Measure = (concealed: readonly Tile[], melds: readonly Meld[]) => number;

const hasGoals = (rules: object): rules is HasGoals => 'goals' in rules;

/** Where the rules know no distance: pairs of tiles that stand alone, less what jokers save. */
const aloneMeasure: Measure = (concealed) => {
  const alone = concealed.filter(
    (tile) => tile !== 'J' && concealed.indexOf(tile) === concealed.lastIndexOf(tile),
  ).length;
  const jokers = concealed.filter((tile) => tile === 'J').length;
  return Math.ceil(Math.max(0, alone - jokers / 2) / 2);
};

/** How far hands are from winning by these rules. */
export const measureOf = (rules: object): Measure => {
  if (!hasGoals(rules)) return aloneMeasure;
  return (concealed, melds) => {
    const hand: Hand = { concealed, melds };
    const found = distance(hand, { rules });
    return found.ok ? found.value : Number.POSITIVE_INFINITY;
  };
};
