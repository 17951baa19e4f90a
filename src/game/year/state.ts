import type { Hand, Meld } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { Suit, Tile } from '../../tiles/tile';
import type { YearScore } from '../../year/score';
import type { YearWin } from '../../year/vocabulary';
import type { RulesIdentity } from '../../play/types';
import type { BySeat } from '../../play/seats';
import type { YearAnswer } from './actions';

/** What a game knows of a player. */
export interface YearPlayer {
  /** The personal suit, for a table of points that has any for it (YG-13); none if left out. */
  readonly personalSuit?: Suit | undefined;
}

/** A tile that was discarded, and by whom. */
export interface YearDiscard {
  /** Who discarded it. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
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
  readonly discard: YearDiscard | null;
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
  readonly called: YearDiscard | null;
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

/** The end. */
export interface YearOverStage {
  /** How it ended. */
  readonly outcome: YearOutcome;
  /** All racks, laid open. */
  readonly racks: BySeat<readonly Tile[]>;
}

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
  readonly over: YearOverStage;
}

/** The name of a phase. */
export type YearPhase = keyof YearStages;

/** What everybody at the table sees. */
export interface YearScene {
  /** The version of this form of state. */
  readonly version: 1;
  /** The rules played. */
  readonly rules: RulesIdentity;
  /** The seats in the order of play: East, South, West, North, clockwise (YG-3). */
  readonly seats: readonly Seat[];
  /** Who deals. */
  readonly dealer: Seat;
  /** What is known of the players. */
  readonly players: BySeat<YearPlayer>;
  /** The number of the decision point. */
  readonly moment: number;
  /** Who owes a choice. */
  readonly awaiting: readonly Seat[];
  /** The revealed sets of each player, in the order in which they were revealed. */
  readonly melds: BySeat<readonly Meld[]>;
  /** The flowers and seasons each player has revealed. */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many tiles each player has on the rack. */
  readonly counts: BySeat<number>;
  /** The tiles on the table, in the order they were discarded. */
  readonly discards: readonly YearDiscard[];
  /** How many tiles are left to draw. */
  readonly wallLeft: number;
  /** How many tiles are left in the Flower Wall. */
  readonly flowerWallLeft: number;
  /** Who took two tiles at the end of one wall and two of the next in the deal: Hop Toi, which is lucky (YG-4). */
  readonly hopToi: readonly Seat[];
}

/** What nobody or only some see. */
export interface YearHidden {
  /** The tiles that are left to draw, in their order. */
  readonly wall: readonly Tile[];
  /** The tiles of the Flower Wall, in the order in which they are taken. */
  readonly flowerWall: readonly Tile[];
  /** The tiles on each rack, in rack order (YG-16). */
  readonly racks: BySeat<readonly Tile[]>;
  /** Sealed answers, and null for whoever has not answered. */
  readonly answers: BySeat<YearAnswer | null>;
  /** The tile drawn or taken as a replacement last in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** Adds the phase and what belongs to it. */
export type YearStaged<B> = {
  readonly [P in YearPhase]: B & {
    /** The phase the game is in. */
    readonly phase: P;
    /** What is going on in that phase. */
    readonly now: YearStages[P];
  };
}[YearPhase];

/** A whole Year game at one moment: plain JSON, with everything hidden in it. Never send it to a player. */
export type YearState = YearStaged<YearScene & YearHidden>;
