import type { Tile } from '../../src/tiles/tile';

/** Every choice of so many tiles of these kinds, more of the first ones first. */
export function* multisets(
  kinds: readonly Tile[],
  copiesOf: (tile: Tile) => number,
  left: number,
): Generator<Tile[]> {
  const [kind, ...rest] = kinds;
  if (kind === undefined) {
    if (left === 0) yield [];
    return;
  }
  // There are at most four of a kind.
  for (let count = Math.min(copiesOf(kind), left); count >= 0 && left - count <= 4 * rest.length; count--)
    for (const more of multisets(rest, copiesOf, left - count))
      yield [...Array.from({ length: count }, () => kind), ...more];
}
