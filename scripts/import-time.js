// How long the first import of each built entry takes, in fresh processes: the time from before the import to
// after it, less the same for an empty module. Of the times of many processes, taken in turns, the median counts. Run
// `npm run build` first. ROUNDS sets how many processes; `--write` keeps the figures in test/bench/results/import.json.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isKept, keepResults, machine } from '../test/bench/results-files.mjs';
import { entries, median } from './entries.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 31);

/** The goals in milliseconds: of the entries that load every game, and of all others. */
const WHOLE = { names: ['mahjongg', 'mahjongg/game', 'mahjongg/bots'], budget: 10 };
const BUDGET = 5;

const measureImport = `
const start = performance.now();
await import(process.argv[1]);
console.log(performance.now() - start);
`;
const measureRequire = `
const start = performance.now();
require(process.argv[1]);
console.log(performance.now() - start);
`;

/** @typedef {{ type: string, code: string, file: string, times: number[] }} Case */

/** @param {Case} item */
const once = ({ type, code, file }) =>
  Number(execFileSync(process.execPath, [`--input-type=${type}`, '-e', code, file], { encoding: 'utf8' }));

/** @param {string} file @returns {Case} */
const importing = (file) => ({
  type: 'module',
  code: measureImport,
  file: pathToFileURL(file).href,
  times: [],
});
/** @param {string} file @returns {Case} */
const requiring = (file) => ({ type: 'commonjs', code: measureRequire, file, times: [] });

const taken = machine();
const folder = mkdtempSync(join(tmpdir(), 'mahjongg-import-'));
try {
  const emptyModule = join(folder, 'empty.mjs');
  const emptyScript = join(folder, 'empty.cjs');
  writeFileSync(emptyModule, '');
  writeFileSync(emptyScript, '');
  const bare = { import: importing(emptyModule), require: requiring(emptyScript) };
  const rows = entries.flatMap(({ name, js, cjs }) => [
    { name, label: `import ${name}`, own: importing(js), bare: bare.import },
    { name, label: `require ${name}`, own: requiring(cjs), bare: bare.require },
  ]);
  // In turns, so that a busy moment of the machine falls on all of them.
  const cases = [bare.import, bare.require, ...rows.map(({ own }) => own)];
  for (let round = 0; round < ROUNDS; round += 1) for (const item of cases) item.times.push(once(item));
  const kept = [];
  for (const row of rows) {
    const own = median(row.own.times);
    const empty = median(row.bare.times);
    const budget = WHOLE.names.includes(row.name) ? WHOLE.budget : BUDGET;
    kept.push({ label: row.label, ms: own, empty, budget });
    const verdict = own - empty < budget ? 'within' : 'OVER';
    console.log(
      `${row.label.padEnd(28)} ${(own - empty).toFixed(2)} ms ` +
        `(${own.toFixed(2)} less ${empty.toFixed(2)} for an empty module; ${verdict} ${budget} ms)`,
    );
  }
  if (isKept) keepResults('import', { ...taken, rows: kept });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
