import type { ScoreLine } from '../../../hands/rule-parts';
import type { ChineseOptions } from '../options';

/** The lines of sections 2 and 3, each a double. */
export type DoubleEntry = '2a' | '2b' | '2c' | '2d' | '2e' | '2f' | '2g' | '2h' | '3a' | '3b' | '3c';

/** A line of the sheet. */
export interface SheetLine extends ScoreLine {
  /** Where it stands on the sheet: `1` for the basic points, else the line of section 2 or 3. */
  readonly entry: '1' | DoubleEntry;
}

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
