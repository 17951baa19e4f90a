import type { Rejection } from '../core/reason';
import type { Result } from '../core/result';
import type { Hand, Win } from '../hands/hand';
import type { Payouts } from '../hands/payouts';
import type { GoalRules, HandRules, PossibleRules } from '../hands/rule-parts';
import type { AnyTable } from '../hands/table-parts';
import type { TileSet } from '../hands/tile-set';
import type { OptionSpec } from './given';
import type { Style } from './style';

/** A rule set as far as the program uses it: its name, and of the parts those that the game has. */
export interface Parts<R, W extends Win, L, S extends object> {
  /** The name used in the program and in records. */
  readonly name: string;
  /** Which tiles exist; there wherever hands are read. */
  readonly tiles?: TileSet | undefined;
  /** How hands are read; without it there is nothing to `validate`, to `score` as tiles or to list as `layouts`. */
  readonly hands?: HandRules<R, W, L> | undefined;
  /** The way to a winning hand; without it there is nothing to `analyze`. */
  readonly goals?: GoalRules<L> | undefined;
  /** The sheet of a reading; without it hands are read, but not scored. */
  readonly score?: ((reading: R, hand: Hand, win: W) => Result<S, Rejection>) | undefined;
  /** Whether a hand can still be completed; without it no hand is proved dead. */
  readonly possible?: PossibleRules<R> | undefined;
  /** Who pays whom; without it nothing is settled. */
  readonly payouts?: Payouts | undefined;
  /** How it is played; without it no games are. */
  readonly table?: AnyTable | undefined;
}

/** A reading in words. */
export interface ReadingText {
  /** What the hand is worth in this reading; left out in games without points. */
  readonly points?: number | undefined;
  /** Its name. */
  readonly title: string;
  /** More about it, a line each: its sets first, then what else there is to say. */
  readonly details: readonly string[];
}

/** How the hands of a game are written for a person. */
export interface HandText<R, L, S> {
  /** A hand of the game, for the help and where one is missing. */
  readonly example: string;
  /** A reading in words. */
  readonly reading: (reading: R) => ReadingText;
  /** A layout on one line. */
  readonly layout: (layout: L) => string;
  /** A layout in a column of a wide table; as `layout` has it if left out. */
  readonly brief?: ((layout: L) => string) | undefined;
  /** Whether layouts leave out what lies on the table; they have all tiles if left out. */
  readonly layoutsLeaveMelds?: boolean | undefined;
  /** What the points of a reading are, if not just points. */
  readonly pointsAre?: string | undefined;
  /** A score sheet; left out if the game has none. */
  readonly sheet?: ((sheet: S, style: Style) => readonly string[]) | undefined;
  /** Options of the command line that say more about the win of this game; none if left out. */
  readonly winFlags?: readonly WinFlag[] | undefined;
  /** What of the win may also stand in a request beside the tiles, such as `discards`; nothing if left out. */
  readonly besideTiles?: readonly string[] | undefined;
  /** Whether it has hands of fixed value that `--dragon-hands` lists; it has none if left out. */
  readonly hasDragonHands?: boolean | undefined;
}

/** An option of the command line that says something about the win of one game. */
export interface WinFlag extends OptionSpec {
  /** The name of it in the win. */
  readonly field: string;
  /** Whether it takes no value and is true, a number from 0 on, yes and no, or a suit by its letter. */
  readonly kind: 'flag' | 'count' | 'points' | 'yesNo' | 'suit';
  /** Whether only the score depends on it; the readings of a hand may too if left out. */
  readonly isForScore?: boolean | undefined;
}

/** A score sheet that a person fills in: the `{"sheet": ...}` of a request, or `--sheet`. */
export interface SheetForm<O, S> {
  /** A sheet as it is given, for the help and where one is missing. */
  readonly example: object;
  /** The names of what a person writes on it. */
  readonly members: readonly string[];
  /** The sheet filled in; whatever value was given, it gets an answer or reasons. */
  readonly fill: (sheet: unknown, options: O) => Result<S, Rejection>;
  /** The sheet as on paper. */
  readonly lines: (sheet: S, style: Style) => readonly string[];
}

/** How a game reads the card it is played by. */
export interface CardForm<C> {
  /** Reads the text of a card, which comes from a file; what is wrong with it is reasons. */
  readonly read: (text: string) => Result<C, Rejection>;
}

/** What a rule set is opened with. */
export interface Choice {
  /** The options, which may be any value. */
  readonly options: unknown;
  /** The text of the card; undefined if none was named. */
  readonly card: string | undefined;
}

/** The rules of a game under some options. */
export interface Open {
  /** The rule set. */
  readonly set: RuleSet;
  /** Its rules under the options, with the parts that it has. */
  readonly rules: Parts<unknown, Win, unknown, object>;
  /** What a score takes for what a win or a sheet leaves out, by the names of its members. */
  readonly assumed: Readonly<Record<string, number>>;
  /** Fills in a sheet under the options; left out if the game has none that a person fills in. */
  readonly fillSheet?: ((sheet: unknown) => Result<object, Rejection>) | undefined;
}

/** A rule set as the program knows it; the types of its readings, layouts and sheets are its own. */
export interface RuleSet {
  /** The name for `--rules` and in requests. */
  readonly name: string;
  /** The name of the game. */
  readonly title: string;
  /** The rules under these options. A card is refused where none is played by. */
  readonly open: (choice: Choice) => Result<Open, Rejection>;
  /** Whether it can be played by a card. */
  readonly takesCard: boolean;
  /** How its hands are written; left out if it has none. */
  readonly hands?: HandText<unknown, unknown, object> | undefined;
  /** The sheet that a person fills in; left out if it has none. */
  readonly sheet?: SheetForm<unknown, object> | undefined;
}
