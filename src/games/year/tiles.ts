import { onFirstUseOf } from '../../core/first-use';
import { type TileSet, tileSet } from '../../hands/tile-set';
import { TILES, type Tile } from '../../tiles/tile';

const BONUS = /^[FS][1-4]$/;

/** Whether a tile is a flower or a season (YG-1). */
export const isBonus = (tile: Tile): boolean => BONUS.test(tile);

/** Tiles that the Year game does not have. */
const ABSENT: readonly Tile[] = ['F', 'J'];
const COPIES = 4;

/** The tiles of the game: four of each kind, and `bonusCopies` of each flower and season (YG-1, YG-1a). */
export const yearTiles: (bonusCopies: 1 | 2) => TileSet = /* @__PURE__ */ onFirstUseOf((bonusCopies) => {
  const tiles = TILES.filter((tile) => !ABSENT.includes(tile));
  const copies = tiles.map((tile) => [tile, isBonus(tile) ? bonusCopies : COPIES] as const);
  return tileSet(Object.fromEntries(copies), 'YG-1');
});
