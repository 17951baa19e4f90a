import type { ScoreLine } from '../../../hands/rule-parts';
import type { Tile } from '../../../tiles/tile';
import type { ChineseOptions } from '../options';
import type { ChineseSet, ChineseWin } from '../vocabulary';

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

/** What the win says that the sheet asks, apart from the sets and the place. */
export const winFacts = (
  win: ChineseWin | undefined,
  flowers: readonly Tile[],
): Omit<SheetFacts, 'sets' | 'onlyPlace' | 'discards'> => ({
  flowers,
  flowersOfDummies: win?.flowersOfDummies ?? 0,
  winningPieceDrawn: win?.by !== 'discard',
  looseAfterKong: win?.by === 'looseTile' && (win.afterKong ?? flowers.length === 0),
  lastTile: win?.lastTile === true,
  originalDraw: win?.originalDraw === true,
});

/** How many of the sets are kongs. */
export const kongsIn = (sets: readonly ChineseSet[]): number =>
  sets.filter(({ kind }) => kind === 'kong').length;

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
