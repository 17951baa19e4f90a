import { TILES, type Tile } from './tile';

/*
 * A tile's index is its place in TILES. The order makes arithmetic of it: a suit tile is
 * 10 × suit + number, and the dragon of a suit follows its nine, so index % 10 is the number
 * (0 for the flower and the dragons).
 */

/** Index of the flower without a number. */
export const FLOWER = 0;
/** Index of the green dragon, which belongs to the bams. */
export const GREEN_DRAGON = 10;
/** Index of the red dragon, which belongs to the craks. */
export const RED_DRAGON = 20;
/** Index of the white dragon, which belongs to the dots. */
export const WHITE_DRAGON = 30;
/** Index of the East wind; South, West and North follow. */
export const EAST = 31;
/** Index of the joker, the last tile. */
export const JOKER = 44;

let indexes: ReadonlyMap<string, number> | undefined;
const indexOfName = (name: string): number => {
  indexes ??= new Map(TILES.map((tile, index) => [tile, index]));
  return indexes.get(name) ?? -1;
};

/** The place of a tile in `TILES`, or -1 for anything that is not a tile. */
export const tileIndex = (value: unknown): number => {
  if (typeof value !== 'string') return -1;
  // Suit tiles are most of any hand; reading their two characters costs half of a look-up in the map.
  const number = value.charCodeAt(0) - 48;
  if (number >= 1 && number <= 9) {
    const suit = value.charCodeAt(1) - 66;
    return suit >= 0 && suit <= 2 && value.length === 2 ? suit * 10 + number : -1;
  }
  return indexOfName(value);
};

/** Whether a value is a tile of any of the games. */
export const isTile = (value: unknown): value is Tile => tileIndex(value) >= 0;
