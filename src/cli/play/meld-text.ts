import type { Meld } from '../../hands/hand';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { type SetKind, setName } from '../../tiles/tile-names';
import { tilesText } from '../../tiles/tiles-text';
import type { Look } from './look';

/** An exposure as it lies on the table: `[33BJ]`. */
export const meldText = (tiles: readonly Tile[]): string => `[${tilesText(sortRack(tiles))}]`;

/** Exposures beside each other. */
export const meldsText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => meldText(tiles)).join(' ');

const SIZES: readonly string[] = ['', '', 'Pair', 'Pung', 'Kong', 'Quint', 'Sextet'];

/** The sets that have a name in every language (CS-24), by how many are alike. */
const NAMED: readonly (SetKind | undefined)[] = [undefined, undefined, 'pair', 'pung', 'kong'];

/** What a set of so many alike is called. */
export const sizeName = (size: number, { names }: Pick<Look, 'names'>): string => {
  const kind = names === 'english' ? undefined : NAMED[size];
  return kind === undefined ? (SIZES[size] ?? `set of ${size}`) : setName(kind, { language: names });
};
