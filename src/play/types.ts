import type { Hand, Meld, Win, WinKind } from '../hands/hand';
import type { Seat } from '../hands/payouts';
import type { HasScore } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import type { Throw } from './chance';
import type { BySeat, Viewer } from './seats';

/** The rules a state or record belongs to, as data. */
export interface RulesIdentity {
  /** The name of the rule set. */
  readonly name: string;
  /** The options with their values; options added after the first records are left out at their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The fingerprint of the card in play, for games by card. */
  readonly card?: string | undefined;
}

/** What every state holds, whatever the game. */
export interface AnyState {
  /** The version of this format. */
  readonly version: 1;
  /** The rules played. */
  readonly rules: RulesIdentity;
  /** The seats that act, in the order of play. */
  readonly seats: readonly Seat[];
  /** The number of the decision point. */
  readonly moment: number;
  /** The phase the game is in; `over` at the end, and only then. */
  readonly phase: string;
  /** Who must choose. */
  readonly awaiting: readonly Seat[];
}

/** Whether illegal actions are refused (`strict`), or can happen and have consequences (`table`; AG-31 to AG-35). */
export type Manners = 'strict' | 'table';

/** What a game knows about a player. */
export interface Player {
  /** The player’s own skill level, 1 to 5 (CF-34 to CF-38); with 0, or if left out, that of the rules applies. */
  readonly skillLevel?: number | undefined;
}

/** A discard on the table that nobody claimed. */
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

/** A hand that was declared. */
export interface DeclaredHand<By = WinKind> {
  /** Who declared. */
  readonly seat: Seat;
  /** Where the winning tile came from. */
  readonly by: By;
  /** The winning tile, claimed or drawn; null where none is named, as in a hand declared after a call or an exchange. */
  readonly tile: Tile | null;
  /** Whose tile it was; null if the declarer’s own. */
  readonly from: Seat | null;
  /** The hand laid open; a named winning tile is among the concealed tiles. */
  readonly hand: Hand;
}

/** A game that was won. */
export interface Won<D, S> {
  /** How the game ended. */
  readonly ending: 'mahjongg';
  /** The winning hand and how it was won. */
  readonly declared: D;
  /** The score sheet. */
  readonly score: S;
}

/** The details of a discard claimed for a set. */
export interface Call {
  /** The tile that is claimed. */
  readonly tile: Tile;
  /** The tiles from the rack that are exposed with it. */
  readonly with: readonly Tile[];
}

/** The details of a declared Mah Jongg. */
export interface ClaimedWin {
  /** The tile that is claimed; left out on one’s own turn. */
  readonly tile?: Tile | undefined;
}

/** A discard was claimed and the set exposed. */
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

/** The open table of every game: what everybody sees, without the phase. */
export interface OpenTable extends Omit<AnyState, 'phase'> {
  /** The exposed sets; the tile that a set stands for comes first in it. */
  readonly melds: BySeat<readonly Meld[]>;
  /** How many tiles each player has on the rack. */
  readonly counts: BySeat<number>;
  /** The discards in order, without claimed ones. */
  readonly discards: readonly Discard[];
  /** How many tiles are left in the wall. */
  readonly wallLeft: number;
}

/** What is hidden from some or all players, in every game. */
export interface HiddenTable<A = Answer<AnyAction>> {
  /** The wall, in the order in which its tiles are drawn. */
  readonly wall: readonly Tile[];
  /** The tiles on each rack, in rack order. */
  readonly racks: BySeat<readonly Tile[]>;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
  /** Sealed answers, null for players who have not answered; left out in games without sealed answers. */
  readonly answers?: BySeat<A | null>;
}

/** What one player or spectator sees besides the open table. */
export interface OwnSide<A> {
  /** Who views the game. */
  readonly viewer: Viewer;
  /** The tiles on the rack, in rack order; none for a spectator. */
  readonly rack: readonly Tile[];
  /** The tile that the viewer drew in this turn; null if there is none. */
  readonly drawn: Tile | null;
  /** What the viewer may do now, in a stable order. */
  readonly legal: readonly A[];
}

/** The same for games with sealed answers, with the viewer’s own. */
export interface AnsweringSide<A> extends OwnSide<A> {
  /** The viewer’s sealed answer; null if there is none. */
  readonly answer: Answer<A> | null;
}

