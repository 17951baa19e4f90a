// Speed, side by side: the hands go by in batches that nobody has seen, and each batch goes to everybody. Input is prepared
// before the clock starts.
import { ratesOf } from '../frame.mjs';
import { spreadOf } from '../results-files.mjs';

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} call
 * @property {boolean} own
 * @property {(batch: import('./batches.mjs').Batch) => any} prepare
 * @property {(input: any) => number} run
 */

/**
 * Millions of hands a second for each contestant, the quickest first.
 * @param {readonly Contestant[]} contestants
 * @param {readonly import('./batches.mjs').Batch[]} batches
 * @param {number} warmUp rounds at the beginning that do not count
 */
export const measure = (contestants, batches, warmUp) => {
  const sides = contestants.map(({ prepare, run }) => (/** @type {number} */ round) => {
    const batch = /** @type {import('./batches.mjs').Batch} */ (batches[round]);
    const input = prepare(batch);
    return () => {
      run(input);
      return batch.hands / 1e6;
    };
  });
  const rates = ratesOf(Object.fromEntries(sides.entries()), batches.length - warmUp, { warmUp });
  const rows = contestants.map((contestant, at) => ({
    ...contestant,
    rates: rates[at] ?? [],
    spread: spreadOf(rates[at] ?? []),
  }));
  const fastest = rows
    .filter(({ own }) => !own)
    .reduce((best, row) => (best !== undefined && best.spread.median > row.spread.median ? best : row));
  return {
    fastestPeer: fastest.name,
    rows: rows
      .map(({ name, call, own, rates: all, spread: { median, least, most } }) => ({
        name,
        call,
        own,
        millionHandsPerSecond: median,
        slowest: least,
        quickest: most,
        timesFastestPeer: spreadOf(all.map((rate, round) => rate / (fastest.rates[round] ?? 0))).median,
      }))
      .sort((a, b) => b.millionHandsPerSecond - a.millionHandsPerSecond),
  };
};
