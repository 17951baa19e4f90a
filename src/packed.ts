export { type ArrangedSet, type Arrangement, arrangementsOf } from './games/chinese/packed/arrangements';
export { COLUMN_TILES, COUNT_COLUMNS, countHand, countHands } from './games/chinese/packed/counts';
export { distanceOfCounts } from './games/chinese/packed/distance';
export * from './games/chinese/packed/wins';
export type { BonusTile, Dragon, Flower, Joker, Suit, SuitTile, Tile, TileNumber, Wind } from './tiles/tile';
