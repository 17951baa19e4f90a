import type { Fault, Rejection } from '../../core/reason';
import type { Result } from '../../core/result';
import type { Seat } from '../../hands/payouts';
import type { MatchTable } from '../../hands/table-parts';
import type { Suit } from '../../tiles/tile';
import type { BySeat } from '../seats';
import type { AnySetup, Manners, Player, RulesIdentity } from '../types';
import type { AnyTypes, Way, WayTypes } from '../way';

/** Somebody who takes part in a match, whatever seat is taken in a game; `P` is what a game knows of a player. */
export type MatchPlayer<P extends object = Player> = P & {
  /** A name of 1 to 40 characters that nobody else in the match has. */
  readonly name: string;
};

/** How a game of a match ended. */
export type Ending = 'mahjongg' | 'wallGame' | 'mahjonggInError' | 'falseWin' | 'deadHands';

/** What a match keeps of a game that is over. Players are named by their places in `players`. */
export interface MatchGame {
  /** How it ended. */
  readonly ending: Ending;
  /** Who won; null if nobody did. */
  readonly winner: number | null;
  /** What each player has won or lost, 0 for the player who sat out; the sum is zero, but in the Year game nobody pays. */
  readonly net: readonly number[];
  /** A short name of the state at its end, so that no game is recorded twice. */
  readonly fingerprint: string;
}

/** A match between two games: plain JSON. Players are named by their places in `players`. */
export interface MatchState<P extends object = Player> {
  /** The version of this form of state. */
  readonly version: 1;
  /** The rules of the table, its house rules among their options. */
  readonly rules: RulesIdentity;
  /** Whether illegal things are refused. */
  readonly manners: Manners;
  /** Who takes part. */
  readonly players: readonly MatchPlayer<P>[];
  /** The suit taken out with three players (TG-15); null with more. */
  readonly suitOut: Suit | null;
  /** How many rounds the match has; null if it goes on as long as the players like. */
  readonly rounds: number | null;
  /** How the players sat down: the first East, then in the order of play; a fifth is the Dreamer (TG-14). */
  readonly seating: readonly number[];
  /** The round of the next game, counted from 1. In a round the deal goes once around the table. */
  readonly round: number;
  /** Who sits at each seat in the next game. */
  readonly seats: BySeat<number>;
  /** Who deals the next game: East, unless the winds stay with their seats (YG-3a). */
  readonly dealer: Seat;
  /** Who sits out the next game; null if nobody does. */
  readonly out: number | null;
  /** Whether all rounds were played. */
  readonly over: boolean;
  /** What each player has won or lost so far, the sum of `net`. */
  readonly scores: readonly number[];
  /** The games played, the first one first. */
  readonly games: readonly MatchGame[];
}

/** The stable names of everything that can be wrong with a match, its setup or one of its games. */
export type MatchCode =
  | 'notASetup'
  | 'unknownOption'
  | 'badPlayers'
  | 'badDraw'
  | 'badDice'
  | 'badEast'
  | 'badSuit'
  | 'badRounds'
  | 'badManners'
  | 'badWall'
  | 'matchOver'
  | 'tooManyGames'
  | 'badGame'
  | 'otherPlayers'
  | 'gameNotOver'
  | 'alreadyRecorded'
  | 'valueNeeded'
  | 'badValue';

/** Why a match cannot begin, or a game is none of it. */
export type MatchFault = Fault<MatchCode>;

/** What a match settles before each game: who plays, how, and who deals. */
export interface Seating {
  /** What is known of the players, by seat. */
  readonly players: BySeat<object>;
  /** Whether illegal things are refused. */
  readonly manners: Manners;
  /** Who deals. */
  readonly dealer: Seat;
}

/** The types of a way of playing that has matches. */
export interface MatchTypes extends WayTypes {
  /** What a game is made of, with everything filled in. */
  readonly setting: AnySetup & {
    /** What is known of the players, by seat. */
    readonly players: BySeat<object>;
  };
}

/** What a game of this way of playing knows of a player. */
export type PlayerOf<T extends MatchTypes> = NonNullable<T['setting']['players']['E']>;

/** What a game of a match came to: who won, and what each seat has won or lost. */
export interface MatchResult {
  /** How it ended. */
  readonly ending: Ending;
  /** Who won; null if nobody did. */
  readonly winner: Seat | null;
  /** What each seat has won or lost; nothing for a seat that is left out. */
  readonly net: BySeat<number>;
}

/** What any match asks of its way of playing. */
export type AnyMatch = MatchWay<AnyTypes>;

/** What a match asks of a way of playing, for one rule set. */
export interface MatchWay<T extends MatchTypes> {
  /** How its games are played. */
  readonly game: Way<T>;
  /** Who can take part, and how the deal moves. */
  readonly table: MatchTable;
  /** The rules that say how many take part, who sits where, how East is thrown for, and what a player has. */
  readonly rules: Readonly<Record<'number' | 'seats' | 'dice' | 'player', string>>;
  /** What a player can have beside a name, for a message with its figures. */
  readonly player: { readonly has: string; readonly params: MatchFault['params'] };
  /** Reads what is known of a player beside the name; undefined if it is not that. */
  readonly readPlayer: (value: object) => PlayerOf<T> | undefined;
  /** The manners that a game can be played with. */
  readonly manners: readonly Manners[];
  /** The ways in which a game can end. */
  readonly endings: readonly Ending[];
  /** What of a state the match has settled before. */
  readonly seatingOf: (state: T['state']) => Seating;
  /** What an ended game came to; `value` is what the winning hand is worth where the rules do not say it (TG-8). */
  readonly resultOf: (
    state: T['state'],
    outcome: T['outcome'],
    value: unknown,
  ) => Result<MatchResult, Rejection<MatchFault>>;
  /** Whether the players of a match can have won and lost this. */
  readonly canPay: (game: MatchGame) => boolean;
}
