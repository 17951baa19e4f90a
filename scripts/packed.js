// The package as npm packs it, installed into a new folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './entries.js';

export const folder = mkdtempSync(join(tmpdir(), 'mahjongg-package-'));

/** Runs a program; its output is in the error if it fails. @param {string} cwd @param {string} command @param {string[]} parameters */
export const run = (cwd, command, ...parameters) => {
  try {
    return execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout}${stderr}`);
  }
};

/** @param {string} cwd @param {...string} words */
export const install = (cwd, ...words) =>
  run(cwd, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...words);

/** Packs the package and installs it; gives what npm says of the tarball. */
export const installPacked = () => {
  const [packed] = JSON.parse(
    run(root, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  install(folder, '--offline', `./${packed.filename}`);
  return packed;
};
