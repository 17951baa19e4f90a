import { besideExposures } from '../../jokers/exposures';
import { lackOf, spareTiles } from '../../jokers/places';
import { FLOWER, JOKER } from '../../tiles/tile-index';
import { placesOfBlocks } from './block-cost';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import type { Rack } from './rack';

/** What must be exchanged so that a hand becomes a layout. */
export interface Exchange {
  /** The tiles that are missing after the jokers have filled what they may, by index. */
  readonly missing: readonly number[];
  /** The concealed tiles that are too much, by index. */
  readonly tooMany: readonly number[];
}

/**
 * The exchange that makes a layout of a hand; undefined if its exposures do not fit. Jokers go first where the game
 * has no natural tile left.
 */
export const fitLayout = (
  layout: readonly number[],
  { counts, jokers, exposed }: Rack,
  options: CardFreeOptions,
): Exchange | undefined => {
  const blocks = besideExposures(layout, exposed);
  if (blocks === undefined) return undefined;
  const places = placesOfBlocks(blocks, options);
  const held = counts.slice(0, NEWS);
  const lack = lackOf(places, held);
  const beyondCopies = (tile: number): number =>
    Math.max(0, (places.own[tile] ?? 0) + (places.open[tile] ?? 0) - (tile === FLOWER ? 8 : 4));
  const open = lack.open.map((tile, at) => (lack.open[at + beyondCopies(tile)] === tile ? tile : JOKER));
  const left = open.sort((one, other) => other - one).slice(jokers);
  held[JOKER] = jokers;
  return {
    missing: [...lack.bare, ...left].sort((one, other) => one - other),
    tooMany: spareTiles(places, lack, held),
  };
};
