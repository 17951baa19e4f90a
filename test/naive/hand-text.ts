import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';

// Short texts for hands in the twin's tests; the library's own notation is not used here.

/** Tiles such as `FF 123B 444CJ NEWS GDGD JJ F1`: words of one run, honors, flowers and jokers. */
export function tilesOf(text: string): Tile[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): Tile[] => {
      const [, numbers, suit, rest] = /^([1-9]*)([BCD]?)(.*)$/.exec(word) ?? [];
      const run = numbers === '' ? [] : [...(numbers ?? '')].map((number) => `${number}${suit}` as Tile);
      return [...run, ...((rest?.match(/[RGWY]D|[FS][1-4]|[ESWNFJ]/g) ?? []) as Tile[])];
    });
}

/** A hand such as `FF 333B | 444BJ`: concealed tiles, then exposures. */
export function handOf(text: string): Hand {
  const [concealed, ...melds] = text.split('|').map(tilesOf);
  const hand = { concealed: concealed ?? [] };
  return melds.length === 0 ? hand : { ...hand, melds: melds.map((tiles) => ({ tiles })) };
}
