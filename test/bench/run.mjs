// Bundles the benchmarks of Card Free around the built package and runs them; `npm run bench` builds it first.
// With a folder as its argument, another build of the package is measured: node test/bench/run.mjs other/dist
// `--write` keeps the figures in test/bench/results/card-free.json; `npm run bench:pages` writes them into the pages.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { report } from './frame.mjs';

const other = process.argv.slice(2).find((word) => !word.startsWith('--'));
const dist = resolve(other ?? fileURLToPath(new URL('../../dist', import.meta.url)), 'index.js');
if (!existsSync(dist)) throw new Error('There is no built package; run `npm run build` first.');

/**
 * Leaves the package out of the bundle: what is measured is the file that would be published. The hands are made by
 * another copy of it, so that the measured one has not seen them.
 */
const builtPackage = {
  name: 'built-package',
  /** @param {import('esbuild').PluginBuild} build */
  setup: ({ onResolve }) =>
    onResolve({ filter: /^mahjongg$/ }, ({ importer }) => {
      const copy = importer.endsWith('inputs.ts') ? '?inputs' : '';
      return { path: pathToFileURL(dist).href + copy, external: true };
    }),
};

const { bench } = await bundled('./bench.ts', [builtPackage]);
report('card-free', bench());
