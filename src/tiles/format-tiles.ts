import { expectSound } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { isTileList, type RackGame, sortRack } from './rack-order';
import type { Tile } from './tile';
import { expectTile } from './tile-index';
import { writtenGroups } from './tiles-text';

/** Options for `formatTiles`. */
export interface FormatOptions {
  /** The game whose rack order (see {@link sortRack}) to use; the given order if left out. */
  readonly sort?: RackGame | undefined;
}

/** Throws a `MisuseError` for anything that is not a list of tiles. */
const expectTiles = (tiles: unknown, by: string): void => {
  expectSound(isTileList(tiles), `${by} needs a list of tiles`, tiles);
  for (const tile of tiles as readonly unknown[]) expectTile(tile, by);
};

/**
 * Writes tiles in the notation that `parseTiles` reads.
 *
 * Adjacent tiles of one suit, adjacent winds and adjacent identical tiles share a group. Two or more of the same dragon
 * are written in short form, as in `FF 1123B NEWS RRR 000 J`.
 *
 * @param tiles - The tiles.
 * @param options - `sort` names the game whose rack order to use (AG-36, YG-16); the tiles keep the given order if it
 * is left out.
 * @returns The text, which `parseTiles` reads back as the same tiles. Throws a `MisuseError` for anything that is not a
 * list of tiles.
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
