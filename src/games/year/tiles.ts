import { type TileSet, tileSet } from '../../hands/tile-set';
import { TILES, type Tile } from '../../tiles/tile';

const BONUS = /^[FS][1-4]$/;

/** Whether a tile is a flower or a season (YG-1). */
export const isBonus = (tile: Tile): boolean => BONUS.test(tile);

/** Tiles that the Year game does not have. */
const ABSENT: readonly Tile[] = ['F', 'J'];
const COPIES = 4;

const made = new Map<number, TileSet>();

/** The tiles of the game: four of each kind and so many of each flower and season (YG-1, YG-1a). */
export const yearTiles = (bonusCopies: 1 | 2): TileSet => {
  const copies = (): Partial<Record<Tile, number>> =>
    Object.fromEntries(
      TILES.filter((tile) => !ABSENT.includes(tile)).map((tile) => [
        tile,
        isBonus(tile) ? bonusCopies : COPIES,
      ]),
    );
  const tiles = made.get(bonusCopies) ?? tileSet(copies(), 'YG-1');
  made.set(bonusCopies, tiles);
  return tiles;
};
