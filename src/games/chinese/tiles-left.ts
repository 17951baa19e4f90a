import { type Exact, exact } from '../../core/exact';
import type { ChineseOptions } from './options';

/** Section 4 of the sheet: how many tiles were there to draw, were discarded, and are left (CS-21). */
export interface TilesLeft {
  /** 130, the 144 tiles less the first 14, less the flowers drawn (CS-7a, CS-21). */
  readonly '4a': number;
  /** The tiles discarded, those of the dummies included, claimed ones not. */
  readonly '4b': number;
  /** What is left of them: 4a less 4b. */
  readonly '4c': number;
}

/** The tiles beside the first 14. */
const BESIDE_THE_DEAL = 130;

/** Line 4a: the tiles there are to draw after so many flowers, and with so many kongs of the player (CS-21, CS-21a). */
export const tilesToDraw = (flowers: number, kongs: number, { kongTiles }: ChineseOptions): number =>
  BESIDE_THE_DEAL - flowers - (kongTiles === 'exact' ? kongs : 0);

/** Section 4 of the sheet. */
export const tilesLeftOf = (toDraw: number, discards: number): TilesLeft => ({
  '4a': toDraw,
  '4b': discards,
  '4c': toDraw - discards,
});

/** Line 4d: the part of the tiles that is left. */
export const factorOf = (left: TilesLeft): Exact => exact(left['4c'], left['4a']);
