/** The suits, in the library’s order: bams, craks, dots. */
export const SUITS = /* @__PURE__ */ Object.freeze(['B', 'C', 'D'] as const);
/** A suit by its letter: `B` bams, `C` craks, `D` dots. */
export type Suit = 'B' | 'C' | 'D';

/** The numbers of a suit. */
export const NUMBERS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9] as const);
/** The number on a suit tile, 1 to 9. */
export type TileNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The winds, in the order of the seats: East, South, West, North. */
export const WINDS = /* @__PURE__ */ Object.freeze(['E', 'S', 'W', 'N'] as const);
/** A wind tile by its letter. */
export type Wind = 'E' | 'S' | 'W' | 'N';

/** The dragons: red, green, white (soap), and the gold one of the Year game. */
export const DRAGONS = /* @__PURE__ */ Object.freeze(['RD', 'GD', 'WD', 'YD'] as const);
/** A dragon tile; `YD` is gold and belongs to the Year game alone. */
export type Dragon = 'RD' | 'GD' | 'WD' | 'YD';

/** A suit tile: a number and a suit letter, such as `3B`. */
export type SuitTile = `${TileNumber}${Suit}`;

/** Whether a tile is a number of this suit; a dragon is not, and no tile is of the suit `undefined`. */
export const isNumberOf = (tile: Tile, suit: Suit | undefined): boolean =>
  tile[1] === suit && /\d/.test(tile);

/** A flower whose number does not matter. */
export type Flower = 'F';
/** A numbered flower or season, four of each, for games where the number matters. */
export type BonusTile = 'F1' | 'F2' | 'F3' | 'F4' | 'S1' | 'S2' | 'S3' | 'S4';
/** A joker. */
export type Joker = 'J';

/** Any tile of any of the games: an immutable string, comparable with `===`, the same in JSON. */
export type Tile = SuitTile | Wind | Dragon | Flower | BonusTile | Joker;

/**
 * Every tile of any game, once each, in the order of the American rack (AG-36).
 *
 * The flower comes first, then each suit with its dragon after the nine, and the winds; then the tiles of other
 * games, and the joker at the end.
 *
 * @example
 * ```ts
 * import { TILES } from 'mahjongg';
 *
 * [TILES.length, TILES[0], TILES.at(-1)]; // => [45, 'F', 'J']
 * ```
 */
// biome-ignore format: a row for each group of tiles
export const TILES: readonly Tile[] = /* @__PURE__ */ Object.freeze<Tile[]>([
  'F',
  '1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', 'GD',
  '1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'RD',
  '1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'WD',
  'E', 'S', 'W', 'N',
  'YD',
  'F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4',
  'J',
]);

/** Like `isTile`, for display code, where the lookup table behind `isTile` would cost more than it saves. */
export const isTileName = (value: unknown): value is Tile => TILES.some((tile) => tile === value);
