import { HAND_SIZE } from '../tiles';
import { type LayoutTask, layoutSearch } from './layouts';

/*
 * What a hand lacks does not depend on which tiles it has so many of. So kinds are put in order by how many are held and how
 * many there can be, and what racks lack that are the same then is remembered: advice asks of thousands.
 */

/** More groups than a layout has. */
const MOST_GROUPS = HAND_SIZE / 2;
const MOST_KNOWN = 50_000;
/** More copies of a tile than there are. */
const RADIX = 16;

const known = new Map<string, number>();

/** A task of which only the numbers of tiles count: of kinds that are not held no more than can be laid. */
const inOrder = (task: LayoutTask): { readonly task: LayoutTask; readonly key: string } => {
  const { rack, copies, tiles, jokers } = task;
  const codes = rack.counts.map((held, kind) => RADIX * held + (copies[kind] ?? 0));
  const [flowers = 0, ...others] = codes;
  const held = others.filter((code) => code >= RADIX).length;
  const kinds = [flowers, ...others.sort((one, other) => other - one).slice(0, held + MOST_GROUPS)];
  const counts = kinds.map((code) => Math.floor(code / RADIX));
  return {
    task: { ...task, rack: { ...rack, counts }, copies: kinds.map((code) => code % RADIX) },
    key: [...kinds, tiles, jokers, rack.jokers, rack.flowersAsJokers].join(' '),
  };
};

const leastOf = (task: LayoutTask): number => {
  const search = layoutSearch(task);
  for (let distance = 0; distance <= HAND_SIZE; distance++)
    if (search(distance).next().done !== true) return distance;
  return Number.POSITIVE_INFINITY;
};

/** The least number of tiles missing from a layout; Infinity if there is none beside the exposures. */
export const distanceOf = (task: LayoutTask): number => {
  if (task.tiles < 0) return Number.POSITIVE_INFINITY;
  const ordered = inOrder(task);
  const found = known.get(ordered.key) ?? leastOf(ordered.task);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(ordered.key, found);
  return found;
};
