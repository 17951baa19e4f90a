import type { Tile } from '../../../tiles/tile';
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
