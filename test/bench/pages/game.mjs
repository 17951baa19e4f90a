// The figures of the table game: results/game.json on docs/performance-game.md and docs/hosting.md.
import { verdict as judged, loadOf, table as tableOf } from './figures.mjs';
import { picture } from './picture.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */

const TARGETS = { applied: 300_000, chosen: 75_000, ratio: 50, state: 6_000, record: 40_000 };

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
const thousands = (/** @type {number} */ value) => `${number(value / 1000)},000`;
const spread = (/** @type {{ median: number, least: number, most: number }} */ { median, least, most }) =>
  `${thousands(median)} (${thousands(least)} to ${thousands(most)})`;

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => tableOf([head, ...rows]);

/** @param {any} results */
const tablesOf = ({ node, games, rounds, speeds, beside, costs, ...machine }) => ({
  taken: `Node ${node.replace('v', '')}${loadOf(machine)}, ${games} games of each rule set, half of them between greedy bots and half between random ones, ${rounds} rounds.`,
  speed: table(
    ['actions a second', '`apply`', 'choosing from `legalActions`', 'as a host', '`replay`'],
    speeds.map((/** @type {any} */ row) => [
      row.name,
      spread(row.applied),
      spread(row.chosen),
      spread(row.hosted),
      spread(row.replayed),
    ]),
  ),
  targets: table(
    ['Card Free', 'target', 'median', 'best round'],
    [
      ['`apply`', TARGETS.applied, speeds[0].applied],
      ['choosing from `legalActions`', TARGETS.chosen, speeds[0].chosen],
    ].map(([what, target, { median, most }]) => [
      what,
      `${number(target)} a second`,
      `${thousands(median)}: ${judged(median >= target)}`,
      `${thousands(most)}: ${judged(most >= target)}`,
    ]),
  ),
  beside: table(
    ['the same actions', 'a second', '`apply` is faster by', 'target'],
    [
      ['`apply`', beside.own, undefined],
      ['boardgame.io, the move calls `apply`', beside.carried.rate, beside.carried.ratio],
      ['boardgame.io, the move only counts', beside.counted.rate, beside.counted.ratio],
    ].map(([what, rate, ratio]) => [
      what,
      `${number(rate.median)} (${number(rate.least)} to ${number(rate.most)})`,
      ratio === undefined
        ? ''
        : `${ratio.median.toFixed(0)} (${ratio.least.toFixed(0)} to ${ratio.most.toFixed(0)})`,
      ratio === undefined ? '' : `${TARGETS.ratio}: ${judged(ratio.median >= TARGETS.ratio)}`,
    ]),
  ),
  sizes: table(
    [
      'bytes',
      'state, the largest',
      'under 6 kB',
      'record, the largest',
      'under 40 kB',
      'an action, median',
      'sent to one player, median',
    ],
    costs.map((/** @type {any} */ row) => [
      row.name,
      number(row.state.most),
      judged(row.state.most < TARGETS.state),
      number(row.record.most),
      judged(row.record.most < TARGETS.record),
      number(row.entry.median),
      number(row.sentToOne.median),
    ]),
  ),
  game: table(
    ['one game', 'actions, median', 'processor time as a host', 'replayed', 'memory of a table'],
    costs.map((/** @type {any} */ row, /** @type {number} */ at) => [
      row.name,
      number(row.actions.median),
      `${((row.actions.median / speeds[at].hosted.median) * 1000).toFixed(1)} ms`,
      `${((row.actions.median / speeds[at].replayed.median) * 1000).toFixed(1)} ms`,
      `${number(row.memory)} bytes`,
    ]),
  ),
});

/** How long a game takes, in seconds, for what a number of tables costs. */
const GAME = 900;
const PLAYERS = 4;

const amount = (/** @type {number} */ bytes) => {
  const [size, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${size < 10 ? size.toFixed(1) : number(size)} ${unit}`;
};

/**
 * What so many tables cost, all of them at play.
 * @param {any} results @param {number} tables
 */
const costOf = ({ speeds, costs }, tables) => {
  const [{ memory, record, actions, sentToOne }] = costs;
  const actionsPerSecond = (tables * actions.median) / GAME;
  const cores = actionsPerSecond / speeds[0].hosted.median;
  return [
    number(tables),
    actionsPerSecond < 10 ? actionsPerSecond.toFixed(1) : number(actionsPerSecond),
    `${cores < 0.01 ? cores.toFixed(5) : cores.toFixed(2)} cores`,
    amount(tables * memory),
    `${amount((tables * PLAYERS * sentToOne.median) / GAME)}/s`,
    `${amount((tables * record.median * 3600) / GAME)}/h`,
  ];
};

/** The part of the page on hosting. @param {any} results @returns {Record<string, string>} */
export const hostingPartsOf = (results) => ({
  hosting: table(
    ['tables', 'actions a second', 'processor time', 'memory of the states', 'sent', 'log'],
    [1, 1_000, 1_000_000].map((tables) => costOf(results, tables)),
  ),
});

/** @param {{ median: number, least: number, most: number }} spread */
const markOf = ({ median, least, most }) => ({ value: median, least, most });

/** @param {any} results @returns {Record<string, Chart>} */
export const chartsOf = ({ speeds, beside }) => ({
  'game-speed': {
    title: 'Actions of the table game',
    unit: 'actions a second, more are better',
    rows: speeds.flatMap((/** @type {any} */ row) => [
      { label: `${row.name}: apply`, marks: [markOf(row.applied)], isOwn: true },
      { label: `${row.name}: choosing`, marks: [markOf(row.chosen)], isOwn: true },
      { label: `${row.name}: as a host`, marks: [markOf(row.hosted)], isOwn: true },
      { label: `${row.name}: replay`, marks: [markOf(row.replayed)], isOwn: true },
    ]),
    goal: { value: TARGETS.applied, label: `goal of apply, Card Free: ${number(TARGETS.applied)}` },
    written: thousands,
  },
  'game-beside': {
    title: 'The same actions, beside boardgame.io',
    unit: 'actions a second, more are better',
    rows: [
      { label: 'apply', marks: [markOf(beside.own)], isOwn: true },
      { label: 'boardgame.io, the move calls apply', marks: [markOf(beside.carried.rate)] },
      { label: 'boardgame.io, the move only counts', marks: [markOf(beside.counted.rate)] },
    ],
    written: number,
  },
});

/** The parts of the page on the table game. @param {any} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const tables = tablesOf(results);
  const charts = chartsOf(results);
  const shown = (/** @type {string} */ name) => picture(name, /** @type {Chart} */ (charts[name]));
  return {
    ...tables,
    speed: `${tables.speed}\n\n${shown('game-speed')}`,
    beside: `${tables.beside}\n\n${shown('game-beside')}`,
  };
};
