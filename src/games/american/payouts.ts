import { frozen } from '../../core/frozen';
import { expectSound, soundOf } from '../../core/misuse';
import type { FalseWinPayout, Payouts, Shares, WinPayout } from '../../hands/payouts';
import { MOST_POINTS } from '../../hands/points';
import type { Choices } from '../../hands/read-options';
import { discardPayout, drawnPayout, misnamedPayout, shares } from './nmjl-payouts';
import {
  type AmericanGameOptions,
  type AmericanOptionsOf,
  type AmericanPreset,
  type GuideOptions,
  readAmericanOptions,
} from './options';

const JOKERLESS_DISCARD: Readonly<Record<GuideOptions['jokerlessDiscard'], Shares>> = {
  each: { discarder: 3, others: 3 },
  total: { discarder: 1, others: 1 },
  nmjl: { discarder: 4, others: 2 },
};

/** The jackpot, the highest hand of the temporary score table, in points (TG-8, TG-11a). */
const TEMPORARY_TABLE = 100;

/** The payments of the guide (AG-27 to AG-30, AG-33, AG-35). */
const guidePayouts = (options: GuideOptions): Payouts => {
  const { jokerlessDiscard, jokerlessExemptsAllPairs, deadPays, errorPayment, ownJokerWin } = options;
  const also = { jokerlessRule: 'AG-29', ...(deadPays === 'single' && { mostByDead: 1 }) };
  const drawn: WinPayout = { ...drawnPayout('AG-28', 2, 4), ...also };
  return {
    wins: {
      wall: drawn,
      jokerExchange: { ...drawn, rule: 'AG-27', ownJokerWins: ownJokerWin },
      charleston: drawn,
      discard: { ...discardPayout('AG-28', shares(2, 1), JOKERLESS_DISCARD[jokerlessDiscard]), ...also },
      misnamedDiscard: misnamedPayout(),
    },
    allPairsExempt: jokerlessExemptsAllPairs,
    mahjonggInError: { rule: 'AG-35', toIntact: errorPayment === 'nmjl' ? 2 : 0 },
  };
};

/** What a false win costs: half to those whose tile it was not (TG-11). */
const falseWin = (highestValue: number): FalseWinPayout => {
  const drawn = { shares: shares(1) };
  const discard = { giver: 'discarder', shares: shares(1, 0.5) } as const;
  return {
    rule: 'TG-11',
    highestValue,
    wins: {
      wall: drawn,
      jokerExchange: drawn,
      charleston: drawn,
      discard,
      misnamedDiscard: discard,
      exchangeTile: { ...discard, giver: 'exchanger' },
    },
  };
};

/** The payments of “The American Game”, which pays no more for jokerless hands (TG-9, TG-11). */
const americanGamePayouts = (options: AmericanGameOptions, best: number): Payouts => {
  const { discardPayment, exchangePays, highestValue, ownJokerWin } = options;
  const discard = discardPayout('TG-9', discardPayment === 'nmjl' ? shares(2, 1) : shares(1, 0));
  const exchange = discardPayout('TG-9', shares(exchangePays === 'double' ? 2 : 1));
  const drawn = drawnPayout('TG-9', 2);
  return {
    wins: {
      wall: drawn,
      jokerExchange: { ...drawn, ownJokerWins: ownJokerWin },
      charleston: drawn,
      discard,
      misnamedDiscard: discard,
      exchangeTile: { ...exchange, giver: 'exchanger', paysForAll: true },
    },
    falseWin: falseWin(highestValue === 'best' ? best : highestValue),
  };
};

/**
 * Makes the table of payments of an American rule set under its options (AG-27 to AG-35, TG-8 to TG-11).
 *
 * @param preset - The rule set: `american-2018`, `nmjl` or `american-game`.
 * @param options - Its options; those left out are as the rulebook plays them.
 * @param best - The value of the best line of the card in play, in points; without a card, the 100 of the temporary
 * table (TG-11a).
 * @returns The table of payments, for `settle`.
 * @example
 * ```ts
 * import { americanPayouts } from 'mahjongg/american';
 *
 * americanPayouts('american-2018', { jokerlessDiscard: 'nmjl' }).wins.discard?.jokerless;
 * // => { discarder: 4, others: 2 }
 * ```
 */
export const americanPayouts = <P extends AmericanPreset>(
  preset: P,
  options: Choices<AmericanOptionsOf[P]> = {},
  best: number = TEMPORARY_TABLE,
): Payouts => {
  const sound = soundOf(readAmericanOptions(preset, options));
  const expected = `The value of the best line must be a number of points from 0 to ${MOST_POINTS}`;
  expectSound(typeof best === 'number' && best >= 0 && best <= MOST_POINTS, expected, best);
  return frozen(
    preset === 'american-game'
      ? americanGamePayouts(sound as AmericanGameOptions, best)
      : guidePayouts(sound as GuideOptions),
  );
};
