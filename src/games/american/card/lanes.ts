import {
  END_OF_NEEDS,
  isBeside,
  KIND_BITS,
  MOST_SHORTER,
  SHORTER_BITS,
  SUIT_SIZE,
  SUITS,
  type VariantSums,
} from './variant-sums';

/*
 * What the sums of a card lack, added up for all orders of the suits at once. What a sum lacks is one number of six lanes, five
 * bits each, a lane for each order: a need lacks something in bams, in craks and in dots, and each of the three goes to
 * the two lanes in which its suit comes where the need stands. Such numbers are added as a whole. Nothing lacks more
 * than 14, so the fifth bit of each lane is left for a comparison: one subtraction tells which of the six lack at most so many.
 */

/** What sums lack of the tiles asked about last. */
export interface Lanes {
  /** Adds up what sums lack of some tiles if jokers stand for printed ones alone. */
  readonly fill: (sums: VariantSums, counts: Readonly<Uint8Array>) => void;
  /** The first of some steps, from one on, to a sum that lacks at most so many in some order; the end of the steps if none does. */
  readonly nextWithin: (steps: Uint32Array, from: number, most: number) => number;
  /** What the sum lacks that a step leads to, order by order. */
  readonly after: (step: number) => number;
}

const LANE_BITS = 5;
const LANE = (1 << LANE_BITS) - 1;

/** What is lacking in the order of the first lane. */
export const firstLane = (lanes: number): number => lanes & LANE;

/** The lanes behind the first. */
export const otherLanes = (lanes: number): number => lanes >> LANE_BITS;

const lackOf = (places: number, held: number): number => (held < places ? places - held : 0);

/*
 * The functions are made once, and the lists and figures are constants of the function that makes them: so the engine knows
 * them when it compiles the others, where the lists lie and how long they are, too. With constants of the file, which are
 * variables once it is bundled, distances take half as long again.
 */
const makeLanes = (): Lanes => {
  const needLacks = new Int32Array(END_OF_NEEDS);
  const lacks = new Int32Array(MOST_SHORTER);
  const shorterBits = SHORTER_BITS;
  const shorterMask = MOST_SHORTER - 1;
  const suitSize = SUIT_SIZE;
  const kindBits = KIND_BITS;
  const kindMask = (1 << KIND_BITS) - 1;
  const [second, third, otherWay] = [LANE_BITS, 2 * LANE_BITS, SUITS * LANE_BITS];
  /** A one in each lane. */
  const each = 0b00001_00001_00001_00001_00001_00001;
  /** The bit of a lane that stays where it is within its bound. */
  const within = 1 << (LANE_BITS - 1);

  const after = (step: number): number => lacks[step & shorterMask]! + needLacks[step >>> shorterBits]!;

  const lookUp = ({ needs }: VariantSums, counts: Readonly<Uint8Array>): void => {
    let number = 0;
    for (let at = 0; at < needs.length; at++) {
      const need = needs[at]!;
      const kind = need & kindMask;
      const places = need >> kindBits;
      const toNext = isBeside(kind) ? 0 : suitSize;
      const bams = lackOf(places, counts[kind]!);
      const craks = lackOf(places, counts[kind + toNext]!);
      const dots = lackOf(places, counts[kind + 2 * toNext]!);
      // In the first lane bams come first, craks next, dots last; in the second craks come first, in the third dots.
      const first = bams | (craks << second) | (dots << third);
      const next = craks | (dots << second) | (bams << third);
      const last = dots | (bams << second) | (craks << third);
      // The other way round what comes next and last is exchanged.
      needLacks[number++] = first | (first << otherWay);
      needLacks[number++] = next | (last << otherWay);
      needLacks[number++] = last | (next << otherWay);
    }
  };

  return {
    fill: (sums, counts) => {
      const { steps, shorter } = sums;
      lookUp(sums, counts);
      for (let sum = 1; sum < shorter; sum++) lacks[sum] = after(steps[sum - 1]!);
    },
    nextWithin: (steps, from, most) => {
      const bounds = each * (within + Math.min(within - 1, most));
      for (let at = from; at < steps.length; at++)
        if (((bounds - after(steps[at]!)) & (within * each)) !== 0) return at;
      return steps.length;
    },
    after,
  };
};

let made: Lanes | undefined;

/** What sums lack, lent until the next ones are filled. */
export const lanes = (): Lanes => {
  made ??= makeLanes();
  return made;
};
