import { type Counts, countsOf, type Part } from './set-shape';

/** Tiles of a part that no set takes, as places in `TILES`. */
type Rest = readonly number[];

/**
 * The fewest tiles of a part that are left over however its tiles are laid out; of equals those that leave over the
 * first tile. Each rest of the tiles is looked at once.
 */
const leftOverOf = ({ kinds, shapes }: Part, counts: Counts): Rest => {
  const known = new Map<string, Rest>();
  const leastOf = (left: readonly number[], place: number): Rest => {
    let best: Rest = [kinds[place]!, ...go(left.map((count, at) => (at === place ? count - 1 : count)))];
    for (const set of shapes[place] ?? []) {
      const taken = countsOf(set.kinds);
      const after = left.map((count, at) => count - taken[kinds[at]!]!);
      if (best.length === 0 || after.some((count) => count < 0)) continue;
      const rest = go(after);
      if (rest.length < best.length) best = rest;
    }
    return best;
  };
  const go = (left: readonly number[]): Rest => {
    const place = left.findIndex((count) => count > 0);
    if (place < 0) return [];
    const key = left.join(' ');
    const rest = known.get(key) ?? leastOf(left, place);
    known.set(key, rest);
    return rest;
  };
  return go(kinds.map((kind) => counts[kind]!));
};

/** The fewest tiles of some parts that are left over however the tiles are laid out. */
export const leftOver = (parts: readonly Part[], counts: Counts): readonly number[] =>
  parts.flatMap((part) => leftOverOf(part, counts));
