import type { Meld } from '../hands/hand';
import type { Tile } from '../tiles/tile';
import type { Places } from './places';

/*
 * Exposures in a layout: laying them on its blocks, and exchanging their jokers for the tiles they stand for.
 */

/** The blocks of a layout beside the exposures; undefined if some exposure is not among them as it stands. */
export const besideExposures = <B>(
  blocks: readonly B[],
  exposures: readonly B[],
): readonly B[] | undefined => {
  const left = [...blocks];
  for (const exposure of exposures) {
    const place = left.indexOf(exposure);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};

/** Jokers in exposures of one tile. */
export interface ExposedJokers {
  /** The tile they stand for, as a place in `TILES`. */
  readonly tile: number;
  /** How many they are. */
  readonly jokers: number;
}

/**
 * The places of a layout with those that jokers of exposures fill. All jokers, those of the exposures too, can then
 * be counted as free: each goes back to its place, or leaves it to a natural tile (the joker exchange of AG-21).
 */
export const withExchangeable = ({ own, open }: Places, exposed: Iterable<ExposedJokers>): Places => {
  const all = open.slice();
  for (const { tile, jokers } of exposed) all[tile] = (all[tile] ?? 0) + jokers;
  return { own, open: all };
};

/** An exposure with natural tiles in place of at most so many of its jokers, and how many were exchanged (AG-21). */
export const exchangeJokers = (meld: Meld, natural: Tile, most: number): readonly [Meld, number] => {
  let exchanged = 0;
  const tiles = meld.tiles.map((tile) => {
    if (tile !== 'J' || exchanged >= most) return tile;
    exchanged++;
    return natural;
  });
  return exchanged === 0 ? [meld, 0] : [{ ...meld, tiles }, exchanged];
};
