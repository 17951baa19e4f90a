import { FLOWER } from '../../../tiles/tile-index';
import { HAND_SIZE } from '../tiles';
import { type LayoutTask, layoutSearch } from './layouts';
import { holdingOf, leastOf } from './least';

/** The same found by a search that goes on from what is the least at any rate. */
const searched = (task: LayoutTask, least: number): number => {
  const search = layoutSearch(task);
  for (let distance = least; distance <= HAND_SIZE; distance++)
    if (search(distance).next().done !== true) return distance;
  return Number.POSITIVE_INFINITY;
};

/** The least number of tiles missing from a layout; Infinity if there is none beside the exposures. */
export const distanceOf = (task: LayoutTask): number => {
  const { rack, tiles } = task;
  if (tiles < 0) return Number.POSITIVE_INFINITY;
  const serve = rack.flowersAsJokers;
  const flowers = serve ? (rack.counts[FLOWER] ?? 0) : 0;
  const holding = holdingOf(task, (kind) => kind !== FLOWER || !serve);
  const without = leastOf(tiles, rack.jokers + flowers, holding);
  // Flowers that serve as jokers are laid as such, or as one pair.
  const rest = serve ? leastOf(tiles - 2, rack.jokers + Math.max(0, flowers - 2), holding) : without;
  const least = serve ? Math.min(without, Math.max(0, 2 - flowers) + rest) : without;
  // Where most jokers lie exposed, groups cannot be as long as that.
  return task.jokers < 4 + 2 * (holding.singles - holding.pairable) ? searched(task, least) : least;
};
