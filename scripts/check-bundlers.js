// The package in bundles and in a browser's module: each import is bundled by esbuild and by rollup from the installed
// package, the size of what is left is printed, and the bundle is run. Run `npm run build` first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { entries, root } from './entries.js';

const folder = `${root}node_modules/.cache/bundlers`;

/** Imports as an application writes them, with something that shows that they work. @type {readonly (readonly [string, string])[]} */
const IMPORTS = [
  ['parseTiles', "import { parseTiles } from 'mahjongg'; const read = parseTiles('345C'); run(read.ok)"],
  [
    'validateHand',
    "import { validateHand } from 'mahjongg'; run(!validateHand({ concealed: ['1B'] }).valid)",
  ],
  [
    'scoreHand',
    "import { scoreHand } from 'mahjongg'; run(!scoreHand({ concealed: ['1B'] }, { by: 'wall' }).ok)",
  ],
  [
    'settle',
    "import { settle, americanRules } from 'mahjongg'; run(settle({ event: 'wallGame' }, americanRules('nmjl')).ok)",
  ],
  ['chineseSheet', "import { chineseSheet } from 'mahjongg'; run(!chineseSheet({ sets: [] }).ok)"],
  [
    'americanSolitaireSheet',
    "import { americanSolitaireSheet } from 'mahjongg'; run(americanSolitaireSheet({ cardValue: 30, by: 'wall' }).ok)",
  ],
  [
    'yearGame',
    "import { yearGame, validateHand } from 'mahjongg'; run(!validateHand({ concealed: ['1B'] }, yearGame()).valid)",
  ],
  ...entries.map(
    ({ name }) =>
      /** @type {const} */ ([
        `* from ${name}`,
        `import * as all from '${name}'; run(Object.keys(all).length > 0)`,
      ]),
  ),
];

const alias = Object.fromEntries(entries.map(({ name, js }) => [name, js]));
const full = (/** @type {string} */ code) =>
  `const run = (works) => { if (!works) throw new Error('does not work'); globalThis.bundleRan = true; };\n${code.replace(/run\((.*)\)$/s, 'run($1);')}`;

/** @param {string} file */
const byEsbuild = async (file) => {
  const { outputFiles } = await build({
    entryPoints: [file],
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

/** By rollup, and made small by esbuild, so that the two can be compared. @param {string} file */
const byRollup = async (file) => {
  const bundle = await rollup({
    input: file,
    plugins: [{ name: 'entries', resolveId: (source) => alias[source] ?? null }],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const whole = `${folder}/rolled.mjs`;
  writeFileSync(whole, output[0].code);
  return byEsbuild(whole);
};

/** @param {string} code */
const size = (code) => `${(gzipSync(code, { level: 9 }).length / 1000).toFixed(2)} kB`.padStart(9);

let runs = 0;
/** Runs a bundle as a module of its own. @param {string} label @param {string} code */
const works = async (label, code) => {
  runs += 1;
  const file = `${folder}/bundle-${runs}.mjs`;
  writeFileSync(file, code);
  Reflect.deleteProperty(globalThis, 'bundleRan');
  await import(pathToFileURL(file).href);
  if (Reflect.get(globalThis, 'bundleRan') !== true) throw new Error(`${label}: the bundle does not run`);
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
console.log(`${'minified and gzipped'.padEnd(32)}   esbuild     rollup`);
for (const [label, code] of IMPORTS) {
  const file = `${folder}/entry.mjs`;
  writeFileSync(file, full(code));
  const bundles = [await byEsbuild(file), await byRollup(file)];
  for (const bundle of bundles) await works(label, bundle);
  console.log(`${label.padEnd(32)} ${bundles.map(size).join('  ')}`);
}
rmSync(folder, { recursive: true, force: true });
