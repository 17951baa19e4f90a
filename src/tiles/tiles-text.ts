import { formatTiles } from './format-tiles';
import type { Tile } from './tile';

const SOAP = /^0+$/;

/**
 * The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`. Soap among other tiles is
 * written as zeros with spaces around them, `00 JJ` and `2B 0 26B`: zeros stand in a group of their own.
 */
export const tilesText = (tiles: readonly Tile[]): string => {
  const written = formatTiles(tiles).split(' ');
  const hasNumber = tiles.some((tile) => /^[1-9]/.test(tile));
  const pieces = written.map((piece) => (piece === 'WD' && hasNumber ? '0' : piece));
  return pieces.reduce((text, piece, place) => {
    const before = pieces[place - 1];
    const apart = before !== undefined && (SOAP.test(before) || SOAP.test(piece));
    return text + (apart ? ' ' : '') + piece;
  }, '');
};
