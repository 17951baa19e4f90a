import type { Dummy, SolitaireTypes } from '../../../../play/one-player';
import type {
  Claimable,
  HiddenTable,
  OpenTable,
  Over,
  ScoreOf,
  Staged,
  WallEnding,
} from '../../../../play/types';
import type { TypesOf } from '../../../../play/way';
import type { Tile } from '../../../../tiles/tile';
import type { AmericanSolitaire, SolitaireHands } from '../../solitaire-rules';
import type { AmericanSheetInput, AmericanSolitaireSheet } from '../../solitaire-sheet';
import type {
  CallAction,
  CharlestonStage,
  CourtesyStage,
  Declaration,
  DeclineAction,
  DiscardAction,
  ExchangeAction,
  MahjonggAction,
  PassAction,
  SecondCharlestonAction,
  SecondCharlestonStage,
  TurnStage,
  WonOutcome,
} from '../table/stages';
import type {
  CalledEvent,
  DeclaredEvent,
  DiscardedEvent,
  MeldEvent,
  SeatEvent,
  TakenEvent,
} from '../table/types';

/** Passes tiles to the discard pile and draws as many from the wall (AS-2, AS-3); no tiles skips an optional pass. */
export type SolitairePassAction = Omit<PassAction, 'blind'>;

/** Discards a tile (AS-6). */
export type SolitaireDiscardAction = Omit<DiscardAction, 'named'>;

/** Exchanges a natural tile from the rack for a joker in the player’s own exposure (AG-21). */
export type SolitaireExchangeAction = Omit<ExchangeAction, 'from'>;

/** Declares Mah Jongg with the tiles held or on a dummy’s discard. */
export type SolitaireMahjonggAction = Omit<MahjonggAction, 'value'>;

/** Anything the player can do. */
export type SolitaireAction =
  | SolitairePassAction
  | SecondCharlestonAction
  | SolitaireDiscardAction
  | SolitaireExchangeAction
  | DeclineAction
  | CallAction
  | SolitaireMahjonggAction;

/** One pass of the Charleston against the wall (AS-2, AS-3). */
export interface PassStage extends Pick<CharlestonStage, 'round' | 'pass'> {
  /** The fewest tiles. */
  readonly least: number;
  /** The most tiles. */
  readonly most: number;
}

/** A declared hand. */
export interface SolitaireDeclaration extends Omit<Declaration, 'jokerOf' | 'value'> {
  /** Where the winning tile came from: the wall, a discard, or the Charleston. */
  readonly by: AmericanSheetInput['by'];
}

/** How a game ended: with Mah Jongg, or with the wall exhausted, which scores 0 (AS-11). */
export type SolitaireOutcome =
  | (Pick<WonOutcome, 'ending'> & {
      /** The winning hand, and how it was won. */
      readonly declared: SolitaireDeclaration;
      /** The score of the hand. */
      readonly score: ScoreOf<SolitaireHands>;
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
      readonly happening:
        | (SeatEvent<'passed'> & {
            /** The tiles, which go to the discard pile. */
            readonly tiles: readonly Tile[];
          })
        | (SeatEvent<'drew'> & {
            /** How many tiles came from the wall. */
            readonly count: number;
          })
        | (SeatEvent<'jokerLaid'> & {
            /** How many tiles inward from the end of the wall the joker was laid; 0 is the end (AS-4). */
            readonly inward: number;
          })
        | DiscardedEvent
        | CalledEvent
        | MeldEvent<'exchanged'>
        | TakenEvent
        | DeclaredEvent<SolitaireDeclaration>;
      /** How a game ended. */
      readonly outcome: SolitaireOutcome;
    }
  > {}
