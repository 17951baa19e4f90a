import type { Result } from '../../core/result';
import {
  type Choices,
  type OptionsOf,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';

/** The options for the table of Chinese solitaire. */
export interface ChineseTableOptions {
  /**
   * Whether a count beyond the wall continues on the next wall, or starts again at the right of the same one (CS-3a).
   * The default is `next`.
   */
  readonly overrun: 'next' | 'wrap';
  /**
   * Whether tiles from the end of the wall follow the two loose tiles, or there are only two (CS-4a). The default is
   * `follow`.
   */
  readonly looseTiles: 'follow' | 2;
  /** Whether a chow can be claimed only from North, the dummy before the player (CS-6a). The default is `false`. */
  readonly chowFromLeftOnly: boolean;
  /** Whether a concealed pung can claim the fourth tile for an exposed kong (CS-6a). The default is `true`. */
  readonly claimKong: boolean;
  /**
   * Whether a dummy discards its flowers, or lays them aside and replaces them from the wall (CS-7a). The default is
   * `discarded`.
   */
  readonly dummyFlowers: 'discarded' | 'replaced';
}

/** The options of the Chinese hand, its sheet and its table. */
export interface ChineseOptions extends ChineseTableOptions {
  /** What a discard can complete to win: anything, or sets but not the pair (CS-6b). The default is `anything`. */
  readonly winOnDiscard: 'anything' | 'setsOnly';
  /**
   * Whether a pair of East scores both as a pair of any wind and as one of the own wind, or only once (CS-11a). The
   * default is `both`.
   */
  readonly ownWindPair: 'both' | 'once';
  /**
   * When a hand has no scoring combination (CS-13a): its sets and pair score nothing (`sets`), it scores nothing but
   * Mah Jongg (`strict`), or no double of section 2 applies (`section2`). The default is `sets`.
   */
  readonly noScoring: 'sets' | 'strict' | 'section2';
  /**
   * Whether the only place to win requires that no other kind of tile wins, or just the chosen arrangement (CS-14a).
   * The default is `true`.
   */
  readonly requireSoleWait: boolean;
  /** Where a set completed by a claimed winning tile counts (CS-16a). The default is `table`. */
  readonly claimedWin: 'table' | 'hand';
  /**
   * Whether the last tile of the wall doubles when discarded too, or only when drawn (CS-18a). The default is
   * `drawnOrDiscarded`.
   */
  readonly lastTile: 'drawnOrDiscarded' | 'drawn';
  /** Whether winds and dragons may be among the 1s and 9s of line 2f (CS-18). The default is `false`. */
  readonly terminalsAllowHonours: boolean;
  /** Whether the line for both own flowers replaces the line for one, or is added to it (CS-20). The default is `instead`. */
  readonly ownFlowers: 'instead' | 'cumulative';
  /** Whether an own flower loses its own double when all four of its color are held (CS-20). The default is `false`. */
  readonly bouquetIncludesOwn: boolean;
  /**
   * Whether the tiles left are counted as on the sheet, or fourth tiles of kongs are subtracted too (CS-21a). The
   * default is `sheet`.
   */
  readonly kongTiles: 'sheet' | 'exact';
}

/** Any options of Chinese solitaire; those left out are at their defaults. */
export type ChineseChoices = Choices<ChineseOptions>;

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

/** Every option of Chinese solitaire in order, for a settings screen. */
export const CHINESE_OPTIONS: readonly RulesOption[] = /* @__PURE__ */ optionList(SPEC.table);

/**
 * Reads the options of Chinese solitaire from any value and fills in the defaults.
 *
 * @param value - The options, such as settings as JSON.
 * @returns All options, or a reason for each one refused: an unknown option, or a value that the option does not
 * take.
 * @example
 * ```ts
 * import { readChineseOptions, unwrap } from 'mahjongg/chinese';
 *
 * unwrap(readChineseOptions({ kongTiles: 'exact' })).lastTile; // => 'drawnOrDiscarded'
 * ```
 */
export const readChineseOptions = (value: unknown): Result<ChineseOptions> => readOptions(value, SPEC);
