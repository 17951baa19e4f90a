import type { CheckedHand } from '../../hands/check-hand';
import type { HandStage } from '../../hands/rule-parts';
import { type NearestHands, nearestHands } from '../../melds/near-hands';
import type { Counts } from '../../melds/set-shape';
import type { YearOptions } from './options';
import { partsFor, sizeWanted, supplyOf } from './parts';
import type { YearWin } from './vocabulary';

/**
 * The winning hands near to a hand with its melds, or to one with more tiles drawn to it, or those that the unseen tiles
 * complete; none if the melds are too many tiles (YG-9, YG-11).
 */
export const nearTo = (
  hand: CheckedHand,
  win: YearWin | undefined,
  stage: HandStage,
  options: YearOptions,
  drawn?: Counts,
  unseen?: Counts,
): NearestHands => {
  const size = sizeWanted(hand, win, stage);
  return nearestHands(partsFor(hand, options), supplyOf(hand, options, drawn, unseen), size, 'largerFirst');
};
