import type { Tile } from '../tiles/tile';

/** What helps a tile that stands alone, in a game whose groups are at least pairs and whose pairs take no jokers. */
export interface LoneTileRules {
  /** The tiles that serve as jokers. */
  readonly jokers: readonly Tile[];
  /** The tiles that may stand alone all the same. */
  readonly mayStandAlone: readonly Tile[];
}

/**
 * Whether the jokers among some tiles are enough for those that stand alone: each needs two to become a group of
 * three. Where they are not, nothing wins with these tiles, so that no hand needs to be read.
 */
export const loneTilesCanWin = (
  tiles: readonly Tile[],
  { jokers, mayStandAlone }: LoneTileRules,
): boolean => {
  let serving = 0;
  let alone = 0;
  for (let place = 0; place < tiles.length; place++) {
    const tile = tiles[place] as Tile;
    if (jokers.includes(tile)) serving++;
    else if (
      tiles.indexOf(tile) === place &&
      tiles.indexOf(tile, place + 1) < 0 &&
      !mayStandAlone.includes(tile)
    )
      alone++;
  }
  return alone * 2 <= serving;
};
