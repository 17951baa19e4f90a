import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { tilesText } from '../../tiles/tiles-text';

/** How long a line of the table is. */
export const TABLE_WIDTH = 72;

/** How many tiles the wall has, as a sentence begins with it. */
export const leftInWall = (count: number): string =>
  `${count} ${count === 1 ? 'tile' : 'tiles'} left in the wall`;

/** The discards, those alike together, over as many lines as they need. */
export const discardLines = (tiles: readonly Tile[], game?: string): readonly string[] => {
  if (tiles.length === 0) return [];
  const kinds = [...new Set(sortRack(tiles, game))];
  const words = kinds.map((kind) => tilesText(tiles.filter((tile) => tile === kind)));
  const lines: string[] = [];
  let line = `Discards (${tiles.length}):`;
  for (const word of words) {
    if (line.length + 1 + word.length > TABLE_WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
};
