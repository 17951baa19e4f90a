import type { Rejection, Result } from '../core/result';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import type { ActionFields, Reader } from './fields';
import type { IllegalAction } from './illegal';
import type { IllegalSetup } from './read-setup';
import type { BySeat } from './seats';
import type {
  Answer,
  AnsweredEvent,
  AnsweringSide,
  AnyAction,
  AnySetup,
  AnyState,
  AnyView,
  GameTypes,
  HiddenTable,
  OpenTable,
  Over,
  OwnChange,
  OwnSide,
  RulesIdentity,
  Secret,
  Seen,
  StageChange,
  Staged,
  Told,
} from './types';

/** An event of any game. */
export interface AnyHappening {
  /** Which event it is. */
  readonly type: string;
}

/** The types of a way of playing: those that its players and hosts use, and those that its rules are written in. */
export interface WayTypes extends GameTypes {
  /** What is going on in each phase, by its name, including `over`. */
  readonly stages: object;
  /** The open table: what everybody sees, without the phase. */
  readonly table: OpenTable;
  /** What is hidden from some or all players. */
  readonly hidden: HiddenTable;
  /** A whole game at one moment: plain JSON, with everything that is hidden. */
  readonly state: AnyState &
    OpenTable &
    HiddenTable & {
      /** What is going on in the phase. */
      readonly now: object;
    };
  /** What happens, as everybody sees it. */
  readonly happening: AnyHappening;
  /** What only some players see of it. */
  readonly secret: Secret<Answer<AnyAction>>;
  /** A game as one viewer may see it. */
  readonly view: AnyView & AnyState & OpenTable;
}

/** The phases in which somebody must act. */
export type Live<T extends WayTypes> = Exclude<keyof T['stages'], 'over'> & string;

/** What everybody sees in one phase. */
export type SceneIn<T extends WayTypes, P extends keyof T['stages'] = keyof T['stages']> = T['table'] & {
  /** The phase the game is in. */
  readonly phase: P;
  /** What is going on in it. */
  readonly now: T['stages'][P];
};

