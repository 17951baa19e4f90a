import type { Hand, Layout } from 'mahjongg';
import { allLayouts, keyOf, tilesOf } from './inputs';

// What the answers are compared with before anything is timed.

/** What a user would write for hands without jokers: the layouts by their sorted tiles. */
export const layoutsByKey: ReadonlyMap<string, readonly Layout[]> = (() => {
  const byKey = new Map<string, Layout[]>();
  for (const layout of allLayouts) {
    const key = keyOf(tilesOf(layout));
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [layout]);
    else known.push(layout);
  }
  return byKey;
})();

const fits = ({ blocks }: Layout, counts: ReadonlyMap<string, number>): boolean => {
  const places = new Map<string, { size: number; takesJokers: boolean }>();
  for (const { tile, size } of blocks) {
    const takesJokers = tile !== 'F' && tile !== 'NEWS' && size > 2;
    const kinds = tile === 'NEWS' ? ['N', 'E', 'W', 'S'] : [tile];
    for (const kind of kinds) {
      const before = places.get(kind)?.size ?? 0;
      places.set(kind, { size: before + (tile === 'NEWS' ? 1 : size), takesJokers });
    }
  }
  let used = 0;
  for (const [kind, { size, takesJokers }] of places) {
    const count = counts.get(kind) ?? 0;
    if (count > size || (count < size && !takesJokers)) return false;
    used += count;
  }
  return used + (counts.get('J') ?? 0) === 14;
};

/** How many layouts the tiles of a hand can be laid out in, found by trying them all. */
export const countReadings = ({ concealed }: Hand): number => {
  const counts = new Map<string, number>();
  for (const tile of concealed) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return allLayouts.filter((layout) => fits(layout, counts)).length;
};