/** Adds the phase and what is going on in it. */
export type Staged<S, B> = {
  readonly [P in keyof S]: B & {
    /** The phase the game is in. */
    readonly phase: P;
    /** What is going on in that phase. */
    readonly now: S[P];
  };
}[keyof S];

/** The end of any game. */
export interface Over<O> {
  /** How it ended. */
  readonly outcome: O;
  /** All racks, shown to everybody. */
  readonly racks: BySeat<readonly Tile[]>;
}

/** What every action says: who does it, and at which decision point. */
export interface ActionBase {
  /** Who acts. */
  readonly seat: Seat;
  /** The number of the decision point it answers; at any other the action is `stale`. */
  readonly moment: number;
}

/** What every action says, with its type. */
export interface AnyAction extends ActionBase {
  /** Which action it is. */
  readonly type: string;
}

/** An action without its seat and moment: a choice, sealed until everybody has answered. */
export type Answer<A> = A extends ActionBase ? Omit<A, 'seat' | 'moment'> : never;

/** What every complete setup holds. */
export interface AnySetup {
  /** All tiles, as the walls were built. */
  readonly wall: readonly Tile[];
  /** The throws of the dice. */
  readonly dice: readonly Throw[];
}

/** What every event says. */
export interface AnyEvent {
  /** Which event it is. */
  readonly type: string;
  /** The decision point after the action that caused it. */
  readonly moment: number;
}

/** A change of phase, or a new decision in the same one. */
export type StageChange<S> = Staged<
  S,
  {
    /** Which event it is. */
    readonly type: 'stage';
    /** Who must choose. */
    readonly awaiting: readonly Seat[];
  }
>;

/** Somebody gave a sealed answer. */
export interface AnsweredEvent {
  /** Which event it is. */
  readonly type: 'answered';
  /** Who answered. */
  readonly seat: Seat;
}

/** What an event changes on one player’s side. */
export interface OwnChange<A = never> {
  /** Tiles removed from the rack. */
  readonly lost?: readonly Tile[] | undefined;
  /** Tiles added to the rack. */
  readonly gained?: readonly Tile[] | undefined;
  /** The player’s own sealed answer. */
  readonly answer?: A | undefined;
}

/** The part of an event that only some players see. */
export interface Secret<A = never> {
  /** The changes to racks and sealed answers. */
  readonly seats?: BySeat<OwnChange<A>> | undefined;
}

/** An event with everything that is hidden. Never send it to a player: `eventFor` gives what each may see. */
export type Told<H, S> = H & {
  /** The decision point after the action that caused it. */
  readonly moment: number;
  /** What only some players see; null if nothing. */
  readonly secret: S | null;
};

/** An event as one player or spectator may see it. */
export type Seen<H, A = never> = H & {
  /** The decision point after the action that caused it. */
  readonly moment: number;
  /** Who it was made for. */
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

/** The types of one way of playing that its players and hosts use. */
export interface GameTypes {
  /** The rule sets that are played this way. */
  readonly rules: object;
  /** The setup of a game, as a caller gives it. */
  readonly setup: object;
  /** The same with everything filled in, as a record keeps it. */
  readonly setting: AnySetup;
  /** A whole game at one moment: plain JSON, with everything that is hidden. */
  readonly state: AnyState;
  /** Anything a player can do. */
  readonly action: AnyAction;
  /** What happens, with everything that is hidden. */
  readonly event: AnyEvent;
  /** What happens, as one viewer may see it. */
  readonly seen: AnyEvent;
  /** A game as one viewer may see it. */
  readonly view: AnyView;
  /** How a game ended. */
  readonly outcome: AnyOutcome;
}

/** A new state and the events that led to it. */
export interface Taken<S, E> {
  /** The state after the action. */
  readonly state: S;
  /** What happened, in order, with everything that is hidden; `eventFor` gives what each player may see of it. */
  readonly events: readonly E[];
}

/**
 * The score that rules give a hand, or null where they can leave its value to the players (TG-8); `unknown` for rules
 * without a known score.
 */
export type ScoreOf<Rules> =
  Rules extends HasScore<infer _Reading, infer GameWin extends Win, infer Score>
    ? Score | ('value' extends keyof GameWin ? null : never)
    : unknown;
