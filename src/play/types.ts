import type { Meld, Win } from '../hands/hand';
import type { Seat } from '../hands/payouts';
import type { HasScore } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import type { Throw } from './chance';
import type { BySeat, Viewer } from './seats';

/** The rules a state or record belongs to, as data. */
export interface RulesIdentity {
  /** The name of the rule set. */
  readonly name: string;
  /** The options with their values; options that came after the first records are left out at their defaults. */
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

/** Whether illegal things are refused, or can happen and have their consequences (AG-31 to AG-35). */
export type Manners = 'strict' | 'table';

/** What a game knows of a player. */
export interface Player {
  /** The player’s own skill level, 1 to 5 (CF-34 to CF-38); with 0, or if left out, that of the rules holds. */
  readonly skillLevel?: number | undefined;
}

/** A tile on the table that nobody took. */
export interface Discard {
  /** Who discarded it. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A tile that can be claimed. */
export interface Claimable<S extends Seat = Seat> {
  /** Whose tile it was. */
  readonly from: S;
  /** The tile. */
  readonly tile: Tile;
}

/** What is said with a claim of a discard for a set. */
export interface Call {
  /** The tile that is claimed. */
  readonly tile: Tile;
  /** The tiles of the rack that are laid down with it. */
  readonly with: readonly Tile[];
}

/** What is said with Mah Jongg. */
export interface ClaimedWin {
  /** The tile that is claimed; left out on one’s own turn. */
  readonly tile?: Tile | undefined;
}

/** A discard was claimed, and the set laid down. */
export interface Called {
  /** Who claimed it. */
  readonly seat: Seat;
  /** Whose discard it was. */
  readonly from: Seat;
  /** The set; the tile that it stands for comes first. */
  readonly meld: Meld;
}

/** Mah Jongg was declared. */
export interface Declared<D> {
  /** What was declared. */
  readonly declared: D;
}

/** Nobody won before the wall was exhausted. */
export interface WallEnding {
  /** How the game ended. */
  readonly ending: 'wallGame';
  /** No hand was scored. */
  readonly score?: undefined;
}

/** What lies open in every game, without what is going on. */
export interface OpenTable extends Omit<AnyState, 'phase'> {
  /** The sets on the table; the tile that an exposure stands for comes first in it. */
  readonly melds: BySeat<readonly Meld[]>;
  /** How many tiles each player has on the rack. */
  readonly counts: BySeat<number>;
  /** The tiles discarded, in their order; claimed ones are not among them. */
  readonly discards: readonly Discard[];
  /** How many tiles are left in the wall. */
  readonly wallLeft: number;
}

/** What nobody or only some see, in every game. */
export interface HiddenTable<A = Answer<AnyAction>> {
  /** The wall, in the order in which its tiles are drawn. */
  readonly wall: readonly Tile[];
  /** The tiles on each rack, in rack order. */
  readonly racks: BySeat<readonly Tile[]>;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
  /** Sealed answers, and null for players who have not answered; left out where nobody else plays. */
  readonly answers?: BySeat<A | null>;
}

/** What one player, or somebody who watches, has beside what lies open. */
export interface OwnSide<A> {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The tiles on the rack, in rack order; none for a spectator. */
  readonly rack: readonly Tile[];
  /** The tile that the viewer drew in this turn; null if none was. */
  readonly drawn: Tile | null;
  /** What the viewer may do now, in a stable order. */
  readonly legal: readonly A[];
}

/** The same where several play, with the viewer's own sealed answer. */
export interface AnsweringSide<A> extends OwnSide<A> {
  /** The own sealed answer; null if there is none. */
  readonly answer: Answer<A> | null;
}

/** Adds the phase and what belongs to it. */
export type Staged<S, B> = {
  readonly [P in keyof S]: B & {
    /** The phase the game is in. */
    readonly phase: P;
    /** What is going on in that phase. */
    readonly now: S[P];
  };
}[keyof S];

/** The end, whatever was played. */
export interface Over<O> {
  /** How it ended. */
  readonly outcome: O;
  /** All racks, laid open. */
  readonly racks: BySeat<readonly Tile[]>;
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

/** An action without seat and moment: what is chosen, and sealed until the last answer is there. */
export type Answer<A> = A extends ActionBase ? Omit<A, 'seat' | 'moment'> : never;

/** What every setup says, with nothing left out. */
export interface AnySetup {
  /** All tiles as the walls were built. */
  readonly wall: readonly Tile[];
  /** The throws of the dice. */
  readonly dice: readonly Throw[];
}

/** What every event says. */
export interface AnyEvent {
  /** Which event it is. */
  readonly type: string;
  /** The decision point after the action that brought it about. */
  readonly moment: number;
}

/** A change of phase, or a new decision in the same one. */
export type StageChange<S> = Staged<
  S,
  {
    /** Which event it is. */
    readonly type: 'stage';
    /** Who owes a choice. */
    readonly awaiting: readonly Seat[];
  }
>;

/** Somebody gave a sealed answer. */
export interface AnsweredEvent {
  /** Which event it is. */
  readonly type: 'answered';
  /** Who. */
  readonly seat: Seat;
}

/** What an event changes on one player's side. */
export interface OwnChange<A = never> {
  /** Tiles that left the rack. */
  readonly lost?: readonly Tile[] | undefined;
  /** Tiles that came to the rack. */
  readonly gained?: readonly Tile[] | undefined;
  /** The player's own sealed answer. */
  readonly answer?: A | undefined;
}

/** What an event changes that only some players see. */
export interface Secret<A = never> {
  /** The changes of racks and sealed answers. */
  readonly seats?: BySeat<OwnChange<A>> | undefined;
}

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type Told<H, S> = H & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** What only some players see; null if nothing. */
  readonly secret: S | null;
};

/** An event as one player, or somebody who watches, may know it. */
export type Seen<H, A = never> = H & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** Whom it was made for. */
  readonly viewer: Viewer;
  /** What it changes for that viewer alone; null if nothing. */
  readonly own: OwnChange<A> | null;
};

/** What every view says. */
export interface AnyView extends Pick<AnyState, 'moment'>, Pick<OwnSide<AnyAction>, 'legal'> {}

/** What every outcome says. */
export interface AnyOutcome {
  /** How the game ended. */
  readonly ending: string;
}

/** The types that belong to one way of playing, as those who play it meet them. */
export interface GameTypes {
  /** The rule sets that are played so. */
  readonly rules: object;
  /** What a game is made of, as a caller gives it. */
  readonly setup: object;
  /** The same with everything filled in, as a record keeps it. */
  readonly setting: AnySetup;
  /** A whole game at one moment: plain JSON, with everything hidden in it. */
  readonly state: AnyState;
  /** Anything a player can do. */
  readonly action: AnyAction;
  /** What happens, with everything hidden in it. */
  readonly event: AnyEvent;
  /** What happens, as one viewer may know it. */
  readonly seen: AnyEvent;
  /** A game as one viewer may know it. */
  readonly view: AnyView;
  /** How a game ended. */
  readonly outcome: AnyOutcome;
}

/** A new state and what happened on the way to it. */
export interface Taken<S, E> {
  /** The state after the action. */
  readonly state: S;
  /** What happened, in order; raw: `eventFor` says what each player may know of it. */
  readonly events: readonly E[];
}

/** The score that rules give a hand, or null where they can leave its value to the players (TG-8); anything by rules of no known score. */
export type ScoreOf<Rules> =
  Rules extends HasScore<infer _Reading, infer GameWin extends Win, infer Score>
    ? Score | ('value' extends keyof GameWin ? null : never)
    : unknown;
