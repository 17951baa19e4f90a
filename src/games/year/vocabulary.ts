import type { Win } from '../../hands/hand';
import type { Suit, Tile } from '../../tiles/tile';

/** The kinds of sets in the Year game, from the largest to the pair (YG-11). */
export const YEAR_SETS = /* @__PURE__ */ Object.freeze([
  'pungPair',
  'year',
  'kong',
  'pung',
  'chow',
  'pair',
] as const);
/** A kind of set; a Pung-Pair is a Year and a pair in five tiles, a chow is three in a row of one suit. */
export type YearSetKind = (typeof YEAR_SETS)[number];

/** A Year by name: four winds, four dragons, or four seasons or flowers (YG-2). */
export type YearName = 'NEWS' | 'GRGW' | 'SAWS';

/** The names of the pair in a Pung-Pair, by the index of its tile in the Year (YG-10). */
export const LONG_SEASONS = /* @__PURE__ */ Object.freeze([
  'long spring',
  'long summer',
  'long autumn',
  'long winter',
] as const);
/** The name of the pair in a Pung-Pair (YG-10). */
export type LongSeason = (typeof LONG_SEASONS)[number];

/** A set of a hand of the Year game. */
export interface YearSet {
  /** The kind of set. */
  readonly kind: YearSetKind;
  /** The tiles: suits ascending, winds E S W N, dragons green red gold white, flowers and seasons from 1 to 4. */
  readonly tiles: readonly Tile[];
  /** Whether it counts as concealed, with no tile shown or claimed. */
  readonly concealed: boolean;
  /** Which Year it is or contains; only for a Year or a Pung-Pair. */
  readonly year?: YearName | undefined;
  /** The tile that it has twice; only for a Pung-Pair. */
  readonly pair?: Tile | undefined;
  /** The name of its pair; only for a Pung-Pair (YG-10). */
  readonly pairName?: LongSeason | undefined;
}

/** A way to read a hand as sets with no tile left over (YG-11). */
export interface YearReading {
  /** The sets in rack order: flowers and seasons, bams, craks, dots, winds, dragons. */
  readonly sets: readonly YearSet[];
  /** The winning discard; left out if the hand was not won on one or it was not given. */
  readonly winningTile?: Tile | undefined;
  /** The index in `sets` of the set that the discard completed. */
  readonly completes?: number | undefined;
  /** The points by the players’ table; left out without a table (YG-13). */
  readonly points?: number | undefined;
}

/** How a hand of the Year game was won. */
export interface YearWin extends Win {
  /**
   * Where the winning tile came from: a wall (or the Flower Wall), a discard, or an opponent’s rack, which counts as
   * drawn (YG-12).
   */
  readonly by: 'wall' | 'discard' | 'steal';
  /** How many replacements were taken for revealed kongs and Years; found from the number of tiles if left out (YG-9). */
  readonly replacements?: number | undefined;
  /** The player’s personal suit, if the table of points scores it (YG-13). */
  readonly personalSuit?: Suit | undefined;
}

/** A winning hand of 14 concealed tiles, not split into sets. */
export interface YearLayout {
  /** The tiles: bams, craks, dots, winds, dragons, flowers and seasons. */
  readonly tiles: readonly Tile[];
}
