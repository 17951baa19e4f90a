import type { Rejection, Result, Tile } from 'mahjongg/card-free';
import type { Style } from './io';

/** A reading in words. */
export interface ReadingText {
  /** What the hand is worth in this reading; left out in games without points. */
  readonly points?: number | undefined;
  readonly title: string;
  /** More about it, a line each: its sets first, then remarks. */
  readonly details: readonly string[];
}

/** What options of the command line say about the win of one game, by what stands for them in the help: `discards N`. */
export type WinFlags = Readonly<Record<string, WinFlag>>;

/**
 * What kind of value an option has, what it is for, whether only the score depends on it, not the readings of a hand, and
 * its name in the win if that is not its own.
 */
type WinFlag = readonly [
  kind: 'flag' | 'count' | 'points' | 'yesNo' | 'suit',
  help: string,
  isForScore?: 'score' | undefined,
  field?: string,
];

/** How the hands of a game are written for a person. */
export interface HandText<R, L, S> {
  /** A hand of the game, for the help and where one is missing. */
  readonly example: string;
  readonly reading: (reading: R) => ReadingText;
  /** A layout on one line. */
  readonly layout: (layout: L) => string;
  /** The tiles of a layout, group by group, in games that know what to aim for. */
  readonly groups?: ((layout: L) => readonly (readonly Tile[])[]) | undefined;
  /** What a layout is called beside its groups; nothing if left out. */
  readonly name?: ((layout: L) => string) | undefined;
  /** Whether layouts leave out what lies on the table; they have all tiles if left out. */
  readonly layoutsLeaveMelds?: boolean | undefined;
  /** What the points of a reading are, if not just points. */
  readonly pointsAre?: string | undefined;
  /** A score sheet; left out if the game has none. */
  readonly sheet?: ((sheet: S, style: Style) => readonly string[]) | undefined;
  /** Whether it has hands of fixed value that `--dragon-hands` lists; it has none if left out. */
  readonly hasDragonHands?: boolean | undefined;
}

/** How the hands of any game are written; each is only ever given its own. */
export type Written = HandText<unknown, unknown, object>;

/** A score sheet that a person fills in: the `{"sheet": ...}` of a request, or `--sheet`. */
export interface SheetForm<S> {
  /** A sheet as it is given, for the help and where one is missing. */
  readonly example: object;
  /** The names of what a person writes on it. */
  readonly members: readonly string[];
  /** The sheet filled in; whatever value was given, it gets an answer or reasons. */
  readonly fill: (sheet: unknown) => Result<S, Rejection>;
  readonly lines: (sheet: S, style: Style) => readonly string[];
}
