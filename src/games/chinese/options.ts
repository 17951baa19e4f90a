import type { Rejection } from '../../core/reason';
import type { Result } from '../../core/result';
import { type OptionsOf, optionList, type RulesOption, readOptions } from '../../hands/read-options';

/** What is played in more than one way at the table of the Chinese solitaire. */
export interface ChineseTableOptions {
  /**
   * Whether a count beyond the wall runs on into the next one, or starts again at the same wall’s right (CS-3a). The
   * default is `next`.
   */
  readonly overrun: 'next' | 'wrap';
  /**
   * Whether the tiles at the wall’s end follow the two loose tiles, or there are no more (CS-4a). The default is
   * `follow`.
   */
  readonly looseTiles: 'follow' | 2;
  /** Whether a chow may only be claimed from the dummy before the player, North (CS-6a). The default is `false`. */
  readonly chowFromLeftOnly: boolean;
  /** Whether a concealed pung may claim the fourth tile for a kong on the table (CS-6a). The default is `true`. */
  readonly claimKong: boolean;
  /**
   * Whether the flower of a dummy is its discard, or is laid aside and replaced from the wall (CS-7a). The default
   * is `discarded`.
   */
  readonly dummyFlowers: 'discarded' | 'replaced';
}

/** Every option of the Chinese hand, its sheet and its table, with its value. */
export interface ChineseOptions extends ChineseTableOptions {
  /** What a discard may complete to win: anything, or no pair (CS-6b). The default is `anything`. */
  readonly winOnDiscard: 'anything' | 'setsOnly';
  /**
   * Whether a pair of East takes the lines of any wind and of the own wind both, or one of them (CS-11a). The
   * default is `both`.
   */
  readonly ownWindPair: 'both' | 'once';
  /**
   * What a hand without a scoring combination is (CS-13a): its sets and pair score nothing (`sets`); it scores
   * nothing at all but Mah Jongg (`strict`); no double of section 2 applies (`section2`). The default is `sets`.
   */
  readonly noScoring: 'sets' | 'strict' | 'section2';
  /**
   * The only place to win needs that no other kind of tile wins; else the chosen arrangement suffices (CS-14a). The
   * default is `true`.
   */
  readonly requireSoleWait: boolean;
  /** Where a set completed by the claimed winning tile lies (CS-16a). The default is `table`. */
  readonly claimedWin: 'table' | 'hand';
  /**
   * Whether the wall's last tile doubles when discarded too, or only when drawn (CS-18a). The default is
   * `drawnOrDiscarded`.
   */
  readonly lastTile: 'drawnOrDiscarded' | 'drawn';
  /** Winds and dragons may stand among the 1s and 9s of line 2f (CS-18). The default is `false`. */
  readonly terminalsAllowHonours: boolean;
  /**
   * Whether the line for both own flowers stands instead of that for one, or beside it (CS-20). The default is
   * `instead`.
   */
  readonly ownFlowers: 'instead' | 'cumulative';
  /**
   * The double for four flowers of a color includes that for the own one among them (CS-20). The default is `false`.
   */
  readonly bouquetIncludesOwn: boolean;
  /**
   * Whether the tiles left are counted as the sheet does, or the fourth tiles of kongs are taken off too (CS-21a).
   * The default is `sheet`.
   */
  readonly kongTiles: 'sheet' | 'exact';
}

/** What the Chinese functions take as options: any of them, the rest at their defaults. */
export type ChineseChoices = Partial<ChineseOptions>;

const SPEC: OptionsOf<ChineseOptions> = {
  game: 'Chinese Mah Jongg Solitaire',
  table: {
    winOnDiscard: ['anything', 'CS-6b', ['anything', 'setsOnly']],
    ownWindPair: ['both', 'CS-11a', ['both', 'once']],
    noScoring: ['sets', 'CS-13a', ['sets', 'strict', 'section2']],
    requireSoleWait: [true, 'CS-14a'],
    claimedWin: ['table', 'CS-16a', ['table', 'hand']],
    lastTile: ['drawnOrDiscarded', 'CS-18a', ['drawnOrDiscarded', 'drawn']],
    terminalsAllowHonours: [false, 'CS-18'],
    ownFlowers: ['instead', 'CS-20', ['instead', 'cumulative']],
    bouquetIncludesOwn: [false, 'CS-20'],
    kongTiles: ['sheet', 'CS-21a', ['sheet', 'exact']],
    overrun: ['next', 'CS-3a', ['next', 'wrap']],
    looseTiles: ['follow', 'CS-4a', ['follow', 2]],
    chowFromLeftOnly: [false, 'CS-6a'],
    claimKong: [true, 'CS-6a'],
    dummyFlowers: ['discarded', 'CS-7a', ['discarded', 'replaced']],
  },
};

/** Every option of the Chinese solitaire in order, for a program that lets people choose. */
export const CHINESE_OPTIONS: readonly RulesOption[] = /* @__PURE__ */ optionList(SPEC.table);

/**
 * Reads the options of the Chinese solitaire from any value, and fills in the defaults.
 *
 * @param value - The options, such as settings as JSON.
 * @returns All options, or a reason for each that is refused: an unknown one, and a value that the option does not
 * take.
 * @example
 * ```ts
 * import { readChineseOptions, unwrap } from 'mahjongg/chinese';
 *
 * unwrap(readChineseOptions({ kongTiles: 'exact' })).lastTile; // => 'drawnOrDiscarded'
 * ```
 */
export const readChineseOptions = (value: unknown): Result<ChineseOptions, Rejection> =>
  readOptions(value, SPEC);
