// The figures of Card Free hands: results/card-free.json on docs/performance.md.
import { figure, loadOf, markOf, picturesOf, table, verdict, whole, withRange } from './figures.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */
/** @typedef {import('../by-jokers').JokerRow} JokerRow */
/** @typedef {import('../results-files.mjs').Spread} Spread */

const TARGETS = { lookup: 4, validate: 1.5, reading: 5, reasons: 50, slowest: 1000 };

/** @param {string} name @param {import('../against-lookup').Comparison} comparison @param {number} [target] */
const compared = (name, { lookup, library, ratio }, target) => [
  name,
  figure(lookup.median),
  figure(library.median),
  withRange(ratio),
  target === undefined ? '' : `${target}: ${verdict(ratio.median >= target)}`,
];

/** @param {JokerRow} row @param {JokerRow | undefined} miss @returns {readonly string[]} */
const byJokers = (row, miss) => [
  `${row.jokers}`,
  ...[row, miss].flatMap((one) =>
    one === undefined ? ['', ''] : [figure(one.median.median), figure(one.p99.median)],
  ),
];

/** @param {string} what @param {readonly JokerRow[]} rows @param {number} limit */
const target = (what, rows, limit) => {
  const slow = rows.filter(({ median }) => median.median >= limit);
  return `${what} below ${limit}: ${slow.length === 0 ? verdict(true) : `${verdict(false)} in ${slow.length} of ${rows.length} rows`}.`;
};

/** @param {JokerRow} row */
const jokerRow = ({ jokers, median, p99 }) => ({
  label: jokers === 1 ? '1 joker' : `${jokers} jokers`,
  marks: [markOf(median), markOf(p99)],
  isOwn: true,
});

/** @param {string} name @param {import('../slowest').SlowHand} slow */
const extreme = (name, { hand, time, answers }) => [
  name,
  `\`${hand}\``,
  figure(time),
  `${answers}`,
  `${TARGETS.slowest}: ${verdict(time < TARGETS.slowest)}`,
];

/** The charts of these results, by the names of their files. @param {import('../bench').Results} results @returns {Record<string, Chart>} */
export const chartsOf = ({ againstLookup, readings, reasons }) => {
  const { decideMixed, decideWins, validateWins } = againstLookup;
  const tasks = /** @type {const} */ ([
    ['isWinningHand, half of the hands win', decideMixed],
    ['isWinningHand, all win', decideWins],
    ['validateHand, all win', validateWins],
  ]);
  return {
    'card-free-lookup': {
      title: 'A hand without jokers, beside a look-up',
      unit: 'microseconds a hand, fewer are better',
      rows: tasks.flatMap(([name, { lookup, library }]) => [
        { label: name, marks: [markOf(library)], isOwn: true },
        { label: 'a look-up in a table of all layouts', marks: [markOf(lookup)] },
      ]),
      written: figure,
    },
    'card-free-readings': {
      title: 'All readings of a hand that wins',
      unit: 'microseconds a hand, fewer are better',
      rows: readings.map(jokerRow),
      marks: ['median', '99 in 100 below'],
      goal: { value: TARGETS.reading, label: `goal with up to 2 jokers: ${TARGETS.reading}` },
      written: figure,
    },
    'card-free-reasons': {
      title: 'All reasons of a near miss',
      unit: 'microseconds a hand, fewer are better',
      rows: reasons.map(jokerRow),
      marks: ['median', '99 in 100 below'],
      goal: { value: TARGETS.reasons, label: `goal: ${TARGETS.reasons}` },
      written: figure,
    },
  };
};

/** The parts of the page. @param {import('../bench').Results} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const { decideMixed, decideWins, validateWins } = results.againstLookup;
  const { slowestWin, slowestLoss, mostReadings } = results.extremes;
  const { readings, reasons } = results;
  const shown = picturesOf(chartsOf(results));
  return {
    taken: `Node ${results.node}, ${results.processors} processors, seed ${results.seed}${loadOf(results)}.`,
    lookup: `${table([
      ['without jokers', 'look-up', 'library', 'times faster', 'target'],
      compared('`isWinningHand`, half of the hands win', decideMixed, TARGETS.lookup),
      compared('`isWinningHand`, all win', decideWins),
      compared('`validateHand`, all win', validateWins, TARGETS.validate),
    ])}\n\n${shown('card-free-lookup')}`,
    jokers: [
      table([
        ['jokers', 'readings: median', '99 in 100 below', 'reasons: median', '99 in 100 below'],
        // The charts have the others.
        ...readings.flatMap((row, at) => (at % 4 === 0 ? [byJokers(row, reasons[at])] : [])),
      ]),
      `Targets for the median: ${target('readings with up to 2 jokers', readings.slice(0, 3), TARGETS.reading)} ${target('Reasons', reasons, TARGETS.reasons)}`,
      shown('card-free-readings'),
      shown('card-free-reasons'),
    ].join('\n\n'),
    slowest: table([
      ['', 'hand', 'time', 'readings or reasons', 'target'],
      extreme(`slowest of ${whole(slowestWin.timed)} that win`, slowestWin),
      extreme(`slowest of ${whole(slowestLoss.timed)} that do not`, slowestLoss),
      extreme('most readings', mostReadings),
    ]),
  };
};
