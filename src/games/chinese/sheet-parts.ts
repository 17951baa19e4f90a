import type { ScoreLine } from '../../hands/rule-parts';
import type { Tile } from '../../tiles/tile';
import type { ChineseSet } from './vocabulary';

/** What a person fills a sheet in from: the sets of a winning hand, and how it was won. */
export interface SheetFacts {
  /** Four sets and a pair. */
  readonly sets: readonly ChineseSet[];
  /** The flowers laid aside, none twice. */
  readonly flowers: readonly Tile[];
  /** How many flowers the dummies laid aside (CS-7a). */
  readonly flowersOfDummies: number;
  /** How many tiles were discarded, claimed ones not counted (CS-21). */
  readonly discards: number;
  /** The winning tile was drawn, not claimed (CS-14). */
  readonly winningPieceDrawn: boolean;
  /** The winning tile filled the only place to win (CS-14). */
  readonly onlyPlace: boolean;
  /** The winning tile was the loose tile after a kong (CS-15). */
  readonly looseAfterKong: boolean;
  /** The winning tile was the last tile of the wall (CS-18). */
  readonly lastTile: boolean;
  /** The first 14 tiles won (CS-18). */
  readonly originalDraw: boolean;
}

/** The lines of sections 2 and 3, each a double. */
export type DoubleEntry = '2a' | '2b' | '2c' | '2d' | '2e' | '2f' | '2g' | '2h' | '3a' | '3b' | '3c';

/** A line of the sheet. */
export interface SheetLine extends ScoreLine {
  /** Where it stands on the sheet: `1` for the basic points, else the line of section 2 or 3. */
  readonly entry: '1' | DoubleEntry;
}
