import type { Tile } from 'mahjongg';
import type { TileLook } from 'mahjongg/elements';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** How tiles can look. */
export const LOOKS: readonly (readonly [TileLook, string])[] = [
  ['drawn', 'Drawn'],
  ['words', 'In words'],
  ['unicode', 'Unicode'],
];

/** How tiles look on this page. */
export const TileLookContext = createContext<TileLook>('drawn');

/** A tile with its name for those who cannot see it. */
export const TileImage = ({ tile }: { readonly tile: Tile }) => (
  <mahjongg-tile tile={tile} look={useContext(TileLookContext)} />
);
