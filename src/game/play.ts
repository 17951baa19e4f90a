import type { Result } from '../result/result';
import type { Seat } from '../rules/payouts';
import type { Throw } from './chance';
import type { IllegalAction } from './illegal';
import type { StoredFault } from './read-json';
import type { IllegalSetup } from './read-setup';
import type { BySeat, Viewer } from './seats';

/** The rules a state or record belongs to, as data. */
export interface RulesIdentity {
  /** The name of the rule set. */
  readonly name: string;
  /** Every option with its value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The fingerprint of the card in play, for games by card. */
  readonly card?: string | undefined;
}

/** What every state says, whatever is played. */
export interface AnyState {
  /** The version of this form of state. */
  readonly version: 1;
  /** The rules played. */
  readonly rules: RulesIdentity;
  /** The seats that act, in the order of play. */
  readonly seats: readonly Seat[];
  /** The number of the decision point. */
  readonly moment: number;
  /** The phase the game is in; `over` at the end, and only then. */
  readonly phase: string;
  /** Who owes a choice. */
  readonly awaiting: readonly Seat[];
}

/** What every action says: who does it, and at which decision point. */
export interface ActionBase {
  /** Who acts. */
  readonly seat: Seat;
  /** The number of the decision point it answers; at any other the action is `stale`. */
  readonly moment: number;
}

/** What every action says, and which it is. */
export interface AnyAction extends ActionBase {
  /** Which action it is. */
  readonly type: string;
}

/** What every setup says, with nothing left out. */
export interface AnySetup {
  /** All tiles as the walls were built. */
  readonly wall: readonly string[];
  /** The throws of the dice. */
  readonly dice: readonly Throw[];
}

/** The types that belong to one way of playing. */
export interface GameTypes {
  /** The rule sets that are played so. */
  readonly rules: object;
  /** What a game is made of, as a caller gives it. */
  readonly setup: object;
  /** The same with everything filled in, as a record keeps it. */
  readonly setting: AnySetup;
  /** A whole game at one moment. */
  readonly state: AnyState;
  /** Anything a player can do. */
  readonly action: AnyAction;
  /** What happens, with everything hidden in it. */
  readonly event: { readonly type: string; readonly moment: number };
  /** What happens, as one viewer may know it. */
  readonly seen: { readonly type: string; readonly moment: number };
  /** A game as one viewer may know it. */
  readonly view: { readonly moment: number; readonly legal: readonly AnyAction[] };
  /** How a game ended. */
  readonly outcome: { readonly ending: string };
}

/** A new state and what happened on the way to it. */
export interface Taken<S, E> {
  /** The state after the action. */
  readonly state: S;
  /** What happened, in order; raw: `eventFor` says what each player may know of it. */
  readonly events: readonly E[];
}

/**
 * A way of playing, for one rule set: what differs from game to game. `makeGame` makes the functions of a game of it.
 * Every function here is given states of these rules only.
 */
export interface Play<T extends GameTypes> {
  /** The rules as data, one value for all states. */
  readonly identity: RulesIdentity;
  /** The whole card, for games by card; undefined for others. */
  readonly card: unknown;
  /** The names of what a record has of the setup. */
  readonly settingNames: readonly (string & keyof T['setting'])[];
  /** The same setup with the defaults filled in, taken as it is. */
  readonly settingOf: (setup: T['setup']) => T['setting'];
  /** Reads any value as the setup of a game of these rules. */
  readonly readSetup: (value: unknown) => Result<T['setting'], IllegalSetup>;
  /** Deals, and goes to the first decision. */
  readonly start: (setting: T['setting']) => T['state'];
  /** Everything a player may do, in a stable order; nothing for a seat that does not act. */
  readonly legal: (state: T['state'], seat: Seat) => readonly T['action'][];
  /** Reads any value as an action in its canonical form, and says what is wrong with it in this state. */
  readonly check: (state: T['state'], given: unknown) => Result<T['action'], IllegalAction>;
  /** Does what an action says that `check` gave for the same state. */
  readonly take: (state: T['state'], action: T['action']) => Taken<T['state'], T['event']>;
  /** A state as one viewer may know it. */
  readonly view: (state: T['state'], viewer: Viewer) => T['view'];
  /** An event as one viewer may know it. */
  readonly see: (event: T['event'], viewer: Viewer) => T['seen'];
  /** A view after an event made for the same viewer. */
  readonly advance: (view: T['view'], event: T['seen']) => T['view'];
  /** How a game ended; undefined while it goes on. */
  readonly outcome: (state: T['state']) => T['outcome'] | undefined;
  /** What each player has won or lost, 0 before the end. */
  readonly returns: (state: T['state']) => BySeat<number>;
  /** The names of all parts of a state. */
  readonly stateNames: readonly string[];
  /**
   * Reads the parts of a state of anybody's, an object of version 1 of these rules without strange parts: made anew from own
   * data properties, and refused if it cannot arise.
   */
  readonly decode: (given: object) => Result<T['state'], StoredFault>;
}
