import type { Typed } from '../../../../core/typed';
import type { Dummy, SolitaireTypes } from '../../../../play/one-player';
import type {
  ActionBase,
  Claimable,
  ClaimedWin,
  Declared,
  DeclaredHand,
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  ScoreOf,
  Staged,
  WallEnding,
  Won,
} from '../../../../play/types';
import type { TypesOf } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { AmericanSolitaire, SolitaireHands } from '../../solitaire-rules';
import type { AmericanSheetInput, AmericanSolitaireSheet } from '../../solitaire-sheet';
import type {
  Actions,
  CharlestonStage,
  CourtesyStage,
  SecondCharlestonStage,
  TurnStage,
} from '../table/stages';
import type { Laid, TableEvents } from '../table/types';

/** The details of each action, besides seat and moment. */
export interface SolitaireActions extends Pick<Actions, 'stop' | 'continue' | 'decline' | 'call'> {
  /** Passes tiles to the discard pile and draws as many from the wall (AS-2, AS-3); no tiles skips an optional pass. */
  readonly pass: Pick<Actions['pass'], 'tiles'>;
  /** Discards a tile (AS-6). */
  readonly discard: Pick<Discard, 'tile'>;
  /** Exchanges a natural tile from the rack for a joker in the player’s own exposure (AG-21). */
  readonly exchange: Actions['grow'];
  /** Declares Mah Jongg with the tiles held or on a dummy’s discard. */
  readonly mahjongg: ClaimedWin;
}

/** Anything the player can do, or one kind of it. */
export type SolitaireAction<A extends keyof SolitaireActions = keyof SolitaireActions> = Typed<
  SolitaireActions,
  A,
  ActionBase
>;

/** One pass of the Charleston against the wall (AS-2, AS-3). */
export interface PassStage extends Pick<CharlestonStage, 'round' | 'pass'> {
  /** The fewest tiles. */
  readonly least: number;
  /** The most tiles. */
  readonly most: number;
}

/** A declared hand. */
export type SolitaireDeclaration = DeclaredHand<AmericanSheetInput['by']>;

/** How a game ended: with Mah Jongg, or with the wall exhausted, which scores 0 (AS-11). */
export type SolitaireOutcome =
  | (Won<SolitaireDeclaration, ScoreOf<SolitaireHands>> & {
      /** The filled-in score sheet. */
      readonly sheet: AmericanSolitaireSheet;
    })
  | WallEnding;

/** The details of each phase. */
export interface SolitaireStages {
  /** A pass of the Charleston. */
  readonly charleston: PassStage;
  /** The choice whether to play a second round. */
  readonly secondCharleston: SecondCharlestonStage;
  /** The courtesy pass, which may be of no tiles. */
  readonly courtesyPass: CourtesyStage;
  /** The player’s turn up to the discard; the first one, `deal`, comes after the Charleston. */
  readonly turn: Pick<TurnStage, 'by'>;
  /** A dummy’s discard can be claimed. */
  readonly claims: Claimable<Dummy>;
  /** The game is over. */
  readonly over: Over<SolitaireOutcome>;
}

/** What is face up in American solitaire, besides what is in every solitaire. */
export interface AmericanTable extends OpenTable {
  /** How many of the discards, counted from the first, were passed in the Charleston (AS-5). */
  readonly passed: number;
  /** How many jokers are known to lie at the end of the wall, from exchanges (AS-4). */
  readonly jokersAtEnd: number;
}

/** The details of each event. */
export interface SolitaireEvents extends Pick<TableEvents, 'discarded' | 'called' | 'taken'> {
  /** Tiles were passed to the discard pile. */
  readonly passed: Pick<ActionBase, 'seat'> & {
    /** The tiles, which go to the discard pile. */
    readonly tiles: readonly Tile[];
  };
  /** Tiles were drawn from the wall. */
  readonly drew: Pick<ActionBase, 'seat'> & {
    /** How many tiles came from the wall. */
    readonly count: number;
  };
  /** A joker was laid into the wall (AS-4). */
  readonly jokerLaid: Pick<ActionBase, 'seat'> & {
    /** How many tiles inward from the end of the wall the joker was laid; 0 is the end (AS-4). */
    readonly inward: number;
  };
  /** A natural tile was swapped for a joker. */
  readonly exchanged: Laid;
  /** Mah Jongg was declared. */
  readonly declared: Declared<SolitaireDeclaration>;
}

/** What is face up, with the phase. */
export type AmericanScene = Staged<SolitaireStages, AmericanTable>;
/** A whole game of American solitaire at one moment, as plain JSON that includes everything hidden. */
export type AmericanGameState = AmericanTypes['state'];

/** An event as everybody may know it. */
export type AmericanHappening = AmericanTypes['happening'];
/** An event with what only the player sees. */
export type AmericanEvent = AmericanTypes['event'];
/** An event as one viewer may know it. */
export type SeenAmericanEvent = AmericanTypes['seen'];
/** A game as one viewer may know it. */
export type AmericanView = AmericanTypes['view'];

/** The types of American solitaire. */
export interface AmericanTypes
  extends TypesOf<
    Pick<SolitaireTypes, 'setup' | 'setting'> & {
      /** The rule sets for this way of playing. */
      readonly rules: AmericanSolitaire;
      /** The details of each phase. */
      readonly stages: SolitaireStages;
      /** What is face up, apart from the phase. */
      readonly table: AmericanTable;
      /** What is hidden from all or some players. */
      readonly hidden: HiddenTable;
      /** Anything a player can do. */
      readonly action: SolitaireAction;
      /** An event as everybody may know it. */
      readonly happening: Typed<SolitaireEvents>;
      /** How a game ended. */
      readonly outcome: SolitaireOutcome;
    }
  > {}
