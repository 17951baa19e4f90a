// How time is taken: processor time of this process, its collector of garbage and compiler included, so that others on
// the machine count as little as can be. Sides take turns, in changing order; a figure is the median of the rounds.

const now = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** @param {readonly number[]} figures */
export const median = (figures) =>
  /** @type {number} */ ([...figures].sort((a, b) => a - b)[figures.length >> 1]);

/**
 * Runs every side once a round; a side prepares itself untimed and then gives how many actions it has done.
 * @param {Readonly<Record<string, (round: number) => () => number>>} sides
 * @param {number} rounds @param {number} warmUp
 */
export const ratesOf = (sides, rounds, warmUp = 4) => {
  /** @type {Record<string, number[]>} */
  const rates = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round++) {
    const order = Object.entries(sides);
    if (round % 2 === 1) order.reverse();
    for (const [name, prepare] of order) {
      const run = prepare(round);
      const began = now();
      const done = run();
      const perSecond = (done / (now() - began)) * 1e6;
      if (round >= warmUp) rates[name]?.push(perSecond);
    }
  }
  return rates;
};

/** The median, the least and the greatest of rates. @param {readonly number[]} rates */
export const summary = (rates) => ({
  median: median(rates),
  least: Math.min(...rates),
  most: Math.max(...rates),
});
