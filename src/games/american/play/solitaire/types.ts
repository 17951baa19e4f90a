import type { AmericanSheetInput, AmericanSolitaireSheet } from '../../../../american/solitaire-sheet';
import type { Dummy } from '../../../../chinese/solitaire-claims';
import type { Hand, Meld } from '../../../../hands/hand';
import type { SolitaireTypes } from '../../../../play/one-player';
import type {
  ActionBase,
  HiddenTable,
  OpenTable,
  Over,
  OwnSide,
  Secret,
  Seen,
  StageChange,
  Staged,
  Told,
} from '../../../../play/types';
import type { AmericanSolitaire } from '../../../../rules/american-solitaire';
import type { Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';
import type { Kit } from '../kit';

/** Tiles passed to the discard pile, for as many from the wall (AS-2, AS-3). */
export interface SolitairePassAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'pass';
  /** The tiles; none ends a pass that may be left out. */
  readonly tiles: readonly Tile[];
}

/** Whether there is a second round of the Charleston (AS-3). */
export interface SolitaireRoundAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'continue' | 'stop';
}

/** A tile laid down (AS-6). */
export interface SolitaireDiscardAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'discard';
  /** The tile. */
  readonly tile: Tile;
}

/** A natural tile of the rack swapped for a joker of one’s own exposure (AG-21). */
export interface SolitaireExchangeAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'exchange';
  /** The natural tile. */
  readonly tile: Tile;
  /** The place of the exposure. */
  readonly meld: number;
}

/** No claim of a dummy’s discard. */
export interface SolitaireDeclineAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'decline';
}

/** A dummy’s discard claimed for an exposure (AS-6). */
export interface SolitaireCallAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'call';
  /** The tile that is claimed. */
  readonly tile: Tile;
  /** The tiles of the rack that are exposed with it. */
  readonly with: readonly Tile[];
}

/** Mah Jongg: with the tiles held, or on a dummy’s discard. */
export interface SolitaireMahjonggAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'mahjongg';
  /** The tile that is claimed; left out on one’s own turn. */
  readonly tile?: Tile | undefined;
}

/** Anything the player can do. */
export type SolitaireAction =
  | SolitairePassAction
  | SolitaireRoundAction
  | SolitaireDiscardAction
  | SolitaireExchangeAction
  | SolitaireDeclineAction
  | SolitaireCallAction
  | SolitaireMahjonggAction;

/** One pass of the Charleston against the wall (AS-2, AS-3). */
export interface PassStage {
  /** The round, 1 or 2. */
  readonly round: number;
  /** The pass within the round, counted from 1. */
  readonly pass: number;
  /** The least number of tiles. */
  readonly least: number;
  /** The greatest number of tiles. */
  readonly most: number;
}

/** A hand declared a winner. */
export interface SolitaireDeclaration {
  /** The player. */
  readonly seat: Seat;
  /** Where the winning tile came from: the wall, a discard, or the Charleston. */
  readonly by: AmericanSheetInput['by'];
  /** The claimed tile; null if none was. */
  readonly tile: Tile | null;
  /** Whose discard it was; null if none was claimed. */
  readonly from: Seat | null;
  /** The hand laid open, the claimed tile among its concealed tiles. */
  readonly hand: Hand;
}

/** How a game ended: with Mah Jongg, or with the wall exhausted, which scores 0 (AS-11). */
export type SolitaireOutcome =
  | {
      /** How the game ended. */
      readonly ending: 'mahjongg';
      /** The winning hand, and how it was won. */
      readonly declared: SolitaireDeclaration;
      /** What the rule set of the hands makes of it. */
      readonly score: unknown;
      /** The sheet, filled in. */
      readonly sheet: AmericanSolitaireSheet;
    }
  | {
      /** How the game ended. */
      readonly ending: 'wallGame';
    };

