import type { Reason } from '../core/reason';
import type { Result } from '../core/result';
import type { CheckedHand } from './check-hand';
import type { Hand, Meld, WholeHand, Win, WinKind } from './hand';
import type { TileSet } from './tile-set';

/** A rule set’s name and the options it was made with, as plain data. */
export interface HasIdentity {
  /** The name used in the program and in records, such as `card-free`. */
  readonly name: string;
  /** Every option with its value, the defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A remark or condition in an answer: a stable code, the rule and a sentence. */
export interface Remark {
  /** The stable name of the remark. */
  readonly code: string;
  /** The number of the rule it comes from. */
  readonly rule: string;
  /** A sentence for a player. */
  readonly message: string;
}

/** The part of a rule set that says which tiles exist. */
export interface HasTiles extends HasIdentity {
  /** The game’s tiles. */
  readonly tiles: TileSet;
}

/** All the ways a hand can be read as a winning hand. */
export interface Readings<Reading> {
  /** The readings, best first; empty if the hand does not win. */
  readonly readings: readonly Reading[];
  /** What was assumed in the hand’s favor because the win was not given. */
  readonly conditions: readonly Remark[];
  /** True if there are more readings than the limit lists. */
  readonly truncated?: boolean | undefined;
}

/** Options for what `layouts` lists. */
export interface LayoutOptions {
  /** Whether to list Dragon Hands too, which have a fixed value and no pattern; false by default. */
  readonly dragonHands?: boolean | undefined;
}

/**
 * How a rule set reads hands. Its functions get only hands that passed the checks all games share: lists within the limits, tiles
 * that exist, no more copies than the game has, and a known way of winning with a tile that is held.
 */
export interface HandRules<Reading, GameWin extends Win, Layout> {
  /** The ways of winning in this game. */
  readonly wins: readonly WinKind[];
  /** What is wrong with the hand’s size, its melds or the win; empty if nothing is. */
  readonly check: (hand: WholeHand, win: GameWin | undefined) => readonly Reason[];
  /** Every reading of a hand that passed `check`. */
  readonly readings: (hand: CheckedHand, win: GameWin | undefined) => Readings<Reading>;
  /** Whether a hand that passed `check` has any reading; only needed if it is faster than listing them. */
  readonly isWinning?: ((hand: CheckedHand, win: GameWin | undefined) => boolean) | undefined;
  /** Why a hand has no reading, the most specific reason first; `faults` are the reasons `check` gave. */
  readonly reasons: (
    hand: CheckedHand,
    win: GameWin | undefined,
    faults: readonly Reason[],
  ) => readonly Reason[];
  /** Every distinct winning layout, made one at a time. */
  readonly layouts: (options: LayoutOptions) => Iterable<Layout>;
  /** How many layouts there are; only needed if that is known without listing them. */
  readonly countLayouts?: ((options: LayoutOptions) => number) | undefined;
  /** Remarks on the rules in play that change nothing; empty if there are none. */
  readonly notes: readonly Remark[];
  /** Whether exposures grow (TG-5), so that a winning tile that was not claimed may be in one of them. */
  readonly growing?: boolean | undefined;
  /** The names of extra members in this game’s wins, besides those the library knows; any other name is refused. */
  readonly winMembers?: readonly string[] | undefined;
}

/** The part of a rule set that reads hands. */
export interface HasHands<Reading, GameWin extends Win = Win, Layout = unknown> extends HasTiles {
  /** How hands are read. */
  readonly hands: HandRules<Reading, GameWin, Layout>;
}

/** The part of a rule set that lists its winning layouts. */
export interface HasLayouts<Layout> {
  /** How hands are read, of which only `layouts` is needed. */
  readonly hands: {
    /** Every distinct winning layout, made one at a time. */
    readonly layouts: (options: LayoutOptions) => Iterable<Layout>;
  };
}

/** The part of a rule set that scores a reading. */
export interface HasScore<Reading, GameWin extends Win = Win, Score = unknown> {
  /** Makes the score sheet for a reading of a hand and how it was won. */
  readonly score: (reading: Reading, hand: Hand, win: GameWin) => Result<Score>;
}

/** A score sheet of any game: its lines, and any sums below them. */
export interface Scored {
  /** The lines of the sheet. */
  readonly lines: readonly ScoreLine[];
}

/** One line of a score sheet: points to add, or a factor to multiply the sum by. */
export interface ScoreLine {
  /** The number of the rule the line comes from. */
  readonly rule: string;
  /** The stable name of what the line is for, which `describeScore` uses for other languages. */
  readonly code?: string | undefined;
  /** What the line is for, in a few words. */
  readonly label: string;
  /** Points added by the line. */
  readonly points?: number | undefined;
  /** The factor that the sum so far is multiplied by. */
  readonly factor?: number | undefined;
  /** The values in the label, by name, as plain JSON; left out if there are none. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** What is known of another player’s hand: its exposures, and how many of each tile are unseen. */
export interface ExposedHand {
  /** The exposures, as they lie on the table. */
  readonly melds: readonly Meld[];
  /** By place in `TILES`, the copies that are neither in these exposures nor among the visible tiles. */
  readonly unseen: ArrayLike<number>;
}

/** A winning hand that a player’s exposures can still become. */
export interface Witness<Reading> {
  /** The hand: the exposures, and concealed tiles that are all unseen so far, possibly jokers. */
  readonly hand: Hand;
  /** How it is read. */
  readonly reading: Reading;
}

/**
 * How a rule set judges whether a hand can still be completed (AG-31, AG-32). All functions but `faults` get only exposures
 * without faults.
 */
export interface PossibleRules<Reading> {
  /** The number of tiles in a winning hand. */
  readonly size: number;
  /** Why no hand in these rules can have one of these exposures; empty if each is possible. */
  readonly faults: (melds: readonly Meld[]) => readonly Reason[];
  /** Whether any winning hand is left; with `closed`, hands that must stay concealed count as if they allowed exposures. */
  readonly isPossible: (hand: ExposedHand, closed?: boolean) => boolean;
  /** A winning hand that is left; undefined if none is. */
  readonly witness: (hand: ExposedHand) => Witness<Reading> | undefined;
  /** Which tiles have too few unseen copies for the nearest hands with these exposures; or which exposures fit no hand. */
  readonly missing: (hand: ExposedHand) => readonly Reason[];
  /** Whether exposures grow (TG-5), so that a hand may win with all tiles on the table. */
  readonly growing?: boolean | undefined;
}

/** The part of a rule set that proves hands dead. */
export interface HasPossible<Reading = unknown> extends HasTiles {
  /** How to judge whether a hand can still be completed. */
  readonly possible: PossibleRules<Reading>;
}

/** Whether a hand has all the tiles of a winning hand, or is one short. */
export type HandStage = 'complete' | 'waiting';

/** The `open` tiles of a goal, where flowers may serve as jokers for some of them. */
export interface FlowersServe {
  /** The `open` tiles that no flower may stand for, as places in `TILES`, one for each tile. */
  readonly open: readonly number[];
  /** The `open` tiles that flowers may stand for, including those that flowers in the hand stand for. */
  readonly served: readonly number[];
  /** How many flowers in the hand stand for `served` tiles. */
  readonly flowers: number;
}

/** The tiles that a hand lacks for a layout, each as a place in `TILES`. */
export interface Lacked extends FlowersServe {
  /** The missing tiles that no joker can stand for. */
  readonly bare: readonly number[];
}

/** A winning layout to aim for. Its functions compute what takes time, only when called. */
export interface Goal<Layout> {
  /** How many tiles are missing, with the hand’s jokers (and flowers that serve as jokers) in use. */
  readonly distance: number;
  /** The missing tiles that no joker can stand for, as places in `TILES`, one for each tile. */
  readonly bare: readonly number[];
  /** The tiles not held that jokers may stand for, including those that jokers in the hand stand for. */
  readonly open: readonly number[];
  /** The `open` tiles by whether flowers may stand for them; left out if flowers never serve as jokers here. */
  readonly flowersServe?: FlowersServe | undefined;
  /** The concealed tiles it does not use, as places in `TILES`, one for each tile. */
  readonly spare: () => readonly number[];
  /** What other concealed tiles, counted by place in `TILES`, lack for it; left out where no tile serves as a joker. */
  readonly lackOf?: ((concealed: ArrayLike<number>) => Lacked) | undefined;
  /** Whether tiles may be called and exposed on the way to it; if not, only the winning tile may be called. */
  readonly mayExpose: boolean;
  /** Its value in points if self-drawn with no further exposures. */
  readonly value: () => number;
  /** Its value if tiles are exposed on the way; undefined if they may not be, or if it depends on which ones. */
  readonly exposedValue: () => number | undefined;
  /** The names of its group, from the widest to the narrowest. */
  readonly group: () => readonly string[];
  /** The layout. */
  readonly layout: () => Layout;
}

/**
 * How a rule set finds the way to a winning hand, assuming conditions on how it is won are met. Its functions get only hands that
 * passed the checks all games share and, except for `check`, that one too.
 */
export interface GoalRules<Layout> {
  /** What is wrong with the size or the melds of a hand in this stage; empty if nothing is. */
  readonly check: (hand: WholeHand, stage: HandStage) => readonly Reason[];
  /**
   * The fewest tiles a hand lacks for a win; Infinity if no winning hand has its melds. `drawn` counts additional concealed tiles
   * by place in `TILES`. In games played at a table the hand may have fewer tiles than its stage.
   */
  readonly distance: (hand: CheckedHand, stage: HandStage, drawn?: Readonly<Uint8Array>) => number;
  /**
   * The layouts that lack at most `farthest` tiles, in the order used for equals. A game with too many to list gives the nearest,
   * and at most `most` if given. With `unseen`, copies by place in `TILES`, only layouts that these tiles can complete.
   */
  readonly goals: (
    hand: CheckedHand,
    stage: HandStage,
    farthest: number,
    most?: number,
    unseen?: Readonly<Uint8Array>,
  ) => readonly Goal<Layout>[];
  /** The most layouts that `goals` lists; left out if it lists all. */
  readonly most?: number;
}

/** The part of a rule set that knows what to aim for. */
export interface HasGoals<Layout = unknown> extends HasTiles {
  /** How to find the way to a winning hand. */
  readonly goals: GoalRules<Layout>;
}

/** The rules that a question is about. */
export interface ByRules<Rules> {
  /** The rules. */
  readonly rules: Rules;
}

/** The type of readings in these rules; for a union of rules, any of theirs. */
export type ReadingOf<Rules> =
  Rules extends HasHands<infer Reading, never>
    ? Reading
    : Rules extends HasPossible<infer Reading>
      ? Reading
      : never;

/** The type of layouts in these rules; for a union of rules, any of theirs. */
export type LayoutOf<Rules> =
  Rules extends HasGoals<infer Layout> ? Layout : Rules extends HasLayouts<infer Layout> ? Layout : never;

/** The type of wins in these rules; for a union of rules, any of theirs. */
export type WinOf<Rules> = Rules extends HasHands<unknown, infer GameWin> ? GameWin : never;

/** The type of score sheets in these rules; for a union of rules, any of theirs. */
export type SheetOf<Rules> = Rules extends HasScore<never, never, infer Score> ? Score : never;
