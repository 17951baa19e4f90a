import type { Typed } from '../../../../core/typed';
import type { Seat } from '../../../../hands/payouts';
import type { Scored } from '../../../../hands/rule-parts';
import type { BySeat } from '../../../../play/seats';
import type {
  ActionBase,
  Call,
  Claimable,
  ClaimedWin,
  Declared,
  DeclaredHand,
  Discard,
  Manners,
  OpenTable,
  Over,
  Player,
  ScoreOf,
  Won,
} from '../../../../play/types';
import type { Settlement } from '../../../../questions/settlement';
import type { Tile } from '../../../../tiles/tile';
import type { Direction } from '../../rack-table';

/** One pass of the Charleston (AG-5). */
export interface CharlestonStage {
  /** The round, 1 or 2. */
  readonly round: number;
  /** The pass within the round, from 1. */
  readonly pass: number;
  /** To whom the tiles go. */
  readonly direction: Direction;
  /** How many tiles may be passed blind (AG-8). */
  readonly blind: number;
  /** How many tiles each player passes. */
  readonly size: number;
}

/** The choice whether to play a second Charleston, with the round that would follow (AG-6). */
export type SecondCharlestonStage = Pick<CharlestonStage, 'round'>;

/** How many tiles players want to exchange in the courtesy pass (AG-7). */
export interface CourtesyStage {
  /** The most tiles a player can ask for. */
  readonly most: number;
}

/** The tiles of the courtesy pass (AG-7). */
export interface CourtesyPassStage {
  /** How many tiles each player gives. */
  readonly counts: BySeat<number>;
}

/** A player’s turn up to the discard (AG-10). */
export interface TurnStage {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** How the turn began: with the deal, a drawn tile, or a called one. */
  readonly by: 'deal' | 'wall' | 'call';
  /** The called tile and who discarded it; null without a call. */
  readonly called: Discard | null;
  /** Whether the exposure was rearranged already (AG-19). */
  readonly rearranged: boolean;
  /** Whose joker was redeemed last in this turn (AG-21); null if none. */
  readonly redeemed: Seat | null;
}

/** The exposure that holds the joker of an exchange. */
export interface ExchangePlace {
  /** Whose exposure it is. */
  readonly from: Seat;
  /** The index of the exposure among that player’s exposures, from 0. */
  readonly meld: number;
}

/** A discarded or offered tile that the others may claim, by the name it was given (AG-15). */
export interface ClaimsStage extends Claimable {
  /** Whether it was discarded, or offered in a joker exchange (TG-9). */
  readonly by: 'discard' | 'exchange';
  /** Whether a wrong name was corrected (AG-34). */
  readonly corrected: boolean;
  /** The exchange that continues if nobody claims the tile; null for a discard. */
  readonly exchange: ExchangePlace | null;
  /** The turn in which the tile was offered; null for a discard. */
  readonly turn: TurnStage | null;
}

/** A declared hand. */
export interface Declaration extends DeclaredHand {
  /** Whose joker was redeemed last in this turn; null if none. */
  readonly jokerOf: Seat | null;
  /** The value given by the declarer, in points; null if none. */
  readonly value: number | null;
}

/** The time after a declaration, when others may lay their hands open too soon (AG-35). */
export interface ShowingStage extends Declared<Declaration> {
  /** The claims that the declared tile was part of; null in the declarer’s own turn. */
  readonly claims: ClaimsStage | null;
}

/** A game that was won; the score is null if the rules leave the value to the players (TG-8). */
export interface WonOutcome extends Won<Declaration, Scored | null> {
  /** Who pays whom; null if the value of the hand is unknown. */
  readonly settlement: Settlement | null;
  /** An earlier false win of the same tile, which is paid for too (TG-11b); left out if none. */
  readonly falseWin?: Declaration;
}

/** A game that nobody won. */
export interface OtherOutcome {
  /** How it ended: an exhausted wall, hands laid open in error, a false win, or too few live hands. */
  readonly ending: 'wallGame' | 'mahjonggInError' | 'falseWin' | 'deadHands';
  /** Who pays whom (nobody after an exhausted wall); null if unknown. */
  readonly settlement: Settlement | null;
  /** The false declaration, if one ended the game. */
  readonly declared?: Declaration | undefined;
  /** Always left out: no hand was scored. */
  readonly score?: undefined;
}

