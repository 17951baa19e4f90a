import { MisuseError } from '../../../core/misuse';
import { type LoneTileRules, loneTilesCanWin } from '../../../hands/lone-tiles';
import type { HasPayouts } from '../../../hands/payouts';
import type { HandRules, HasHands, HasScore } from '../../../hands/rule-parts';
import { keptValues } from '../../../questions/kept-values';
import type { AmericanChoices, AmericanGameOptions } from '../american-options';
import { readAmericanOptions } from '../american-options';
import { americanPayouts } from '../american-payouts';
import { americanTable } from '../american-table';
import { americanTiles } from '../american-tiles';
import type { HasTable, RackTable } from '../rack-table';
import { freeFormHands } from './free-form-hands';
import { scoreReading } from './score';
import type { FreeFormLayout, FreeFormReading, FreeFormScore, FreeFormWin } from './vocabulary';

/** “The American Game” without a card, under one choice of options. */
export interface FreeForm
  extends HasHands<FreeFormReading, FreeFormWin, FreeFormLayout>,
    HasPayouts,
    HasTable {
  /** Always `american-game`. */
  readonly name: 'american-game';
  /** The options in force, the defaults filled in. */
  readonly options: AmericanGameOptions & Readonly<Record<string, unknown>>;
  /** How it is played. */
  readonly table: RackTable;
  /** How its hands are read. */
  readonly hands: HandRules<FreeFormReading, FreeFormWin, FreeFormLayout>;
  /** The sheet of one reading. */
  readonly score: HasScore<FreeFormReading, FreeFormWin, FreeFormScore>['score'];
}

/** The value of the jackpot, the one the temporary table still has (TG-8). */
const JACKPOT = 100;

const kept = /* @__PURE__ */ keptValues<FreeForm>();

const make = (options: AmericanGameOptions): FreeForm => {
  const tiles = americanTiles('american-game');
  const lone: LoneTileRules = { jokers: options.flowersAsJokers ? ['J', 'F'] : ['J'], mayStandAlone: [] };
  return Object.freeze({
    name: 'american-game',
    options: options as FreeForm['options'],
    tiles,
    hands: freeFormHands(options, tiles),
    score: (reading, _, win) => scoreReading(reading, win, options),
    payouts: americanPayouts('american-game', options),
    table: americanTable('american-game', options, JACKPOT),
    ...(!options.pairOnDiscard && { afterCall: () => freeForm({ ...options, pairOnDiscard: true }) }),
    mayWin: (concealed) => loneTilesCanWin(concealed, lone),
  } satisfies FreeForm);
};

/**
 * The rule set of “The American Game” played without a card (TG-7, TG-8): a hand is any pairs, pungs,
 * kongs, quints and sextets of 14 tiles. The same options give the same value; options the game does
 * not have are refused with a `MisuseError` (`readAmericanOptions` answers with reasons instead).
 */
export const freeForm = (choices: AmericanChoices<'american-game'> = {}): FreeForm => {
  const read = readAmericanOptions('american-game', choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  return kept(JSON.stringify(read.value), () => make(read.value));
};
