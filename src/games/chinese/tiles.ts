import { onFirstUse } from '../../core/first-use';
import { type TileSet, tileSet } from '../../hands/tile-set';
import { DRAGONS, TILES, type Tile, WINDS } from '../../tiles/tile';
import { EAST, tileIndex } from '../../tiles/tile-index';

/** North, the last of the kinds that form sets. */
export const LAST_KIND = 34;

/** The first of the eight flowers and seasons; only the joker comes after them. */
const FIRST_FLOWER = 36;

/** Whether a tile is one of the eight flowers and seasons, which are laid aside (CS-7). */
export const isFlower = (tile: Tile): boolean => tileIndex(tile) >= FIRST_FLOWER && tile !== 'J';

export const isSuitTile = (tile: Tile): boolean => tileIndex(tile) < EAST && tileIndex(tile) % 10 !== 0;

/** The 144 tiles of the Chinese game: four of each kind, and eight flowers (CS-1). */
export const chineseTiles: () => TileSet = /* @__PURE__ */ onFirstUse(() => {
  const kinds = TILES.slice(1, LAST_KIND + 1).map((tile) => [tile, 4] as const);
  const flowers = TILES.filter(isFlower).map((tile) => [tile, 1] as const);
  return tileSet(Object.fromEntries([...kinds, ...flowers]), 'CS-1');
});

/** The wind of the player, who is East (CS-2). */
export const OWN_WIND: Tile = 'E';

export const isWind = (tile: Tile): boolean => WINDS.some((wind) => wind === tile);

export const isDragon = (tile: Tile): boolean => DRAGONS.some((dragon) => dragon === tile);

export const isHonor = (tile: Tile): boolean => isWind(tile) || isDragon(tile);

export const isTerminal = (tile: Tile): boolean => /^[19]/.test(tile);
