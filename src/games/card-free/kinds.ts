import { EAST } from '../../tiles/tile-index';

/*
 * Inside this folder a block is a small number: 8 × kind + size. Kinds 0 to 34 are the tiles of
 * TILES (the flower, each suit with its dragon, the winds), so blocks sorted as numbers stand in
 * rack order; the NEWS block follows the winds.
 */

/** The kind of the NEWS block. */
export const NEWS = 35;

/** Whether a kind is a suit tile; its number is `kind % 10`, its suit the tens. */
export const isNumber = (kind: number): boolean => kind < EAST && kind % 10 > 0;
/** Whether a kind is a dragon. */
export const isDragon = (kind: number): boolean => kind > 0 && kind < EAST && kind % 10 === 0;
/** Whether a kind is a wind tile. */
export const isWind = (kind: number): boolean => kind >= EAST && kind < NEWS;
