import { keeping } from '../core/first-use';
import { type Counts, countOf, type Part } from './set-shape';

/** Tiles of a part that no set takes, as places in `TILES`. */
type Rest = readonly number[];

/**
 * The fewest tiles of a part that are left over, however they are laid out as sets; among equals, those with the first
 * tile. Each remainder is searched once.
 */
const leftOverOf = ({ kinds, shapes }: Part, counts: Counts): Rest => {
  const known = keeping<Rest>();
  const leastOf = (left: readonly number[], place: number): Rest => {
    const without = left.map((count, at) => (at === place ? count - 1 : count));
    let best: Rest = [...kinds.slice(place, place + 1), ...go(without)];
    for (const set of shapes[place] ?? []) {
      const after = kinds.map((kind, at) => (left[at] ?? 0) - set.kinds.filter((one) => one === kind).length);
      if (best.length === 0 || after.some((count) => count < 0)) continue;
      const rest = go(after);
      if (rest.length < best.length) best = rest;
    }
    return best;
  };
  const go = (left: readonly number[]): Rest => {
    const place = left.findIndex((count) => count > 0);
    if (place < 0) return [];
    return known(left.join(' '), () => leastOf(left, place));
  };
  return go(kinds.map((kind) => countOf(counts, kind)));
};

/** The fewest tiles of some parts that are left over, however they are laid out as sets. */
export const leftOver = (parts: readonly Part[], counts: Counts): readonly number[] =>
  parts.flatMap((part) => leftOverOf(part, counts));
