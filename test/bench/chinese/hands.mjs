// Hands for the benchmark: rows of 34 counts in the columns of `mahjongg/packed`, 14 tiles each, no two alike, a given
// number of them winning. The same seed gives the same hands.
import { chanceFrom } from '../frame.mjs';

const COLUMNS = 34;
const WINDS = 30;
const DRAGONS = [9, 19, 29];

/** @typedef {import('../frame.mjs').Chance} Below */
/** @typedef {any} Row a Uint8Array whose columns are all there */

const isRunStart = (/** @type {number} */ column) =>
  column < WINDS && !DRAGONS.includes(column) && column % 10 < 7;

/** Columns to choose from: all, one suit with honors or without, two suits. */
const choicesOf = (/** @type {readonly number[]} */ columns) => ({
  columns,
  runs: columns.filter(isRunStart),
});
const suit = (/** @type {number} */ from) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => from + number);
const HONORS = [...DRAGONS, 30, 31, 32, 33];
const ALL = choicesOf(Array.from({ length: COLUMNS }, (_, column) => column));
const FEW = [0, 10, 20].flatMap((from) => [
  choicesOf(suit(from)),
  choicesOf([...suit(from), ...HONORS]),
  choicesOf([...suit(from), ...suit((from + 10) % 30)]),
]);

/** One hand in four is of one suit or two: those have several arrangements. */
const anyChoices = (/** @type {Below} */ below) => (below(4) === 0 ? (FEW[below(FEW.length)] ?? ALL) : ALL);

/** @param {Row} row @param {Below} below */
const fillWinning = (row, below) => {
  const { columns, runs } = anyChoices(below);
  do {
    row.fill(0);
    row[columns[below(columns.length)] ?? 0] += 2;
    for (let set = 0; set < 4; set++) {
      const column = columns[below(columns.length)] ?? 0;
      const run = runs[below(runs.length)] ?? 0;
      if (below(2) === 0) row[column] += 3;
      else for (let step = 0; step < 3; step++) row[run + step] += 1;
    }
  } while (row.some((/** @type {number} */ count) => count > 4));
};

/** @param {Row} row @param {Below} below */
const exchangeTile = (row, below) => {
  for (;;) {
    const [from, to] = [below(COLUMNS), below(COLUMNS)];
    if (from === to || row[from] === 0 || row[to] === 4) continue;
    row[from]--;
    row[to]++;
    return;
  }
};

/** @param {Row} row @param {Below} below */
const deal = (row, below) => {
  const { columns } = anyChoices(below);
  row.fill(0);
  for (let tiles = 0; tiles < 14; ) {
    // Each tile that is left is as likely as any other.
    const column = columns[below(columns.length)] ?? 0;
    if (below(4) < row[column]) continue;
    row[column]++;
    tiles++;
  }
};

/**
 * Whether what is left from a column on is sets, and the pair if it is still to come.
 * @type {(row: Row, from: number, pair: boolean) => boolean}
 */
const isWhole = (row, from, pair) => {
  let column = from;
  while (column < COLUMNS && row[column] === 0) column++;
  if (column === COLUMNS) return !pair;
  let whole = false;
  if (row[column] >= 3) {
    row[column] -= 3;
    whole = isWhole(row, column, pair);
    row[column] += 3;
  }
  if (!whole && pair && row[column] >= 2) {
    row[column] -= 2;
    whole = isWhole(row, column, false);
    row[column] += 2;
  }
  if (!whole && isRunStart(column) && row[column + 1] > 0 && row[column + 2] > 0) {
    for (let step = 0; step < 3; step++) row[column + step]--;
    whole = isWhole(row, column, pair);
    for (let step = 0; step < 3; step++) row[column + step]++;
  }
  return whole;
};

/**
 * So many hands, half of them winning, in no order. Of the others one half is dealt and one half has a tile
 * exchanged.
 * @param {number} amount
 * @param {number} seed
 * @returns {{ counts: Uint8Array, wins: Uint8Array }}
 */
export const makeHands = (amount, seed) => {
  const below = chanceFrom(seed);
  const counts = new Uint8Array(amount * COLUMNS);
  const wins = new Uint8Array(amount);
  const seen = new Set();
  let winning = amount >> 1;
  for (let made = 0; made < amount; ) {
    const row = counts.subarray(made * COLUMNS, (made + 1) * COLUMNS);
    const win = below(amount - made) < winning ? 1 : 0;
    if (win === 0 && below(2) === 0) deal(row, below);
    else fillWinning(row, below);
    if (win === 0 && isWhole(row, 0, true)) exchangeTile(row, below);
    if (win === 0 && isWhole(row, 0, true)) continue;
    const key = String.fromCharCode(...row);
    if (seen.has(key)) continue;
    seen.add(key);
    wins[made] = win;
    winning -= win;
    made++;
  }
  return { counts, wins };
};
