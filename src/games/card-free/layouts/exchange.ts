import { spareTiles } from '../../../jokers/places';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { ascending, type CodedLayout } from './blocks';
import type { Rack } from './rack';
import { layOut } from './search';

/** What must be exchanged so that a hand becomes a layout. */
export interface Exchange {
  /** The layout. */
  readonly layout: CodedLayout;
  /** The tiles that are missing after the jokers have filled what they may, by index. */
  readonly missing: readonly number[];
  /** The concealed tiles that are too much, by index. */
  readonly tooMany: readonly number[];
}

/**
 * The exchange that makes a layout of a hand; none if its exposures do not fit. Jokers go first where the game has no
 * natural tile left, such as the fifth of a quint (CF-3).
 */
export const exchangeFor = (
  layout: CodedLayout,
  rack: Rack,
  options: CardFreeOptions,
): Exchange | undefined => {
  const laid = layOut(layout, rack, options);
  if (laid === undefined) return undefined;
  const { places, lack } = laid;
  const beyondCopies = (tile: number): number =>
    Math.max(0, (places.own[tile] ?? 0) + (places.open[tile] ?? 0) - (tile === FLOWER ? 8 : 4));
  const open = lack.open.map((tile, at) => (lack.open[at + beyondCopies(tile)] === tile ? tile : JOKER));
  const left = open.sort((one, other) => other - one).slice(rack.jokers);
  return {
    layout,
    missing: [...lack.bare, ...left].sort(ascending),
    tooMany: spareTiles(places, lack, rack.counts),
  };
};
