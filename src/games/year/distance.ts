import type { CheckedHand } from '../../hands/check-hand';
import type { HandStage } from '../../hands/rule-parts';
import { NEVER } from '../../melds/least-cost';
import { type NearestHands, nearestHands } from '../../melds/near-hands';
import type { Counts } from '../../melds/set-shape';
import type { YearOptions } from './options';
import { partsFor, sizeWanted, supplyOf } from './parts';

/** The winning hands near to a hand with its melds, or to one with more tiles drawn to it, or those that the unseen tiles complete; undefined if the melds are too many tiles (YG-9). */
export const nearTo = (
  hand: CheckedHand,
  stage: HandStage,
  options: YearOptions,
  drawn?: Counts,
  unseen?: Counts,
): NearestHands | undefined => {
  const size = sizeWanted(hand, undefined, stage === 'waiting' ? 1 : 0);
  if (size < 0) return undefined;
  return nearestHands(partsFor(hand, options), supplyOf(hand, options, drawn, unseen), size, true);
};

/** How many tiles a hand lacks, or one with more tiles drawn to it; Infinity if no hand has these melds. */
export const distanceOf = (...asked: Parameters<typeof nearTo>): number => {
  const least = nearTo(...asked)?.missing ?? NEVER;
  return least < NEVER ? least : Number.POSITIVE_INFINITY;
};
