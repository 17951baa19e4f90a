import type { Hand, Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { Throw } from '../../../../play/chance';
import type { BySeat } from '../../../../play/seats';
import type {
  Answer,
  AnsweringSide,
  Called,
  Declared,
  HiddenTable,
  Manners,
  Over,
  Player,
  Secret,
  Staged,
} from '../../../../play/types';
import type { TypesOf } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { Kit, TableRules } from '../table-rules';
import type { Action, Declaration, Outcome, Scene, Stages } from './stages';

/** Something that happens. */
export interface BareEvent<T extends string> {
  /** Which event it is. */
  readonly type: T;
}

/** Something that a player does, or that happens to one. */
export interface SeatEvent<T extends string> extends BareEvent<T> {
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
}

/** Something that a player does with one tile. */
export interface TileEvent<T extends string> extends SeatEvent<T> {
  /** The tile. */
  readonly tile: Tile;
}

/** An exposure changed by a tile from the rack. */
export interface MeldEvent<T extends string> extends TileEvent<T> {
  /** The place of the exposure among that player’s. */
  readonly meld: number;
  /** The exposure as it lies now. */
  readonly tiles: readonly Tile[];
}

/** Tiles that went from one player to another. */
export interface Move {
  /** Who gave. */
  readonly from: Seat;
  /** Who got. */
  readonly to: Seat;
  /** How many tiles. */
  readonly count: number;
  /** How many of them were passed on unseen. */
  readonly blind: number;
}

/** Tiles changed hands. */
export interface PassedEvent extends BareEvent<'passed'> {
  /** Who gave how many tiles to whom. */
  readonly moves: readonly Move[];
}

/** The answers to the question of AG-6 were opened. */
export interface CharlestonEndedEvent extends BareEvent<'charlestonEnded'> {
  /** Whether somebody stopped. */
  readonly stopped: boolean;
}

/** A tile was drawn from the wall. */
export type DrewEvent = SeatEvent<'drew'>;

/** A tile was discarded; the tile is told as it was named. */
export type DiscardedEvent = TileEvent<'discarded'>;

/** A misnamed tile got its right name (AG-34). */
export interface RenamedEvent extends TileEvent<'renamed'> {
  /** The name it was given. */
  readonly named: Tile;
}

/** Nobody took the tile, which stays on the table. */
export type UnclaimedEvent = TileEvent<'unclaimed'>;

/** A discard was called and exposed. */
export type CalledEvent = BareEvent<'called'> & Called;

/** The exposure just called was laid out anew, or taken back. */
export interface RearrangedEvent extends SeatEvent<'rearranged'> {
  /** The exposure as it lies now; null if it was taken back to the rack. */
  readonly meld: Meld | null;
}

/** A natural tile was offered for a joker. */
export type OfferedEvent = TileEvent<'offered'>;

/** A natural tile was swapped for a joker. */
export interface ExchangedEvent extends MeldEvent<'exchanged'> {
  /** Whose tile or exposure it was. */
  readonly from: Seat;
  /** The joker that was taken. */
  readonly joker: Tile;
}

/** An exposure grew by a tile. */
export type GrewEvent = MeldEvent<'grew'>;

/** A hand was called dead, rightly or not. */
export interface ChallengedEvent extends SeatEvent<'challenged'> {
  /** Whose hand. */
  readonly against: Seat;
  /** Whether the hand is dead. */
  readonly upheld: boolean;
  /** The code of the reason; null if it is not dead. */
  readonly reason: string | null;
}

/** A hand is dead. */
export interface DiedEvent extends SeatEvent<'died'> {
  /** The rule it died by. */
  readonly rule: string;
  /** The place of the exposure that goes back to the rack; null if none does. */
  readonly returned: number | null;
}

/** Mah Jongg was declared. */
export type DeclaredEvent<D = Declaration> = BareEvent<'declared'> & Declared<D>;

/** The winner takes the claimed tile. */
export type TakenEvent = TileEvent<'taken'>;

/** A declaration was judged. */
export interface ShownEvent extends BareEvent<'shown'> {
  /** The hands laid open beside it. */
  readonly hands: BySeat<Hand>;
  /** Whether the declaration was right. */
  readonly right: boolean;
}

/** A declaration was false, and the other claims of the tile are opened. */
export type ResumedEvent = BareEvent<'resumed'>;

/** The game is over. */
export type EndedEvent = BareEvent<'ended'> & Over<Outcome>;

/** What happens at a table, beside changes of phase and sealed answers. */
export type TableHappening =
  | PassedEvent
  | CharlestonEndedEvent
  | DrewEvent
  | DiscardedEvent
  | RenamedEvent
  | UnclaimedEvent
  | CalledEvent
  | RearrangedEvent
  | OfferedEvent
  | ExchangedEvent
  | GrewEvent
  | ChallengedEvent
  | DiedEvent
  | DeclaredEvent
  | TakenEvent
  | ShownEvent
  | ResumedEvent
  | EndedEvent;

/** What a game is made of. */
export interface GameSetup {
  /**
   * All tiles, stack by stack, the upper tile first: East's wall from East's right, then the walls in the
   * order in which they come into play. `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The throws the rule set asks for, in order; none may be missing and none unused. */
  readonly dice?: readonly Throw[] | undefined;
  /** The players by seat; four without skill levels if left out. */
  readonly players?: BySeat<Player> | undefined;
  /** Whether illegal things are refused (`strict`, the default) or can happen (`table`). */
  readonly manners?: Manners | undefined;
}

/** A setup that was read. */
export type CheckedSetup = Required<{ readonly [K in keyof GameSetup]: Exclude<GameSetup[K], undefined> }>;

/** What nobody or only some see; the wall is all that the deal left, of which the last `wallLeft` tiles are still there. */
export interface Hidden extends Required<HiddenTable<ActionAnswer>> {
  /** Claims that wait until a declaration is judged, or as long as a call can be taken back; null if there are none. */
  readonly setAside: BySeat<ActionAnswer | null> | null;
  /** The tile that can be claimed, whatever it was named; null if there is none. */
  readonly faceDown: Tile | null;
}

/** An action without seat and moment: what is sealed until the last answer is there. */
export type ActionAnswer = Answer<Action>;

/** A whole game at one moment: plain JSON, with everything hidden in it. Never send it to a player. */
export type GameState = RackTypes['state'];

/** A game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type PlayerView = Staged<Stages, Scene & AnsweringSide<Action>>;

/** What an event changes that only some players see. */
export interface TableSecret extends Secret<ActionAnswer> {
  /** The tile that can be claimed now, whatever it was named; null if it is taken away. */
  readonly faceDown?: Tile | null | undefined;
  /** The claims that wait until a declaration is judged. */
  readonly setAside?: BySeat<ActionAnswer | null> | null | undefined;
}

/** What everybody is told of an event. */
export type Happening = RackTypes['happening'];

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type Event = RackTypes['event'];

/** An event as one player, or somebody who watches, may know it. */
export type SeenEvent = RackTypes['seen'];

/** The types of the table game, with racks, a Charleston, calls and joker exchanges. */
export interface RackTypes
  extends TypesOf<{
    /** The rule sets that are played so. */
    readonly rules: TableRules;
    /** What the phases ask of the rules. */
    readonly kit: Kit;
    /** What a game is made of. */
    readonly setup: GameSetup;
    /** The same with everything filled in. */
    readonly setting: CheckedSetup;
    /** What is going on in each phase. */
    readonly stages: Stages;
    /** What lies open, without what is going on. */
    readonly table: Scene;
    /** What nobody or only some see. */
    readonly hidden: Hidden;
    /** Anything a player can do. */
    readonly action: Action;
    /** What happens, as everybody may know it. */
    readonly happening: TableHappening;
    /** What only some see of it. */
    readonly secret: TableSecret;
    /** How a game ended. */
    readonly outcome: Outcome;
  }> {}
