import type { Tile } from './tile';

/** The short form of a dragon, for several of a kind side by side. */
const SHORT_DRAGONS: Readonly<Partial<Record<string, string>>> = { RD: 'R', GD: 'G', WD: '0', YD: 'Y' };

/**
 * A number of tiles of one kind, as players write them: `333B`, `RRR`, `000`, `FF`, `S2S2`, and one alone by its name,
 * `RD`.
 */
export const alikeText = (tile: Tile, count: number): string => {
  if (count === 1 || /\D\d/.test(tile)) return tile.repeat(count);
  const [first = '', second = ''] = tile === 'WD' ? '0' : tile;
  return first.repeat(count) + (second === 'D' && first > '9' ? '' : second);
};

/** Neighbors with the same key are written as one group: a suit, the winds, or one tile by itself. */
const groupKey = (tile: Tile): string => {
  if (/^[1-9]/.test(tile)) return tile.slice(1);
  return /^[ESWN]$/.test(tile) ? 'wind' : tile;
};

const writeGroup = (key: string, tiles: readonly Tile[]): string => {
  if (/^[BCD]$/.test(key)) return tiles.map((tile) => tile.slice(0, 1)).join('') + key;
  const short = SHORT_DRAGONS[key];
  return short !== undefined && tiles.length > 1 ? short.repeat(tiles.length) : tiles.join('');
};

/** Tiles in notation, one text for each group of neighbors with the same key. */
export const writtenGroups = (tiles: readonly Tile[]): readonly string[] => {
  const groups: { key: string; tiles: Tile[] }[] = [];
  for (const tile of tiles) {
    const key = groupKey(tile);
    const last = groups.at(-1);
    if (last?.key === key) last.tiles.push(tile);
    else groups.push({ key, tiles: [tile] });
  }
  return groups.map((group) => writeGroup(group.key, group.tiles));
};

const SOAP = /^0+$/;

/**
 * The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `GJJ`, `WDWDJ`. Soap among numbers is
 * written as zeros with spaces around them, `2B 0 26B`, since zeros need a group of their own.
 */
export const tilesText = (tiles: readonly Tile[]): string => {
  if (tiles.includes('J') && tiles.every((tile) => tile === 'WD' || tile === 'J')) return tiles.join('');
  const hasNumber = tiles.some((tile) => /^[1-9]/.test(tile));
  const pieces = writtenGroups(tiles).map((piece) => (piece === 'WD' && hasNumber ? '0' : piece));
  const text = pieces.reduce((all, piece, place) => {
    const before = pieces[place - 1];
    const apart = before !== undefined && (SOAP.test(before) || SOAP.test(piece));
    return all + (apart ? ' ' : '') + piece;
  }, '');
  // A single dragon beside jokers is written short too: GJJ like GGJ.
  return text.replace(/^([RGY])D(?=J)/, '$1');
};
