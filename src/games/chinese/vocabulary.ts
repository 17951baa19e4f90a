import type { Win } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';

/** The kinds of sets of a Chinese hand, the pair among them (CS-8). */
export const CHINESE_SETS: readonly ['kong', 'pung', 'run', 'pair'] = /* @__PURE__ */ Object.freeze([
  'kong',
  'pung',
  'run',
  'pair',
]);
/** A kind of set: four alike, three alike, three in a row of one suit, or the pair. */
export type ChineseSetKind = (typeof CHINESE_SETS)[number];

/** Where a set counts: `table` if a discard was claimed for it, `hand` if all of it was drawn (CS-16). */
export type SetWhere = 'hand' | 'table';

/** A set of a Chinese hand. */
export interface ChineseSet {
  /** What it is. */
  readonly kind: ChineseSetKind;
  /** Its tile; of a run the lowest one. */
  readonly tile: Tile;
  /** Whether it counts as in hand or on the table. */
  readonly where: SetWhere;
}

/**
 * What the winning tile did in its place: `pair` made the pair, `middle` filled the gap of a run,
 * `edge` was the 3 to 1-2 or the 7 to 8-9, `twoSided` was one of two that a run could take, and
 * `twoPairs` made one of two pairs a pung (CS-14).
 */
export type Wait = 'pair' | 'middle' | 'edge' | 'twoSided' | 'twoPairs';

/** A way to read a hand as four sets and a pair, with the place of the winning tile if that is known. */
export interface ChineseReading {
  /** The four sets in rack order, then the pair. */
  readonly sets: readonly ChineseSet[];
  /** The tile that won; left out if it was not given. */
  readonly winningTile?: Tile | undefined;
  /** Which of the sets the winning tile completed, counted from 0. */
  readonly completes?: number | undefined;
  /** What the winning tile did there. */
  readonly wait?: Wait | undefined;
  /** Whether the line for the only place to win is filled in (CS-14). */
  readonly onlyPlace: boolean;
  /** The natural score: section 1 times all doubles, before the tiles left are taken into account. */
  readonly product: number;
}

/** How a Chinese hand was won, with what the sheet asks about it. */
export interface ChineseWin extends Win {
  /** From the wall, from a discard, or from the loose tiles that replace flowers and follow kongs. */
  readonly by: 'wall' | 'discard' | 'looseTile';
  /** The loose tile followed a kong (CS-15); if left out, true where no flower could have brought it. */
  readonly afterKong?: boolean | undefined;
  /** It was the wall's last tile that could be drawn, or its discard (CS-18); false if left out. */
  readonly lastTile?: boolean | undefined;
  /** The first 14 tiles won (CS-18); false if left out. */
  readonly originalDraw?: boolean | undefined;
  /** Whether it was the only place to win; worked out if left out (CS-14). */
  readonly onlyPlace?: boolean | undefined;
  /** How many tiles were discarded, claimed ones not counted (CS-21); 0 if left out. */
  readonly discards?: number | undefined;
  /** How many flowers the dummies laid aside, with `dummyFlowers: 'replaced'` (CS-7a); 0 if left out. */
  readonly flowersOfDummies?: number | undefined;
}

/** A winning hand of 14 tiles without melds and flowers, its sets not told apart. */
export interface ChineseLayout {
  /** The tiles: bams, craks, dots, winds and dragons, each ascending. */
  readonly tiles: readonly Tile[];
}
