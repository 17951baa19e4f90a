import type { PlayerView } from '../games/american/play/table/types';
import type { Tile } from '../tiles/tile';

/*
 * How likely it is that somebody else wins by a discard. Who waits for a tile takes it at once: so one that was discarded a short
 * while ago and left to lie is safe still, and a tile that nobody has discarded yet is the least safe. The figures are from
 * discards of bots at play, counted by how long before the same tile had been discarded and by what was left of the wall.
 */

/** How likely a discard wins for somebody when all of the wall is used up; it grows with the square of what is used up. */
const AT_THE_END = 0.15;
/** As long as no more than this part of the wall is used up hardly anybody waits, and safe tiles are better kept. */
const EARLY = 0.15;

/** How much more or less dangerous a tile is than others if fewer than so many discards came after the last one of it. */
const BY_AGE: readonly (readonly [fewerThan: number, factor: number])[] = [
  [8, 0.1],
  [16, 0.6],
  [Number.POSITIVE_INFINITY, 1],
];
/** How much more dangerous a tile is that was never discarded. */
const NEVER_DISCARDED = 1.5;
/** How much more dangerous a flower is than other tiles: there are eight, and many layouts have some. */
const FLOWER = 2.5;

/** How many discards came after the last one of a tile; undefined if it was never discarded. */
export const discardsSince = (tile: Tile, { discards }: Pick<PlayerView, 'discards'>): number | undefined => {
  const last = discards.map((discard) => discard.tile).lastIndexOf(tile);
  return last < 0 ? undefined : discards.length - 1 - last;
};

const ageFactor = (view: PlayerView, tile: Tile): number => {
  const after = discardsSince(tile, view);
  if (after === undefined) return NEVER_DISCARDED;
  return BY_AGE.find(([fewerThan]) => after < fewerThan)?.[1] ?? 1;
};

/** How likely it is that somebody else wins by this discard, from 0 to 1; nobody can call a joker (AG-12). */
export const dangerOf = (view: PlayerView, tile: Tile): number => {
  const used = view.discards.length / Math.max(1, view.discards.length + view.wallLeft);
  if (tile === 'J' || used <= EARLY) return 0;
  return AT_THE_END * used ** 2 * ageFactor(view, tile) * (tile === 'F' ? FLOWER : 1);
};
