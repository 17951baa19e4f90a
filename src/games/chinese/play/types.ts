import type { Typed } from '../../../core/typed';
import type { Hand, Meld } from '../../../hands/hand';
import type { Seat } from '../../../hands/payouts';
import type { Dummy, SolitaireTypes } from '../../../play/one-player';
import type { BySeat } from '../../../play/seats';
import type {
  ActionBase,
  Call,
  Called,
  Claimable,
  ClaimedWin,
  Declared,
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  WallEnding,
} from '../../../play/types';
import type { TypesOf } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { ChineseSolitaire } from '../rules';
import type { ChineseScore } from '../score';
import type { ChineseWin } from '../vocabulary';

/** What the player says with each action, beside seat and moment. */
export interface ChineseActions {
  /** A tile laid down (CS-5). */
  readonly discard: Pick<Discard, 'tile'>;
  /** A kong: four alike of the rack laid down, or the fourth added to a pung on the table (CS-7). */
  readonly kong: Pick<Discard, 'tile'>;
  /** No claim of a dummy’s discard. */
  readonly decline: object;
  /** A dummy’s discard claimed for a chow, a pung or a kong (CS-6). */
  readonly call: Call;
  /** Mah Jongg: with the tiles held, or on a dummy’s discard (CS-6b, CS-8). */
  readonly mahjongg: ClaimedWin;
}

/** Anything the player can do, or one kind of it. */
export type ChineseAction<A extends keyof ChineseActions = keyof ChineseActions> = ActionBase &
  Typed<ChineseActions, A>;

/** A hand declared a winner. */
export interface ChineseDeclaration {
  /** The player. */
  readonly seat: Seat;
  /** How it was won, with the figures that the game counted. */
  readonly win: ChineseWin;
  /** Whose discard was claimed; null if none was. */
  readonly from: Seat | null;
  /** The hand laid open, the claimed tile among its concealed tiles. */
  readonly hand: Hand;
}

/** How a game ended: with Mah Jongg, or with the wall exhausted, which scores 0 (CS-8). */
export type ChineseOutcome =
  | {
      /** How the game ended. */
      readonly ending: 'mahjongg';
      /** The winning hand, and how it was won. */
      readonly declared: ChineseDeclaration;
      /** The sheet, filled in. */
      readonly score: ChineseScore;
    }
  | WallEnding;

/** What is going on, by phase. */
export interface ChineseStages {
  /** The player’s turn, up to the discard. */
  readonly turn: {
    /** How it began: with the first 14 tiles, a tile from the wall, a loose tile, or a claimed one. */
    readonly by: 'deal' | 'wall' | 'loose' | 'claim';
    /** Whether the loose tile followed a kong (CS-15), if only as the replacement of a flower that did. */
    readonly afterKong: boolean;
  };
  /** A dummy’s discard that can be claimed. */
  readonly claims: Claimable<Dummy>;
  /** The game is over. */
  readonly over: Over<ChineseOutcome>;
}

/** What lies open beside what lies open in every solitaire. */
export interface ChineseTable extends OpenTable {
  /** The flowers before the player, and before each dummy where these are replaced (CS-7). */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many loose tiles lie beside the gap (CS-4). */
  readonly looseLeft: number;
}

/** What is hidden. */
export interface ChineseHidden extends HiddenTable {
  /** The loose tiles, the first one to be taken first (CS-4). */
  readonly loose: readonly Tile[];
}

/** A whole game of the Chinese solitaire at one moment: plain JSON, with everything hidden in it. */
export type ChineseGameState = ChineseTypes['state'];

/** What each event tells. */
export interface ChineseEvents {
  /** A tile was drawn, from the wall or as a loose tile. */
  readonly drew: {
    /** Who drew it. */
    readonly seat: Seat;
    /** Where it came from. */
    readonly from: 'wall' | 'loose';
  };
  /** A flower was laid aside. */
  readonly laidAside: Pick<ActionBase, 'seat'> & Pick<Discard, 'tile'>;
  /** A tile was discarded. */
  readonly discarded: Discard;
  /** A discard was claimed and the set laid down. */
  readonly called: Called;
  /** A kong was laid down. */
  readonly konged: {
    /** Whose it is. */
    readonly seat: Seat;
    /** The kong; concealed if all of it came from the rack. */
    readonly kong: Meld;
    /** Its place among the player’s sets. */
    readonly meld: number;
  };
  /** The claimed tile that won came to the rack. */
  readonly taken: Pick<ActionBase, 'seat'> & Pick<Discard, 'tile'>;
  /** Mah Jongg was declared. */
  readonly declared: Declared<ChineseDeclaration>;
}

/** Anything that happens, as everybody may know it. */
export type ChineseHappening = ChineseTypes['happening'];
/** What happens, with what only the player sees. */
export type ChineseEvent = ChineseTypes['event'];
/** What happens, as one viewer may know it. */
export type SeenChineseEvent = ChineseTypes['seen'];
/** A game as one viewer may know it. */
export type ChineseView = ChineseTypes['view'];

/** The types of the Chinese solitaire. */
export interface ChineseTypes
  extends TypesOf<
    Pick<SolitaireTypes, 'setup' | 'setting'> & {
      /** The rule sets that are played so. */
      readonly rules: ChineseSolitaire;
      /** What is going on in each phase. */
      readonly stages: ChineseStages;
      /** What lies open, without what is going on. */
      readonly table: ChineseTable;
      /** What nobody or only some see. */
      readonly hidden: ChineseHidden;
      /** Anything a player can do. */
      readonly action: ChineseAction;
      /** What happens, as everybody may know it. */
      readonly happening: Typed<ChineseEvents>;
      /** How a game ended. */
      readonly outcome: ChineseOutcome;
    }
  > {}
