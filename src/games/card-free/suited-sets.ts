import { histogramPlaces, NO_COST } from './goal-costs';

/*
 * All sets of numbers in all their suits (CF-7 to CF-11, CF-13), as histograms of how many tiles of their members
 * are held. A set in ascending order falls into one, two or three stretches of one suit each, so its histogram is put
 * together from sums over stretches. There are 1,770 sets with their suits; this is the innermost loop of the
 * distance, and it does nothing but add and look up.
 *
 * The value of a tile is its bit in a histogram; that of an exposed one is `EXPOSED`, above the histogram, which
 * counts how many of the exposures a set takes in.
 */

/** What an exposed tile adds to the histogram of its set. */
export const EXPOSED = 32_768;
const EXPOSED_SHIFT = 15;
const HISTOGRAM: number = EXPOSED - 1;

const LONGEST = 7;
const RUN: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The numbers that odds, evens and multiples of three are consecutive in. */
const OTHERS: readonly (readonly number[])[] = [
  [1, 3, 5, 7, 9],
  [2, 4, 6, 8],
  [3, 6, 9],
];

/** Which sets are asked for. */
export interface SetChoice {
  /** Consecutive Runs. */
  readonly runs: boolean;
  /** Consecutive Odds and Evens, Multiples of Three and, of all suits, Any Like Numbers. */
  readonly others: boolean;
  /** The one suit allowed, as tens; undefined if any are. */
  readonly suit: number | undefined;
}

/** What looking for the least cost needs of a hand. */
export interface SetCosts {
  /** The values of the tiles, by place in `TILES`. */
  readonly values: Readonly<Int32Array>;
  /** How many exposures the set must take in. */
  readonly exposed: number;
  /** The cost of a hand with such a set, by place of the set's histogram. */
  readonly costs: Readonly<Uint8Array>;
}

const makeSums = (): Int32Array => new Int32Array(RUN.length + 1);
/** Running sums of the values along a sequence of numbers in each suit; of one hand after the other. */
const lentSums: readonly [Int32Array, Int32Array, Int32Array] = [
  /* @__PURE__ */ makeSums(),
  /* @__PURE__ */ makeSums(),
  /* @__PURE__ */ makeSums(),
];

const sumUp = (values: Readonly<Int32Array>, sequence: readonly number[]): void => {
  for (let suit = 0; suit < 3; suit++) {
    const sums = lentSums[suit]!;
    for (let at = 0; at < sequence.length; at++) {
      sums[at + 1] = sums[at]! + values[10 * suit + sequence[at]!]!;
    }
  }
};

/** The least cost of the sets in one suit. */
const inOneSuit = (sums: Int32Array, count: number, { exposed, costs }: SetCosts): number => {
  const places = histogramPlaces();
  let least = NO_COST;
  for (let start = 0; start + 3 <= count; start++) {
    for (let end = start + 3; end <= count && end <= start + LONGEST; end++) {
      const sum = sums[end]! - sums[start]!;
      if (sum >>> EXPOSED_SHIFT !== exposed) continue;
      const cost = costs[places[sum & HISTOGRAM]!]!;
      if (cost < least) least = cost;
    }
  }
  return least;
};

/** The least cost of the sets that begin in one suit and end in another. */
const inTwoSuits = (
  first: Int32Array,
  second: Int32Array,
  count: number,
  { exposed, costs }: SetCosts,
): number => {
  const places = histogramPlaces();
  let least = NO_COST;
  for (let start = 0; start + 3 <= count; start++) {
    const farthest = Math.min(count, start + LONGEST);
    for (let cut = start + 1; cut < farthest; cut++) {
      const begun = first[cut]! - first[start]! - second[cut]!;
      for (let end = Math.max(cut + 1, start + 3); end <= farthest; end++) {
        const sum = begun + second[end]!;
        if (sum >>> EXPOSED_SHIFT !== exposed) continue;
        const cost = costs[places[sum & HISTOGRAM]!]!;
        if (cost < least) least = cost;
      }
    }
  }
  return least;
};

/** The least cost of the sets with a stretch in each suit, in this order, from one start. */
const inThreeSuitsFrom = (
  start: number,
  farthest: number,
  [first, second, third]: readonly [Int32Array, Int32Array, Int32Array],
  { exposed, costs }: SetCosts,
): number => {
  const places = histogramPlaces();
  let least = NO_COST;
  for (let cut = start + 1; cut < farthest - 1; cut++) {
    const begun = first[cut]! - first[start]! - second[cut]!;
    for (let next = cut + 1; next < farthest; next++) {
      const inTwo = begun + second[next]! - third[next]!;
      for (let end = next + 1; end <= farthest; end++) {
        const sum = inTwo + third[end]!;
        if (sum >>> EXPOSED_SHIFT !== exposed) continue;
        const cost = costs[places[sum & HISTOGRAM]!]!;
        if (cost < least) least = cost;
      }
    }
  }
  return least;
};

const inMoreSuits = (
  first: Int32Array,
  second: Int32Array,
  third: Int32Array,
  count: number,
  sets: SetCosts,
): number => {
  let least = inTwoSuits(first, second, count, sets);
  for (let start = 0; start + 3 <= count; start++) {
    const farthest = Math.min(count, start + LONGEST);
    const cost = inThreeSuitsFrom(start, farthest, [first, second, third], sets);
    if (cost < least) least = cost;
  }
  return least;
};

const alongSequence = (sequence: readonly number[], suit: number | undefined, sets: SetCosts): number => {
  const [bams, craks, dots] = lentSums;
  const count = sequence.length;
  sumUp(sets.values, sequence);
  if (suit !== undefined) return inOneSuit(lentSums[suit / 10]!, count, sets);
  return Math.min(
    inOneSuit(bams, count, sets),
    inOneSuit(craks, count, sets),
    inOneSuit(dots, count, sets),
    inMoreSuits(bams, craks, dots, count, sets),
    inMoreSuits(bams, dots, craks, count, sets),
    inMoreSuits(craks, bams, dots, count, sets),
    inMoreSuits(craks, dots, bams, count, sets),
    inMoreSuits(dots, bams, craks, count, sets),
    inMoreSuits(dots, craks, bams, count, sets),
  );
};

const likeNumbers = ({ values, exposed, costs }: SetCosts): number => {
  let least = NO_COST;
  for (const number of RUN) {
    const sum = values[number]! + values[10 + number]! + values[20 + number]!;
    if (sum >>> EXPOSED_SHIFT === exposed) least = Math.min(least, costOfSum(sum, costs));
  }
  return least;
};

/** The cost of a sum of values. */
export const costOfSum = (sum: number, costs: Readonly<Uint8Array>): number =>
  costs[histogramPlaces()[sum & HISTOGRAM]!]!;

/** The least cost of a hand with a set of the choice that takes in all the exposures; NO_COST if there is none. */
export const leastOverSets = (choice: SetChoice, sets: SetCosts): number => {
  const { runs, others, suit } = choice;
  let least = runs ? alongSequence(RUN, suit, sets) : NO_COST;
  if (!others) return least;
  for (const sequence of OTHERS) least = Math.min(least, alongSequence(sequence, suit, sets));
  return suit === undefined ? Math.min(least, likeNumbers(sets)) : least;
};
