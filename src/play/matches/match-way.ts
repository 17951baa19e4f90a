import type { Result } from '../../core/result';
import type { Seat } from '../../hands/payouts';
import type { MatchTable } from '../../hands/table-parts';
import type { BySeat } from '../seats';
import type { AnySetup, Manners } from '../types';
import type { AnyTypes, Way, WayTypes } from '../way';
import type { Ending, MatchFault, MatchGame } from './match-state';

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
  ) => Result<MatchResult, MatchFault>;
  /** Whether the players of a match can have won and lost this. */
  readonly canPay: (game: MatchGame) => boolean;
}
