import { describeReading, type Tile } from 'mahjongg/card-free';

/** A block, group or set in notation, as readings have it: `33BJ`, in brackets if it is exposed. */
export const groupText = (group: object): string => describeReading({ group }, { reading: '{group}' });

/** The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `WDWDJ`. */
export const tilesText = (tiles: readonly Tile[]): string => groupText({ tiles });

/** Copies of a tile. */
export const copiesOf = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => tile);

/** Tiles suit by suit, each wind and dragon apart. */
export const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const suitOf = (tile: Tile): string => tile.replace(/^\d/, '');
  return [...new Set(tiles.map(suitOf))].map((suit) => tiles.filter((tile) => suitOf(tile) === suit));
};
