import type { Tile } from '../tiles/tile';

/** How single tiles can be used, in a game where groups are at least pairs and pairs take no jokers. */
export interface LoneTileRules {
  /** The tiles that serve as jokers. */
  readonly jokers: readonly Tile[];
  /** The tiles that may be single all the same. */
  readonly mayStandAlone: readonly Tile[];
}

/**
 * Whether there are enough jokers for the single tiles, each of which needs two to become a group of three. If not, no hand with
 * these tiles wins, and none needs to be read.
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
