import { onFirstUse } from '../../../core/first-use';
import { naturalIn } from './blocks';
import { MOST_BLOCKS, PATTERN_SIZES, type PatternSizes, TWO_PUNGS_TWO_KONGS } from './patterns';

/*
 * How far blocks are from being full depends on little: for each, how many tiles of its kind are held. So the blocks
 * beside the exposures become a histogram: how many of them have 0, 1, 2, 3 or 4 tiles, three bits for each. Histograms
 * are added as numbers. There are 792 of up to seven blocks, and for each the least cost over all patterns, and all
 * ways to give out their sizes, is worked out once. It is the figure behind `distance`, which bots ask for each
 * discard of a thousand games.
 *
 * The flower pair and the NEWS block take no jokers, so what they lack is simply added to the cost of the rest.
 */

/** A block of which so many tiles are held, in a histogram. */
export const heldBit = (held: number): number => 1 << (3 * Math.min(held, MOST_HELD));
/** The cost of what no pattern has blocks for. */
export const NO_COST = 64;
/** The bits of a histogram. */
export const HISTOGRAM_BITS = 15;
/** All histograms are smaller. */
export const HISTOGRAMS: number = 1 << HISTOGRAM_BITS;
/** How many histograms of up to seven blocks there are. */
export const HISTOGRAM_COUNT = 792;

const MOST_HELD = 4;

/** The place of each histogram of up to seven blocks among all of them. */
export const histogramPlaces: () => Uint16Array = /* @__PURE__ */ onFirstUse(() => {
  const table = new Uint16Array(HISTOGRAMS);
  let count = 0;
  const fill = (held: number, left: number, histogram: number): void => {
    if (held > MOST_HELD) table[histogram] = count++;
    else for (let n = 0; n <= left; n++) fill(held + 1, left - n, histogram + n * heldBit(held));
  };
  fill(0, MOST_BLOCKS, 0);
  return table;
});

export const blocksIn = (histogram: number): number => {
  let blocks = 0;
  for (let rest = histogram; rest > 0; rest >>= 3) blocks += rest & 7;
  return blocks;
};

/** What the costs of blocks depend on beside the tiles of their kinds. */
export interface CostSpec {
  readonly exposed: readonly number[];
  readonly jokers: number;
  /** Whether blocks may be all jokers (CF-3a). */
  readonly allJokerBlocks: boolean;
}

/** Blocks of two sizes that are still to be made. */
type Wanted = Omit<PatternSizes, 'histogram'>;

/** A pattern without a block of each of these sizes; undefined if it has not as many. */
const without = (pattern: Wanted, [size, ...others]: readonly number[]): Wanted | undefined => {
  if (size === undefined) return pattern;
  const { small, smalls, large, larges } = pattern;
  if (small === size && smalls > 0) return without({ ...pattern, smalls: smalls - 1 }, others);
  return large === size && larges > 0 ? without({ ...pattern, larges: larges - 1 }, others) : undefined;
};

/** The least cost of the blocks of a histogram in these sizes. */
const leastInSizes = ({ small, smalls, large }: Wanted, histogram: number, spec: CostSpec): number => {
  const give = (held: number, smallsLeft: number, bare: number, empty: number): number => {
    if (held > MOST_HELD) return smallsLeft === 0 ? Math.max(bare, empty - spec.jokers) : NO_COST;
    const blocks = (histogram >> (3 * held)) & 7;
    const bareIn = (size: number): number => Math.max(0, naturalIn(1, size, spec) - held);
    const emptyIn = (size: number): number => Math.max(0, size - held);
    let least = NO_COST;
    for (let ofSmall = 0; ofSmall <= Math.min(blocks, smallsLeft); ofSmall++) {
      const ofLarge = blocks - ofSmall;
      const bareNow = bare + ofSmall * bareIn(small) + ofLarge * bareIn(large);
      const emptyNow = empty + ofSmall * emptyIn(small) + ofLarge * emptyIn(large);
      least = Math.min(least, give(held + 1, smallsLeft - ofSmall, bareNow, emptyNow));
    }
    return least;
  };
  return give(0, smalls, 0, 0);
};

/** The sizes of the fillers that stand beside the blocks of a histogram: none, the flower pair, NEWS, or both. */
const BESIDE: readonly (readonly number[])[] = [[], [2], [4], [2, 4]];

/**
 * The least cost of the blocks of a histogram over all patterns, with those that stand beside, a place in `BESIDE`;
 * with or without the pattern 2 Pungs 2 Kongs (CF-34).
 */
export type BlockCosts = (histogram: number, beside: number, inTwoKongs: boolean) => number;

export const makeBlockCosts = (spec: CostSpec): BlockCosts => {
  const wanted = BESIDE.map((beside) =>
    PATTERN_SIZES.flatMap((pattern) => without(pattern, [...spec.exposed, ...beside]) ?? []),
  );
  const place = histogramPlaces();
  const known = new Uint8Array(2 * BESIDE.length * HISTOGRAM_COUNT);
  return (histogram, beside, inTwoKongs) => {
    const at = 2 * (BESIDE.length * (place[histogram] ?? 0) + beside) + (inTwoKongs ? 1 : 0);
    if (known[at] === 0) {
      const blocks = blocksIn(histogram);
      const sizes = (wanted[beside] ?? []).filter(
        (left) => left.smalls + left.larges === blocks && (inTwoKongs || left.place !== TWO_PUNGS_TWO_KONGS),
      );
      known[at] = 1 + Math.min(NO_COST, ...sizes.map((left) => leastInSizes(left, histogram, spec)));
    }
    return (known[at] ?? 0) - 1;
  };
};
