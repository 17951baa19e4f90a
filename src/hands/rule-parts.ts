import type { Reason, Rejection } from '../core/reason';
import type { Result } from '../core/result';
import type { CheckedHand } from './check-hand';
import type { Hand, Meld, WholeHand, Win, WinKind } from './hand';
import type { TileSet } from './tile-set';

/** A rule set's name and the options it was made with, as plain data. */
export interface HasIdentity {
  /** The name used in the program and in records, such as `card-free`. */
  readonly name: string;
  /** Every option with its value, the defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A remark or condition that comes with an answer: a stable code, the rule, a sentence. */
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
  /** The game's tiles. */
  readonly tiles: TileSet;
}

/** All the ways a hand can be read as a winning one. */
export interface Readings<Reading> {
  /** The readings, best first; empty if the hand does not win. */
  readonly readings: readonly Reading[];
  /** What had to be taken in the hand's favor because the win was not given. */
  readonly conditions: readonly Remark[];
  /** True if there are more readings than the limit lists. */
  readonly truncated?: boolean | undefined;
}

/** Choices of what `layouts` lists. */
export interface LayoutOptions {
  /** Whether hands of fixed value outside the patterns (Dragon Hands) are listed too; false by default. */
  readonly dragonHands?: boolean | undefined;
}

/**
 * How a rule set reads hands. Every function here is given hands that passed the checks every game
 * shares: lists within the limits, tiles that exist, no more copies of them than the game has, and
 * a win the game knows with a tile that is held.
 */
export interface HandRules<Reading, GameWin extends Win, Layout> {
  /** The ways of winning this game knows. */
  readonly wins: readonly WinKind[];
  /** What is wrong with the hand's size, its melds or the win; empty if nothing is. */
  readonly check: (hand: WholeHand, win: GameWin | undefined) => readonly Reason[];
  /** Every reading of a hand that passed `check`. */
  readonly readings: (hand: CheckedHand, win: GameWin | undefined) => Readings<Reading>;
  /** Whether a hand that passed `check` has any reading; given only where it is faster than listing them. */
  readonly isWinning?: ((hand: CheckedHand, win: GameWin | undefined) => boolean) | undefined;
  /** Why a hand has no reading, the most specific reason first; `faults` are those that `check` found. */
  readonly reasons: (
    hand: CheckedHand,
    win: GameWin | undefined,
    faults: readonly Reason[],
  ) => readonly Reason[];
  /** Every distinct winning layout, one after the other. */
  readonly layouts: (options: LayoutOptions) => Iterable<Layout>;
  /** How many layouts there are; given only where that is known without going through them. */
  readonly countLayouts?: ((options: LayoutOptions) => number) | undefined;
  /** Remarks on the rules in play that change nothing; empty if there are none. */
  readonly notes: readonly Remark[];
  /** Whether exposures grow (TG-5): a winning tile that was not claimed may then lie in one of them. */
  readonly growing?: boolean | undefined;
  /** What wins of this game say that those of no game of the library do; any other name is refused. */
  readonly winMembers?: readonly string[] | undefined;
}

/** The part of a rule set that reads hands. */
export interface HasHands<Reading, GameWin extends Win = Win, Layout = unknown> extends HasTiles {
  /** How hands are read. */
  readonly hands: HandRules<Reading, GameWin, Layout>;
}

/** The part of a rule set that lists its winning layouts. */
export interface HasLayouts<Layout> {
  /** Whatever else it is, it lists layouts. */
  readonly hands: {
    /** Every distinct winning layout, one after the other. */
    readonly layouts: (options: LayoutOptions) => Iterable<Layout>;
  };
}

/** The part of a rule set that scores a reading. */
export interface HasScore<Reading, GameWin extends Win = Win, Score = unknown> {
  /** The sheet of one reading of a hand that was won so. */
  readonly score: (reading: Reading, hand: Hand, win: GameWin) => Result<Score, Rejection>;
}

/** A score of any game: lines, and whatever sums it has under them. */
export interface Scored {
  /** The lines of the sheet. */
  readonly lines: readonly ScoreLine[];
}

