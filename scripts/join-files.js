// Joins the small files of the built entries, and writes the CommonJS files anew: part of `npm run build`. A file more
// costs each import as much as 25 kB of text (docs/performance.md); so what entries share goes into few files: what is
// small into one that all of them load, what both `mahjongg` and `mahjongg/game` use into another, and the rest by who
// uses it. No entry and no name changes. The CommonJS files say the same as the modules in the same words, where those
// of tsup turn every `?.` and `??` into calls of functions.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { rollup } from 'rollup';
import { entries, root } from './entries.js';

/** Below how many bytes a file is loaded by every entry rather than kept apart. */
const SMALL = 16_000;
const dist = `${root}dist`;
const input = Object.fromEntries(entries.map(({ js }) => [basename(js, '.js'), js]));

/** The files that each file imports. @type {Map<string, readonly string[]>} */
const imports = new Map();
const bundle = await rollup({
  input,
  treeshake: false,
  plugins: [
    {
      name: 'imports',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
    },
  ],
  onwarn: ({ message }) => {
    throw new Error(message);
  },
});

/** A file with all that it imports. @param {string} file @param {Set<string>} [found] */
const reached = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports.get(file) ?? []) reached(next, found);
  return found;
};
const loads = Object.entries(input).map(([name, file]) => ({ name, files: reached(file) }));

/** Whether a file is loaded by every entry: it is small, and so is all that it imports. @param {string} file */
const isSmall = (file) => [...reached(file)].every((one) => readFileSync(one).length < SMALL);

/** The name of the file that a shared file is joined to; entries stay by themselves. @param {string} file */
const placeOf = (file) => {
  if (Object.values(input).includes(file)) return undefined;
  if (isSmall(file)) return 'shared';
  const users = loads.filter(({ files }) => files.has(file)).map(({ name }) => name);
  return users.includes('index') && users.includes('game') ? 'shared-rules' : `shared-${users.join('-')}`;
};
const places = new Map([...imports.keys()].map((file) => [file, placeOf(file)]));

/** @type {import('rollup').OutputOptions} */
const common = {
  dir: dist,
  manualChunks: (file) => places.get(file),
  generatedCode: { preset: 'es2015', symbols: false },
  exports: 'named',
  esModule: true,
};
for (const name of readdirSync(dist))
  if (/\.c?js$/.test(name) && name !== 'cli.js') rmSync(`${dist}/${name}`);
await bundle.write({ ...common, format: 'es', chunkFileNames: '[name].js' });
await bundle.write({ ...common, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' });
