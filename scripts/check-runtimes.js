// The packed package in other runtimes than the Node that runs this: Node 20, 22 and 24, Bun and Deno, as their binaries
// come from the npm registry; and a program for each, by `import` and, where there is one, by `require`. Run `npm run
// build` first. Binaries are kept in node_modules/.cache/runtimes.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, manifest, root } from './entries.js';
import { folder, install, installPacked, run } from './packed.js';

/** The binaries, in exact versions, by the packages that carry them for this machine. */
const VERSIONS = { node20: '20.19.5', node22: '22.23.3', node24: '24.9.0', bun: '1.4.5', deno: '2.9.6' };

const machine = `${process.platform}-${process.arch}`;
/** @param {keyof typeof VERSIONS} name */
const packageOf = (name) => {
  if (name === 'bun') return `@oven/bun-${machine}@${VERSIONS.bun}`;
  if (name === 'deno')
    return `@deno/${machine}${process.platform === 'linux' ? '-glibc' : ''}@${VERSIONS.deno}`;
  return `node-${machine}@${VERSIONS[name]}`;
};
const names = /** @type {(keyof typeof VERSIONS)[]} */ (Object.keys(VERSIONS));
const cache = `${root}node_modules/.cache/runtimes`;

/** @param {keyof typeof VERSIONS} name */
const binaryOf = (name) => {
  const program = name.startsWith('node') ? 'bin/node' : name === 'bun' ? 'bin/bun' : 'deno';
  return `${cache}/node_modules/${name}/${program}`;
};

const fetchBinaries = () => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${cache}/package.json`, '{ "private": true }');
  const wanted = names.map((name) => `${name}@npm:${packageOf(name)}`);
  install(cache, '--no-package-lock', ...wanted);
};

const HAND = "{ concealed: [...'11222333444555'].map((number) => number + 'B') }";
const USE = `const answer = it.validateHand(${HAND});\nif (!answer.valid || answer.best.total !== 45) throw new Error(JSON.stringify(answer));\n`;
const others = entries.map(({ name }) => name).filter((name) => name !== manifest.name);

const PROGRAMS = {
  'module.mjs': `import * as it from '${manifest.name}';\n${others.map((name) => `await import('${name}');\n`).join('')}${USE}console.log('import works');\n`,
  'script.cjs': `const it = require('${manifest.name}');\n${others.map((name) => `require('${name}');\n`).join('')}${USE}console.log('require works');\n`,
};

/** How a runtime is started. @param {keyof typeof VERSIONS} name @param {string} file */
const wordsFor = (name, file) =>
  name === 'deno' ? ['run', '--quiet', '--no-remote', '--allow-read', file] : [file];

try {
  if (!names.every((name) => existsSync(binaryOf(name)))) fetchBinaries();
  installPacked();
  for (const [file, code] of Object.entries(PROGRAMS)) writeFileSync(join(folder, file), code);
  for (const name of names) {
    const version = run(folder, binaryOf(name), '--version').split('\n')[0];
    const said = Object.keys(PROGRAMS).map((file) =>
      run(folder, binaryOf(name), ...wordsFor(name, file)).trim(),
    );
    console.log(`ok  ${name} (${version}): ${said.join(', ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
