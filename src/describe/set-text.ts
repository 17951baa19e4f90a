import { isRecord, ownValue } from '../core/own-values';
import { isTile } from '../tiles/tile-index';
import { tilesText } from '../tiles/tiles-text';
import { isOpenSet, setTiles } from './set-tiles';

/** The tiles of a set, in notation without brackets; undefined if it is none. */
const contents = (set: object): string | undefined => {
  const tile = ownValue(set, 'tile');
  if (tile === 'NEWS') return tile;
  const tiles = setTiles(set);
  if (tiles === undefined) return undefined;
  const soleJokers = isTile(tile) && tile !== 'J' && tiles.every((one) => one === 'J');
  return soleJokers ? `${tilesText(tiles)}=${tile}` : tilesText(tiles);
};

/** A block, group or set of a reading of any game in notation, in brackets if it lies open; undefined if it is none. */
export const setText = (value: unknown): string | undefined => {
  const text = isRecord(value) ? contents(value) : undefined;
  return text === undefined || !isOpenSet(value as object) ? text : `[${text}]`;
};
