import { expectSound, MisuseError } from '../../core/misuse';
import type { FalseWinPayout, Payouts, Shares, WinPayout } from '../../hands/payouts';
import { discardPayout, drawnPayout, shares } from '../../questions/win-payout';
import type {
  AmericanGameOptions,
  AmericanOptionsOf,
  AmericanPreset,
  GuideOptions,
} from './american-options';
import { readAmericanOptions } from './american-options';

/** What the discarder and the others pay for a jokerless hand on a discard (AG-29a). */
const JOKERLESS_DISCARD: Readonly<Record<GuideOptions['jokerlessDiscard'], Shares>> = {
  each: /* @__PURE__ */ shares(3, 3),
  total: /* @__PURE__ */ shares(1, 1),
  nmjl: /* @__PURE__ */ shares(4, 2),
};

/** The value of the highest hand of the temporary score table, the jackpot (TG-8, TG-11a). */
const TEMPORARY_TABLE = 100;

const isPoints = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1_000_000;

/** The payments of the guide (AG-27 to AG-30, AG-33, AG-35). */
const guidePayouts = (options: GuideOptions): Payouts => {
  const { jokerlessDiscard, jokerlessExemptsAllPairs, deadPays, errorPayment, ownJokerWin } = options;
  const alsoByDead = (payout: WinPayout): WinPayout =>
    deadPays === 'single' ? Object.freeze({ ...payout, mostByDead: 1 }) : payout;
  const drawn = alsoByDead(drawnPayout('AG-28', 2, 4));
  return Object.freeze({
    wins: Object.freeze({
      wall: drawn,
      jokerExchange: Object.freeze({ ...drawn, rule: 'AG-27', ownJokerWins: ownJokerWin }),
      charleston: drawn,
      discard: alsoByDead(discardPayout('AG-28', shares(2, 1), JOKERLESS_DISCARD[jokerlessDiscard])),
      misnamedDiscard: discardPayout('AG-33', shares(4, 0), shares(4, 0)),
    }),
    allPairsExempt: jokerlessExemptsAllPairs,
    mahjonggInError: Object.freeze({ rule: 'AG-35', toIntact: errorPayment === 'nmjl' ? 2 : 0 }),
  });
};

/** What a false win costs: half to those whose tile it was not (TG-11). */
const falseWin = (highestValue: number): FalseWinPayout => {
  const drawn = Object.freeze({ shares: shares(1, 1) });
  const discard = Object.freeze({ giver: 'discarder' as const, shares: shares(1, 0.5) });
  return Object.freeze({
    rule: 'TG-11',
    highestValue,
    wins: Object.freeze({
      wall: drawn,
      jokerExchange: drawn,
      charleston: drawn,
      discard,
      misnamedDiscard: discard,
      exchangeTile: Object.freeze({ ...discard, giver: 'exchanger' as const }),
    }),
  });
};

/** The payments of “The American Game”, which asks for no more for a hand without jokers (TG-9, TG-11). */
const americanGamePayouts = (options: AmericanGameOptions, best: number): Payouts => {
  const { discardPayment, exchangePays, highestValue, ownJokerWin } = options;
  const onDiscard = discardPayment === 'nmjl' ? shares(2, 1) : shares(1, 0);
  const discard = discardPayout('TG-9', onDiscard, onDiscard);
  const times = exchangePays === 'double' ? 2 : 1;
  const drawn = drawnPayout('TG-9', 2, 2);
  return Object.freeze({
    wins: Object.freeze({
      wall: drawn,
      jokerExchange: Object.freeze({ ...drawn, ownJokerWins: ownJokerWin }),
      charleston: drawn,
      discard,
      misnamedDiscard: discard,
      exchangeTile: Object.freeze({
        ...discardPayout('TG-9', shares(times, times), shares(times, times)),
        giver: 'exchanger' as const,
        paysForAll: true,
      }),
    }),
    falseWin: falseWin(highestValue === 'best' ? best : highestValue),
  });
};

/**
 * The table of payments of an American rule set under its options, the defaults for those left out. `best` is the value of
 * the best line of the card in play, in points; without a card the 100 of the temporary table (TG-11a).
 */
export const americanPayouts = <P extends AmericanPreset>(
  preset: P,
  options: Partial<AmericanOptionsOf[P]> = {},
  best: number = TEMPORARY_TABLE,
): Payouts => {
  const read = readAmericanOptions(preset, options);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  expectSound(isPoints(best), 'The value of the best line is a number of points from 0 to 1000000', best);
  return preset === 'american-game'
    ? americanGamePayouts(read.value as AmericanGameOptions, best)
    : guidePayouts(read.value as GuideOptions);
};
