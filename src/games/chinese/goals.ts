import type { CheckedHand } from '../../hands/check-hand';
import type { GoalRules, HandStage } from '../../hands/rule-parts';
import { withDrawn } from '../../hands/with-drawn';
import { arrange } from '../../melds/arrange';
import { meldGoals } from '../../melds/goals';
import type { Counts } from '../../melds/set-shape';
import { tileIndex } from '../../tiles/tile-index';
import { handFaults } from './check';
import type { ChineseOptions } from './options';
import { distanceOfRow } from './packed/distance';
import { allKinds, HAND_SIZE, kongsWanted, nearTo, parts, SETS, sizeOf } from './parts';
import { meldsRead, readSet } from './readings';
import { naturalScore, winFacts } from './sheet/fill';
import type { ChineseLayout } from './vocabulary';

/** How many tiles a hand lacks, with any drawn tiles added; Infinity if no winning hand has its melds. */
const distanceOf = (hand: CheckedHand, stage: HandStage, drawn?: Counts): number => {
  const isPlain = hand.melds.length === 0 && hand.concealed.length <= HAND_SIZE;
  // Most hands have no melds and no concealed kongs.
  if (isPlain && sizeOf(hand, stage).concealedKongs === 0) {
    return distanceOfRow(withDrawn(hand.counts, drawn), 1, SETS);
  }
  const all = nearTo(hand, kongsWanted(hand, stage), 'smallerFirst', drawn);
  return Math.min(...all.map(({ near }) => near.missing));
};

/** The best natural score with these concealed tiles and the melds, self-drawn; the only place to win is not scored. */
const scoreOf = (hand: CheckedHand, concealed: Counts, options: ChineseOptions): number => {
  const facts = { ...winFacts({ by: 'wall' }, hand.flowers), onlyPlace: false, discards: 0 };
  const scores = arrange(parts(), concealed, { pair: 1 }).map((arranged) => {
    const sets = [...arranged.map((set) => readSet(set, 'hand')), ...meldsRead(hand)];
    return naturalScore({ ...facts, sets }, options).product;
  });
  return Math.max(...scores);
};

/** How to find the way to a winning hand under these options (CS-8). */
export const chineseGoals = (options: ChineseOptions): GoalRules<ChineseLayout> =>
  meldGoals({
    kinds: allKinds,
    check: handFaults,
    distance: distanceOf,
    nearTo: (given, stage, unseen) =>
      nearTo(given, kongsWanted(given, stage), 'smallerFirst', undefined, unseen).map(
        ({ hand, kongs, near }) => ({
          near,
          aside: kongs.flatMap(({ tiles }) => tiles.map(tileIndex)),
          worth: (counts) => ({ mayExpose: true, value: () => scoreOf(hand, counts, options) }),
        }),
      ),
  });
