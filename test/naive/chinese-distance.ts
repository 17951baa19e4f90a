import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';

// How far a Chinese hand is from winning: sets are laid one after the other, and what they lack is counted.

const SUITS = ['B', 'C', 'D'] as const;
const HONORS: readonly string[] = ['E', 'S', 'W', 'N', 'RD', 'GD', 'WD'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KINDS: readonly string[] = [
  ...SUITS.flatMap((suit) => NUMBERS.map((number) => number + suit)),
  ...HONORS,
];

const SETS: readonly (readonly string[])[] = [
  ...KINDS.map((kind) => [kind, kind, kind]),
  ...SUITS.flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7].map((low) => [low + suit, low + 1 + suit, low + 2 + suit]),
  ),
];

type Counts = Map<string, number>;

const countOf = (tiles: readonly Tile[]): Counts => {
  const counts: Counts = new Map();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** The least number of tiles missing from so many sets and a pair; the tiles in melds cannot be had. */
const lackOf = (held: Counts, melded: Counts, sets: number): number => {
  const used: Counts = new Map();
  let least = Number.POSITIVE_INFINITY;
  /** Lays tiles, calls what comes next with what they lack, and takes them back; nothing if there are not so many. */
  const lay = (tiles: readonly string[], lack: number, next: (lack: number) => void): void => {
    let more = lack;
    let fits = true;
    for (const tile of tiles) {
      const taken = (used.get(tile) ?? 0) + 1;
      used.set(tile, taken);
      if (taken > 4 - (melded.get(tile) ?? 0)) fits = false;
      if (taken > (held.get(tile) ?? 0)) more++;
    }
    if (fits && more < least) next(more);
    for (const tile of tiles) used.set(tile, (used.get(tile) ?? 0) - 1);
  };
  const laySets = (left: number, from: number, lack: number): void => {
    if (left === 0) {
      least = Math.min(least, lack);
      return;
    }
    for (let at = from; at < SETS.length; at++) {
      lay(SETS[at] as readonly string[], lack, (more) => laySets(left - 1, at, more));
    }
  };
  // The pair first, those of which more is held before the others.
  const pairs = [...KINDS].sort((one, other) => (held.get(other) ?? 0) - (held.get(one) ?? 0));
  for (const kind of pairs) lay([kind, kind], 0, (lack) => laySets(sets, 0, lack));
  return least;
};

/** The least number of tiles missing; Infinity if there are not enough tiles. No four alike are a concealed kong. */
export const naiveChineseDistance = (hand: Hand): number => {
  const melds = hand.melds ?? [];
  const melded = countOf(melds.flatMap(({ tiles }) => tiles));
  return lackOf(countOf(hand.concealed), melded, 4 - melds.length);
};
