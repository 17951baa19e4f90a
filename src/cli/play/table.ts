import type { Result } from '../../core/result';
import type { Random } from '../../play/chance';
import type { FinishedGame } from '../scorecard-row';
import type { Question } from './question';

/** What comes next: a question to the player, an action that needs no question, or nothing any more. */
export type Turn<A = unknown> =
  | { readonly kind: 'ask'; readonly question: Question<A> }
  | { readonly kind: 'play'; readonly action: A }
  | { readonly kind: 'over' };

/** What a player types for an action at the questions that are open; empty if nothing means it. */
export type Typed = (action: unknown) => string;

/** A state and what the player is told of the way to it, a line each. */
export interface Told<S = unknown> {
  /** The state after the action. */
  readonly state: S;
  /** What the player saw happen. */
  readonly lines: readonly string[];
}

/** How a game began and what was done in it. */
export interface Course<S = unknown, A = unknown> {
  /** What chance brought. */
  readonly setup: object;
  /** What was done, in order. */
  readonly actions: readonly A[];
  /** The state after it. */
  readonly state: S;
}

/** The end of a game as a person reads it. */
export interface Ended {
  /** How it ended, the sheet, who pays whom. */
  readonly lines: readonly string[];
  /** What goes onto the score card. */
  readonly row: FinishedGame;
}

/**
 * A game as a person plays it in the terminal: the engine of its rules, and how it is drawn and worded. One
 * module per family of games makes one; the session knows nothing else of a game.
 */
export interface Table<S = unknown, A = unknown> {
  /** The name of the game and who plays, a line each. */
  readonly welcome: readonly string[];
  /** Why nothing can be taken back; undefined if it can. */
  readonly noTakingBack: string | undefined;
  /** What chance brings for a new game. */
  readonly shuffle: (random: Random) => object;
  /** Deals. */
  readonly start: (setup: object) => S;
  /** The record of a course, as the library keeps it. */
  readonly record: (course: Course<S, A>) => object;
  /** Plays a record of anybody's again, all of it, or says why it cannot be. */
  readonly restore: (record: object) => Result<Course<S, A>, string>;
  /** What comes next; `random` serves whoever plays the other seats. */
  readonly turn: (state: S, random: Random) => Turn<A>;
  /** Does an action, or says why it is refused. */
  readonly take: (state: S, action: A) => Result<Told<S>, string>;
  /** What the player sees of the table. */
  readonly draw: (state: S) => readonly string[];
  /** What to aim for, and what to type for it. */
  readonly hint: (state: S, typed: Typed) => readonly string[];
  /** The end; asked for only when the game is over. */
  readonly end: (state: S) => Ended;
}
