// Installs every example in docs/examples, checks their types and runs their tests; none may be skipped. It looks at `dist`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { root } from './entries.js';

const examples = `${root}docs/examples/`;
const names = readdirSync(examples).filter((name) => existsSync(`${examples}${name}/package.json`));

/**
 * Runs a program and gives how it ended and all it said.
 * @param {string} folder @param {string} program @param {readonly string[]} parameters
 * @returns {Promise<{ readonly code: number | null, readonly text: string }>}
 */
const run = (folder, program, parameters) =>
  new Promise((resolve) => {
    const child = spawn(program, [...parameters], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        text += part;
      });
    child.on('error', ({ message }) => resolve({ code: 1, text: text + message }));
    child.on('close', (code) => resolve({ code, text }));
  });

/** @param {string} what @param {string} text @returns {never} */
const fail = (what, text) => {
  console.error(`${text}\n${what} failed`);
  process.exit(1);
};

/** Whether what the lock file asks for is there already. @param {string} folder */
const isInstalled = (folder) => {
  const installed = `${folder}/node_modules/.package-lock.json`;
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs
  );
};

/** @param {string} name */
const install = async (name) => {
  if (isInstalled(examples + name)) return;
  const { code, text } = await run(examples + name, 'npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) fail(`installing ${name}`, text);
};

/** How many tests there were of a kind, by node's own summary. @param {string} text @param {string} kind */
const count = (text, kind) =>
  Number(new RegExp(`^(?:#|ℹ) ${kind} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

/** @param {string} name */
const test = async (name) => {
  const begun = performance.now();
  const { code, text } = await run(examples + name, 'npm', ['test', '--silent']);
  const passed = count(text, 'pass');
  const others = ['fail', 'cancelled', 'skipped', 'todo'].map((kind) => count(text, kind));
  if (code !== 0 || !(passed > 0) || others.some((number) => number !== 0)) fail(name, text);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${passed} tests passed in ${seconds} s`);
};

if (!existsSync(`${root}dist/game.js`)) fail('the examples', 'There is no dist: npm run build');
await Promise.all(names.map(install));
for (const name of names) await test(name);
const { code, text } = await run(root, 'npx', ['tsc', '-p', 'docs/examples/tsconfig.json']);
if (code !== 0) fail('the types of the examples', text);
console.log(`${names.length} examples run, and their types are right`);
