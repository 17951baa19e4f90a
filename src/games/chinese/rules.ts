import { frozen } from '../../core/frozen';
import { soundOf } from '../../core/misuse';
import type { HandRules, HasGoals, HasHands, HasScore } from '../../hands/rule-parts';
import type { AnyTable, HasAnyTable } from '../../hands/table-parts';
import { layoutsOf } from '../../melds/near-hands';
import { setsAndPair } from '../../melds/part-steps';
import { keptRules } from '../../questions/kept-rules';
import type { Tile } from '../../tiles/tile';
import { checkChineseHand } from './check';
import { chineseGoals } from './goals';
import {
  type ChineseChoices,
  type ChineseOptions,
  type ChineseTableOptions,
  readChineseOptions,
} from './options';
import { isWinningTiles } from './packed/wins';
import { parts, SETS } from './parts';
import { hasReading, listReadings } from './readings';
import { reasonsFor } from './reasons';
import { type ChineseScore, scoreReading } from './score';
import { chineseTiles } from './tiles';
import type { ChineseLayout, ChineseReading, ChineseWin } from './vocabulary';

/** How Chinese solitaire is played, as plain data including its options (CS-1 to CS-8). */
export interface ChineseSolitaireTable extends AnyTable, ChineseTableOptions {
  /** The way of playing this table describes. */
  readonly play: 'chineseSolitaire';
  /** How many tiles a winning hand has, not counting the fourth tiles of kongs. */
  readonly handSize: number;
}

/** Chinese Mah Jongg Solitaire under one choice of options. */
export interface ChineseSolitaire
  extends HasHands<ChineseReading, ChineseWin, ChineseLayout>,
    HasScore<ChineseReading, ChineseWin, ChineseScore>,
    HasGoals<ChineseLayout>,
    HasAnyTable<ChineseSolitaireTable> {
  /** Always `chinese-solitaire`. */
  readonly name: 'chinese-solitaire';
  /** The options in force, with defaults filled in. */
  readonly options: ChineseOptions & Readonly<Record<string, unknown>>;
  /** Whether these concealed tiles could win with melds for the rest of the hand: false only if they cannot. */
  readonly mayWin: (concealed: readonly Tile[]) => boolean;
}

const chineseHands = (options: ChineseOptions): HandRules<ChineseReading, ChineseWin, ChineseLayout> =>
  Object.freeze({
    wins: Object.freeze(['wall', 'discard', 'looseTile'] as const),
    check: (hand, win) => checkChineseHand(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options),
    isWinning: (hand, win) => hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options),
    // Of two hands, the one with more of the first tile that differs comes first.
    ...layoutsOf(parts(), chineseTiles(), setsAndPair(SETS), 'byTiles'),
    notes: Object.freeze([]),
  } satisfies HandRules<ChineseReading, ChineseWin, ChineseLayout>);

const tableOf = (options: ChineseOptions): ChineseSolitaireTable =>
  frozen({
    play: 'chineseSolitaire',
    players: [1],
    throws: 2,
    handSize: 14,
    overrun: options.overrun,
    looseTiles: options.looseTiles,
    chowFromLeftOnly: options.chowFromLeftOnly,
    claimKong: options.claimKong,
    dummyFlowers: options.dummyFlowers,
  });

const make = (options: ChineseOptions): ChineseSolitaire =>
  Object.freeze({
    name: 'chinese-solitaire' as const,
    options: options as ChineseSolitaire['options'],
    tiles: chineseTiles(),
    hands: chineseHands(options),
    goals: chineseGoals(options),
    score: (reading, hand, win) => scoreReading(reading, hand, win, options),
    table: tableOf(options),
    mayWin: isWinningTiles,
  } satisfies ChineseSolitaire);

const kept = /* @__PURE__ */ keptRules(make);

/**
 * Makes the rule set of Chinese Mah Jongg Solitaire (CS-8 to CS-22).
 *
 * The player is East.
 *
 * @param choices - Its options; those left out are as the rulebook plays them.
 * @returns The rule set; the same options return the same object. Unknown or bad options throw a `MisuseError`;
 * `readChineseOptions` returns reasons instead.
 * @example
 * ```ts
 * import { chineseSolitaire, scoreHand, unwrap } from 'mahjongg/chinese';
 *
 * const rules = chineseSolitaire();
 * const win = { by: 'wall', tile: 'GD', discards: 40 } as const;
 * unwrap(scoreHand('EEE 00 GGG 234B [888D] + F1', { rules, win })).final.rounded; // => 254
 * ```
 */
export const chineseSolitaire = (choices: ChineseChoices = {}): ChineseSolitaire => {
  return kept(soundOf(readChineseOptions(choices)));
};
