// Takes the examples out of the declarations for CommonJS, so that the package does not carry them twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './entries.js';

/** An `@example`, the last part of a docstring. */
const EXAMPLE = /^ *\* @example\n(?: *\*(?: .*)?\n)+?(?= *\*\/)/gm;

for (const name of readdirSync(`${root}dist`).filter((file) => file.endsWith('.d.cts'))) {
  const path = `${root}dist/${name}`;
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(EXAMPLE, ''));
}
