// Bundles the benchmarks around the built package and runs them; `npm run bench` builds it first.
// With a folder as its argument, another build of the package is measured: node test/bench/run.mjs other/dist
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('./', import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, '../../dist'), 'index.js');
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

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-bench-'));
try {
  const outfile = join(folder, 'bench.mjs');
  await build({
    entryPoints: [join(here, 'bench.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [builtPackage],
    logLevel: 'error',
  });
  const { bench, table } = await import(pathToFileURL(outfile).href);
  const results = bench(console.error);
  console.log(table(results));
  if (process.argv[2] === undefined) {
    writeFileSync(join(here, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
