import type { Tile } from '../tiles/tile';
import { alikeText } from '../tiles/tiles-text';

/** A word and tiles, those alike side by side: ` with 11C 5B J`; nothing if there are none. */
const told = (word: string, tiles: readonly Tile[]): string => {
  const texts = [...new Set(tiles)].map((tile) =>
    alikeText(tile, tiles.filter((one) => one === tile).length),
  );
  return texts.length === 0 ? '' : ` ${word} ${texts.join(' ')}`;
};

/** How a hand would win, by the tiles that it lacks and has too many of: `It wins with 11C instead of 1B 5B`. */
export const winsWith = (missing: readonly Tile[], tooMany: readonly Tile[]): string =>
  `It wins${told('with', missing)}${told(missing.length === 0 ? 'without' : 'instead of', tooMany)}`;
