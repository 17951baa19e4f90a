import type { Tile } from '../../src/index';
import { tilesOf } from '../hand-text';

// What players hold in many of the games that are told.

/** Has the 9C and the 5D that others wait for. */
export const EAST = tilesOf('9C 99D 88D 77D 66D 5D W NN S');
/** The same, with another tile to discard first. */
export const eastWith = (tile: Tile): readonly Tile[] => [tile, ...EAST.slice(1)];
/** Calls a 5D, also with a joker. */
export const SOUTH = tilesOf('55D J 11C 22C 33B 44B 66B');
export const WEST = tilesOf('11B 22B 77B 88B 99B RR E');
/** Needs one 9C for seven pairs (CF-7). */
export const WAITING = tilesOf('33C 44C 55C 66C 77C 88C 9C');