/** One line of a score sheet: points added, or a factor the sum is multiplied by. */
export interface ScoreLine {
  /** The number of the rule the line comes from. */
  readonly rule: string;
  /** The stable name of what the line is for; `describeScore` words it by this in another language. */
  readonly code?: string | undefined;
  /** What the line is for, in a few words. */
  readonly label: string;
  /** Points added by the line. */
  readonly points?: number | undefined;
  /** What the sum so far is multiplied by. */
  readonly factor?: number | undefined;
  /** What the label names beside the words, by name, as plain JSON; left out if nothing. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** What is known of another player's hand: its exposures, and how many of each tile nobody has seen yet. */
export interface ExposedHand {
  /** The exposures, as they lie on the table. */
  readonly melds: readonly Meld[];
  /** By place in `TILES`: copies that lie neither in these exposures nor among the visible tiles. */
  readonly unseen: ArrayLike<number>;
}

/** A winning hand that exposures can still become. */
export interface Witness<Reading> {
  /** The hand: the exposures, and concealed tiles that are all unseen so far, jokers among them. */
  readonly hand: Hand;
  /** How it is read. */
  readonly reading: Reading;
}

/**
 * How a rule set judges whether a hand can still be completed (AG-31, AG-32). Every function but
 * `faults` is given exposures without faults.
 */
export interface PossibleRules<Reading> {
  /** The tiles of a winning hand. */
  readonly size: number;
  /** What makes an exposure one that no hand of these rules has; empty if nothing does. */
  readonly faults: (melds: readonly Meld[]) => readonly Reason[];
  /** Whether any winning hand is left; with `closed`, hands that allow no exposures count as if they did. */
  readonly isPossible: (hand: ExposedHand, closed?: boolean) => boolean;
  /** A winning hand that is left; undefined if none is. */
  readonly witness: (hand: ExposedHand) => Witness<Reading> | undefined;
  /** Which unseen tiles are too few for the hands these exposures belong to, those that lack the least; or which exposures fit none. */
  readonly missing: (hand: ExposedHand) => readonly Reason[];
  /** Whether exposures grow (TG-5), so that a hand may win with every tile on the table. */
  readonly growing?: boolean | undefined;
}

/** The part of a rule set that proves hands dead. */
export interface HasPossible<Reading = unknown> extends HasTiles {
  /** How it is judged whether a hand can still be completed. */
  readonly possible: PossibleRules<Reading>;
}

/** Which hand is asked about: one that could win as it is, or one that lacks a tile. */
export type HandStage = 'complete' | 'waiting';

/** Missing tiles where flowers may serve as jokers, and the flowers of the hand that do. */
export interface FlowersServe {
  /** The tiles of `open` that no flower may stand for, as places in `TILES`, one for each tile. */
  readonly open: readonly number[];
  /** Those that flowers may stand for, the ones among them, too, that flowers of the hand do stand for. */
  readonly served: readonly number[];
  /** How many flowers of the hand stand for some of them. */
  readonly flowers: number;
}

/** A winning layout as something to aim for. What takes work is made when it is asked for. */
export interface Goal<Layout> {
  /** How many tiles are missing once the jokers of the hand stand where they may. */
  readonly distance: number;
  /** The missing tiles that no joker can stand for, as places in `TILES`, one for each tile. */
  readonly bare: readonly number[];
  /** The tiles that are not held and that jokers may stand for: those of the hand stand for some of them. */
  readonly open: readonly number[];
  /** The same tiles, where flowers may serve as jokers for some; left out where they may for none. */
  readonly flowersServe?: FlowersServe | undefined;
  /** The concealed tiles that it has no use for, as places in `TILES`, one for each tile. */
  readonly spare: () => readonly number[];
  /** Whether tiles may be called and exposed on the way to it; if not, only the winning tile may be called. */
  readonly mayExpose: boolean;
  /** Its value if it is won from the wall and nothing more is exposed. */
  readonly value: () => number;
  /** Its value if tiles are exposed on the way; undefined where they may not be, or where it depends on which. */
  readonly exposedValue: () => number | undefined;
  /** What it belongs to, from the widest name to the narrowest. */
  readonly group: () => readonly string[];
  /** The layout. */
  readonly layout: () => Layout;
}

/**
 * What a rule set knows of the way to a winning hand. How it is won is taken in the hand's favor. Every function here is
 * given hands that passed the checks every game shares, and all but `check` hands that passed that, too.
 */
export interface GoalRules<Layout> {
  /** What is wrong with the size or the melds of a hand in this stage; empty if nothing is. */
  readonly check: (hand: WholeHand, stage: HandStage) => readonly Reason[];
  /**
   * The least number of tiles missing from a winning hand, with more concealed tiles beside those of the hand if
   * `drawn` counts some by place in `TILES`; Infinity if no winning hand has these melds. Where the game has a table it
   * answers for fewer tiles than the stage has, too.
   */
  readonly distance: (hand: CheckedHand, stage: HandStage, drawn?: Readonly<Uint8Array>) => number;
  /**
   * The layouts from which at most so many tiles are missing, in the order of equals; a game with too many of them to
   * be listed gives the nearest ones, and no more than `most` if that is given. `unseen`, copies by place in `TILES`, leaves
   * out layouts that lack others.
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
  /** The way to a winning hand. */
  readonly goals: GoalRules<Layout>;
}

/** The readings of these rules; of one of several games, those of any of them. */
export type ReadingOf<Rules> =
  Rules extends HasHands<infer Reading, never>
    ? Reading
    : Rules extends HasPossible<infer Reading>
      ? Reading
      : never;

/** The layouts of these rules; of one of several games, those of any of them. */
export type LayoutOf<Rules> =
  Rules extends HasGoals<infer Layout> ? Layout : Rules extends HasLayouts<infer Layout> ? Layout : never;

/** The wins of these rules; of one of several games, those of any of them. */
export type WinOf<Rules> = Rules extends HasHands<unknown, infer GameWin> ? GameWin : never;

/** The score sheets of these rules; of one of several games, those of any of them. */
export type SheetOf<Rules> = Rules extends HasScore<never, never, infer Score> ? Score : never;
