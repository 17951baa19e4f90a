import { PATTERN_SIZES, type PatternSizes, TWO_PUNGS_TWO_KONGS } from './patterns';

/*
 * How far a layout is depends on little: for each block that is not exposed, how many tiles of its kind
 * are held. So whole kinds of blocks become a histogram: how many of them have 0, 1, 2, 3 or 4 tiles, three bits
 * for each, 15 bits in all. Histograms of blocks are added as numbers. There are 792 of up to seven blocks, and
 * for each the least cost over all patterns and all ways to give out their sizes is looked up.
 *
 * The flower pair and the NEWS block take no jokers, so what they lack is simply added to the cost of the rest.
 */

/** A block of which so many tiles are held, in a histogram. */
export const heldBit = (held: number): number => 1 << (3 * held);
/** The cost of what no pattern has blocks for. */
export const NO_COST = 64;

const MOST_BLOCKS = 7;
const MOST_HELD = 4;
const NONE_HELD = 0;

let places: Uint16Array | undefined;
let placeCount = 0;

const numberHistograms = (): Uint16Array => {
  const table = new Uint16Array(1 << 15);
  placeCount = 0;
  const fill = (held: number, left: number, histogram: number): void => {
    if (held > MOST_HELD) {
      table[histogram] = placeCount++;
      return;
    }
    for (let blocks = 0; blocks <= left; blocks++) {
      fill(held + 1, left - blocks, histogram + blocks * heldBit(held));
    }
  };
  fill(0, MOST_BLOCKS, 0);
  return table;
};

/** The place of each histogram in the tables of costs. */
export const histogramPlaces = (): Uint16Array => {
  places ??= numberHistograms();
  return places;
};

/** What a skill level does to the pattern 2 Pungs 2 Kongs: nothing, asks for NEWS, rules it out (CF-34). */
export type TwoKongs = 'free' | 'withNews' | 'never';

/** What the costs of a hand depend on beside its tiles. */
export interface CostSpec {
  /** How many exposures have 3, 4 and 5 tiles, as `sizeBit` counts them. */
  readonly exposed: number;
  /** How many concealed quints the jokers of the game allow. */
  readonly quints: number;
  /** Concealed jokers. */
  readonly jokers: number;
  /** Whether blocks may be all jokers (CF-3a). */
  readonly allJokerBlocks: boolean;
  /** Whether 2 Pungs 2 Kongs may be played. */
  readonly twoKongs: TwoKongs;
}

/** The least costs by place of the histogram: without and with the flower pair, without and with NEWS. */
interface Costs {
  /** No flower pair, no NEWS block. */
  readonly plain: Uint8Array;
  /** A flower pair beside. */
  readonly flowers: Uint8Array;
  /** A NEWS block beside. */
  readonly news: Uint8Array;
  /** Both beside. */
  readonly both: Uint8Array;
}

/** Blocks of two sizes that are still to be made. */
interface Wanted {
  readonly small: number;
  readonly smalls: number;
  readonly large: number;
  readonly larges: number;
}

const countIn = (histogram: number, size: number): number => (histogram >> (4 * size - 4)) & 15;

/** What a pattern leaves to be made beside the exposures; undefined if they do not fit it. */
export const besideTable = (
  { small, smalls, large, larges }: PatternSizes,
  exposed: number,
): Wanted | undefined => {
  const left = { small, smalls: smalls - countIn(exposed, small), large, larges };
  if (larges > 0) left.larges -= countIn(exposed, large);
  const others = [3, 4, 5].filter((size) => size !== small && !(size === large && larges > 0));
  const fits = left.smalls >= 0 && left.larges >= 0 && others.every((size) => countIn(exposed, size) === 0);
  return fits ? left : undefined;
};

/** One block fewer of a size; undefined if there is none. */
const without = (wanted: Wanted | undefined, size: number): Wanted | undefined => {
  if (wanted === undefined) return undefined;
  if (wanted.small === size && wanted.smalls > 0) return { ...wanted, smalls: wanted.smalls - 1 };
  return wanted.large === size && wanted.larges > 0 ? { ...wanted, larges: wanted.larges - 1 } : undefined;
};

