// Speed, side by side: the hands go by in batches that nobody has seen, and each batch goes to everybody, in an order
// drawn anew, for who comes next finds the caches of the processor full of what the one before has left there. Input is
// prepared before the clock starts, and garbage is collected before each batch.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from '../../../scripts/entries.js';
import { chanceFrom } from './hands.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} call
 * @property {boolean} own
 * @property {(batch: import('./batches.mjs').Batch) => any} prepare
 * @property {(input: any) => number} run
 */

/** @param {number} amount @param {(bound: number) => number} below @returns {number[]} 0 to `amount` - 1, in any order */
const shuffled = (amount, below) => {
  /** @type {number[]} */
  const places = [];
  for (let place = 0; place < amount; place++) places.splice(below(places.length + 1), 0, place);
  return places;
};

/**
 * Millions of hands a second for each contestant, by rounds.
 * @param {readonly Contestant[]} contestants
 * @param {readonly import('./batches.mjs').Batch[]} batches
 * @param {number} warmUp rounds at the beginning that do not count
 */
export const measure = (contestants, batches, warmUp) => {
  /** @type {number[][]} */
  const rates = contestants.map(() => []);
  const below = chanceFrom(contestants.length);
  for (const [round, batch] of batches.entries()) {
    const inputs = contestants.map(({ prepare }) => prepare(batch));
    collectGarbage();
    const results = contestants.map(() => 0);
    for (const at of shuffled(contestants.length, below)) {
      const start = performance.now();
      results[at] = contestants[at]?.run(inputs[at]) ?? 0;
      const time = performance.now() - start;
      if (round >= warmUp) rates[at]?.push(batch.hands / time / 1000);
    }
  }
  return contestants.map(({ name, call, own }, at) => ({ name, call, own, rates: rates[at] ?? [] }));
};

/** @param {readonly { name: string, call: string, own: boolean, rates: number[] }[]} measured */
export const summarize = (measured) => {
  const rows = measured.map((row) => ({ ...row, median: median(row.rates) }));
  const fastest = rows
    .filter(({ own }) => !own)
    .reduce((best, row) => (row.median > best.median ? row : best), { name: '', median: 0, rates: [0] });
  return {
    fastestPeer: fastest.name,
    rows: rows
      .map(({ name, call, own, rates, median: rate }) => ({
        name,
        call,
        own,
        millionHandsPerSecond: rate,
        slowest: Math.min(...rates),
        quickest: Math.max(...rates),
        timesFastestPeer: median(rates.map((each, round) => each / (fastest.rates[round] ?? Number.NaN))),
      }))
      .sort((a, b) => b.millionHandsPerSecond - a.millionHandsPerSecond),
  };
};
