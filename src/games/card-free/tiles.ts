import { type TileSet, tilesWith } from '../../hands/tile-set';

/** The 152 tiles of Card Free (CF-1), or 144 without four flowers and four jokers (CF-32). */
export const cardFreeTiles = (removeFlowersAndJokers: boolean): TileSet =>
  removeFlowersAndJokers ? tilesWith(4, 'CF-32') : tilesWith(8, 'CF-1');
