import type { LayoutTask } from './rack';

/*
 * Counts the fewest tiles that groups lack, without a search, because advice asks thousands of times. Two or more
 * tiles alike are used together. A single tile becomes a pair, which lacks one tile, or goes into a pung, which
 * lacks two places that jokers may fill. All other places lengthen a group of three or more. So only the number of
 * pairs made from single tiles varies, and how many tiles go to exposures, if those grow (TG-5).
 */

/** Tiles of some kinds, counted by what they can become. */
export interface Holding {
  /** How many tiles are of kinds held twice or more. */
  readonly alike: number;
  /** Whether no kind is held more than twice. */
  readonly areInPairs: boolean;
  /** How many kinds are held once. */
  readonly singles: number;
  /** How many of these can be paired because another copy is available. */
  readonly pairable: number;
}

/** What tiles are counted among. */
type Counted = Pick<LayoutTask, 'rack' | 'copies' | 'room'>;

const NONE: ReadonlySet<number> = /* @__PURE__ */ new Set();

/** Counts the tiles of some kinds, except one of each kind that is laid on an exposure. */
export const holdingOf = (
  { rack, copies }: Counted,
  isCounted: (kind: number) => boolean,
  laid: ReadonlySet<number> = NONE,
): Holding => {
  let [alike, areInPairs, singles, pairable] = [0, true, 0, 0];
  for (let kind = 0; kind < copies.length; kind++) {
    const gone = Number(laid.has(kind));
    const held = isCounted(kind) ? (rack.counts[kind] ?? 0) - gone : 0;
    if (held > 2) areInPairs = false;
    if (held > 1) alike += held;
    if (held !== 1) continue;
    singles++;
    if ((copies[kind] ?? 0) - gone > 1) pairable++;
  }
  return { alike, areInPairs, singles, pairable };
};

/** Every choice of held kinds of which a tile is laid on an exposure; two or more alike make a group as well. */
const layings = (
  { rack, room }: Counted,
  isCounted: (kind: number) => boolean,
): readonly ReadonlySet<number>[] => {
  let all: readonly ReadonlySet<number>[] = [NONE];
  for (const kind of room.keys())
    if (isCounted(kind) && (rack.counts[kind] ?? 0) > 0)
      all = [...all, ...all.map((laid) => new Set(laid).add(kind))];
  return all;
};

/** More tiles on exposures than this, besides held ones, are never better than in groups. */
const MOST_MORE = 2;

/**
 * Makes a function that finds the fewest tiles that `leastOf` does among these kinds, with any number of the tiles laid
 * on exposures that grow (TG-5).
 */
export const leastAmong = (
  counted: Counted,
  isCounted: (kind: number) => boolean,
): ((tiles: number, jokers: number) => number) => {
  const { room } = counted;
  if (room.size === 0) {
    const holding = holdingOf(counted, isCounted);
    return (tiles, jokers) => leastOf(tiles, jokers, holding);
  }
  const places = [...room].reduce((sum, [kind, most]) => sum + (isCounted(kind) ? most : 0), 0);
  const ways = layings(counted, isCounted).map((laid) => ({
    count: laid.size,
    holding: holdingOf(counted, isCounted, laid),
  }));
  return (tiles, jokers) => {
    let least = Infinity;
    for (const { count, holding } of ways) {
      // Jokers and missing tiles lie on exposures, too.
      const most = Math.min(MOST_MORE, tiles - count, places - count);
      for (let more = 0; more <= most; more++)
        least = Math.min(least, leastOf(tiles - count - more, jokers - more, holding));
    }
    return least;
  };
};

/** The fewest places left unfilled among this many tiles, without pairs that lack a tile. */
const placesIn = (tiles: number, alike: number, areInPairs: boolean, singles: number): number => {
  if (tiles === 0) return 0;
  const short = tiles - alike;
  if (tiles === 1 || (alike === 0 && short === 2)) return Infinity;
  if (short > 0) return short - Math.min(singles, Math.floor(short / 3));
  return areInPairs ? tiles % 2 : 0;
};

/**
 * The fewest tiles that groups of this many tiles lack, given some jokers and no limit on what jokers lengthen. A
 * negative number of jokers adds that many missing tiles.
 */
export const leastOf = (
  tiles: number,
  jokers: number,
  { alike, areInPairs, singles, pairable }: Holding,
): number => {
  // A pair with neither tile held lacks both.
  let least = tiles === 2 ? 2 + Math.max(0, -jokers) : Infinity;
  for (let pairs = 0; pairs <= pairable && 2 * pairs <= tiles; pairs++) {
    const places = placesIn(tiles - 2 * pairs, alike, areInPairs, singles - pairs);
    least = Math.min(least, pairs + Math.max(0, places - jokers));
  }
  return least;
};
