import type { Typed } from '../../../../core/typed';
import type { Hand, Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { Throw } from '../../../../play/chance';
import type { BySeat } from '../../../../play/seats';
import type {
  ActionBase,
  Answer,
  AnsweringSide,
  Called,
  Declared,
  Discard,
  HiddenTable,
  Manners,
  Over,
  Player,
  Secret,
  Staged,
} from '../../../../play/types';
import type { TypesOf } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { TableRules } from '../table-rules';
import type { Action, Declaration, Outcome, Scene, Stages } from './stages';

/** Tiles that went from one player to another. */
export interface Move {
  /** Who gave. */
  readonly from: Seat;
  /** Who got. */
  readonly to: Seat;
  /** How many tiles. */
  readonly count: number;
  /** How many of them were passed blind. */
  readonly blind: number;
}

/** A change of an exposure by a tile from the rack. */
export interface Laid extends Discard {
  /** The index of the exposure among its owner’s exposures, from 0. */
  readonly meld: number;
  /** The tiles of the exposure after the change. */
  readonly tiles: readonly Tile[];
}

/** The details of each event of a table, apart from changes of phase and sealed answers. */
export interface TableEvents {
  /** Players passed tiles. */
  readonly passed: {
    /** Who passed how many tiles to whom. */
    readonly moves: readonly Move[];
  };
  /** The sealed votes on a second Charleston were opened (AG-6). */
  readonly charlestonEnded: {
    /** Whether somebody stopped it. */
    readonly stopped: boolean;
  };
  /** A tile was drawn from the wall. */
  readonly drew: Pick<ActionBase, 'seat'>;
  /** A tile was discarded, under the name it was given. */
  readonly discarded: Discard;
  /** A misnamed discard was corrected (AG-34). */
  readonly renamed: Discard & {
    /** The wrong name. */
    readonly named: Tile;
  };
  /** Nobody claimed the tile, which stays on the table. */
  readonly unclaimed: Discard;
  /** A discard was called and exposed. */
  readonly called: Called;
  /** The exposure just made was rearranged or taken back. */
  readonly rearranged: Pick<ActionBase, 'seat'> & {
    /** The exposure now; null if it was taken back to the rack. */
    readonly meld: Meld | null;
  };
  /** A natural tile was offered for a joker. */
  readonly offered: Discard;
  /** A natural tile was swapped for a joker. */
  readonly exchanged: Laid & {
    /** Whose exposure it was. */
    readonly from: Seat;
    /** The joker that was taken. */
    readonly joker: Tile;
  };
  /** An exposure grew by a tile. */
  readonly grew: Laid;
  /** A hand was challenged, rightly or wrongly. */
  readonly challenged: Pick<ActionBase, 'seat'> & {
    /** Whose hand. */
    readonly against: Seat;
    /** Whether the hand is dead. */
    readonly upheld: boolean;
    /** The code of the reason; null if the hand is not dead. */
    readonly reason: string | null;
  };
  /** A hand was declared dead. */
  readonly died: Pick<ActionBase, 'seat'> & {
    /** The rule that killed it. */
    readonly rule: string;
    /** The index of the exposure that went back to the rack; null if none. */
    readonly returned: number | null;
  };
  /** Mah Jongg was declared. */
  readonly declared: Declared<Declaration>;
  /** The winner took the claimed tile. */
  readonly taken: Discard;
  /** A declaration was judged. */
  readonly shown: {
    /** The hands that others laid open. */
    readonly hands: BySeat<Hand>;
    /** Whether the declaration was right. */
    readonly right: boolean;
  };
  /** A declaration was false, and the other claims for the tile reopened. */
  readonly resumed: object;
  /** The game is over. */
  readonly ended: Over<Outcome>;
}

/** What a game is set up from. */
export interface GameSetup {
  /**
   * All tiles, stack by stack, upper tile first: East’s wall from East’s right, then the other walls in the order
   * they come into play. `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The dice throws that the rule set needs, in order, with none missing and none left over. */
  readonly dice?: readonly Throw[] | undefined;
  /** The players by seat; four without skill levels if left out. */
  readonly players?: BySeat<Player> | undefined;
  /** Whether illegal actions are refused (`strict`, the default) or can happen (`table`). */
  readonly manners?: Manners | undefined;
}

/** A setup with everything filled in. */
export type CheckedSetup = Required<{ readonly [K in keyof GameSetup]: Exclude<GameSetup[K], undefined> }>;

/** What is hidden from all or some players; the wall is all that the deal left, of which the last `wallLeft` tiles remain. */
export interface Hidden extends Required<HiddenTable<ActionAnswer>> {
  /** Claims that wait for a declaration to be judged, or while a call can be taken back; null if none. */
  readonly setAside: BySeat<ActionAnswer | null> | null;
  /** The claimable tile, whatever its given name; null if none. */
  readonly faceDown: Tile | null;
}

/** An action without seat and moment, as sealed until all have answered. */
export type ActionAnswer = Answer<Action>;

/** A whole game at one moment, as plain JSON that includes everything hidden. Never send it to a player. */
export type GameState = RackTypes['state'];

/** A game as one player or spectator may know it: plain JSON, built from what that viewer sees. */
export type PlayerView = Staged<Stages, Scene & AnsweringSide<Action>>;

/** What an event changes that only some players see. */
export interface TableSecret extends Secret<ActionAnswer> {
  /** The claimable tile, whatever its given name; null to remove it. */
  readonly faceDown?: Tile | null | undefined;
  /** The claims that wait for a declaration to be judged or a call to be taken back; null to remove them. */
  readonly setAside?: BySeat<ActionAnswer | null> | null | undefined;
}

/** An event as everybody may know it. */
export type Happening = RackTypes['happening'];

/** An event that includes everything hidden. Never send it to a player: `eventFor` gives each viewer’s version. */
export type Event = RackTypes['event'];

/** An event as one player or spectator may know it. */
export type SeenEvent = RackTypes['seen'];

/** The types of the table game with racks, a Charleston, calls and joker exchanges. */
export interface RackTypes
  extends TypesOf<{
    /** The rule sets for this way of playing. */
    readonly rules: TableRules;
    /** What a game is set up from. */
    readonly setup: GameSetup;
    /** The setup with everything filled in. */
    readonly setting: CheckedSetup;
    /** The details of each phase. */
    readonly stages: Stages;
    /** What is face up, apart from the phase. */
    readonly table: Scene;
    /** What is hidden from all or some players. */
    readonly hidden: Hidden;
    /** Anything a player can do. */
    readonly action: Action;
    /** An event as everybody may know it. */
    readonly happening: Typed<TableEvents>;
    /** What only some players see of it. */
    readonly secret: TableSecret;
    /** How a game ended. */
    readonly outcome: Outcome;
  }> {}
