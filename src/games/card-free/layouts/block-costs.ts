import { naturalIn } from './blocks';
import { PATTERN_SIZES, type PatternSizes, TWO_PUNGS_TWO_KONGS } from './patterns';

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
/** The most blocks of a pattern. */
export const MOST_BLOCKS = 7;
/** All histograms are smaller. */
export const HISTOGRAMS: number = 1 << 15;

const MOST_HELD = 4;

/** A block beside those of the histogram: the flower pair, and the NEWS block. */
export const BESIDE = { flowers: 1, news: 2 } as const;

let places: Uint16Array | undefined;
/** The place of each histogram of up to seven blocks among all of them. */
export const histogramPlaces = (): Uint16Array => {
  if (places !== undefined) return places;
  const table = new Uint16Array(HISTOGRAMS);
  let count = 0;
  const fill = (held: number, left: number, histogram: number): void => {
    if (held > MOST_HELD) table[histogram] = count++;
    else for (let n = 0; n <= left; n++) fill(held + 1, left - n, histogram + n * heldBit(held));
  };
  fill(0, MOST_BLOCKS, 0);
  places = table;
  return table;
};
/** How many histograms of up to seven blocks there are. */
export const HISTOGRAM_COUNT = 792;

/** How many blocks a histogram counts. */
export const blocksIn = (histogram: number): number => {
  let blocks = 0;
  for (let rest = histogram; rest > 0; rest >>= 3) blocks += rest & 7;
  return blocks;
};

/** What the costs of blocks depend on beside the tiles of their kinds. */
export interface CostSpec {
  /** How many exposures have 3, 4 and 5 tiles, as `sizeBit` counts them. */
  readonly exposed: number;
  /** Concealed jokers. */
  readonly jokers: number;
  /** Whether blocks may be all jokers (CF-3a). */
  readonly allJokerBlocks: boolean;
}

/** Blocks of two sizes that are still to be made. */
type Wanted = Pick<PatternSizes, 'small' | 'smalls' | 'large' | 'larges'>;

/** A pattern without so many blocks of a size; undefined if it has not as many. */
const without = (wanted: Wanted | undefined, size: number, count = 1): Wanted | undefined => {
  if (wanted === undefined || count === 0) return wanted;
  const { small, smalls, large, larges } = wanted;
  if (small === size && smalls >= count) return { ...wanted, smalls: smalls - count };
  return large === size && larges >= count ? { ...wanted, larges: larges - count } : undefined;
};

/** What a pattern leaves to be made beside the exposures; undefined if they do not fit it. */
const besideTable = (pattern: PatternSizes, exposed: number): Wanted | undefined =>
  [3, 4, 5].reduce<Wanted | undefined>(
    (left, size) => without(left, size, (exposed >> (4 * size - 4)) & 15),
    pattern,
  );

/** The least cost of the blocks of a histogram in these sizes. */
const leastInSizes = ({ small, smalls, large }: Wanted, histogram: number, spec: CostSpec): number => {
  const lack = (size: number, held: number): readonly [number, number] => [
    Math.max(0, naturalIn(1, size, spec) - held),
    Math.max(0, size - held),
  ];
  const give = (held: number, smallsLeft: number, bare: number, empty: number): number => {
    if (held > MOST_HELD) return smallsLeft === 0 ? Math.max(bare, empty - spec.jokers) : NO_COST;
    const blocks = (histogram >> (3 * held)) & 7;
    const [bareSmall, emptySmall] = lack(small, held);
    const [bareLarge, emptyLarge] = lack(large, held);
    let least = NO_COST;
    for (let ofSmall = 0; ofSmall <= Math.min(blocks, smallsLeft); ofSmall++) {
      const ofLarge = blocks - ofSmall;
      const bareNow = bare + ofSmall * bareSmall + ofLarge * bareLarge;
      const emptyNow = empty + ofSmall * emptySmall + ofLarge * emptyLarge;
      least = Math.min(least, give(held + 1, smallsLeft - ofSmall, bareNow, emptyNow));
    }
    return least;
  };
  return give(0, smalls, 0, 0);
};

/** The least cost of the blocks of a histogram over all patterns, with the blocks that stand beside (`BESIDE`). */
export type BlockCosts = (histogram: number, beside: number) => number;

const makeCosts = (spec: CostSpec, twoKongs: boolean): BlockCosts => {
  const patterns = PATTERN_SIZES.filter(({ place }) => twoKongs || place !== TWO_PUNGS_TWO_KONGS).map(
    (pattern) => besideTable(pattern, spec.exposed),
  );
  const wanted = [0, 1, 2, 3].map((beside) =>
    patterns.flatMap((left) => {
      const withFlowers = beside & BESIDE.flowers ? without(left, 2) : left;
      return (beside & BESIDE.news ? without(withFlowers, 4) : withFlowers) ?? [];
    }),
  );
  const place = histogramPlaces();
  const known = new Uint8Array(4 * HISTOGRAM_COUNT);
  return (histogram, beside) => {
    const at = 4 * (place[histogram] ?? 0) + beside;
    const cost = known[at] ?? 0;
    if (cost > 0) return cost - 1;
    const blocks = blocksIn(histogram);
    const sizes = (wanted[beside] ?? []).filter(({ smalls, larges }) => smalls + larges === blocks);
    const least = Math.min(NO_COST, ...sizes.map((left) => leastInSizes(left, histogram, spec)));
    known[at] = least + 1;
    return least;
  };
};

/** Keeps what was made for a key; all is forgotten when there is too much of it. */
export const keeping = <T>(most: number): ((key: string, make: () => T) => T) => {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make();
    kept.set(key, made);
    return made;
  };
};

/** A name for a specification. */
export const costKey = ({ exposed, jokers, allJokerBlocks }: CostSpec): string =>
  `${exposed} ${jokers} ${allJokerBlocks}`;

const keptCosts = /* @__PURE__ */ keeping<BlockCosts>(256);

/** The costs of blocks under a specification, with or without the pattern 2 Pungs 2 Kongs (CF-34). */
export const blockCosts = (spec: CostSpec, twoKongs: boolean): BlockCosts =>
  keptCosts(`${costKey(spec)} ${twoKongs}`, () => makeCosts(spec, twoKongs));
