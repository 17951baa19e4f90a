import { cpus } from 'node:os';
import { isWinningHand, validateHand } from 'mahjongg';
import { chanceFrom } from '../generators/chance';
import { againstLookup } from './against-lookup';
import { readingsByJokers, reasonsByJokers } from './by-jokers';
import { layoutsByKey } from './expected';
import { allLayouts, type Dealer, dealer } from './inputs';
import type { Results } from './results';
import { findExtremes } from './slowest';

export { table } from './table';

const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Lets the library see hands of all sorts before any is timed, as it would in a program that uses all of it. */
const warmUp = ({ wins, nearMisses }: Dealer): void => {
  for (let jokers = 0; jokers <= 8; jokers++) {
    for (const hand of [...wins(200, jokers), ...nearMisses(100, jokers)]) {
      if (isWinningHand(hand) !== validateHand(hand).valid) throw new Error(`two answers: ${hand.concealed}`);
    }
  }
};

/** Runs all benchmarks; SEED and ROUNDS in the environment change what chance and patience they start with. */
export const bench = (say: (line: string) => void): Results => {
  const seed = numberFrom('SEED', 1);
  const rounds = numberFrom('ROUNDS', 15);
  const chance = chanceFrom(seed);
  const deal = dealer(chance);
  warmUp(deal);
  say('against a look-up ...');
  const compared = againstLookup(deal, rounds);
  say('readings by jokers ...');
  const readings = readingsByJokers(deal, rounds);
  say('reasons by jokers ...');
  const reasons = reasonsByJokers(deal, rounds);
  say('the slowest hands ...');
  const extremes = findExtremes(deal, chance, numberFrom('SEARCHED', 4_000));
  return {
    node: process.versions.node,
    processors: cpus().length,
    seed,
    layouts: allLayouts.length,
    keys: layoutsByKey.size,
    againstLookup: compared,
    readings,
    reasons,
    extremes,
  };
};
