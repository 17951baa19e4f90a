import type { FreeFormRack } from './rack';

/*
 * Counts the fewest tiles that groups lack, without a search, because advice asks thousands of times. Two or more
 * tiles alike are used together. A single tile becomes a pair, which lacks one tile, or goes into a pung, which
 * lacks two places that jokers may fill. All other places lengthen a group of three or more. So only the number of
 * pairs made from single tiles varies.
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

/** Counts the tiles of a task, of some kinds only. */
export const holdingOf = (
  { rack, copies }: { readonly rack: FreeFormRack; readonly copies: readonly number[] },
  isCounted: (kind: number) => boolean,
): Holding => {
  let [alike, areInPairs, singles, pairable] = [0, true, 0, 0];
  for (let kind = 0; kind < copies.length; kind++) {
    const held = isCounted(kind) ? (rack.counts[kind] ?? 0) : 0;
    if (held > 2) areInPairs = false;
    if (held > 1) alike += held;
    if (held !== 1) continue;
    singles++;
    if ((copies[kind] ?? 0) > 1) pairable++;
  }
  return { alike, areInPairs, singles, pairable };
};

/** The fewest places left unfilled among this many tiles, without pairs that lack a tile. */
const placesIn = (tiles: number, alike: number, areInPairs: boolean, singles: number): number => {
  if (tiles === 0) return 0;
  const short = tiles - alike;
  if (tiles === 1 || (alike === 0 && short === 2)) return Number.POSITIVE_INFINITY;
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
  let least = tiles === 2 ? 2 + Math.max(0, -jokers) : Number.POSITIVE_INFINITY;
  for (let pairs = 0; pairs <= pairable && 2 * pairs <= tiles; pairs++) {
    const places = placesIn(tiles - 2 * pairs, alike, areInPairs, singles - pairs);
    least = Math.min(least, pairs + Math.max(0, places - jokers));
  }
  return least;
};
