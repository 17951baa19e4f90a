import { soundOf } from '../../../core/misuse';
import { loneTilesCanWin } from '../../../hands/lone-tiles';
import type { HasPayouts } from '../../../hands/payouts';
import type { HasGoals, HasHands, HasScore } from '../../../hands/rule-parts';
import { keptRules } from '../../../questions/kept-rules';
import { type AmericanChoices, type AmericanGameOptions, readAmericanOptions } from '../options';
import { americanPayouts } from '../payouts';
import type { HasTable } from '../rack-table';
import { americanTable } from '../table';
import { americanTiles, jokerTiles } from '../tiles';
import { checkFreeForm } from './check';
import { freeFormGoals } from './goals';
import { listLayouts } from './layouts';
import { rackOf } from './rack';
import { hasReading, listReadings } from './readings';
import { reasonsFor } from './reasons';
import { scoreReading } from './score';
import type { FreeFormLayout, FreeFormReading, FreeFormScore, FreeFormWin } from './vocabulary';

/** “The American Game” without a card, under one choice of options. */
export interface FreeForm
  extends HasHands<FreeFormReading, FreeFormWin, FreeFormLayout>,
    HasScore<FreeFormReading, FreeFormWin, FreeFormScore>,
    HasGoals<FreeFormLayout>,
    HasPayouts,
    HasTable {
  /** Always `american-game`. */
  readonly name: 'american-game';
  /** The options in force, with defaults filled in. */
  readonly options: AmericanGameOptions & Readonly<Record<string, unknown>>;
}

/** The points of the jackpot, the only hand value left in the temporary table (TG-8). */
const JACKPOT = 100;

const make = (options: AmericanGameOptions): FreeForm => {
  const tiles = americanTiles('american-game');
  const jokers = jokerTiles(options.flowersAsJokers);
  return Object.freeze<FreeForm>({
    name: 'american-game',
    options: options as FreeForm['options'],
    tiles,
    hands: Object.freeze<FreeForm['hands']>({
      wins: Object.freeze([
        'wall',
        'discard',
        'jokerExchange',
        'exchangeTile',
        'misnamedDiscard',
        'charleston',
      ] as const),
      check: (hand, win) => checkFreeForm(hand, win, options),
      readings: (hand, win) => listReadings({ rack: rackOf(hand, options), win, options }),
      isWinning: (hand, win) => hasReading({ rack: rackOf(hand, options), win, options }),
      reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options, tiles),
      layouts: () => listLayouts(tiles),
      notes: Object.freeze([]),
      growing: true,
    }),
    score: (reading, _, win) => scoreReading(reading, win, options),
    goals: freeFormGoals(options, tiles),
    payouts: americanPayouts('american-game', options),
    table: americanTable('american-game', options, JACKPOT),
    ...(!options.pairOnDiscard && { afterCall: () => freeForm({ ...options, pairOnDiscard: true }) }),
    mayWin: (concealed) => loneTilesCanWin(concealed, { jokers, mayStandAlone: [] }),
  });
};

const kept = /* @__PURE__ */ keptRules(make);

/**
 * Makes the rule set of “The American Game” played without a card (TG-7, TG-8): a hand is any pairs, pungs, kongs,
 * quints and sextets of 14 tiles.
 *
 * @param choices - The options of “The American Game”; those left out are as the rulebook plays them.
 * @returns The rule set; the same options return the same object. Unknown or bad options throw a `MisuseError`;
 * `readAmericanOptions` returns reasons instead.
 * @example
 * ```ts
 * import { freeForm, isWinningHand } from 'mahjongg/american';
 *
 * isWinningHand('11B 222C 333D 4444D EE', { rules: freeForm() }); // => true
 * ```
 */
export const freeForm = (choices: AmericanChoices<'american-game'> = {}): FreeForm => {
  return kept(soundOf(readAmericanOptions('american-game', choices)));
};
