// What all benchmarks have in common: inputs of chance, sides that take turns on the same inputs, figures as medians and
// ratios, and where they are kept.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isKept, keepResults, machine, quantile, rounded, spreadOf } from './results-files.mjs';

setFlagsFromString('--expose-gc');
/** @type {(options?: { readonly type: 'minor' }) => void} */
export const collectGarbage = runInNewContext('gc');

const taken = machine();
const WARM_UP = 4;

/** A number of the environment. @param {string} name @param {number} usual */
export const numberOf = (name, usual) => Number(process.env[name] ?? usual);

/** A whole number from 0 up to a bound, by a seed (mulberry32). @param {number} seed */
export const chanceFrom = (seed) => {
  let state = seed | 0;
  return (/** @type {number} */ bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * bound);
  };
};
/** @typedef {ReturnType<typeof chanceFrom>} Chance */

/** So many of some items, drawn by chance. @template T @param {readonly T[]} items @param {Chance} chance @returns {T[]} */
export const drawn = (items, chance, count = items.length) => {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0]).map(
    (item) => /** @type {T} */ (item),
  );
};

/** All tiles of a game, without flowers laid aside. @param {{ readonly tiles: { readonly copies: Readonly<Record<string, number>> } }} rules */
export const wallOf = ({ tiles }) =>
  Object.entries(tiles.copies).flatMap(([tile, copies]) =>
    /^[FS][1-4]$/.test(tile)
      ? []
      : Array.from({ length: copies }, () => /** @type {import('mahjongg').Tile} */ (tile)),
  );

/** Deals hands of fourteen tiles. @param {Parameters<typeof wallOf>[0]} rules @param {Chance} chance */
export const dealerOf = (rules, chance) => {
  const wall = wallOf(rules);
  return () => ({ concealed: drawn(wall, chance, 14) });
};

/** Milliseconds that have passed; those of the processor, whatever else runs on the machine. */
export const CLOCKS = {
  passed: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * How much each side does in a second, by rounds. A side prepares itself for a round, untimed, and gives what is timed,
 * which says how much it has done. Sides take turns in an order drawn anew: who comes next finds the caches of the
 * processor full of what the one before has left there.
 * @template {string} Name
 * @param {Readonly<Record<Name, (round: number) => () => number>>} sides
 * @param {number} rounds
 */
export const ratesOf = (sides, rounds, { warmUp = WARM_UP, clock = CLOCKS.passed } = {}) => {
  const names = /** @type {Name[]} */ (Object.keys(sides));
  /** @type {any} */
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  const chance = chanceFrom(names.length);
  for (let round = 0; round < warmUp + rounds; round++) {
    const prepared = drawn(names, chance).map((name) => /** @type {const} */ ([name, sides[name](round)]));
    collectGarbage();
    for (const [name, run] of prepared) {
      const start = clock();
      const done = run();
      const taken = clock() - start;
      if (round >= warmUp) rates[name].push((done / taken) * 1000);
    }
  }
  return /** @type {Record<Name, number[]>} */ (rates);
};

/** The spread of the ratios of two sides, round by round. @param {readonly number[]} ours @param {readonly number[]} theirs */
export const ratioOf = (ours, theirs) => spreadOf(ours.map((rate, round) => rate / (theirs[round] ?? 0)));

/**
 * A library beside a scan on the same inputs, new ones in each round; the scan may be given fewer of them. It ends with the
 * first answer that differs.
 * @template T
 * @param {() => readonly T[]} inputsOf
 * @param {{ readonly library: (input: T) => unknown, readonly scan: (input: T) => unknown }} asked
 * @param {{ readonly rounds: number, readonly scanned?: number }} amount
 */
export const besideScan = (inputsOf, asked, { rounds, scanned }) => {
  const inputs = Array.from({ length: WARM_UP + rounds }, inputsOf);
  /** @type {Record<'library' | 'scan', readonly unknown[][]>} */
  const answers = { library: inputs.map(() => []), scan: inputs.map(() => []) };
  /** @param {'library' | 'scan'} name @param {number} [count] */
  const sideOf = (name, count) => (/** @type {number} */ round) => {
    const some = inputs[round]?.slice(0, count) ?? [];
    return () => answers[name][round]?.push(...some.map(asked[name])) ?? 0;
  };
  const { library, scan } = ratesOf({ library: sideOf('library'), scan: sideOf('scan', scanned) }, rounds);
  for (const [round, some] of answers.scan.entries())
    for (const [at, answer] of some.entries())
      if (answer !== answers.library[round]?.[at])
        throw new Error(`two answers: ${JSON.stringify(inputs[round]?.[at])}`);
  return { scan: spreadOf(scan), library: spreadOf(library), ratio: ratioOf(library, scan) };
};

/** The least milliseconds of some tries: what else the machine does is not meant. @param {() => unknown} run */
export const leastTime = (run, tries = 3, clock = CLOCKS.passed) => {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < tries; each++) {
    const start = clock();
    run();
    least = Math.min(least, clock() - start);
  }
  return least;
};

/** The middle one of some figures, those that 95 and 99 in 100 stay below, and the greatest. @param {readonly number[]} figures */
export const sharesOf = (figures) => ({
  median: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
  p99: quantile(figures, 0.99),
  most: quantile(figures, 1),
});

/** Prints what was measured, and keeps it with `--write`. @param {string} name @param {object} results */
export const report = (name, results) => {
  const all = { ...taken, ...results };
  console.log(JSON.stringify(all, rounded, 2));
  if (isKept) keepResults(name, all);
};
