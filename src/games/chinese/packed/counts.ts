import { expectSound } from '../../../core/misuse';
import { TILES, type Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';

/*
 * Counts: a hand is a row of 34 numbers, one for each kind of tile; many hands are consecutive rows in one
 * Uint8Array. The columns are the indices 1 to 34 of TILES: bams and the green dragon (columns 0 to 9), craks and the
 * red one (10 to 19), dots and the white one (20 to 29), then E S W N (30 to 33). So a tile has the column
 * `tileIndex(tile) - 1`.
 */

/**
 * The number of columns in a row of counts, one for each kind of tile.
 *
 * @example
 * ```ts
 * import { COUNT_COLUMNS } from 'mahjongg/packed';
 *
 * COUNT_COLUMNS; // => 34
 * ```
 */
export const COUNT_COLUMNS = 34;

/**
 * The tile of each column of a row of counts.
 *
 * @example
 * ```ts
 * import { COLUMN_TILES } from 'mahjongg/packed';
 *
 * [COLUMN_TILES[0], COLUMN_TILES[9], COLUMN_TILES[33]]; // => ['1B', 'GD', 'N']
 * ```
 */
export const COLUMN_TILES: readonly Tile[] = /* @__PURE__ */ Object.freeze(TILES.slice(1, 1 + COUNT_COLUMNS));

/** Throws a `MisuseError` unless a value, perhaps from another realm, is a typed array with elements of this many bytes. */
export const expectView = (value: unknown, bytes: number, needs: string): void => {
  const size = ArrayBuffer.isView(value) && 'BYTES_PER_ELEMENT' in value ? value.BYTES_PER_ELEMENT : 0;
  expectSound(size === bytes, needs, value);
};

/**
 * Throws a `MisuseError` if counts are not bytes or the offset is not a number; does not check whether the offset
 * is within them, or the values.
 */
export const expectCounts = (counts: Readonly<Uint8Array>, offset: number): void => {
  if (!(counts instanceof Uint8Array)) expectView(counts, 1, 'Counts must be a `Uint8Array`');
  if (typeof offset !== 'number') expectSound(false, 'The offset must be a number', offset);
};

const MOST_HANDS = 10_000_000;

/** The most tiles a hand can hold, besides melds. */
const MOST_TILES = 14;
const COPIES = 4;

/** Whether a complete row of counts begins at an index, with none above four (so that no count plus 3 exceeds 7). */
export const isRow = (counts: Readonly<Uint8Array>, at: number): boolean => {
  let bits = 0;
  for (let column = 0; column < COUNT_COLUMNS; column++) bits |= (counts[at + column] ?? MOST_TILES) + 3;
  return bits < 8;
};

/**
 * Counts the tiles of a hand into an empty row; false, with an unusable row, for other than the 34 kinds, for more
 * than 14 tiles or for a fifth tile of a kind.
 */
export const countInto = (counts: Uint8Array, offset: number, tiles: readonly Tile[]): boolean => {
  if (!Array.isArray(tiles) || tiles.length > MOST_TILES) return false;
  for (let place = 0; place < tiles.length; place++) {
    const column = tileIndex(tiles[place]) - 1;
    if (column < 0 || column >= COUNT_COLUMNS) return false;
    const count = (counts[offset + column] ?? COPIES) + 1;
    if (count > COPIES) return false;
    counts[offset + column] = count;
  }
  return true;
};

/**
 * Counts how many of each of the 34 kinds of tile a hand has, without its melds.
 *
 * @param tiles - The tiles, at most 14.
 * @returns A row of 34 counts in the order of {@link COLUMN_TILES}; undefined if there is a flower or joker, more
 * than 14 tiles or a fifth tile of a kind.
 * @example
 * ```ts
 * import { countHand } from 'mahjongg/packed';
 *
 * countHand(['1B', '1B', '3B'])?.slice(0, 4).join(' '); // => '2 0 1 0'
 * countHand(['J']); // => undefined
 * ```
 */
export const countHand = (tiles: readonly Tile[]): Uint8Array | undefined => {
  const counts = new Uint8Array(COUNT_COLUMNS);
  return countInto(counts, 0, tiles) ? counts : undefined;
};

/**
 * Counts many hands at once, a row of 34 counts for each.
 *
 * @param hands - The hands, each a list of tiles; at most ten million.
 * @returns The rows, one after the other. A hand that {@link countHand} refuses has an empty row, which does not win.
 * @example
 * ```ts
 * import { COUNT_COLUMNS, countHands } from 'mahjongg/packed';
 *
 * countHands([['1B', '1B'], ['E', 'E']]).length / COUNT_COLUMNS; // => 2
 * ```
 */
export const countHands = (hands: readonly (readonly Tile[])[]): Uint8Array => {
  const isList = Array.isArray(hands) && hands.length <= MOST_HANDS;
  expectSound(isList, `At most ${MOST_HANDS} hands are counted, in a list`, hands);
  const counts = new Uint8Array(hands.length * COUNT_COLUMNS);
  for (const [row, tiles] of hands.entries()) {
    const offset = row * COUNT_COLUMNS;
    if (!countInto(counts, offset, tiles)) counts.fill(0, offset, offset + COUNT_COLUMNS);
  }
  return counts;
};
