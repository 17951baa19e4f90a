// How long the first import of each built entry takes, in fresh processes: the time from before the import to
// after it, less the same for an empty module. Of the times of many processes the lower quartile counts, for other
// programs only ever make them longer. Run `npm run build` first. ROUNDS
// sets how many processes; `--write` keeps the figures in test/bench/results/import.json.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isKept, keepResults, machine, quantile } from '../test/bench/results-files.mjs';
import { entries } from './entries.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
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
    { label: `import ${name}`, own: importing(js), bare: bare.import },
    { label: `require ${name}`, own: requiring(cjs), bare: bare.require },
  ]);
  // In turns, so that a busy moment of the machine falls on all of them.
  const cases = [bare.import, bare.require, ...rows.map(({ own }) => own)];
  for (let round = 0; round < ROUNDS; round += 1) for (const item of cases) item.times.push(once(item));
  const kept = [];
  for (const row of rows) {
    const own = quantile(row.own.times, 0.25);
    const empty = quantile(row.bare.times, 0.25);
    kept.push({ label: row.label, ms: own, empty });
    const verdict = own - empty < BUDGET ? 'within' : 'OVER';
    console.log(
      `${row.label.padEnd(28)} ${(own - empty).toFixed(2)} ms ` +
        `(${own.toFixed(2)} less ${empty.toFixed(2)} for an empty module; ${verdict} ${BUDGET} ms)`,
    );
  }
  if (isKept) keepResults('import', { ...taken, budget: BUDGET, rows: kept });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
