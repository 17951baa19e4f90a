import type { Throw } from '../../../../play/chance';
import type { BySeat } from '../../../../play/seats';
import type {
  Answer,
  AnsweringSide,
  HiddenTable,
  Manners,
  Player,
  Secret,
  Staged,
} from '../../../../play/types';
import type { Step, TypesOf } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { Kit, TableRules } from '../table-rules';
import type { Action } from './actions';
import type { TableHappening } from './events';
import type { Outcome, Scene, Stages } from './stages';

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

/** The next state of a table while it is being made. */
export type TableStep = Step<RackTypes>;
