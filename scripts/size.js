// What an application's bundle grows by: each import below is bundled from the built package, minified and
// compressed, and compared with its budget. Run `npm run build` first. `--write` keeps the sizes in
// test/bench/results/size.json.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { isKept, keepResults } from '../test/bench/results-files.mjs';
import { entries, root } from './entries.js';

/**
 * Budgets in bytes, minified and gzipped; 1 kB is 1000 bytes. The limit keeps a size from growing; a
 * goal that is not reached yet is named beside it (docs/performance.md says why).
 */
const BUDGETS = [
  {
    name: 'Card Free alone',
    limit: 17_500,
    goal: 8_000,
    code: "export { validateHand, scoreHand } from 'mahjongg'",
  },
  {
    name: 'Distance and targets',
    limit: 9_000,
    code: "export { distance, targets } from 'mahjongg/analysis'",
  },
  { name: 'mahjongg', limit: 94_000, code: "export * from 'mahjongg'" },
  { name: 'mahjongg/game', limit: 60_000, code: "export * from 'mahjongg/game'" },
  { name: 'mahjongg/analysis', limit: 28_000, code: "export * from 'mahjongg/analysis'" },
  { name: 'mahjongg/bots', limit: 63_500, code: "export * from 'mahjongg/bots'" },
  { name: 'mahjongg/american', limit: 34_500, code: "export * from 'mahjongg/american'" },
  { name: 'mahjongg/packed', limit: 5_000, code: "export * from 'mahjongg/packed'" },
  { name: 'mahjongg/rulebook', limit: 11_500, code: "export * from 'mahjongg/rulebook'" },
  { name: 'mahjongg/debug', limit: 3_300, code: "export * from 'mahjongg/debug'" },
];

/** @param {string} contents */
const bundledSize = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    alias: Object.fromEntries(entries.map(({ name, js }) => [name, js])),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9);

for (const { name } of entries)
  if (!BUDGETS.some((budget) => budget.name === name)) throw new Error(`${name} has no budget`);

const kept = [];
for (const { name, limit, goal, code } of BUDGETS) {
  const size = await bundledSize(code);
  if (size > limit) process.exitCode = 1;
  kept.push({ name, bytes: size, limit, goal });
  const aim = goal === undefined || size <= goal ? '' : `  (goal ${kilobytes(goal).trim()}, not reached)`;
  const verdict = size > limit ? '  TOO LARGE' : '';
  console.log(`${name.padEnd(22)} ${kilobytes(size)} of ${kilobytes(limit)}${verdict}${aim}`);
}
if (isKept) keepResults('size', { rows: kept });