/** Lowers the costs of every histogram of the wanted blocks to what they cost in this pattern. */
const lowerCosts = (
  costs: Uint8Array,
  wanted: Wanted | undefined,
  { jokers, allJokerBlocks }: CostSpec,
): void => {
  if (wanted === undefined) return;
  const { small, smalls, large, larges } = wanted;
  const places = histogramPlaces();
  /** Places that only natural tiles fill, in a block of this size with so many tiles. */
  const bareIn = (size: number, held: number): number => {
    if (size === 2) return Math.max(0, 2 - held);
    return held === NONE_HELD && !allJokerBlocks ? 1 : 0;
  };
  const emptyIn = (size: number, held: number): number => Math.max(0, size - held);
  const give = (
    held: number,
    smallsLeft: number,
    largesLeft: number,
    code: number,
    bare: number,
    empty: number,
  ): void => {
    if (held > MOST_HELD) {
      if (smallsLeft + largesLeft > 0) return;
      const place = places[code] as number;
      costs[place] = Math.min(costs[place] as number, Math.max(bare, empty - jokers));
      return;
    }
    for (let ofSmall = 0; ofSmall <= smallsLeft; ofSmall++) {
      for (let ofLarge = 0; ofLarge <= largesLeft; ofLarge++) {
        give(
          held + 1,
          smallsLeft - ofSmall,
          largesLeft - ofLarge,
          code + (ofSmall + ofLarge) * heldBit(held),
          bare + ofSmall * bareIn(small, held) + ofLarge * bareIn(large, held),
          empty + ofSmall * emptyIn(small, held) + ofLarge * emptyIn(large, held),
        );
      }
    }
  };
  give(0, smalls, larges, 0, 0, 0);
};

const quintsOf = ({ large, larges }: Wanted): number => (large === 5 ? larges : 0);

/** The costs of blocks under a specification, by what may stand beside them. */
const costsBeside = (spec: CostSpec): Costs => {
  histogramPlaces();
  const made = (): Uint8Array => new Uint8Array(placeCount).fill(NO_COST);
  const costs = { plain: made(), flowers: made(), news: made(), both: made() };
  for (const pattern of PATTERN_SIZES) {
    const wanted = besideTable(pattern, spec.exposed);
    if (wanted === undefined || quintsOf(wanted) > spec.quints) continue;
    const isTwoKongs = pattern.place === TWO_PUNGS_TWO_KONGS;
    const withNews = isTwoKongs && spec.twoKongs === 'never' ? undefined : without(wanted, 4);
    const withoutNews = isTwoKongs && spec.twoKongs !== 'free' ? undefined : wanted;
    lowerCosts(costs.plain, withoutNews, spec);
    lowerCosts(costs.flowers, without(withoutNews, 2), spec);
    lowerCosts(costs.news, withNews, spec);
    lowerCosts(costs.both, without(withNews, 2), spec);
  }
  return costs;
};

/** What may stand beside the blocks of a set. */
export interface Fillers {
  /** The choices of dragons, as histograms of those that are concealed. */
  readonly dragons: readonly number[];
  /** What the flower pair lacks; NO_COST if there may be none. */
  readonly flowers: number;
  /** What the NEWS block lacks; NO_COST if there may be none. */
  readonly news: number;
}

const histogramsByPlace = (): readonly number[] => {
  const byPlace: number[] = [];
  const all = histogramPlaces();
  for (let histogram = 0; histogram < all.length; histogram++) {
    const place = all[histogram]!;
    if (place > 0 || histogram === 0) byPlace[place] = histogram;
  }
  return byPlace;
};

const blocksIn = (histogram: number): number => {
  let blocks = 0;
  for (let rest = histogram; rest > 0; rest >>= 3) blocks += rest & 7;
  return blocks;
};

const keptCosts = new Map<string, Costs>();
const keptTables = new Map<string, Uint8Array>();
const MOST_COSTS = 128;
const MOST_TABLES = 4_096;

/** What was made for a key before, or else made now; all is forgotten when there is too much of it. */
const keeping = <T>(kept: Map<string, T>, most: number, key: string, make: () => T): T => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= most) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
};

const tableOf = (costs: Costs, { dragons, flowers, news }: Fillers): Uint8Array => {
  const places = histogramPlaces();
  const { plain, flowers: withFlowers, news: withNews, both } = costs;
  const least = (place: number): number =>
    Math.min(
      plain[place]!,
      withFlowers[place]! + flowers,
      withNews[place]! + news,
      both[place]! + flowers + news,
    );
  return Uint8Array.from(histogramsByPlace(), (histogram) => {
    let cost = NO_COST;
    for (const beside of dragons) {
      // With more than seven blocks there is no pattern, and no room in the histogram.
      if (blocksIn(histogram) + blocksIn(beside) > MOST_BLOCKS) continue;
      cost = Math.min(cost, least(places[histogram + beside]!));
    }
    return cost;
  });
};

/** The least cost of a hand by place of the histogram of its set, over all patterns and choices of fillers. */
export const setCosts = (spec: CostSpec, fillers: Fillers): Readonly<Uint8Array> => {
  const { exposed, quints, jokers, allJokerBlocks, twoKongs } = spec;
  const { dragons, flowers, news } = fillers;
  const key = `${exposed} ${quints} ${jokers} ${allJokerBlocks} ${twoKongs}`;
  return keeping(keptTables, MOST_TABLES, `${key} ${flowers} ${news} ${dragons.join()}`, () =>
    tableOf(
      keeping(keptCosts, MOST_COSTS, key, () => costsBeside(spec)),
      fillers,
    ),
  );
};