/** What is going on, by phase. */
export interface SolitaireStages {
  /** Tiles are passed. */
  readonly charleston: PassStage;
  /** Whether there is a second round. */
  readonly secondCharleston: {
    /** The round that would follow. */
    readonly round: number;
  };
  /** The courtesy pass, which may be none. */
  readonly courtesyPass: {
    /** The greatest number of tiles. */
    readonly most: number;
  };
  /** The player’s turn, up to the discard. */
  readonly turn: {
    /** How it began: with the hand after the Charleston, a tile from the wall, or a claimed one. */
    readonly by: 'deal' | 'wall' | 'call';
  };
  /** A dummy’s discard can be claimed. */
  readonly claims: {
    /** Which dummy discarded it. */
    readonly from: Dummy;
    /** The tile, the last of the discards. */
    readonly tile: Tile;
  };
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
export type AmericanGameState = Staged<SolitaireStages, AmericanTable & HiddenTable>;

/** Anything that happens, as everybody may know it. */
export type AmericanHappening =
  | StageChange<SolitaireStages>
  | {
      /** Tiles were passed to the discard pile. */
      readonly type: 'passed';
      /** Who passed them. */
      readonly seat: Seat;
      /** The tiles. */
      readonly tiles: readonly Tile[];
    }
  | {
      /** Tiles were drawn from the wall. */
      readonly type: 'drew';
      /** Who drew them. */
      readonly seat: Seat;
      /** How many. */
      readonly count: number;
    }
  | {
      /** A joker drawn in the Charleston changed places with a tile of the wall’s end (AS-4). */
      readonly type: 'jokerLaid';
      /** Whose joker it was. */
      readonly seat: Seat;
      /** How many tiles inward from the end; 0 is the end tile. */
      readonly inward: number;
    }
  | {
      /** A tile was discarded. */
      readonly type: 'discarded';
      /** Who discarded it. */
      readonly seat: Seat;
      /** The tile. */
      readonly tile: Tile;
    }
  | {
      /** A discard was claimed and exposed. */
      readonly type: 'called';
      /** Who claimed it. */
      readonly seat: Seat;
      /** Whose discard it was. */
      readonly from: Seat;
      /** The exposure, the claimed tile first. */
      readonly meld: Meld;
    }
  | {
      /** A natural tile took the place of a joker. */
      readonly type: 'exchanged';
      /** Who swapped them. */
      readonly seat: Seat;
      /** The natural tile. */
      readonly tile: Tile;
      /** The place of the exposure. */
      readonly meld: number;
      /** The exposure as it lies now. */
      readonly tiles: readonly Tile[];
    }
  | {
      /** The claimed tile that won came to the rack. */
      readonly type: 'taken';
      /** Who took it. */
      readonly seat: Seat;
      /** The tile. */
      readonly tile: Tile;
    }
  | {
      /** Mah Jongg was declared. */
      readonly type: 'declared';
      /** What was declared. */
      readonly declared: SolitaireDeclaration;
    };

/** What happens, with what only the player sees. */
export type AmericanEvent = Told<AmericanHappening, Secret>;
/** What happens, as one viewer may know it. */
export type SeenAmericanEvent = Seen<AmericanHappening>;
/** A game as one viewer may know it. */
export type AmericanView = Staged<SolitaireStages, AmericanTable & OwnSide<SolitaireAction>>;

/** What the American solitaire asks of its rules. */
export interface SolitaireKit {
  /** The rule set. */
  readonly rules: AmericanSolitaire;
  /** The rules of the hands, with what a table asks of them: calls, exposures, jokers. */
  readonly hands: Kit;
}

/** The types of the American solitaire. */
export interface AmericanTypes extends SolitaireTypes {
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
  /** A whole game at one moment. */
  readonly state: AmericanGameState;
  /** Anything a player can do. */
  readonly action: SolitaireAction;
  /** What happens, as everybody may know it. */
  readonly happening: AmericanHappening;
  /** What only some see of it. */
  readonly secret: Secret;
  /** What happens, with everything hidden in it. */
  readonly event: AmericanEvent;
  /** What happens, as one viewer may know it. */
  readonly seen: SeenAmericanEvent;
  /** A game as one viewer may know it. */
  readonly view: AmericanView;
  /** How a game ended. */
  readonly outcome: SolitaireOutcome;
}
