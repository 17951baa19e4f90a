export { COLUMN_TILES, COUNT_COLUMNS, countHand, countHands } from './chinese/count-hands';
export { type ArrangedSet, type Arrangement, arrangementsOf } from './chinese/packed-arrangements';
export { distanceOfCounts } from './chinese/packed-distance';
export {
  HAND_KEYS,
  isWinningCounts,
  isWinningPacked,
  isWinningTiles,
  markWinningCounts,
  markWinningPacked,
  packCounts,
  packHands,
} from './chinese/packed-hands';
export { waitsOf } from './chinese/packed-waits';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
