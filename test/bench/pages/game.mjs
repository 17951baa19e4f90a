// The figures of the table game: results/game.json on docs/performance.md and docs/hosting.md.
import { verdict as judged, loadOf, markOf, picturesOf, table as tableOf } from './figures.mjs';

/** @typedef {import('./draw-chart.mjs').Chart} Chart */

const TARGETS = { applied: 300_000, chosen: 75_000, ratio: 50, state: 6_000, record: 40_000 };

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
const thousands = (/** @type {number} */ value) => `${number(value / 1000)},000`;
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => tableOf([head, ...rows]);

/** @param {any} results */
const tablesOf = ({ games, rounds, speeds, beside, costs, ...machine }) => ({
  games: `${games} games of each rule set, half between greedy bots and half between random ones, ${rounds} rounds${loadOf(machine)}.`,
  speed: table(
    ['actions a second', '`apply`', 'choosing from `legalActions`', 'as a host', '`replay`'],
    speeds.map((/** @type {any} */ { name, applied, chosen, hosted, replayed }) => [
      name,
      ...[applied, chosen, hosted, replayed].map(({ median }) => thousands(median)),
    ]),
  ),
  targets: `Targets for Card Free: ${[
    ['`apply`', TARGETS.applied, speeds[0].applied],
    ['choosing', TARGETS.chosen, speeds[0].chosen],
  ]
    .map(([what, target, { median }]) => `${what} ${number(target)} a second: ${judged(median >= target)}`)
    .join(', ')}.`,
  beside: table(
    ['the same actions', 'a second', '`apply` is faster by', 'target'],
    [
      ['`apply`', beside.own, undefined],
      ['boardgame.io, the move calls `apply`', beside.carried.rate, beside.carried.ratio],
      ['boardgame.io, the move only counts', beside.counted.rate, beside.counted.ratio],
    ].map(([what, rate, ratio]) => [
      what,
      number(rate.median),
      ratio === undefined
        ? ''
        : `${ratio.median.toFixed(0)} (${ratio.least.toFixed(0)} to ${ratio.most.toFixed(0)})`,
      ratio === undefined ? '' : `${TARGETS.ratio}: ${judged(ratio.median >= TARGETS.ratio)}`,
    ]),
  ),
  sizes: `${table(
    [
      'bytes',
      'largest state',
      'largest record',
      'an action',
      'actions of a game',
      'sent to one player',
      'memory of a table',
    ],
    costs.map((/** @type {any} */ { name, state, record, entry, actions, sentToOne, memory }) => [
      name,
      ...[state.most, record.most, entry.median, actions.median, sentToOne.median, memory].map(number),
    ]),
  )}\n\nTargets: ${[
    ['states', costs.map((/** @type {any} */ { state }) => state.most), TARGETS.state],
    ['records', costs.map((/** @type {any} */ { record }) => record.most), TARGETS.record],
  ]
    .map(([what, sizes, limit]) => `${what} under ${number(limit)}: ${judged(Math.max(...sizes) < limit)}`)
    .join(', ')}.`,
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
  const { targets, ...tables } = tablesOf(results);
  const shown = picturesOf(chartsOf(results));
  return {
    ...tables,
    speed: `${tables.speed}\n\n${targets}\n\n${shown('game-speed')}`,
    beside: `${tables.beside}\n\n${shown('game-beside')}`,
  };
};
