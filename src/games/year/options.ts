import type { Result } from '../../core/result';
import {
  type Choices,
  type OptionsOf,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';
import { readYearPoints, type YearPoints } from './points';
import { readWallStacks, type WallStacks, wallSumFaults } from './walls';

/** The options of the Year game. */
export interface YearOptions {
  /** How many of each flower and season there are (YG-1a). The default is `2`. */
  readonly bonusCopies: 1 | 2;
  /**
   * How many stacks the walls of East, South, West and North have; `even` divides them as evenly as possible (YG-1b).
   * The default is `even`.
   */
  readonly wallStacks: 'even' | WallStacks;
  /** Whether any four flowers and seasons with the numbers 1 to 4 are a Year (YG-2a). The default is `false`. */
  readonly mixedSaws: boolean;
  /** Whether the seats’ winds move with the deal, or stay for the round (YG-3a). The default is `false`. */
  readonly windsFollowDeal: boolean;
  /** What the dealer’s dice count off for the Flower Wall (YG-4). The default is `stacks`. */
  readonly flowerWallCount: 'stacks' | 'tiles';
  /**
   * What makes a pair of flowers or seasons: the same tile twice, or any two with the same number (YG-6a). The
   * default is `tile`.
   */
  readonly bonusPair: 'tile' | 'number';
  /** Whether a concealed kong can be revealed for a replacement (YG-9a). The default is `true`. */
  readonly revealKong: boolean;
  /** Whether a player can steal a tile at any time, or only on their own turn (YG-12a). The default is `false`. */
  readonly stealAnyTime: boolean;
  /** Whether replacements come from the end of the wall when the Flower Wall is empty (YG-15a). The default is `false`. */
  readonly flowerWallRefill: boolean;
  /** The players’ table of points; null for none (YG-13). The default is `null`. */
  readonly points: YearPoints | null;
}

/** Any options of the Year game; those left out are at their defaults. */
export type YearChoices = Choices<YearOptions>;

const SPEC: OptionsOf<YearOptions> = {
  game: 'The Year game',
  table: {
    bonusCopies: [2, 'YG-1a', [2, 1]],
    wallStacks: ['even', 'YG-1b', readWallStacks],
    mixedSaws: [false, 'YG-2a'],
    windsFollowDeal: [false, 'YG-3a'],
    flowerWallCount: ['stacks', 'YG-4', ['stacks', 'tiles']],
    bonusPair: ['tile', 'YG-6a', ['tile', 'number']],
    revealKong: [true, 'YG-9a'],
    stealAnyTime: [false, 'YG-12a'],
    flowerWallRefill: [false, 'YG-15a'],
    points: [null, 'YG-13', readYearPoints],
  },
  clashes: wallSumFaults,
};

/** Every option of the Year game in order, for a settings screen. */
export const YEAR_OPTIONS: readonly RulesOption[] = /* @__PURE__ */ optionList(SPEC.table);

/**
 * Reads the options of the Year game from any value and fills in the defaults.
 *
 * @param value - The options, such as settings as JSON.
 * @returns All options, or a reason for each one refused: an unknown option, or a value that the option does not
 * take.
 * @example
 * ```ts
 * import { readYearOptions, unwrap } from 'mahjongg/year';
 *
 * unwrap(readYearOptions({ bonusCopies: 1 })).wallStacks; // => 'even'
 * ```
 */
export const readYearOptions = (value: unknown): Result<YearOptions> => readOptions(value, SPEC);
