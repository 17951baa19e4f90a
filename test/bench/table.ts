import type { Comparison } from './against-lookup';
import type { JokerRow } from './by-jokers';
import type { Results } from './results';
import type { Slowest, SlowHand } from './slowest';
import type { Spread } from './timing';

// The results as lines for people.

const spread = ({ median, least, most }: Spread): string =>
  `${median.toFixed(2).padStart(8)} (${least.toFixed(2)} to ${most.toFixed(2)})`;

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

const compared = (
  name: string,
  { lookup, library, ratio }: Comparison,
  target: number | undefined,
): string => {
  const goal = target === undefined ? '' : `, target ${target}: ${verdict(ratio.median >= target)}`;
  return `  ${name.padEnd(32)} look-up ${spread(lookup)}, library ${spread(library)}, times faster ${spread(ratio)}${goal}`;
};

const joker = (target: (row: JokerRow) => number | undefined) => (row: JokerRow) => {
  const limit = target(row);
  const goal = limit === undefined ? '' : `, target ${limit}: ${verdict(row.median.median < limit)}`;
  return `  ${row.jokers} jokers  median ${spread(row.median)}, 99 in 100 below ${spread(row.p99)}, answers ${row.answers}${goal}`;
};

const slow = (name: string, { hand, time, answers }: SlowHand): string =>
  `  ${name.padEnd(14)} ${time.toFixed(1).padStart(9)} µs, ${answers} answers: ${hand}`;

const searched = (name: string, slowest: Slowest): string =>
  `${slow(name, slowest)} (${slowest.timed} hands timed; target 1000: ${verdict(slowest.time < 1000)})`;

/** The results as a table; times in microseconds, in brackets the least and the greatest of the rounds. */
export const table = ({ againstLookup, readings, reasons, extremes, ...taken }: Results): string =>
  [
    `Node ${taken.node}, ${taken.processors} processors, seed ${taken.seed}; ${taken.keys} keys from ${taken.layouts} layouts`,
    'Without jokers, beside a look-up of the sorted tiles in a Map of all layouts (µs a hand)',
    compared('isWinningHand, half of them win', againstLookup.decideMixed, 4),
    compared('isWinningHand, all win', againstLookup.decideWins, undefined),
    compared('validateHand, all win', againstLookup.validateWins, 1.5),
    'All readings of hands that win (µs)',
    ...readings.map(joker(({ jokers }) => (jokers <= 2 ? 5 : undefined))),
    'All reasons of near misses (µs)',
    ...reasons.map(joker(() => 50)),
    'The slowest hands found',
    searched('that win', extremes.slowestWin),
    searched('that do not', extremes.slowestLoss),
    slow('most readings', extremes.mostReadings),
  ].join('\n');
