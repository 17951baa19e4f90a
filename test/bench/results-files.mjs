// Where the figures of all benchmarks are kept: one JSON file each, in test/bench/results or in the folder that
// BENCH_RESULTS names.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const committed = fileURLToPath(new URL('./results/', import.meta.url));
const folder = process.env['BENCH_RESULTS'] ?? committed;

/** Whether a benchmark was started with `--write`, which keeps its figures. */
export const isKept = process.argv.includes('--write');

/** What the machine is, and how many programs were at work on it in the last minute. */
export const machine = () => ({
  node: process.versions.node,
  processors: cpus().length,
  load: Number((loadavg()[0] ?? 0).toFixed(2)),
});

/** Figures with four digits, so that two runs differ in what can be measured. @param {string} _ @param {unknown} value */
export const rounded = (_, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

/** Keeps the results of a benchmark. @param {string} name @param {unknown} results */
export const keepResults = (name, results) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(results, rounded, 2)}\n`);
};

/** The results of a benchmark. @param {string} name @returns {any} */
export const keptResults = (name) => {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there: run \`npm run bench:all\``);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** @typedef {{ readonly median: number, readonly least: number, readonly most: number }} Spread */

/** Figures taken in several rounds as one. @param {readonly number[]} figures @returns {Spread} */
export const spreadOf = (figures) => {
  const sorted = [...figures].sort((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
};

/** The figure that this part of them stays below. @param {readonly number[]} figures @param {number} part */
export const quantile = (figures, part) =>
  [...figures].sort((one, other) => one - other)[
    Math.min(figures.length - 1, Math.floor(part * figures.length))
  ] ?? 0;
