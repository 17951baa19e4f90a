import { onFirstUse } from '../core/first-use';
import { expectSound } from '../core/misuse';
import { TILES, type Tile } from './tile';

/*
 * A tile’s index is its place in TILES. The order allows arithmetic: a suit tile is 10 × suit + number, and the dragon
 * of a suit follows its nine, so index % 10 is the number (0 for the flower and the dragons).
 */

/** Index of the flower without a number. */
export const FLOWER = 0;
/** Index of the green dragon, which belongs to the bams. */
export const GREEN_DRAGON = 10;
/** Index of the red dragon, which belongs to the craks. */
export const RED_DRAGON = 20;
/** Index of the white dragon, which belongs to the dots. */
export const WHITE_DRAGON = 30;
/** Index of the East wind; South, West and North follow. */
export const EAST = 31;
/** Index of the joker, the last tile. */
export const JOKER = 44;

/*
 * A name is one or two characters from “0” to “o”, which select a cell of a small table. The second is never “0”, so
 * that column is for names of one character. In the benchmark that reads hands this takes half as long as a Map.
 */
const FIRST_CHARACTER = 48;
const COLUMNS = 64;

/** The cell of a name; -1 if it is too long or has other characters. */
const cellOf = (name: string): number => {
  const row = name.charCodeAt(0) - FIRST_CHARACTER;
  if (!(row >= 0 && row < COLUMNS)) return -1;
  if (name.length === 1) return row * COLUMNS;
  const column = name.charCodeAt(1) - FIRST_CHARACTER;
  return name.length === 2 && column > 0 && column < COLUMNS ? row * COLUMNS + column : -1;
};

const makeTable = (): Int8Array => {
  const made = new Int8Array(COLUMNS * COLUMNS).fill(-1);
  TILES.forEach((tile, index) => {
    made[cellOf(tile)] = index;
  });
  return made;
};

const table = /* @__PURE__ */ onFirstUse(makeTable);

/**
 * Returns the index of a tile in `TILES`.
 *
 * @param value - Any value.
 * @returns The index, counted from 0; -1 for anything that is not a tile.
 * @example
 * ```ts
 * import { TILES, tileIndex } from 'mahjongg';
 *
 * [tileIndex('GD'), TILES[10], tileIndex('10B')]; // => [10, 'GD', -1]
 * ```
 */
export const tileIndex = (value: unknown): number => {
  if (typeof value !== 'string') return -1;
  const cell = cellOf(value);
  return cell < 0 ? -1 : (table()[cell] as number);
};

/**
 * Checks whether a value is a tile of any game.
 *
 * @param value - Any value.
 * @returns True for a string in `TILES`, spelled exactly so; otherwise false.
 * @example
 * ```ts
 * import { isTile } from 'mahjongg';
 *
 * [isTile('1B'), isTile('1b'), isTile('10B')]; // => [true, false, false]
 * ```
 */
export const isTile = (value: unknown): value is Tile => tileIndex(value) >= 0;

/** Throws a `MisuseError` for anything that is not a tile; `by` is the function that needs one. */
export const expectTile = (value: unknown, by: string): void =>
  expectSound(isTile(value), `${by} needs tiles, such as 1B or RD`, value);
