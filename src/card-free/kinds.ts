import { TILES, type Tile } from '../tiles/tile';

/*
 * Inside this folder a block is a small number: 8 × kind + size. Kinds 0 to 34 are the tiles of
 * TILES (the flower, each suit with its dragon, the winds), so blocks sorted as numbers stand in
 * rack order; the NEWS block follows the winds.
 */

/** The kind of the NEWS block. */
export const NEWS = 35;
/** The kinds of the four winds together, as bits: East is bit 0. */
export const ALL_WINDS = 15;

/** The block of a kind and size as a number. */
export const blockOf = (kind: number, size: number): number => kind * 8 + size;
/** The kind of a block. */
export const kindOf = (block: number): number => block >> 3;
/** The size of a block, 2 to 5. */
export const sizeOf = (block: number): number => block & 7;

/** Whether a kind is a suit tile. */
export const isNumber = (kind: number): boolean => kind < 30 && kind % 10 !== 0;
/** Whether a kind is a dragon. */
export const isDragon = (kind: number): boolean => kind > 0 && kind <= 30 && kind % 10 === 0;
/** Whether a kind is a wind tile. */
export const isWind = (kind: number): boolean => kind > 30 && kind < NEWS;

/** The suit of a suit tile, or the one a dragon belongs to: 0 bams, 1 craks, 2 dots. */
export const suitOf = (kind: number): number => Math.floor((kind - 1) / 10);

/** The tile a kind stands for, or `NEWS`. */
export const tileOfKind = (kind: number): Tile | 'NEWS' => (kind === NEWS ? 'NEWS' : (TILES[kind] as Tile));
