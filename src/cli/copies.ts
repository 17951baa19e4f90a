import { type Exact, formatTiles, type Tile } from 'mahjongg';

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** The fraction of two whole numbers, the upper one not negative and the lower one positive. */
export const exact = (upper: number, lower: number): Exact => {
  const divisor = commonDivisor(upper, lower);
  return { n: upper / divisor, d: lower / divisor, rounded: Math.floor((2 * upper + lower) / (2 * lower)) };
};

const SOAP = /^0+$/;

/**
 * The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `WDWDJ`. Soap among numbers is
 * written as zeros with spaces around them, `2B 0 26B`: zeros stand in a group of their own.
 */
export const tilesText = (tiles: readonly Tile[]): string => {
  const isSoapWithJokers = tiles.includes('J') && tiles.every((tile) => tile === 'WD' || tile === 'J');
  if (isSoapWithJokers) return [...tiles].sort().reverse().join('');
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

/** Tiles suit by suit, each wind and dragon apart. */
export const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const suitOf = (tile: Tile): string => tile.replace(/^\d/, '');
  return [...new Set(tiles.map(suitOf))].map((suit) => tiles.filter((tile) => suitOf(tile) === suit));
};
