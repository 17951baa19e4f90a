// What the table game costs: actions a second, beside boardgame.io's reducer, and bytes, memory and time of a game.
//
//   npm run build && npm ci --prefix test/bench/peers && node test/bench/game.mjs
//
// `--games 20` takes fewer games of each rule set than 60; `--write` keeps the figures in
// test/bench/results/game.json, and `npm run bench:pages` writes them into docs/performance.md and docs/hosting.md.
// It stops if boardgame.io comes to another state, before anything is timed.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CLOCKS, ratesOf, ratioOf, report } from './frame.mjs';
import { applied, carried, chosen, compared, countsOnly, loadPeer, playsOn } from './game/contestants.mjs';
import { hosted, memoryOf, replayed, sizesOf } from './game/costs.mjs';
import { loadLibrary, tablesOf } from './game/tables.mjs';
import { spreadOf } from './results-files.mjs';

const ROUNDS = 15;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    rounds: { type: 'string', default: String(ROUNDS) },
    write: { type: 'boolean', default: false },
  },
});
const root = new URL('../../', import.meta.url);
const library = await loadLibrary(root);
const tables = tablesOf(library, Number(values.games));
const rounds = Number(values.rounds);

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
  { clock: CLOCKS.processor },
);
const beside = {
  games,
  own: spreadOf(rates.own),
  carried: { rate: spreadOf(rates.carried), ratio: ratioOf(rates.own, rates.carried) },
  counted: { rate: spreadOf(rates.counted), ratio: ratioOf(rates.own, rates.counted) },
};
const speeds = tables.map((table) => {
  const rates = ratesOf(
    {
      applied: applied(table),
      chosen: chosen(library, table, Math.ceil(Number(values.games) / 2)),
      hosted: hosted(table),
      replayed: replayed(table),
    },
    rounds,
    { clock: CLOCKS.processor },
  );
  return {
    name: table.name,
    ...Object.fromEntries(Object.entries(rates).map(([side, all]) => [side, spreadOf(all)])),
  };
});

const costs = tables.map((table) => ({ ...sizesOf(table), memory: Math.round(memoryOf(table)) }));
report('game', { games: Number(values.games), rounds, speeds, beside, costs });
