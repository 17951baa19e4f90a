import type { GoalRules } from '../../hands/rule-parts';
import { hasArrangement } from '../../melds/arrange';
import { meldGoals } from '../../melds/goals';
import { checkYearHand } from './check';
import type { YearOptions } from './options';
import { nearTo, partsFor, rackKinds, type YearShape } from './parts';
import { listReadings } from './readings';
import type { YearLayout } from './vocabulary';

/** Whether a discard can be claimed for a set; a kong counts as a pung that grows (YG-7, YG-9). */
const isClaimed = ({ kind, isFourth }: YearShape): boolean =>
  kind !== 'pair' && kind !== 'year' && isFourth !== true;

/** How to find the way to a winning hand under these options (YG-11). */
export const yearGoals = (options: YearOptions): GoalRules<YearLayout> =>
  meldGoals({
    kinds: rackKinds,
    check: (hand, stage) => checkYearHand(hand, undefined, options, stage),
    distance: (hand, stage, drawn) => nearTo(hand, undefined, stage, options, drawn).missing,
    nearTo: (hand, stage, unseen) => [
      {
        near: nearTo(hand, undefined, stage, options, undefined, unseen),
        worth: (counts) => ({
          mayExpose: hasArrangement(partsFor(hand, options), counts, {}, (sets) => sets.some(isClaimed)),
          // The points of the best reading if self-drawn; 0 without a table of points (YG-13).
          value: () => listReadings({ ...hand, counts }, { by: 'wall' }, options).readings[0]?.points ?? 0,
        }),
      },
    ],
  });
