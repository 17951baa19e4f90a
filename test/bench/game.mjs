// What the table game costs: actions a second, beside boardgame.io's reducer, and bytes, memory and time of a game.
//
//   npm run build && npm ci --prefix test/bench/peers && node --expose-gc test/bench/game.mjs
//
// `--games 20` takes fewer games of each rule set than 60; `--write` keeps the figures in
// test/bench/results/game.json, and `npm run bench:pages` writes them into docs/performance.md and docs/hosting.md.
// It stops if boardgame.io comes to another state, before anything is timed.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { applied, carried, chosen, compared, countsOnly, loadPeer, playsOn } from './game/contestants.mjs';
import { hosted, memoryOf, replayed, sizesOf } from './game/costs.mjs';
import { median, ratesOf, summary } from './game/rounds.mjs';
import { loadLibrary, tablesOf } from './game/tables.mjs';
import { keepResults, machine } from './results-files.mjs';

const ROUNDS = 15;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    rounds: { type: 'string', default: String(ROUNDS) },
    write: { type: 'boolean', default: false },
  },
});
if (globalThis.gc === undefined) throw new Error('Run it with node --expose-gc.');
const root = new URL('../../', import.meta.url);
const library = await loadLibrary(root);
const tables = tablesOf(library, Number(values.games));
const rounds = Number(values.rounds);
const { load } = machine();

// First of all: a program has one rule set, as a rule, and is compiled for that alone.
// boardgame.io freezes what it is given, which makes other objects of it for the compiler: so it gets a copy of its own.
const folder = mkdtempSync(`${tmpdir()}/table-`);
cpSync(new URL('dist', root), `${folder}/dist`, { recursive: true });
const [theirs] = tablesOf(await loadLibrary(pathToFileURL(`${folder}/`)), 8);
rmSync(folder, { recursive: true });

const peer = loadPeer();
// What takes a fiftieth of the time is done more often, so that both sides are timed for about as long.
const few = { ...tables[0], texts: Array.from({ length: 10 }, () => theirs?.texts ?? []).flat() };
const games = compared(peer, /** @type {any} */ (theirs));
const rates = ratesOf(
  {
    own: applied(/** @type {any} */ (few)),
    carried: carried(peer, /** @type {any} */ (theirs), playsOn(/** @type {any} */ (theirs)), false),
    counted: carried(peer, /** @type {any} */ (theirs), countsOnly(), true),
  },
  rounds,
);
/** @param {readonly number[]} theirs */
const ratios = (theirs) =>
  summary(theirs.map((rate, round) => /** @type {number} */ (rates['own']?.[round]) / rate));
const beside = {
  games,
  own: summary(rates['own'] ?? []),
  carried: { rate: summary(rates['carried'] ?? []), ratio: ratios(rates['carried'] ?? []) },
  counted: { rate: summary(rates['counted'] ?? []), ratio: ratios(rates['counted'] ?? []) },
};
console.log(JSON.stringify(beside));

const speeds = tables.map((table) => {
  const rates = ratesOf(
    {
      applied: applied(table),
      chosen: chosen(library, table, Math.ceil(Number(values.games) / 2)),
      hosted: hosted(table),
      replayed: replayed(table),
    },
    rounds,
  );
  const row = {
    name: table.name,
    ...Object.fromEntries(Object.entries(rates).map(([side, all]) => [side, summary(all)])),
  };
  console.log(JSON.stringify(row));
  return row;
});

const costs = tables.map((table) => ({ ...sizesOf(table), memory: Math.round(memoryOf(table)) }));
for (const row of costs) console.log(JSON.stringify(row));

const results = { node: process.version, load, games: Number(values.games), rounds, speeds, beside, costs };
console.log(
  `apply, median of all rule sets: ${Math.round(median(speeds.map((/** @type {any} */ row) => row.applied.median)))} a second`,
);
if (values.write) keepResults('game', results);
