import type { Win } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';

/** The kinds of sets in a Chinese hand, including the pair (CS-8). */
export const CHINESE_SETS = /* @__PURE__ */ Object.freeze(['kong', 'pung', 'run', 'pair'] as const);
/** A kind of set: four alike, three alike, three in a row of one suit, or the pair. */
export type ChineseSetKind = (typeof CHINESE_SETS)[number];

/** Where a set counts: `table` if a discard was claimed for it, `hand` if it was all drawn (CS-16). */
export type SetWhere = 'hand' | 'table';

/** A set of a Chinese hand. */
export interface ChineseSet {
  /** The kind of set. */
  readonly kind: ChineseSetKind;
  /** Its tile; for a run, the lowest one. */
  readonly tile: Tile;
  /** Whether it counts as in hand or on the table. */
  readonly where: SetWhere;
}

/**
 * What the winning tile did in its set: `pair` completed the pair, `middle` filled the gap of a run, `edge` was the
 * 3 to 1-2 or the 7 to 8-9, `twoSided` was one of two tiles that could complete a run, and `twoPairs` made a pung
 * of one of two pairs (CS-14).
 */
export type Wait = 'pair' | 'middle' | 'edge' | 'twoSided' | 'twoPairs';

/** A way to read a hand as four sets and a pair, with the place of the winning tile if known. */
export interface ChineseReading {
  /** The four sets in rack order, then the pair. */
  readonly sets: readonly ChineseSet[];
  /** The winning tile; left out if it was not given. */
  readonly winningTile?: Tile | undefined;
  /** The index in `sets` of the set that the winning tile completed. */
  readonly completes?: number | undefined;
  /** What the winning tile did in that set. */
  readonly wait?: Wait | undefined;
  /** Whether the line for the only place to win applies (CS-14). */
  readonly onlyPlace: boolean;
  /** The natural score: section 1 times all doubles, before the tiles left. */
  readonly product: number;
}

/** How a Chinese hand was won, with what the sheet needs to know. */
export interface ChineseWin extends Win {
  /** Where the winning tile came from; loose tiles replace flowers and follow kongs. */
  readonly by: 'wall' | 'discard' | 'looseTile';
  /** Whether the loose tile followed a kong (CS-15); if left out, true if the hand has no flower. */
  readonly afterKong?: boolean | undefined;
  /** Whether it was the last tile that could be drawn from the wall, or a discard after that (CS-18); false if left out. */
  readonly lastTile?: boolean | undefined;
  /** Whether the first 14 tiles won (CS-18); false if left out. */
  readonly originalDraw?: boolean | undefined;
  /** Whether it was the only place to win (CS-14); computed if left out. */
  readonly onlyPlace?: boolean | undefined;
  /** How many tiles were discarded, claimed ones excluded (CS-21); 0 if left out. */
  readonly discards?: number | undefined;
  /** How many flowers the dummies laid aside, with `dummyFlowers: 'replaced'` (CS-7a); 0 if left out. */
  readonly flowersOfDummies?: number | undefined;
}

/** A winning hand of 14 tiles, without melds or flowers and not split into sets. */
export interface ChineseLayout {
  /** The tiles: bams, craks, dots, winds, dragons, each in ascending order. */
  readonly tiles: readonly Tile[];
}
