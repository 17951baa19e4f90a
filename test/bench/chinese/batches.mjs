// The hands in portions, each in every form it is asked for.

const COLUMNS = 34;

/**
 * @typedef {object} Batch
 * @property {number} hands
 * @property {Uint8Array} counts
 * @property {Uint8Array[]} rows
 */

/** @param {Uint8Array} counts @param {number} size @returns {Batch[]} */
export const batchesOf = (counts, size) =>
  Array.from({ length: Math.floor(counts.length / COLUMNS / size) }, (_, batch) => {
    const part = counts.slice(batch * size * COLUMNS, (batch + 1) * size * COLUMNS);
    const rows = Array.from({ length: size }, (_, row) => part.subarray(row * COLUMNS, (row + 1) * COLUMNS));
    return { hands: size, counts: part, rows };
  });

/** The rows that win, in batches of the same size. */
/** @param {Uint8Array} counts @param {Uint8Array} wins @param {number} size */
export const winningBatchesOf = (counts, wins, size) => {
  const rows = [...wins.keys()].filter((hand) => wins[hand] === 1);
  const winning = new Uint8Array(rows.length * COLUMNS);
  for (const [place, hand] of rows.entries())
    winning.set(counts.subarray(hand * COLUMNS, (hand + 1) * COLUMNS), place * COLUMNS);
  return batchesOf(winning, size);
};
