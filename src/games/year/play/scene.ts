import type { Hand } from '../../../hands/hand';
import type { BySeat } from '../../../play/seats';
import type { Discard, OpenTable, Over } from '../../../play/types';
import type { Seat } from '../../../rules/payouts';
import type { Suit, Tile } from '../../../tiles/tile';
import type { YearScore } from '../../../year/score';
import type { YearWin } from '../../../year/vocabulary';

/** What a game knows of a player. */
export interface YearPlayer {
  /** The personal suit, for a table of points that has any for it (YG-13); none if left out. */
  readonly personalSuit?: Suit | undefined;
}

/** Before play: one player after the other may replace flowers and seasons (YG-5). */
export interface YearCourtesyStage {
  /** Whose choice it is. */
  readonly seat: Seat;
}

/** A turn before the draw (YG-6, YG-12, YG-15). */
export interface YearDrawStage {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** The discard that was refused just before; null if the last turn ended without one. */
  readonly discard: Discard | null;
  /** Whether the player has taken a replacement since, and so may claim that discard after all (YG-7). */
  readonly renewed: boolean;
}

/** A turn up to the discard (YG-15). */
export interface YearTurnStage {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** How the turn began: with the deal, a drawn tile, or a called one. */
  readonly by: 'deal' | 'wall' | 'call';
  /** The called tile and who discarded it; null if none was called. */
  readonly called: Discard | null;
}

/** A discard that the others may claim (YG-7). */
export interface YearClaimsStage {
  /** Who discarded it. */
  readonly from: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A hand that won. */
export interface YearDeclaration {
  /** Who won. */
  readonly seat: Seat;
  /** Where the winning tile came from; a replacement is from the wall, too. */
  readonly by: YearWin['by'];
  /** The tile that won: drawn, claimed or stolen; null if the hand won as it was dealt. */
  readonly tile: Tile | null;
  /** Whose tile it was; null if it was drawn or dealt. */
  readonly from: Seat | null;
  /** The hand, the winning tile with it. */
  readonly hand: Hand;
  /**
   * How the hand is read and scored. A tile that was called before lies in its meld already, so nothing else is revealed
   * by it, and it is read as if it had been drawn.
   */
  readonly win: YearWin;
}

/** A game that somebody won (YG-14). */
export interface YearWonOutcome {
  /** How the game ended. */
  readonly ending: 'mahjongg';
  /** The winning hand, and how it was won. */
  readonly declared: YearDeclaration;
  /** Its sheet: the scored elements, with points if there is a table (YG-13). */
  readonly score: YearScore;
  /** Who deals next (YG-3a, YG-14). */
  readonly nextDealer: Seat;
}

/** A game that nobody won before the wall was exhausted (YG-14). */
export interface YearWallOutcome {
  /** How the game ended. */
  readonly ending: 'wallGame';
  /** Who deals next (YG-3a, YG-14). */
  readonly nextDealer: Seat;
}

/** How a game ended. */
export type YearOutcome = YearWonOutcome | YearWallOutcome;

/** What is going on, by phase. */
export interface YearStages {
  /** The courtesy call (YG-5). */
  readonly courtesy: YearCourtesyStage;
  /** A turn before the draw. */
  readonly draw: YearDrawStage;
  /** A turn up to the discard. */
  readonly turn: YearTurnStage;
  /** A discard can be claimed. */
  readonly claims: YearClaimsStage;
  /** The game is over. */
  readonly over: Over<YearOutcome>;
}

/** What everybody at the table sees; the seats are in the order of play: East, South, West, North, clockwise (YG-3). */
export interface YearScene extends OpenTable {
  /** Who deals. */
  readonly dealer: Seat;
  /** What is known of the players. */
  readonly players: BySeat<YearPlayer>;
  /** The flowers and seasons each player has revealed. */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many tiles are left in the Flower Wall. */
  readonly flowerWallLeft: number;
  /** Who took two tiles at the end of one wall and two of the next in the deal: Hop Toi, which is lucky (YG-4). */
  readonly hopToi: readonly Seat[];
}
