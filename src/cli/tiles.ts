import { formatTiles, type Tile } from 'mahjongg';

const SOAP = /^0+$/;

/**
 * The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`. Soap among other tiles is
 * written as zeros with spaces around them, `00 JJ` and `2B 0 26B`: zeros stand in a group of their own.
 */
export const tilesText = (tiles: readonly Tile[]): string => {
  const hasNumber = tiles.some((tile) => /^[1-9]/.test(tile));
  const pieces = formatTiles(tiles)
    .split(' ')
    .map((piece) => (piece === 'WD' && hasNumber ? '0' : piece));
  return pieces.reduce((text, piece, place) => {
    const before = pieces[place - 1] ?? '';
    return text + (place > 0 && (SOAP.test(before) || SOAP.test(piece)) ? ' ' : '') + piece;
  }, '');
};

/** Copies of a tile. */
export const copiesOf = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => tile);

/** Copies of one tile in one word, and so many jokers with them. */
export const copiesText = (tile: Tile, count: number, jokers = 0): string =>
  tilesText([...copiesOf(tile, count), ...copiesOf('J', jokers)]);

/** Tiles less one of a kind. */
export const withoutTile = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.toSpliced(tiles.indexOf(tile), 1);
