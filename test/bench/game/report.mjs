// The results as the tables of docs/performance-game.md, each between its marks.

const TARGETS = { applied: 300_000, chosen: 75_000, ratio: 50, state: 6_000, record: 40_000 };

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
const thousands = (/** @type {number} */ value) => `${number(value / 1000)},000`;
const spread = (/** @type {{ median: number, least: number, most: number }} */ { median, least, most }) =>
  `${thousands(median)} (${thousands(least)} to ${thousands(most)})`;
const judged = (/** @type {boolean} */ met) => (met ? 'met' : '**missed**');

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** @param {any} results */
const blocksOf = ({ node, games, rounds, speeds, beside, costs }) => ({
  taken: `Node ${node.replace('v', '')}, ${games} games of each rule set, half of them between greedy bots and half between random ones, ${rounds} rounds.`,
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

/** @param {any} results */
const hostingOf = (results) =>
  table(
    ['tables', 'actions a second', 'processor time', 'memory of the states', 'sent', 'log'],
    [1, 1_000, 1_000_000].map((tables) => costOf(results, tables)),
  );

/** The page with the figures of these results. @param {string} page @param {any} results */
export const withFigures = (page, results) =>
  Object.entries({ ...blocksOf(results), hosting: hostingOf(results) }).reduce(
    (text, [name, block]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, open, close) => `${open}\n${block}\n\n${close}`,
      ),
    page,
  );
