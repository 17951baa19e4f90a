import type { Hand, WinKind } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { Scored } from '../../../../hands/rule-parts';
import type { BySeat } from '../../../../play/seats';
import type {
  Claimable,
  Declared,
  Discard,
  Manners,
  OpenTable,
  Over,
  Player,
  ScoreOf,
} from '../../../../play/types';
import type { Settlement } from '../../../../questions/settlement';
import type { Tile } from '../../../../tiles/tile';
import type { Direction } from '../../rack-table';

/** One pass of the Charleston (AG-5). */
export interface CharlestonStage {
  /** The round, 1 or 2. */
  readonly round: number;
  /** The pass within the round, counted from 1. */
  readonly pass: number;
  /** To whom the tiles go. */
  readonly direction: Direction;
  /** How many tiles may be passed on unseen (AG-8). */
  readonly blind: number;
  /** How many tiles each player passes. */
  readonly size: number;
}

/** The question whether there is a second Charleston, the round that would follow (AG-6). */
export type SecondCharlestonStage = Pick<CharlestonStage, 'round'>;

/** The wishes for the courtesy pass (AG-7). */
export interface CourtesyStage {
  /** The most that can be wished for. */
  readonly most: number;
}

/** The tiles of the courtesy pass (AG-7). */
export interface CourtesyPassStage {
  /** How many tiles each player gives. */
  readonly counts: BySeat<number>;
}

/** A player's turn, up to the discard (AG-10). */
export interface TurnStage {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** How the turn began: with the deal, a drawn tile, or a called one. */
  readonly by: 'deal' | 'wall' | 'call';
  /** The called tile and who discarded it; null if none was called. */
  readonly called: Discard | null;
  /** Whether the exposure was laid out anew already (AG-19). */
  readonly rearranged: boolean;
  /** Whose joker was redeemed last in this turn (AG-21); null if none was. */
  readonly redeemed: Seat | null;
}

/** Where the joker of an exchange lies. */
export interface ExchangePlace {
  /** Whose exposure it is. */
  readonly from: Seat;
  /** The place of the exposure among that player’s. */
  readonly meld: number;
}

/** A tile that was discarded or offered, by the name it was given, and that the others may claim (AG-15). */
export interface ClaimsStage extends Claimable {
  /** Whether it was discarded, or offered in a joker exchange (TG-9). */
  readonly by: 'discard' | 'exchange';
  /** Whether the discarder has put a wrong name right (AG-34). */
  readonly corrected: boolean;
  /** The exchange that goes on if nobody claims the tile; null for a discard. */
  readonly exchange: ExchangePlace | null;
  /** How the turn stood in which the tile was offered; null for a discard. */
  readonly turn: TurnStage | null;
}

/** A hand declared a winner. */
export interface Declaration {
  /** Who declared. */
  readonly seat: Seat;
  /** Where the winning tile came from. */
  readonly by: WinKind;
  /** The tile that was claimed; null on one's own turn. */
  readonly tile: Tile | null;
  /** Whose tile it was; null if it was the declarer's own. */
  readonly from: Seat | null;
  /** In whose exposure the joker lay that was redeemed last; null if none was. */
  readonly jokerOf: Seat | null;
  /** The hand laid open, the claimed tile among its concealed tiles. */
  readonly hand: Hand;
  /** The value the declarer gave it; null if none. */
  readonly value: number | null;
}

/** The moment after a declaration: others may lay their hands open too soon (AG-35). */
export interface ShowingStage extends Declared<Declaration> {
  /** What the claimed tile was part of; null if it was the declarer's own. */
  readonly claims: ClaimsStage | null;
}

/** A game that was won. */
export interface WonOutcome {
  /** How the game ended. */
  readonly ending: 'mahjongg';
  /** The winning hand, and how it was won. */
  readonly declared: Declaration;
  /** The sheet of the hand; null if the rules leave its value to the players (TG-8). */
  readonly score: Scored | null;
  /** Who pays whom; null if the value of the hand is not known. */
  readonly settlement: Settlement | null;
  /** A false win of the same tile that was declared before, and is paid for, too (TG-11b); left out if there was none. */
  readonly falseWin?: Declaration;
}

/** A game that nobody won. */
export interface OtherOutcome {
  /** How it ended: the wall exhausted, hands laid open in error, a false win, or one live hand left. */
  readonly ending: 'wallGame' | 'mahjonggInError' | 'falseWin' | 'deadHands';
  /** Who pays whom; nobody pays for an exhausted wall. */
  readonly settlement: Settlement | null;
  /** The false declaration, if one ended the game. */
  readonly declared?: Declaration | undefined;
  /** No hand was scored. */
  readonly score?: undefined;
}

/** How a game ended and who pays whom. */
export type Outcome = WonOutcome | OtherOutcome;

/** How a game by some rules ends: a win has a score as these rules give it, and if its value is known, payments. */
export type OutcomeBy<Rules> =
  | (WonOutcome & {
      /** The sheet of the hand. */
      readonly score: ScoreOf<Rules>;
      /** Who pays whom. */
      readonly settlement: null extends ScoreOf<Rules> ? Settlement | null : Settlement;
    })
  | OtherOutcome;

/** What is going on, by phase. */
export interface Stages {
  /** Tiles are passed. */
  readonly charleston: CharlestonStage;
  /** Whether to go on passing. */
  readonly secondCharleston: SecondCharlestonStage;
  /** How many tiles to exchange with the player across. */
  readonly courtesy: CourtesyStage;
  /** Which tiles. */
  readonly courtesyPass: CourtesyPassStage;
  /** Somebody's turn. */
  readonly turn: TurnStage;
  /** A tile can be claimed. */
  readonly claims: ClaimsStage;
  /** Mah Jongg was declared. */
  readonly showing: ShowingStage;
  /** The game is over. */
  readonly over: Over<Outcome>;
}

/** The name of a phase. */
export type Phase = keyof Stages;

/** A challenge that was made. */
export interface Challenged {
  /** Who challenged. */
  readonly by: Seat;
  /** Whose hand. */
  readonly against: Seat;
}

/** What everybody at the table sees. */
export interface Scene extends OpenTable {
  /** Whether illegal things are refused. */
  readonly manners: Manners;
  /** What is known of the players. */
  readonly players: BySeat<Player>;
  /** Whose hands are dead. */
  readonly dead: readonly Seat[];
  /** Challenges that cannot be repeated yet (AG-32a). */
  readonly challenges: readonly Challenged[];
}
