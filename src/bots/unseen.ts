import { seenTiles } from '../analysis/viewer';
import type { PlayerView } from '../games/american/play/table/types';
import type { HasTiles } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';

/** A kind of tile and how many of it the viewer has not seen. */
export interface UnseenKind {
  /** The tile. */
  readonly tile: Tile;
  /** How many. */
  readonly count: number;
}

/** The kinds of tile of which the viewer has not seen all. */
export const unseenKinds = (view: PlayerView, { tiles }: HasTiles): readonly UnseenKind[] => {
  const counts = Array.from(tiles.byIndex);
  for (const tile of seenTiles(view)) counts[tileIndex(tile)]!--;
  return TILES.flatMap((tile, index) => {
    const count = counts[index] as number;
    return count > 0 ? [{ tile, count }] : [];
  });
};
