import { NUMBERS, type Tile } from './tile';
import { expectTile } from './tile-index';

/** The tiles in the order of the Unicode block. */
const ORDER: readonly string[] = [
  ...['E', 'S', 'W', 'N', 'RD', 'GD', 'WD'],
  ...['C', 'B', 'D'].flatMap((suit) => NUMBERS.map((number) => number + suit)),
  ...['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4', 'J'],
];

/** Like `tileFace`, without checking its argument. */
export const faceOf = (tile: Tile): string => {
  if (tile === 'YD') return tile;
  const face = String.fromCodePoint(0x1f000 + ORDER.indexOf(tile === 'F' ? 'F1' : tile));
  return tile === 'RD' ? `${face}\ufe0e` : face;
};

/**
 * Returns the face of a tile as one character of the Unicode block of mahjong tiles (U+1F000 to U+1F02A).
 *
 * Only the red dragon is followed by U+FE0E, without which it is shown as a colored emoji. A flower without a
 * number has the face of flower 1. Flowers 1 to 4 are in the order of the block: plum, orchid, bamboo,
 * chrysanthemum.
 *
 * @param tile - The tile.
 * @returns The character; `YD` for the gold dragon, which has none. Throws a `MisuseError` for anything that is not a
 * tile.
 * @example
 * ```ts
 * import { tileFace } from 'mahjongg';
 *
 * tileFace('1B'); // => '🀐'
 * ```
 */
export const tileFace = (tile: Tile): string => {
  expectTile(tile, '`tileFace`');
  return faceOf(tile);
};
