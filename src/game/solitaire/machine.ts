import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import type { ActionReader } from '../../play/action-fields';
import type { IllegalAction } from '../../play/illegal';
import type { Play } from '../../play/play';
import type { AnyAction, AnyOutcome, GameTypes } from '../../play/types';
import type { Reader } from '../../play/fields';
import type {
  Seen,
  SolitaireHidden,
  SolitaireScene,
  SolitaireSecret,
  SolitaireSetting,
  SolitaireSetup,
  Told,
  Viewed,
} from './scene';

/** The one who plays; the others are dummies (CS-2, AS-1). */
export const PLAYER = 'E' as const;
/** The seats that act. */
export const PLAYERS: readonly Seat[] = /* @__PURE__ */ Object.freeze([PLAYER]);

/** A copy of a value that is still being set up. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** What everything that happens says. */
export interface AnyHappening {
  /** Which event it is. */
  readonly type: string;
}

/** The types of one solitaire: `S` lies open, `H` is hidden, `P` happens, `A` is done, `O` is the end. */
export interface SolitaireTypes<
  R extends object = object,
  S extends SolitaireScene = SolitaireScene,
  H extends SolitaireHidden = SolitaireHidden,
  P extends AnyHappening = AnyHappening,
  A extends AnyAction = AnyAction,
  O extends AnyOutcome = AnyOutcome,
> extends GameTypes {
  /** The rule sets that are played so. */
  readonly rules: R;
  /** What a game is made of. */
  readonly setup: SolitaireSetup;
  /** The same with everything filled in. */
  readonly setting: SolitaireSetting;
  /** What lies open. */
  readonly scene: S;
  /** What does not. */
  readonly hidden: H;
  /** A whole game at one moment. */
  readonly state: S & H;
  /** What happens, as everybody may know it. */
  readonly told: P;
  /** What happens, with what only the player sees. */
  readonly event: Told<P>;
  /** What happens, as one viewer may know it. */
  readonly seen: Seen<P>;
  /** Anything the player can do. */
  readonly action: A;
  /** A game as one viewer may know it. */
  readonly view: Viewed<S, A>;
  /** How a game ended. */
  readonly outcome: O;
}

/** What the player knows beside what lies open; enough to say what is legal. */
export interface Own {
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** The next state while it is being made, with the events that make it. */
export interface Step<T extends SolitaireTypes> {
  /** The state so far. */
  readonly draft: Draft<T['state']>;
  /** Something happens: the state changes by it, and it is noted. */
  readonly emit: (event: T['told'], secret?: SolitaireSecret | null) => void;
}

/** What one solitaire is, beside what all have in common; `solitairePlay` makes a way of playing of it. */
export interface Solitaire<T extends SolitaireTypes> extends Pick<Play<T>, 'identity' | 'card' | 'outcome'> {
  /** How many of each tile the wall holds, and the rule that says so. */
  readonly tiles: { readonly byIndex: readonly number[]; readonly rule: string };
  /** How many throws are asked for, and the rule that says so. */
  readonly throws: { readonly count: number; readonly rule: string };
  /** Breaks the wall and deals; what comes of it before the first decision is left to `begin`. */
  readonly deal: (setting: SolitaireSetting) => T['state'];
  /** Goes on to the first decision. */
  readonly begin: (step: Step<T>) => void;
  /** Reads actions. */
  readonly read: ActionReader<T['action']>;
  /** Which actions belong to each phase. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Everything the player may do, in a stable order. */
  readonly choices: (scene: T['scene'], own: Own) => readonly T['action'][];
  /** Why the player may not do this, which belongs to the phase; undefined if it is legal. */
  readonly fault: (scene: T['scene'], own: Own, action: T['action']) => IllegalAction | undefined;
  /** Does it, and goes on to the next decision. */
  readonly act: (step: Step<T>, action: T['action']) => void;
  /** Changes what lies open. */
  readonly evolve: (scene: Draft<T['scene']>, event: T['told']) => void;
  /** Changes the wall and what else is hidden but the rack, after what lies open. */
  readonly evolveHidden: (draft: Draft<T['state']>, event: T['told']) => void;
  /** The score of a game that is over. */
  readonly scoreOf: (outcome: T['outcome']) => number;
  /** How the parts of a state are read that differ from solitaire to solitaire. */
  readonly parts: Readonly<Record<string, Reader<unknown>>>;
  /** The names of the parts that lie open. */
  readonly open: readonly string[];
  /** What is going on, read by the phase of a state whose other parts are read; undefined if it does not belong to it. */
  readonly readNow: (state: Omit<T['state'], 'now'>, given: unknown) => unknown;
  /** What in a state cannot have come about, in a sentence; undefined if nothing is wrong. */
  readonly soundness: (state: T['state']) => string | undefined;
}
