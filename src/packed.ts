export { type ArrangedSet, type Arrangement, arrangementsOf } from './games/chinese/packed/arrangements';
export { COLUMN_TILES, COUNT_COLUMNS, countHand, countHands } from './games/chinese/packed/counts';
export { distanceOfCounts } from './games/chinese/packed/distance';
export {
  HAND_KEYS,
  isWinningCounts,
  isWinningPacked,
  isWinningTiles,
  markWinningCounts,
  markWinningPacked,
  packCounts,
  packHands,
  waitsOf,
} from './games/chinese/packed/wins';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