/** How a game ended and who pays whom. */
export type Outcome = WonOutcome | OtherOutcome;

/** How a game of some rules ends: a win has their kind of score, and payments if the value is known. */
export type OutcomeBy<Rules> =
  | (WonOutcome & {
      /** The score sheet of the hand. */
      readonly score: ScoreOf<Rules>;
      /** Who pays whom. */
      readonly settlement: null extends ScoreOf<Rules> ? Settlement | null : Settlement;
    })
  | OtherOutcome;

/** The details of each phase. */
export interface Stages {
  /** A pass of the Charleston. */
  readonly charleston: CharlestonStage;
  /** The choice whether to play a second Charleston. */
  readonly secondCharleston: SecondCharlestonStage;
  /** How many tiles to exchange with the player across. */
  readonly courtesy: CourtesyStage;
  /** The tiles of the courtesy pass. */
  readonly courtesyPass: CourtesyPassStage;
  /** A player’s turn. */
  readonly turn: TurnStage;
  /** A tile that can be claimed. */
  readonly claims: ClaimsStage;
  /** A declaration not yet judged. */
  readonly showing: ShowingStage;
  /** The game is over. */
  readonly over: Over<Outcome>;
}

/** The name of a phase. */
export type Phase = keyof Stages;

/** A challenge. */
export interface Challenged {
  /** Who challenged. */
  readonly by: Seat;
  /** Whose hand. */
  readonly against: Seat;
}

/** What everybody at the table sees. */
export interface Scene extends OpenTable {
  /** Whether illegal actions are refused. */
  readonly manners: Manners;
  /** The players by seat. */
  readonly players: BySeat<Player>;
  /** The players with dead hands. */
  readonly dead: readonly Seat[];
  /** Challenges that cannot be made again yet (AG-32a). */
  readonly challenges: readonly Challenged[];
}

/** The details of each action, besides seat and moment. */
export interface Actions {
  /** Passes tiles in the Charleston or the courtesy pass (AG-5, AG-7). */
  readonly pass: {
    /** The tiles from the player’s rack. */
    readonly tiles: readonly Tile[];
    /** How many incoming tiles are passed blind (AG-8); none if left out. */
    readonly blind?: number | undefined;
  };
  /** Stops the Charleston after the first round (AG-6). */
  readonly stop: object;
  /** Goes on to a second Charleston (AG-6). */
  readonly continue: object;
  /** Says how many tiles a player wants to exchange in the courtesy pass (AG-7). */
  readonly wish: {
    /** The number of tiles; the lower wish of the pair counts. */
    readonly count: number;
  };
  /** Discards a tile and names it (AG-10, AG-37). */
  readonly discard: Pick<Discard, 'tile'> & {
    /** The name called out, if it is wrong (AG-33). */
    readonly named?: Tile | undefined;
  };
  /** Does not claim the tile. */
  readonly decline: object;
  /** Calls a discard for an exposure, by the name it was discarded under (AG-15, AG-37). */
  readonly call: Call;
  /** Declares Mah Jongg on a claimable tile, or with the tiles held. */
  readonly mahjongg: ClaimedWin & {
    /** The declarer’s value for the hand, in points; used if the declaration is false (AG-35a). */
    readonly value?: number | undefined;
  };
  /** Exchanges a natural tile for a joker that stands for it in an exposure (AG-21). */
  readonly exchange: ExchangePlace & Pick<Discard, 'tile'>;
  /** Rearranges the exposure just made, before the discard, with these tiles next to the called one (AG-19). */
  readonly rearrange: Pick<Call, 'with'>;
  /** Takes back the exposure just made and its call (TG-10a). */
  readonly takeBack: object;
  /** Adds a tile to the player’s own exposure (TG-5). */
  readonly grow: Pick<ExchangePlace, 'meld'> & Pick<Discard, 'tile'>;
  /** Challenges another player’s hand as dead (AG-32). */
  readonly challenge: Pick<Challenged, 'against'>;
  /** Lays the hand open after another player’s Mah Jongg, believing the game to be over (AG-35). */
  readonly show: object;
  /** Keeps the hand closed after another player’s Mah Jongg (AG-35). */
  readonly keep: object;
}

/** Anything a player can do at a table, or one kind of it. */
export type Action<A extends keyof Actions = keyof Actions> = Typed<Actions, A, ActionBase>;
