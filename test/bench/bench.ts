import { isWinningHand, validateHand } from 'mahjongg';
import { chanceFrom } from '../generators/chance';
import { againstLookup } from './against-lookup';
import { readingsByJokers, reasonsByJokers } from './by-jokers';
import { layoutsByKey } from './expected';
import { numberOf } from './frame.mjs';
import { allLayouts, type Dealer, dealer, JOKERS } from './inputs';
import { findExtremes } from './slowest';

/** Lets the library see hands of all sorts before any is timed, as it would in a program that uses all of it. */
const warmUp = ({ wins, nearMisses }: Dealer): void => {
  for (const jokers of JOKERS) {
    for (const hand of [...wins(200, jokers), ...nearMisses(100, jokers)]) {
      if (isWinningHand(hand) !== validateHand(hand).valid) throw new Error(`two answers: ${hand.concealed}`);
    }
  }
};

/** Runs all benchmarks, in microseconds; SEED and ROUNDS in the environment change what chance and patience they start with. */
export const bench = () => {
  const seed = numberOf('SEED', 1);
  const rounds = numberOf('ROUNDS', 15);
  const chance = chanceFrom(seed);
  const deal = dealer(chance);
  warmUp(deal);
  return {
    seed,
    layouts: allLayouts.length,
    keys: layoutsByKey.size,
    againstLookup: againstLookup(deal, rounds),
    readings: readingsByJokers(deal, rounds),
    reasons: reasonsByJokers(deal, rounds),
    extremes: findExtremes(deal, chance, numberOf('SEARCHED', 4_000)),
  };
};

/** Everything that was measured, and on what. */
export type Results = ReturnType<typeof bench> & {
  readonly node: string;
  readonly processors: number;
  readonly load?: number;
};
