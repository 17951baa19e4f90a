// The figures of Chinese hands: results/chinese.json on docs/performance-chinese.md.
import { loadOf } from './figures.mjs';
import { picture } from './picture.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */
/** @typedef {ReturnType<typeof import('../chinese/measure.mjs').measure>} Summary */

const number = (/** @type {number} */ value) => value.toLocaleString('en-US');
const rate = (/** @type {number} */ value) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));
const times = (/** @type {number} */ value) =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(1);

/** @param {Summary} summary */
const table = ({ rows }) =>
  [
    '| package | call | million hands/s | slowest to quickest round | times the fastest peer |',
    '|---|---|--:|--:|--:|',
    ...rows.map(
      (row) =>
        `| ${row.own ? `**${row.name}**` : row.name} | \`${row.call}\` | ${rate(row.millionHandsPerSecond)} ` +
        `| ${rate(row.slowest)} to ${rate(row.quickest)} | ${times(row.timesFastestPeer)} |`,
    ),
  ].join('\n');

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
export const chartsOf = ({ isWin, arrangements, arrangementsOfWinning, fromTiles }) => ({
  'chinese-win': chart('Is it a win?', isWin),
  'chinese-arrangements': chart('All arrangements, half of the hands winning', arrangements),
  'chinese-winning': chart('All arrangements of winning hands', arrangementsOfWinning),
  'chinese-tiles': chart('Is it a win? From tile strings', fromTiles),
});

/** What the peers answer otherwise. @param {any} agreement */
const compared = ({ peers, own }) =>
  peers
    .map((/** @type {any} */ peer) => {
      const ways = peer.arranges
        ? `${number(peer.missingWays)} of ${number(own.arrangements)} missing, in ${number(peer.handsMissingWays)} hands`
        : 'gives none';
      return `| ${peer.name} | ${number(peer.otherWins)} | ${ways} |`;
    })
    .join('\n');

/** The parts of the page. @param {any} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const { agreement, firstCall } = results;
  const { own } = agreement;
  const charts = chartsOf(results);
  const shown = (/** @type {Summary} */ summary, /** @type {string} */ name) =>
    `${table(summary)}\n\n${picture(name, /** @type {Chart} */ (charts[name]))}`;
  return {
    'first-call': `The first call took ${firstCall.medianMs.toFixed(1)} ms (median of ${firstCall.processes} fresh processes, the slowest
${firstCall.slowestMs.toFixed(1)} ms), with the building of the table; the table takes ${number(firstCall.tableBytes)} bytes.`,
    agreement: `${number(own.hands)} distinct hands of 14 tiles, ${number(own.winning)} of them winning, in ${number(own.arrangements)} arrangements; ${number(own.severalWays)} hands have several.
One hand in four is of one suit or two. Of the hands that do not win, one half has one tile exchanged, the other is dealt.
Special hands (seven pairs, thirteen orphans) are left aside. The peers' answers that differ from the library's:

| package | is it a win | all arrangements |
|---|--:|---|
${compared(agreement)}`,
    win: shown(results.isWin, 'chinese-win'),
    arrangements: shown(results.arrangements, 'chinese-arrangements'),
    winning: shown(results.arrangementsOfWinning, 'chinese-winning'),
    tiles: shown(results.fromTiles, 'chinese-tiles'),
    measured: `\`node test/bench/chinese.mjs --write\` on Node ${results.node.replace('v', '')}, ${results.processors} processors (${results.processor})${loadOf(results)}, hands made
from seed ${results.seed}. All in one process, after the comparison above has run everything many times over: ${results.rounds} rounds
of ${number(results.handsPerRound)} hands (half as many where all of them win), no hand twice in a table, everybody one after the other in
an order drawn anew for each round. A figure is the median of the rounds, a ratio the median of the ratios within each round.`,
  };
};
