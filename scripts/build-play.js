// Cuts the page of the games into parts by rollup: what a game needs is loaded when it is played. Each part is a classic
// script, since a page from disk may load no modules.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { root } from './entries.js';

/** @param {string} name @param {string} from */
const pathOf = (name, from) => {
  if (/^preact(\/|$)/.test(name)) return fileURLToPath(import.meta.resolve(name));
  if (/^mahjongg(\/|$)/.test(name)) return `${root}src/${name.slice(9) || 'index'}.ts`;
  const path = resolve(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  );
};

/**
 * A script made small by terser, whose scripts are four in a hundred smaller than esbuild's once they are compressed.
 *
 * @param {string} code
 * @returns {Promise<string>}
 */
export const smallScript = async (code) => {
  const { code: small = '' } = await minify(code, {
    compress: { ecma: 2020, keep_fargs: false, passes: 3, unsafe_arrows: true },
    ecma: 2020,
  });
  return small;
};

/**
 * The parts as texts: the first one, which is not small yet, and the others by their names.
 *
 * @param {string} entry
 * @param {string[]} target
 * @param {ReadonlyMap<string, () => string>} made Modules that no file holds, by how they are imported.
 * @returns {Promise<{ main: string, others: Readonly<Record<string, string>> }>}
 */
export const playParts = async (entry, target, made) => {
  const bundle = await rollup({
    input: { main: entry },
    treeshake: { moduleSideEffects: (id) => id.startsWith(dirname(dirname(entry))) },
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
    plugins: [
      {
        name: 'sources',
        resolveId: (name, from) =>
          made.has(name) ? name : existsSync(name) ? name : pathOf(name, from ?? entry),
        load: async (id) => {
          const own = made.get(id);
          if (own !== undefined) return own();
          const code = readFileSync(id, 'utf8');
          if (!/\.tsx?$/.test(id)) return code;
          const loader = id.endsWith('x') ? 'tsx' : 'ts';
          const jsx = { jsx: /** @type {const} */ ('automatic'), jsxImportSource: 'preact' };
          return (await transform(code, { loader, ...jsx, target })).code;
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'system',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash:6].js',
    minifyInternalExports: true,
  });
  const texts = output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : '']);
  const { 'main.js': main = '', ...others } = Object.fromEntries(texts);
  const small = Object.entries(others).map(async ([name, code]) => [name, await smallScript(code)]);
  return { main, others: Object.fromEntries(await Promise.all(small)) };
};
