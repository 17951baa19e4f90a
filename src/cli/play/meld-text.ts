import type { Meld } from '../../hands/hand';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { tilesText } from '../../tiles/tiles-text';

/** An exposure as it lies on the table: `[33BJ]`. */
export const meldText = (tiles: readonly Tile[]): string => `[${tilesText(sortRack(tiles))}]`;

/** Exposures beside each other. */
export const meldsText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => meldText(tiles)).join(' ');

const SIZES: readonly string[] = ['', '', 'Pair', 'Pung', 'Kong', 'Quint', 'Sextet'];

/** What a set of so many alike is called. */
export const sizeName = (size: number): string => SIZES[size] ?? `set of ${size}`;