/** What one player knows besides the open table; enough to tell what is legal. */
export interface Own<T extends WayTypes> {
  /** Who it is. */
  readonly seat: Seat;
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The sealed answer; null if there is none. */
  readonly answer: Answer<T['action']> | null;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** The next state while it is being made, event by event. */
export interface Step<T extends WayTypes> {
  /** The rule set. */
  readonly rules: T['rules'];
  /** The state so far. */
  readonly state: T['state'];
  /** Records an event and changes the state by it; `emit`, `enter` and `finish` call it. */
  note(event: AnyHappening, secret: WayTypes['secret'] | null): void;
}

/** An action of one type. */
export type ActionOf<T extends WayTypes, A> = T['action'] & {
  /** Which action it is. */
  readonly type: A;
};

/** One type of action in a phase: the choices, what is wrong with one, and what it does. */
export interface Move<T extends WayTypes, P extends keyof T['stages'], A> {
  /** All choices of this type, in a stable order; new objects, since seat and moment are written into them. */
  choices(rules: T['rules'], scene: SceneIn<T, P>, own: Own<T>): readonly Answer<ActionOf<T, A>>[];
  /** Why the player may not do this; undefined if it is legal. Left out if it is always legal. */
  fault?(
    rules: T['rules'],
    scene: SceneIn<T, P>,
    own: Own<T>,
    action: ActionOf<T, A>,
  ): IllegalAction | undefined;
  /** Carries out the action; left out in a sealed phase, which opens all answers at once. */
  act?(step: Step<T>, now: T['stages'][P], action: ActionOf<T, A>): void;
}

/** What can be done in one phase, by type of action, in the order in which choices are listed. */
export type Moves<T extends WayTypes, P extends keyof T['stages']> = {
  readonly [A in T['action']['type']]?: Move<T, P, A>;
};

/** One phase of a game. */
export interface Phase<T extends WayTypes, P extends keyof T['stages'] = keyof T['stages']> {
  /** What can be done in it. */
  readonly moves: Moves<T, P>;
  /** Opens the sealed answers once everybody has answered; left out in phases where actions take effect at once. */
  resolve?(step: Step<T>, now: T['stages'][P]): void;
}

/** How each type of event changes the open table; types left out change nothing there. */
export type Changes<T extends WayTypes> = {
  readonly [E in T['happening']['type']]?: (
    table: Draft<T['table']>,
    event: T['happening'] & { readonly type: E },
  ) => void;
};

/** A writable `T`: one’s own object whose properties are still being set. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Readers for the parts of an object, by name. */
export type Parts<B> = { readonly [K in keyof B]: Reader<B[K]> };

/** How a game of one way of playing begins. */
export interface Setup<T extends WayTypes> {
  /** The names of the parts of a setup that a record keeps. */
  readonly names: readonly (string & keyof T['setting'])[];
  /** The same setup with the defaults filled in, without checks. */
  fill(setup: T['setup']): T['setting'];
  /** Reads an untrusted object as the setup of a game of these rules. */
  read(value: object): Result<T['setting'], Rejection<IllegalSetup>>;
  /** Deals; what comes before the first decision is left to `begin`. */
  deal(setting: T['setting']): T['state'];
  /** Goes on to the first decision. */
  begin(step: Step<T>): void;
}

/** How to read stored states of one way of playing. */
export interface Stored<T extends WayTypes> {
  /** The lists of seats that can be taken at the table. */
  readonly seatings: readonly (readonly Seat[])[];
  /** Readers for what differs from game to game on the open table, for these seats. */
  open(seats: readonly Seat[]): Parts<Omit<T['table'], keyof OpenTable>> & Partial<Parts<OpenTable>>;
  /** Readers for what differs in the hidden parts. */
  hidden(seats: readonly Seat[]): Parts<Omit<T['hidden'], keyof HiddenTable>>;
  /** Readers for what is going on, by phase. */
  stages(seats: readonly Seat[]): Parts<Omit<T['stages'], 'over'>>;
  /** The tiles anywhere but on racks, in sets, among the discards or in the wall; left out if there are none. */
  otherTiles?(state: T['state']): readonly Tile[];
  /** How many of each tile there are: one list for each set of tiles that the game can be played with. */
  readonly sets: readonly (readonly number[])[];
  /** Who takes part in the phase of an unfinished game, and is awaited until they answer; all seats if left out. */
  takingPart?(state: T['state']): readonly Seat[];
  /** Whether the parts of a state fit together. */
  fits(state: T['state']): boolean;
  /** The outcome of a finished state, recomputed from the one given; undefined if that is not possible. */
  outcome(state: T['state'], given: object): T['outcome'] | undefined;
}

/**
 * A way of playing for one rule set: everything in which one game differs from another. `makeGame` makes a game from
 * it. Every function here gets only states of these rules.
 */
export interface Way<T extends WayTypes> {
  /** The rules as data, one value for all states. */
  readonly identity: RulesIdentity;
  /** The whole card, for games by card; undefined for others. */
  readonly card?: unknown;
  /** The rule set, which every phase is given. */
  readonly rules: T['rules'];
  /** How a game begins. */
  readonly setup: Setup<T>;
  /** The fields of each action: how it is read, sealed and checked. */
  readonly actions: ActionFields<T['action']>;
  /** The phases, each with what can be done in it. */
  readonly phases: { readonly [P in Live<T>]: Phase<T, P> };
  /** What can be done out of turn, in any phase. */
  readonly interrupts?: Moves<T, Live<T>>;
  /** Why a player who is not awaited can no longer act at all; undefined if the player will get a turn. */
  readonly barred?: (scene: T['table'], seat: Seat) => IllegalAction | undefined;
  /** The rules to cite when a player must wait. */
  readonly waits: {
    /** The rule by which a player who answered waits for the others. */
    readonly answered: string;
    /** The rule by which a player waits for their turn. */
    readonly turn: string;
  };
  /** How events change the open table. */
  readonly changes: Changes<T>;
  /** How events change what is hidden besides racks and answers, after the open table. */
  readonly changeHidden?: (
    draft: Draft<T['hidden']> & T['table'],
    event: T['happening'],
    secret: T['secret'] | null,
  ) => void;
  /** Whose sealed answer an event cancels; null for nobody’s. */
  readonly unsealed?: (event: T['happening']) => Seat | null;
  /** The tile drawn in this turn, after an event with this change on the player’s side. */
  readonly drawn: (
    before: Tile | null,
    event: T['happening'],
    change: OwnChange<unknown> | null,
  ) => Tile | null;
  /** Sorts a rack, if its order is not that of `TILES`. */
  readonly inOrder?: (rack: readonly Tile[]) => readonly Tile[];
  /** What each player has won or lost, as `returns` of a game. */
  readonly returns: (state: T['state'], outcome: T['outcome']) => BySeat<number>;
  /** How stored states are read. */
  readonly stored: Stored<T>;
}

/** The types of any way of playing, as the functions that run it see them. */
export interface AnyTypes extends WayTypes {
  readonly setting: AnySetup & { readonly players: BySeat<object>; readonly [name: string]: unknown };
  readonly stages: Readonly<Record<string, object>>;
  readonly event: Told<AnyHappening, WayTypes['secret']>;
  readonly seen: Seen<AnyHappening, Answer<AnyAction>>;
  readonly view: Scene & OwnSide<AnyAction> & Partial<AnsweringSide<AnyAction>>;
}

/** What everybody sees in any game. */
export type Scene = SceneIn<AnyTypes>;

/** A whole game of any way of playing at one moment. */
export type Whole = AnyTypes['state'];

/** A view of any game. */
export type View = AnyTypes['view'];

/** Any way of playing. */
export type AnyWay = Way<AnyTypes>;

/** The types that differ from game to game: `TypesOf` makes all types of a way of playing from them. */
export interface TypeParts
  extends Pick<WayTypes, 'rules' | 'setup' | 'setting' | 'table' | 'hidden' | 'action' | 'outcome'> {
  /** What is going on in each phase, by its name; `over` is added. */
  readonly stages: object;
  /** What happens, without changes of phase and sealed answers. */
  readonly happening: AnyHappening;
  /** What only some players see of an event; the changes to racks and answers if left out. */
  readonly secret?: WayTypes['secret'];
}

/** `Y` if some phase seals answers, so that what is hidden has `answers`; otherwise `N`. */
export type IfSealed<P extends TypeParts, Y, N> = P['hidden'] extends Record<'answers', unknown> ? Y : N;

/** All types of a way of playing, made from those that differ from game to game. */
export interface TypesOf<P extends TypeParts>
  extends Pick<P, 'rules' | 'setup' | 'setting' | 'table' | 'hidden' | 'action' | 'outcome'> {
  /** What is going on in each phase, by its name. */
  readonly stages: P['stages'] & {
    /** The game is over. */
    readonly over: Over<P['outcome']>;
  };
  /** A whole game at one moment: plain JSON, with everything that is hidden. */
  readonly state: Staged<TypesOf<P>['stages'], P['table'] & P['hidden']>;
  /** What happens, as everybody sees it. */
  readonly happening: P['happening'] | StageChange<TypesOf<P>['stages']> | IfSealed<P, AnsweredEvent, never>;
  /** What only some players see of it. */
  readonly secret: P extends Record<'secret', infer S> ? S : Secret<IfSealed<P, Answer<P['action']>, never>>;
  /** What happens, with everything that is hidden. */
  readonly event: Told<TypesOf<P>['happening'], TypesOf<P>['secret']>;
  /** What happens, as one viewer may see it. */
  readonly seen: Seen<TypesOf<P>['happening'], IfSealed<P, Answer<P['action']>, never>>;
  /** A game as one viewer may see it. */
  readonly view: Staged<
    TypesOf<P>['stages'],
    P['table'] & IfSealed<P, AnsweringSide<P['action']>, OwnSide<P['action']>>
  >;
}
