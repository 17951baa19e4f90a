import { describeReading, type Rejection, type Result, type Tile } from 'mahjongg/card-free';
import type { Style } from './io';

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

/** A block, group or set in notation, as readings have it: `33BJ`, in brackets if it is exposed. */
export const groupText = (group: object): string => describeReading({ group }, { reading: '{group}' });

/** The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `WDWDJ`. */
export const tilesText = (tiles: readonly Tile[]): string => groupText({ tiles });

export const copiesOf = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => tile);

/** Tiles suit by suit, each wind and dragon apart. */
export const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const suitOf = (tile: Tile): string => tile.replace(/^\d/, '');
  return [...new Set(tiles.map(suitOf))].map((suit) => tiles.filter((tile) => suitOf(tile) === suit));
};
