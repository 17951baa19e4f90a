import { expectSound } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { isTileList, type RackGame, sortRack } from './rack-order';
import type { Tile } from './tile';
import { expectTile } from './tile-index';
import { writtenGroups } from './tiles-text';

/** How tiles are written. */
export interface FormatOptions {
  /** The game in whose rack order (see {@link sortRack}) the tiles are written; as given if left out. */
  readonly sort?: RackGame | undefined;
}

/** Ends with a `MisuseError` for what is no list of tiles. */
const expectTiles = (tiles: unknown, by: string): void => {
  expectSound(isTileList(tiles), `${by} needs a list of tiles`, tiles);
  for (const tile of tiles as readonly unknown[]) expectTile(tile, by);
};

/**
 * Writes tiles in the notation that `parseTiles` reads.
 *
 * Neighbors of one suit, winds side by side and neighbors that are alike share a group. Several dragons of a kind
 * have their short form, as in `FF 1123B NEWS RRR 000 J`.
 *
 * @param tiles - The tiles.
 * @param options - `sort` names the game in whose rack order the tiles come (AG-36, YG-16); they stay in the given
 * order if it is left out.
 * @returns The text, which reads as the same tiles. What is no list of tiles ends with a `MisuseError`.
 * @example
 * ```ts
 * import { formatTiles } from 'mahjongg';
 *
 * formatTiles(['RD', '3B', 'RD', '1B', 'J']); // => 'RD 3B RD 1B J'
 * formatTiles(['RD', '3B', 'RD', '1B', 'J'], { sort: 'card-free' }); // => '13B RR J'
 * ```
 */
export const formatTiles = (tiles: readonly Tile[], options?: FormatOptions): string => {
  expectTiles(tiles, '`formatTiles`');
  const game = isRecord(options) ? ownValue(options, 'sort') : undefined;
  return writtenGroups(typeof game === 'string' ? sortRack(tiles, game) : tiles).join(' ');
};
