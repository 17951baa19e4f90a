import type { Win } from '../../hands/hand';
import type { Suit, Tile } from '../../tiles/tile';

/** The kinds of sets of the Year game, from the largest to the pair (YG-11). */
export const YEAR_SETS: readonly ['pungPair', 'year', 'kong', 'pung', 'chow', 'pair'] =
  /* @__PURE__ */ Object.freeze(['pungPair', 'year', 'kong', 'pung', 'chow', 'pair'] as const);
/** A kind of set: a Pung-Pair is a Year and a pair in five tiles, a chow three in a row of one suit. */
export type YearSetKind = (typeof YEAR_SETS)[number];

/** A Year by its name: the four winds, the four dragons, four seasons or flowers (YG-2). */
export type YearName = 'NEWS' | 'GRGW' | 'SAWS';

/** The names of the pair in a Pung-Pair, by the place of its tile in the Year (YG-10). */
export const LONG_SEASONS: readonly ['long spring', 'long summer', 'long autumn', 'long winter'] =
  /* @__PURE__ */ Object.freeze(['long spring', 'long summer', 'long autumn', 'long winter'] as const);
/** What the pair in a Pung-Pair is called (YG-10). */
export type LongSeason = (typeof LONG_SEASONS)[number];

/** A set of a hand of the Year game. */
export interface YearSet {
  /** What it is. */
  readonly kind: YearSetKind;
  /** Its tiles: suits ascending, winds E S W N, dragons green red gold white, flowers and seasons from 1 to 4. */
  readonly tiles: readonly Tile[];
  /** Whether it counts as concealed: none of it was shown or claimed. */
  readonly concealed: boolean;
  /** Which Year it is; of a Year and a Pung-Pair only. */
  readonly year?: YearName | undefined;
  /** The tile that is there twice; of a Pung-Pair only. */
  readonly pair?: Tile | undefined;
  /** What that pair is called; of a Pung-Pair only (YG-10). */
  readonly pairName?: LongSeason | undefined;
}

/** A way to read a hand as sets with no tile left over (YG-11). */
export interface YearReading {
  /** The sets in rack order: flowers and seasons, bams, craks, dots, winds, dragons. */
  readonly sets: readonly YearSet[];
  /** The discard that won; left out if the hand was not won on one, or if it was not given. */
  readonly winningTile?: Tile | undefined;
  /** Which of the sets that discard completed, counted from 0. */
  readonly completes?: number | undefined;
  /** What the sets come to by the caller's table; left out if there is none (YG-13). */
  readonly points?: number | undefined;
}

/** How a hand of the Year game was won. */
export interface YearWin extends Win {
  /** From a wall (the Flower Wall too), from a discard, or stolen from an opponent's rack, which counts as drawn (YG-12). */
  readonly by: 'wall' | 'discard' | 'steal';
  /** How many replacements were taken for revealed kongs and Years; read from the number of tiles if left out (YG-9). */
  readonly replacements?: number | undefined;
  /** The player's personal suit, if the table has points for it (YG-13). */
  readonly personalSuit?: Suit | undefined;
}

/** A winning hand of 14 concealed tiles, its sets not told apart. */
export interface YearLayout {
  /** The tiles: bams, craks, dots, winds, dragons, flowers and seasons. */
  readonly tiles: readonly Tile[];
}
