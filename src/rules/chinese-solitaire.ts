import { chineseHands } from '../chinese/chinese-hands';
import { chineseTiles } from '../chinese/chinese-tiles';
import { type ChineseChoices, type ChineseOptions, readChineseOptions } from '../chinese/options';
import { type ChineseScore, scoreReading } from '../chinese/score';
import type { ChineseLayout, ChineseReading, ChineseWin } from '../chinese/vocabulary';
import type { HandRules, HasHands, HasIdentity, HasScore } from '../hands/rule-parts';
import { MisuseError } from '../result/misuse';
import { keptRules } from './kept-rules';

/** Chinese Mah Jongg Solitaire under one choice of options: how its hands are read and scored. */
export interface ChineseSolitaire extends HasIdentity, HasHands<ChineseReading, ChineseWin, ChineseLayout> {
  /** Always `chinese-solitaire`. */
  readonly name: 'chinese-solitaire';
  /** The options in force, the defaults filled in. */
  readonly options: ChineseOptions & Readonly<Record<string, unknown>>;
  /** How its hands are read. */
  readonly hands: HandRules<ChineseReading, ChineseWin, ChineseLayout>;
  /** The sheet of one reading. */
  readonly score: HasScore<ChineseReading, ChineseWin, ChineseScore>['score'];
}

const make = (options: ChineseOptions): ChineseSolitaire =>
  Object.freeze({
    name: 'chinese-solitaire' as const,
    options: options as ChineseSolitaire['options'],
    tiles: chineseTiles(),
    hands: chineseHands(options),
    score: (reading, hand, win) => scoreReading(reading, hand, win, options),
  } satisfies ChineseSolitaire);

const kept = /* @__PURE__ */ keptRules(make);

/**
 * The rule set of Chinese Mah Jongg Solitaire (CS-8 to CS-22), for `validateHand`, `scoreHand` and
 * `layouts`. The player is East. The same options give the same value; options the game does not
 * have are refused with a `MisuseError` (`readChineseOptions` answers with reasons instead).
 */
export const chineseSolitaire = (choices?: ChineseChoices): ChineseSolitaire => {
  const read = readChineseOptions(choices ?? {});
  if (!read.ok) throw new MisuseError(read.error.reasons);
  return kept(read.value);
};
