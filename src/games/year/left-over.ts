import { TILES, type Tile } from '../../tiles/tile';
import type { Counts } from './arrangements';
import type { Part } from './set-shapes';

/** Tiles of a part that no set takes, as places in `TILES`. */
type Rest = readonly number[];

/**
 * The fewest tiles of a part that are left over however its tiles are laid out; of equals those that
 * come last in the rack. Each rest of the tiles is looked at once.
 */
const leftOverOf = ({ kinds, shapes }: Part, counts: Counts): Rest => {
  const known = new Map<string, Rest>();
  const go = (left: readonly number[]): Rest => {
    const place = left.findIndex((count) => count > 0);
    if (place < 0) return [];
    const key = left.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    let best: Rest = [
      kinds[place] as number,
      ...go(left.map((count, at) => (at === place ? count - 1 : count))),
    ];
    for (const set of shapes[place] ?? []) {
      const after = left.map((count, at) => count - set.kinds.filter((kind) => kind === kinds[at]).length);
      if (best.length === 0 || after.some((count) => count < 0)) continue;
      const rest = go(after);
      if (rest.length < best.length) best = rest;
    }
    known.set(key, best);
    return best;
  };
  return go(kinds.map((kind) => counts[kind] as number));
};

/** The fewest tiles of some parts that are left over however the tiles are laid out (YG-11). */
export const leftOver = (parts: readonly Part[], counts: Counts): readonly Tile[] =>
  parts.flatMap((part) => leftOverOf(part, counts)).map((kind) => TILES[kind] as Tile);
