import { type TileSet, tileSet } from '../../hands/tile-set';
import { TILES, type Tile } from '../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';

const LAST_WIND = 34;

const copiesOf = (tile: Tile, flowersAndJokers: number): number => {
  const index = tileIndex(tile);
  if (index === FLOWER || index === JOKER) return flowersAndJokers;
  return index <= LAST_WIND ? 4 : 0;
};

const withFlowersAndJokers = (count: number, rule: string): TileSet => {
  const copies = TILES.map((tile) => [tile, copiesOf(tile, count)] as const);
  return tileSet(Object.fromEntries(copies.filter(([, count]) => count > 0)), rule);
};

/** The 152 tiles of Card Free (CF-1), or 144 without four flowers and four jokers (CF-32). */
export const cardFreeTiles = (removeFlowersAndJokers: boolean): TileSet =>
  removeFlowersAndJokers ? withFlowersAndJokers(4, 'CF-32') : withFlowersAndJokers(8, 'CF-1');
