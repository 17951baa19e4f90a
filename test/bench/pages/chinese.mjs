// The figures of Chinese hands: results/chinese.json on docs/performance.md.
import { loadOf, picturesOf, table } from './figures.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */
/** @typedef {ReturnType<typeof import('../chinese/measure.mjs').measure>} Summary */

const number = (/** @type {number} */ value) => value.toLocaleString('en-US');
const rate = (/** @type {number} */ value) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));
const times = (/** @type {number} */ value) =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(1);

/** @param {Summary['rows'][number]} row */
const named = ({ own, name, call }) => `${own ? `**${name}**` : name} \`${call}\``;

/** @param {Summary} summary */
const speeds = ({ rows }) =>
  table([
    ['package', 'million hands/s', 'times the fastest peer'],
    ...rows.map((row) => [named(row), rate(row.millionHandsPerSecond), times(row.timesFastestPeer)]),
  ]);

/** Both tables of arrangements as one. @param {Summary} half @param {Summary} winning */
const arranged = (half, { rows }) =>
  table([
    ['million hands/s', 'half win', 'times the fastest peer', 'all win', 'times the fastest peer'],
    ...half.rows.map((row) => [
      named(row),
      ...[row, rows.find(({ name }) => name === row.name)].flatMap((one) =>
        one === undefined ? ['', ''] : [rate(one.millionHandsPerSecond), times(one.timesFastestPeer)],
      ),
    ]),
  ]);

/** @param {string} title @param {Summary} summary @returns {Chart} */
const chart = (title, { rows }) => ({
  title,
  unit: 'million hands a second, more are better',
  rows: rows.map(({ name, call, own, millionHandsPerSecond, slowest, quickest }) => ({
    label: own ? call : name,
    marks: [{ value: millionHandsPerSecond, least: slowest, most: quickest }],
    isOwn: own,
  })),
  written: rate,
});

/** @param {any} results @returns {Record<string, Chart>} */
export const chartsOf = ({ isWin, arrangements }) => ({
  'chinese-win': chart('Is it a win?', isWin),
  'chinese-arrangements': chart('All arrangements, half of the hands winning', arrangements),
});

/** What the peers answer otherwise. @param {any} agreement */
const compared = ({ peers, own }) => {
  const others = peers.flatMap((/** @type {any} */ { name, otherWins, missingWays }) => [
    ...(otherWins === 0 ? [] : [`${name} decides ${number(otherWins)} hands otherwise`]),
    ...(missingWays === 0
      ? []
      : [`${name} misses ${number(missingWays)} of ${number(own.arrangements)} arrangements`]),
  ]);
  return others.length === 0 ? 'no answer differs' : `the only differences are that ${others.join(' and ')}`;
};

/** The parts of the page. @param {any} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const { agreement, firstCall } = results;
  const { own } = agreement;
  const shown = picturesOf(chartsOf(results));
  return {
    'first-call': `The first call builds a table of ${number(firstCall.tableBytes)} bytes, in ${firstCall.medianMs.toFixed(1)} ms (median of ${firstCall.processes} fresh processes; the slowest ${firstCall.slowestMs.toFixed(1)} ms).`,
    agreement: `${number(own.hands)} distinct hands of 14 tiles, ${number(own.winning)} of them winning: ${compared(agreement)}.`,
    win: `${speeds(results.isWin)}\n\n${shown('chinese-win')}`,
    arrangements: `${arranged(results.arrangements, results.arrangementsOfWinning)}\n\n${shown('chinese-arrangements')}`,
    tiles: speeds(results.fromTiles),
    measured: `${results.rounds} rounds of ${number(results.handsPerRound)} hands from seed ${results.seed}, half as many where all win${loadOf(results)}.`,
  };
};
