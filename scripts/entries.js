import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** What package.json says. */
export const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/**
 * The entries of the package, read from its `exports`.
 * @type {readonly { name: string, id: string, js: string, cjs: string, types: string }[]}
 */
export const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path, target]) => ({
    name: manifest.name + path.slice(1),
    id: (manifest.name + path.slice(1)).replaceAll('/', '-'),
    js: root + target.import.default.slice(2),
    cjs: root + target.require.default.slice(2),
    types: root + target.require.types.slice(2),
  }));

/**
 * The middle one of some figures.
 * @param {readonly number[]} figures
 */
export const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
