// Cuts the page of the games into parts by rollup: what a game needs is loaded when it is played. Each part is a classic
// script, since a page from disk may load no modules.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { root } from './entries.js';

/** A part that is smaller, in bytes before it is made small, joins another one. */
const LEAST = 500;

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
 * The parts as texts: the first one, and the others by their names.
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
    chunkFileNames: '[name]-[hash].js',
    experimentalMinChunkSize: LEAST,
    minifyInternalExports: true,
  });
  const texts = await Promise.all(
    output.map(async (part) => {
      const code = part.type === 'chunk' ? part.code : '';
      const small = await transform(code, { minify: true, target, charset: 'utf8' });
      return /** @type {const} */ ([part.fileName, small.code]);
    }),
  );
  const { 'main.js': main = '', ...others } = Object.fromEntries(texts);
  return { main, others };
};
