import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Time in microseconds.

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

/** Clears away the leftovers of what went before. */
export const clearAway = (): void => collect();

/** Clears away young leftovers, and moves what is still in use out of the way of later clearings. */
const settle = (): void => {
  for (let time = 0; time < 2; time++) collect({ type: 'minor' });
};

/** The value below which this share of some figures lies. */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** How long something takes. */
export const timed = (run: () => void): number => {
  settle();
  const start = performance.now();
  run();
  return (performance.now() - start) * 1000;
};

/** The least time that an item takes in some attempts: what the machine does besides is left out. */
export const leastTime = <T>(item: T, attempts: number, run: (item: T) => unknown): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const start = performance.now();
    run(item);
    least = Math.min(least, (performance.now() - start) * 1000);
  }
  return least;
};

/** How long each item takes by itself when it is seen for the first time, the reading of the clock included. */
export const timeEach = <T>(items: readonly T[], run: (item: T) => unknown): readonly number[] => {
  settle();
  return items.map((item) => leastTime(item, 1, run));
};

/** Some figures as one: the middle one, the least and the greatest. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const round = (figure: number): number => Number(figure.toPrecision(4));

/** The spread of figures taken in several rounds. */
export const spreadOf = (figures: readonly number[]): Spread => ({
  median: round(median(figures)),
  least: round(Math.min(...figures)),
  most: round(Math.max(...figures)),
});
