import { isRecord, ownList, ownValue } from '../core/own-values';
import { isTileName, TILES, type Tile, WINDS } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { tilesText } from '../tiles/tiles-text';

/** The most tiles of a set to write. */
const MOST = 24;

/** How many tiles each kind of set has. */
const SIZES: Readonly<Record<string, number>> = { pair: 2, pung: 3, kong: 4, quint: 5, sextet: 6 };

const copies = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: Math.max(0, Math.min(count, MOST)) }, () => tile);

/** The value as a whole number; 0 for any other value. */
const countOf = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** The tiles of a set given by one tile and a size or kind, with flowers that serve as jokers, then jokers, at the end. */
const alike = (tile: Tile, set: object): readonly Tile[] | undefined => {
  const kind = ownValue(set, 'kind');
  if (kind === 'run') return TILES.slice(TILES.indexOf(tile), TILES.indexOf(tile) + 3);
  const named = typeof kind === 'string' && Object.hasOwn(SIZES, kind) ? SIZES[kind] : undefined;
  const size = countOf(ownValue(set, 'size') ?? named);
  if (size < 1) return undefined;
  const jokers = countOf(ownValue(set, 'jokers') ?? ownValue(set, 'printedJokers'));
  const flowers = countOf(ownValue(set, 'flowers'));
  return [...copies(tile, size - jokers - flowers), ...copies('F', flowers), ...copies('J', jokers)];
};

/** The tiles of a set of any game; undefined if the object is not a set. */
export const setTiles = (set: object): readonly Tile[] | undefined => {
  const tile = ownValue(set, 'tile');
  if (tile === 'NEWS') return WINDS;
  const tiles = isTileName(tile)
    ? alike(tile, set)
    : ownList(ownValue(set, 'tiles'), MOST)?.filter(isTileName);
  return tiles?.length === 0 ? undefined : tiles;
};

/** Whether a set is exposed, in the terms of any game: `exposed`, on the `table`, not `concealed`. */
export const isOpenSet = (set: object): boolean =>
  ownValue(set, 'exposed') === true ||
  ownValue(set, 'where') === 'table' ||
  ownValue(set, 'concealed') === false;

/** The tiles of a set in notation, without brackets; undefined if the object is not a set. */
const contents = (set: object): string | undefined => {
  const tile = ownValue(set, 'tile');
  if (tile === 'NEWS') return tile;
  const tiles = setTiles(set);
  if (tiles === undefined) return undefined;
  const soleJokers = isTile(tile) && tile !== 'J' && tiles.every((one) => one === 'J');
  return soleJokers ? `${tilesText(tiles)}=${tile}` : tilesText(tiles);
};

/** A block, group or set of any game in notation, in brackets if exposed; undefined for any other value. */
export const setText = (value: unknown): string | undefined => {
  const text = isRecord(value) ? contents(value) : undefined;
  return text === undefined || !isOpenSet(value as object) ? text : `[${text}]`;
};
