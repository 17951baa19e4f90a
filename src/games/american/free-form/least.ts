import type { FreeFormRack } from './rack';

/*
 * The least that groups lack is counted, because advice asks for it thousands of times. Any two or more alike tiles are laid
 * whole. One of a kind is laid as a pair, which lacks its own tile, or in a pung, which lacks two places that jokers may fill.
 * All other places lengthen a group of three or more. So only the number of pairs made of one tile is tried.
 */

/** The tiles of some kinds by what can be laid of them. */
export interface Holding {
  /** How many tiles there are two or more of. */
  readonly alike: number;
  /** Whether there are at most two of each. */
  readonly areInPairs: boolean;
  /** How many kinds there is one tile of. */
  readonly singles: number;
  /** How many of these can be pairs: another copy is in the game. */
  readonly pairable: number;
}

/** The tiles of a task, of the kinds that count. */
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

/** The least number of places that so many tiles lack, laid without pairs that lack a tile. */
const placesIn = (tiles: number, alike: number, areInPairs: boolean, singles: number): number => {
  if (tiles === 0) return 0;
  const short = tiles - alike;
  if (tiles === 1 || (alike === 0 && short === 2)) return Number.POSITIVE_INFINITY;
  if (short > 0) return short - Math.min(singles, Math.floor(short / 3));
  return areInPairs ? tiles % 2 : 0;
};

/**
 * The least number of tiles that groups of so many lack beside some jokers, if they may be as long as jokers make them; of
 * fewer jokers than none, those that are owed are lacking, too.
 */
export const leastOf = (
  tiles: number,
  jokers: number,
  { alike, areInPairs, singles, pairable }: Holding,
): number => {
  // Without any tile a pair lacks both.
  let least = tiles === 2 ? 2 + Math.max(0, -jokers) : Number.POSITIVE_INFINITY;
  for (let pairs = 0; pairs <= pairable && 2 * pairs <= tiles; pairs++) {
    const places = placesIn(tiles - 2 * pairs, alike, areInPairs, singles - pairs);
    least = Math.min(least, pairs + Math.max(0, places - jokers));
  }
  return least;
};
