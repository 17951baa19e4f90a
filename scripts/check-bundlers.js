// The package in bundles and in a browser's module: each import is bundled by esbuild and by rollup from the installed
// package, the size of what is left is printed, and the bundle is run. Run `npm run build` first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundles, compressed, kilobytes } from './bundle.js';
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
    "import { scoreHand } from 'mahjongg'; run(!scoreHand({ concealed: ['1B'] }, { win: { by: 'wall' } }).ok)",
  ],
  [
    'settle',
    "import { settle, americanRules } from 'mahjongg'; run(settle({ event: 'wallGame' }, { rules: americanRules('nmjl') }).ok)",
  ],
  ['chineseSheet', "import { chineseSheet } from 'mahjongg'; run(!chineseSheet({ sets: [] }).ok)"],
  [
    'americanSolitaireSheet',
    "import { americanSolitaireSheet } from 'mahjongg'; run(americanSolitaireSheet({ cardValue: 30, by: 'wall' }).ok)",
  ],
  [
    'yearGame',
    "import { yearGame, validateHand } from 'mahjongg'; run(!validateHand({ concealed: ['1B'] }, { rules: yearGame() }).valid)",
  ],
  [
    'tableGame',
    "import { cardFree } from 'mahjongg/card-free'; import { tableGame } from 'mahjongg/game'; run(!tableGame(cardFree()).createGame({ wall: [] }).ok)",
  ],
  ...entries.map(
    ({ name }) =>
      /** @type {const} */ ([
        `* from ${name}`,
        `import * as all from '${name}'; run(Object.keys(all).length > 0)`,
      ]),
  ),
];

const full = (/** @type {string} */ code) =>
  `const run = (works) => { if (!works) throw new Error('does not work'); globalThis.bundleRan = true; };\n${code.replace(/run\((.*)\)$/s, 'run($1);')}`;

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
  const made = await bundles(full(code));
  for (const bundle of made) await works(label, bundle);
  console.log(`${label.padEnd(32)} ${made.map((bundle) => kilobytes(compressed(bundle))).join('  ')}`);
}
rmSync(folder, { recursive: true, force: true });
