import type { Typed } from '../../../core/typed';
import type { Meld } from '../../../hands/hand';
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
  DeclaredHand,
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  WallEnding,
  Won,
} from '../../../play/types';
import type { TypesOf } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { ChineseSolitaire } from '../rules';
import type { ChineseScore } from '../score';
import type { ChineseWin } from '../vocabulary';

/** The details of each action, besides seat and moment. */
export interface ChineseActions {
  /** Discards a tile (CS-5). */
  readonly discard: Pick<Discard, 'tile'>;
  /** Lays down a kong: four alike from the rack, or the fourth added to an exposed pung (CS-7). */
  readonly kong: Pick<Discard, 'tile'>;
  /** Does not claim a dummy’s discard. */
  readonly decline: object;
  /** Claims a dummy’s discard for a chow, pung or kong (CS-6). */
  readonly call: Call;
  /** Declares Mah Jongg with the tiles held or on a dummy’s discard (CS-6b, CS-8). */
  readonly mahjongg: ClaimedWin;
}

/** Anything the player can do, or one kind of it. */
export type ChineseAction<A extends keyof ChineseActions = keyof ChineseActions> = Typed<
  ChineseActions,
  A,
  ActionBase
>;

/** A declared hand. */
export interface ChineseDeclaration extends Omit<DeclaredHand, 'by' | 'tile'> {
  /** How it was won, with the numbers that the game kept. */
  readonly win: ChineseWin;
}

/** How a game ended: with Mah Jongg, or with the wall exhausted, which scores 0 (CS-8). */
export type ChineseOutcome = Won<ChineseDeclaration, ChineseScore> | WallEnding;

/** The details of each phase. */
export interface ChineseStages {
  /** The player’s turn up to the discard. */
  readonly turn: {
    /** How it began: with the deal, a tile from the wall, a loose tile or a claim. */
    readonly by: 'deal' | 'wall' | 'loose' | 'claim';
    /** Whether the loose tile followed a kong (CS-15), or replaced a flower drawn after one. */
    readonly afterKong: boolean;
  };
  /** A dummy’s discard that can be claimed. */
  readonly claims: Claimable<Dummy>;
  /** The game is over. */
  readonly over: Over<ChineseOutcome>;
}

/** What is face up in Chinese solitaire, besides what is in every solitaire. */
export interface ChineseTable extends OpenTable {
  /** The flowers of the player, and of each dummy if dummies replace them (CS-7). */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many loose tiles lie next to the gap (CS-4). */
  readonly looseLeft: number;
}

/** What the player does not see. */
export interface ChineseHidden extends HiddenTable {
  /** The loose tiles, in the order they are taken (CS-4). */
  readonly loose: readonly Tile[];
}

/** A whole game of Chinese solitaire at one moment, as plain JSON that includes everything hidden. */
export type ChineseGameState = ChineseTypes['state'];

/** The details of each event. */
export interface ChineseEvents {
  /** A tile was drawn from the wall or as a loose tile. */
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
    /** Whose kong it is. */
    readonly seat: Seat;
    /** The kong; concealed if all four tiles came from the rack. */
    readonly kong: Meld;
    /** Its index among the player’s melds, from 0. */
    readonly meld: number;
  };
  /** The player took the winning tile. */
  readonly taken: Pick<ActionBase, 'seat'> & Pick<Discard, 'tile'>;
  /** Mah Jongg was declared. */
  readonly declared: Declared<ChineseDeclaration>;
}

/** An event as everybody may know it. */
export type ChineseHappening = ChineseTypes['happening'];
/** An event with what only the player sees. */
export type ChineseEvent = ChineseTypes['event'];
/** An event as one viewer may know it. */
export type SeenChineseEvent = ChineseTypes['seen'];
/** A game as one viewer may know it. */
export type ChineseView = ChineseTypes['view'];

/** The types of Chinese solitaire. */
export interface ChineseTypes
  extends TypesOf<
    Pick<SolitaireTypes, 'setup' | 'setting'> & {
      /** The rule sets for this way of playing. */
      readonly rules: ChineseSolitaire;
      /** The details of each phase. */
      readonly stages: ChineseStages;
      /** What is face up, apart from the phase. */
      readonly table: ChineseTable;
      /** What the player does not see. */
      readonly hidden: ChineseHidden;
      /** Anything a player can do. */
      readonly action: ChineseAction;
      /** An event as everybody may know it. */
      readonly happening: Typed<ChineseEvents>;
      /** How a game ended. */
      readonly outcome: ChineseOutcome;
    }
  > {}
