import type { CheckedHand } from '../../hands/check-hand';
import type { GoalRules } from '../../hands/rule-parts';
import { arrange } from '../../melds/arrange';
import { meldGoals } from '../../melds/goals';
import { nearestHands } from '../../melds/near-hands';
import { setsAndPair } from '../../melds/part-steps';
import type { Counts } from '../../melds/set-shape';
import { handFaults } from './check';
import { distanceOf } from './distance';
import type { ChineseOptions } from './options';
import { ALL_KINDS, PARTS, sizeAt, supplyOf, type WantedHand, wantedHands } from './parts';
import { meldsRead, readSet } from './readings';
import { winFacts } from './sheet/facts';
import { naturalScore } from './sheet/fill';
import type { ChineseLayout } from './vocabulary';

/** The best natural score of these concealed tiles beside the melds, drawn from the wall; no line for an only place. */
const scoreOf = (
  hand: CheckedHand,
  { kongs }: WantedHand,
  concealed: Counts,
  options: ChineseOptions,
): number => {
  const facts = { ...winFacts({ by: 'wall' }, hand.flowers), onlyPlace: false, discards: 0 };
  const scores = arrange(PARTS, concealed, { pair: 1 }).map((arranged) => {
    const sets = [...[...arranged, ...kongs].map((set) => readSet(set, 'hand')), ...meldsRead(hand)];
    return naturalScore({ ...facts, sets }, options).product;
  });
  return Math.max(...scores);
};

/** What the Chinese game knows of the way to a winning hand under these options (CS-8). */
export const chineseGoals = (options: ChineseOptions): GoalRules<ChineseLayout> =>
  meldGoals({
    kinds: () => ALL_KINDS,
    check: (hand, stage) => handFaults(hand, sizeAt(stage)),
    distance: distanceOf,
    nearTo: (hand, stage, unseen) =>
      wantedHands(hand, stage).map((wanted) => ({
        near: nearestHands(PARTS, supplyOf(wanted, unseen), setsAndPair(wanted.sets), 'smallerFirst'),
        aside: wanted.kongs.flatMap(({ kinds }) => kinds),
        worth: (counts) => ({ mayExpose: true, value: () => scoreOf(hand, wanted, counts, options) }),
      })),
  });
