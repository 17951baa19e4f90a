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
import type { Kit } from '../table-rules';

/** Tiles passed to the discard pile, for as many from the wall (AS-2, AS-3); none ends a pass that may be left out. */
export type SolitairePassAction = Omit<PassAction, 'blind'>;

/** A tile laid down (AS-6). */
export type SolitaireDiscardAction = Omit<DiscardAction, 'named'>;

/** A natural tile of the rack swapped for a joker of one’s own exposure (AG-21). */
export type SolitaireExchangeAction = Omit<ExchangeAction, 'from'>;

/** Mah Jongg: with the tiles held, or on a dummy’s discard. */
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
  /** The least number of tiles. */
  readonly least: number;
  /** The greatest number of tiles. */
  readonly most: number;
}

/** A hand declared a winner. */
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
      /** The sheet, filled in. */
      readonly sheet: AmericanSolitaireSheet;
    })
  | WallEnding;

/** What is going on, by phase. */
export interface SolitaireStages {
  /** Tiles are passed. */
  readonly charleston: PassStage;
  /** Whether there is a second round. */
  readonly secondCharleston: SecondCharlestonStage;
  /** The courtesy pass, which may be none. */
  readonly courtesyPass: CourtesyStage;
  /** The player’s turn, up to the discard: the deal comes after the Charleston here. */
  readonly turn: Pick<TurnStage, 'by'>;
  /** A dummy’s discard can be claimed. */
  readonly claims: Claimable<Dummy>;
  /** The game is over. */
  readonly over: Over<SolitaireOutcome>;
}

/** What lies open beside what lies open in every solitaire. */
export interface AmericanTable extends OpenTable {
  /** How many of the discards, the first ones, were passed in the Charleston (AS-5). */
  readonly passed: number;
  /** How many jokers were seen to lie at the wall’s end, where they were exchanged (AS-4). */
  readonly jokersAtEnd: number;
}

/** What lies open, with the phase. */
export type AmericanScene = Staged<SolitaireStages, AmericanTable>;
/** A whole game of the American solitaire at one moment: plain JSON, with everything hidden in it. */
export type AmericanGameState = AmericanTypes['state'];

/** Anything that happens, as everybody may know it. */
export type AmericanHappening = AmericanTypes['happening'];
/** What happens, with what only the player sees. */
export type AmericanEvent = AmericanTypes['event'];
/** What happens, as one viewer may know it. */
export type SeenAmericanEvent = AmericanTypes['seen'];
/** A game as one viewer may know it. */
export type AmericanView = AmericanTypes['view'];

/** What the American solitaire asks of its rules. */
export interface SolitaireKit {
  /** The rule set. */
  readonly rules: AmericanSolitaire;
  /** The rules of the hands, with what a table asks of them: calls, exposures, jokers. */
  readonly hands: Kit;
}

/** The types of the American solitaire. */
export interface AmericanTypes
  extends TypesOf<
    Pick<SolitaireTypes, 'setup' | 'setting'> & {
      /** The rule sets that are played so. */
      readonly rules: AmericanSolitaire;
      /** What the phases ask of the rules. */
      readonly kit: SolitaireKit;
      /** What is going on in each phase. */
      readonly stages: SolitaireStages;
      /** What lies open, without what is going on. */
      readonly table: AmericanTable;
      /** What nobody or only some see. */
      readonly hidden: HiddenTable;
      /** Anything a player can do. */
      readonly action: SolitaireAction;
      /** What happens, as everybody may know it. */
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
            /** How many tiles inward from the wall’s end the joker was laid; 0 is the end tile (AS-4). */
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
