// What the first call costs: in a fresh process for each figure, the time from the first question to its answer, the
// building of the tables included, and the bytes the tables take.
import { execFileSync } from 'node:child_process';
import { median } from '../../../scripts/entries.js';

const PROCESSES = 21;

const QUESTION = `
const { isWinningCounts, COUNT_COLUMNS } = await import(process.argv[1]);
const row = new Uint8Array(COUNT_COLUMNS);
row.set([3, 1, 1, 1, 1, 1, 1, 1, 3, 0, 1]);
gc();
const before = process.memoryUsage().arrayBuffers;
const start = performance.now();
const answer = isWinningCounts(row);
const time = performance.now() - start;
gc();
const bytes = process.memoryUsage().arrayBuffers - before;
console.log(JSON.stringify({ answer, time, bytes }));
`;

/** @param {string} entry the built module, as a file URL */
export const measureFirstCall = (entry) => {
  const runs = Array.from({ length: PROCESSES }, () =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', QUESTION, entry], {
        encoding: 'utf8',
      }),
    ),
  );
  const times = runs.map(({ time }) => time);
  return {
    processes: PROCESSES,
    medianMs: median(times),
    slowestMs: Math.max(...times),
    // Something else may have been freed in between, so the most of them is the table's.
    tableBytes: Math.max(...runs.map(({ bytes }) => bytes)),
  };
};
