// Measures everything and writes the figures into the pages: `npm run bench:all`, on a quiet machine. It builds, installs
// the peers, runs one benchmark after the other, each in a process of its own, and ends by drawing the charts. If a
// benchmark fails, the figures of that one stay as they were, and the command fails at its end.
//
// `--short` tries all of it in a few minutes: results, pages and charts go into a temporary folder.
// Names of benchmarks run those alone: npm run bench:all -- game distance
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/entries.js';

/** @typedef {{ readonly name: string, readonly file: string, readonly short?: readonly string[], readonly env?: Readonly<Record<string, string>> }} Benchmark */

/** What is measured, with what a short run of it is. @type {readonly Benchmark[]} */
const BENCHMARKS = [
  { name: 'size', file: 'scripts/size.js' },
  { name: 'import', file: 'scripts/import-time.js', env: { ROUNDS: '3' } },
  { name: 'card-free', file: 'test/bench/run.mjs', env: { ROUNDS: '2', SEARCHED: '50' } },
  { name: 'cards', file: 'test/bench/cards.mjs', env: { HANDS: '2000' } },
  { name: 'card-reasons', file: 'test/bench/card-reasons.mjs', env: { HANDS: '60' } },
  { name: 'possible', file: 'test/bench/possible.mjs', env: { QUESTIONS: '30' } },
  { name: 'distance', file: 'test/bench/distance.mjs', env: { HANDS: '200', SCANNED: '2' } },
  { name: 'distance-peers', file: 'test/bench/distance-peers.mjs', env: { HANDS: '20000' } },
  { name: 'solitaire', file: 'test/bench/solitaire.mjs', env: { ROUNDS: '1' } },
  { name: 'keys', file: 'test/bench/keys.mjs', short: ['1', 'chinese-solitaire', 'card-free'] },
  { name: 'chinese', file: 'test/bench/chinese.mjs', short: ['--hands', '20000'] },
  { name: 'game', file: 'test/bench/game.mjs', short: ['--games', '4', '--rounds', '2'] },
];

const words = process.argv.slice(2);
const isShort = words.includes('--short');
const chosen = words.filter((word) => !word.startsWith('--'));
for (const name of chosen)
  if (!BENCHMARKS.some((benchmark) => benchmark.name === name))
    throw new Error(`no benchmark is called ${name}`);
const folder = isShort ? mkdtempSync(join(tmpdir(), 'mahjongg-bench-')) : undefined;
const environment = folder === undefined ? process.env : { ...process.env, BENCH_RESULTS: folder };

/** Whether a command has ended well. @param {string} command @param {readonly string[]} parts @param {NodeJS.ProcessEnv} env */
const run = (command, parts, env) =>
  spawnSync(command, parts, { cwd: root, env, stdio: 'inherit' }).status === 0;

/** @param {string} command @param {readonly string[]} parts */
const prepare = (command, parts) => {
  if (!run(command, parts, process.env)) throw new Error(`${command} ${parts.join(' ')} has failed`);
};
prepare('npm', ['run', 'build']);
prepare('npm', ['ci', '--prefix', 'test/bench/peers']);

const failed = BENCHMARKS.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).filter(
  ({ name, file, short = [], env = {} }) => {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const isDone = isShort
      ? run(process.execPath, [file, '--write', ...short], { ...environment, ...env })
      : run(process.execPath, [file, '--write'], environment);
    console.log(`${isDone ? 'done' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return !isDone;
  },
);

console.log('\n== pages');
if (
  !run(
    process.execPath,
    ['test/bench/write-pages.mjs', ...(folder === undefined ? [] : [folder])],
    environment,
  )
)
  failed.push({ name: 'pages', file: 'test/bench/write-pages.mjs' });
if (folder !== undefined) console.log(`results, pages and charts are in ${folder}`);
for (const { name } of failed) console.log(`FAILED: ${name}`);
if (failed.length > 0) process.exitCode = 1;
