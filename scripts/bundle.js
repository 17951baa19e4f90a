// Bundles what an application imports from the built package, by esbuild and by rollup, and makes it small.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { entries, root } from './entries.js';

const alias = Object.fromEntries(entries.map(({ name, js }) => [name, js]));
const ENTRY = 'application';

/** @param {string} contents */
const byEsbuild = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    alias,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** By rollup, and made small by esbuild, so that the two can be compared. @param {string} contents */
const byRollup = async (contents) => {
  const bundle = await rollup({
    input: ENTRY,
    plugins: [
      {
        name: 'application',
        resolveId: (source) => (source === ENTRY ? source : (alias[source] ?? null)),
        load: (id) => (id === ENTRY ? contents : null),
      },
    ],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return byEsbuild(output[0].code);
};

/** The bundles of an application’s code. @param {string} contents */
export const bundles = async (contents) => [await byEsbuild(contents), await byRollup(contents)];

/** Bytes of a bundle, compressed. @param {string} code */
export const compressed = (code) => gzipSync(code, { level: 9 }).length;

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9);
