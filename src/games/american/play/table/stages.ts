import type { Hand, WinKind } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { Scored } from '../../../../hands/rule-parts';
import type { BySeat } from '../../../../play/seats';
import type {
  ActionBase,
  Call,
  Claimable,
  ClaimedWin,
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

/** An action that needs no more than its type. */
export interface BareAction<T extends string> extends ActionBase {
  /** Which action it is. */
  readonly type: T;
}

/** Tiles passed in the Charleston or in the courtesy pass (AG-5, AG-7). */
export interface PassAction extends BareAction<'pass'> {
  /** The tiles from one's own rack. */
  readonly tiles: readonly Tile[];
  /** How many of the incoming tiles are passed on unseen (AG-8); none if left out. */
  readonly blind?: number | undefined;
}

/** An answer to the question whether there is a second Charleston (AG-6): this player stops it, or would go on. */
export type SecondCharlestonAction = BareAction<'stop' | 'continue'>;

/** How many tiles a player would exchange in the courtesy pass (AG-7). */
export interface WishAction extends BareAction<'wish'> {
  /** The number of tiles; the lower wish of the two counts. */
  readonly count: number;
}

/** A tile laid down and named (AG-10, AG-37). */
export interface DiscardAction extends BareAction<'discard'>, Pick<Discard, 'tile'> {
  /** The name called out, where it is a wrong one (AG-33). */
  readonly named?: Tile | undefined;
}

/** No call of what was discarded or offered. */
export type DeclineAction = BareAction<'decline'>;

/** A discard called for an exposure, by the name it was discarded under (AG-15, AG-37). */
export type CallAction = BareAction<'call'> & Call;

/** Mah Jongg: on the tile discarded or offered, or with the tiles held. */
export interface MahjonggAction extends BareAction<'mahjongg'>, ClaimedWin {
  /** The value the declarer gives the hand, in points; used if the declaration is false (AG-35a). */
  readonly value?: number | undefined;
}

/** A natural tile swapped for a joker that stands for it in an exposure (AG-21). */
export type ExchangeAction = BareAction<'exchange'> & ExchangePlace & Pick<Discard, 'tile'>;

/** The exposure just made, laid out anew before the discard with these tiles beside the called one (AG-19). */
export type RearrangeAction = BareAction<'rearrange'> & Pick<Call, 'with'>;

/** The exposure just made, taken back with the call (TG-10a). */
export type TakeBackAction = BareAction<'takeBack'>;

/** A tile added to an exposure of one's own (TG-5). */
export interface GrowAction extends BareAction<'grow'>, Pick<Discard, 'tile'> {
  /** The place of the exposure among one's own. */
  readonly meld: number;
}

/** Another's hand called dead (AG-32). */
export type ChallengeAction = BareAction<'challenge'> & Pick<Challenged, 'against'>;

/** Whether a player lays the hand open after another's Mah Jongg, believing the game to be over, or keeps it (AG-35). */
export type ShowAction = BareAction<'show' | 'keep'>;

/** Anything a player can do at a table. */
export type Action =
  | PassAction
  | SecondCharlestonAction
  | WishAction
  | DiscardAction
  | DeclineAction
  | CallAction
  | MahjonggAction
  | ExchangeAction
  | RearrangeAction
  | TakeBackAction
  | GrowAction
  | ChallengeAction
  | ShowAction;
