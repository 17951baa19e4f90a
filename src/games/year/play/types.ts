import type { Hand } from '../../../hands/hand';
import type { BySeat } from '../../../play/seats';
import type {
  Answer,
  AnsweringSide,
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  Secret,
  Seen,
  Staged,
  Told,
} from '../../../play/types';
import type { WayTypes } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import type { Suit, Tile } from '../../../tiles/tile';
import type { YearScore } from '../../../year/score';
import type { YearWin } from '../../../year/vocabulary';
import type { YearAction } from './actions';
import type { YearHappening } from './events';
import type { YearSetting, YearSetup } from './setup';

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

/** What nobody or only some see; racks are in the order of YG-16. */
export interface YearHidden extends HiddenTable<YearAnswer> {
  /** The tiles of the Flower Wall, in the order in which they are taken. */
  readonly flowerWall: readonly Tile[];
  /** Sealed answers, and null for whoever has not answered. */
  readonly answers: BySeat<YearAnswer | null>;
}

/** A whole Year game at one moment: plain JSON, with everything hidden in it. Never send it to a player. */
export type YearState = Staged<YearStages, YearScene & YearHidden>;

/** A Year game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type YearView = Staged<YearStages, YearScene & AnsweringSide<YearAction>>;

/** An action without seat and moment: what is sealed until the last answer is there. */
export type YearAnswer = Answer<YearAction>;

/** What an event changes that only some players see. */
export type YearSecret = Secret<YearAnswer>;

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type YearEvent = Told<YearHappening, YearSecret>;

/** An event as one player, or somebody who watches, may know it. */
export type YearSeenEvent = Seen<YearHappening, YearAnswer>;

/** The types of the Year game. */
export interface YearTypes extends WayTypes {
  readonly rules: YearGame;
  readonly setup: YearSetup;
  readonly setting: YearSetting;
  readonly kit: YearGame;
  readonly stages: YearStages;
  readonly table: YearScene;
  readonly hidden: YearHidden;
  readonly state: YearState;
  readonly action: YearAction;
  readonly happening: YearHappening;
  readonly secret: YearSecret;
  readonly event: YearEvent;
  readonly seen: YearSeenEvent;
  readonly view: YearView;
  readonly outcome: YearOutcome;
}
