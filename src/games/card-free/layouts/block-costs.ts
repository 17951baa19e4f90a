import { onFirstUse } from '../../../core/first-use';
import { naturalIn } from './blocks';
import { MOST_BLOCKS, PATTERN_SIZES, type PatternSizes, TWO_PUNGS_TWO_KONGS } from './patterns';

/*
 * How far a block is from complete depends only on how many tiles of its kind are held. So the blocks besides the
 * exposures form a histogram: how many have 0, 1, 2, 3 or 4 tiles, in three bits each. Histograms are added as
 * numbers. There are 792 with up to seven blocks; for each, the least cost over all patterns and all ways to assign
 * their sizes is computed once. `distance` is built on this, which bots ask for each discard of a thousand games.
 * The flower pair and the NEWS block take no jokers, so their missing tiles are simply added to the cost.
 */

/** One block with this many tiles held, in a histogram. */
export const heldBit = (held: number): number => 1 << (3 * Math.min(held, MOST_HELD));
/** The cost if no pattern has these blocks. */
export const NO_COST = 64;
export const HISTOGRAM_BITS = 15;
/** More than any histogram. */
export const HISTOGRAMS: number = 1 << HISTOGRAM_BITS;
/** The number of histograms of up to seven blocks. */
export const HISTOGRAM_COUNT = 792;

const MOST_HELD = 4;

/** Numbers the histograms of up to seven blocks. */
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

/** What the costs of blocks depend on besides the tiles held. */
export interface CostSpec {
  readonly exposed: readonly number[];
  readonly jokers: number;
  /** Whether blocks may be all jokers (CF-3a). */
  readonly allJokerBlocks: boolean;
}

type Wanted = Omit<PatternSizes, 'histogram'>;

/** A pattern with one block of each of these sizes removed; undefined if it has too few. */
const without = (pattern: Wanted, [size, ...others]: readonly number[]): Wanted | undefined => {
  if (size === undefined) return pattern;
  const { small, smalls, large, larges } = pattern;
  if (small === size && smalls > 0) return without({ ...pattern, smalls: smalls - 1 }, others);
  return large === size && larges > 0 ? without({ ...pattern, larges: larges - 1 }, others) : undefined;
};

/** The least cost of the blocks in a histogram for these sizes. */
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

/** The sizes of the fillers besides the histogram: none, the flower pair, NEWS, or both. */
const BESIDE: readonly (readonly number[])[] = [[], [2], [4], [2, 4]];

/**
 * The least cost of a histogram over all patterns, with fillers by index in `BESIDE`, with or without the pattern 2
 * Pungs 2 Kongs (CF-34).
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
