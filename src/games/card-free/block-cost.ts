import {
  canBeFilled,
  type JokerBlock,
  type Lack,
  lackOf,
  missingCount,
  type Places,
  placesOf,
} from '../../jokers/places';
import { EAST, FLOWER, JOKER } from '../../tiles/tile-index';
import { copiesLeft, type HeldTiles, jokersLeft } from './held-tiles';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';

const NEWS_BLOCKS: readonly JokerBlock[] = [0, 1, 2, 3].map((wind) => ({
  tile: EAST + wind,
  size: 1,
  own: 1,
}));

/** A block as blocks of one tile each: pairs, flowers and NEWS take no jokers (CF-3, CF-16, CF-17, CF-25a). */
const asJokerBlocks = (block: number, options: CardFreeOptions): readonly JokerBlock[] => {
  const tile = block >> 3;
  const size = block & 7;
  if (tile === NEWS) return NEWS_BLOCKS;
  const takesJokers = size > 2 && (tile !== FLOWER || options.jokersInFlowerPungs);
  return [{ tile, size, own: takesJokers ? (options.allJokerBlocks ? 0 : 1) : size }];
};

/** The places of concealed blocks. */
export const placesOfBlocks = (blocks: readonly number[], options: CardFreeOptions): Places =>
  placesOf(blocks.flatMap((block) => asJokerBlocks(block, options)));

/** How many tiles are missing from blocks beside the exposures; Infinity if the game has not enough tiles for them. */
export const costOf = (blocks: readonly number[], held: HeldTiles, options: CardFreeOptions): number => {
  const lack: Lack = lackOf(placesOfBlocks(blocks, options), held.counts);
  const available = held.counts.map((count, tile) => Math.max(0, copiesLeft(tile, held, options) - count));
  available[JOKER] = jokersLeft(held, options);
  if (!canBeFilled(lack, available)) return Number.POSITIVE_INFINITY;
  return missingCount(lack, held.jokers);
};
