// The repository is the same for everybody: no file names a folder of one machine or the host packages come from.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { root } from './entries.js';

/** @param {string} command @param {string[]} parameters */
const output = (command, ...parameters) =>
  execFileSync(command, parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const checkout = dirname(`${root}x`);
const registry = new URL(output('npm', 'config', 'get', 'registry').trim()).host;
const folders = [checkout, dirname(checkout), homedir()].filter((folder) => folder.split('/').length > 2);

const forbidden = [
  { what: 'a folder of one machine', pattern: new RegExp(`(${folders.map(escaped).join('|')})/`) },
  { what: 'a folder of one machine', pattern: /(?<![\w.*-])\/(?:home|Users|root|work|mnt)\/\w/ },
  { what: 'a host packages come from', pattern: new RegExp(`${escaped(registry)}|"resolved": *"http`) },
];

const files = output('git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  .split('\0')
  .filter(Boolean);
for (const file of files) {
  const lines = readFileSync(root + file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const { what, pattern } of forbidden) {
      if (!pattern.test(line)) continue;
      console.error(`${file}:${index + 1}: names ${what}`);
      process.exitCode = 1;
    }
  }
}
if (process.exitCode === undefined) console.log(`${files.length} files name no machine and no host`);
