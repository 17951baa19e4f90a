import { describeReading, type Result, type Tile } from 'mahjongg/card-free';
import type { Style } from './io';
import type { Lines } from './words';

interface ReadingText {
  /** What the hand is worth in this reading; left out in games without points. */
  readonly points?: number | undefined;
  readonly title: string;
  /** Lines with more about it: its sets first, then remarks. */
  readonly details: Lines;
}

/** The options about the win in one game, by their form in the help: `discards N`. */
export type WinFlags = Readonly<Record<string, WinFlag>>;

/**
 * The kind of value of an option, its help, whether it affects only the score and not the readings of a hand, and its
 * name in the win if that is different.
 */
type WinFlag = readonly [
  kind: 'flag' | 'count' | 'points' | 'yesNo' | 'suit',
  help: string,
  isForScore?: 'score' | undefined,
  field?: string,
];

/** How the hands of a game are written for a person. */
export interface HandText<R, L, S> {
  /** An example hand, for the help and for messages about a missing one. */
  readonly example: string;
  readonly reading: (reading: R) => ReadingText;
  /** A layout on one line. */
  readonly layout: (layout: L) => string;
  /** The tiles of a layout, group by group, in games with advice on what to aim for. */
  readonly groups?: ((layout: L) => readonly (readonly Tile[])[]) | undefined;
  /** The name of a layout, in addition to its groups; none if left out. */
  readonly name?: ((layout: L) => string) | undefined;
  /** Whether layouts leave out the melds on the table; they have all tiles if left out. */
  readonly layoutsLeaveMelds?: boolean | undefined;
  /** What to call the points of a reading, if not just points. */
  readonly pointsAre?: string | undefined;
  readonly sheet?: ((sheet: S, style: Style) => Lines) | undefined;
  /** Whether it has hands of fixed value that `--dragon-hands` lists; it has none if left out. */
  readonly hasDragonHands?: boolean | undefined;
}

/** How the hands of any game are written; each gets only its own. */
export type Written = HandText<unknown, unknown, object>;

/** A score sheet that a person fills in: the `{"sheet": ...}` of a request, or `--sheet`. */
export interface SheetForm<S> {
  /** An example of the input, for the help and for messages about a missing sheet. */
  readonly example: object;
  /** The names of the members that a person fills in. */
  readonly members: readonly string[];
  /** Scores a filled-in sheet; any other value gives reasons. */
  readonly fill: (sheet: unknown) => Result<S>;
  readonly lines: (sheet: S, style: Style) => Lines;
}

/** A block, group or set of a reading in notation: `33BJ`, in brackets if it is exposed. */
export const groupText = (group: object): string => describeReading({ group }, { reading: '{group}' });

/** The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `WDWDJ`. */
export const tilesText = (tiles: readonly Tile[]): string => groupText({ tiles });

export const copiesOf = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => tile);

/** Tiles by suit, with each wind and dragon as a group of its own. */
export const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const suitOf = (tile: Tile): string => tile.replace(/^\d/, '');
  return [...new Set(tiles.map(suitOf))].map((suit) => tiles.filter((tile) => suitOf(tile) === suit));
};
