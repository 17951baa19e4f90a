// A seeded source of chance for the generators; its first outputs are pinned by a test.

/** A source of chance. */
export interface Chance {
  /** A whole number from 0 up to, not including, the bound. */
  below(bound: number): number;
  /** One of some items. */
  pick<T>(items: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Chance from a seed (mulberry32): the same seed gives the same numbers everywhere. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    return Math.floor(fraction * bound);
  };
  return {
    below,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[below(items.length)] as T;
    },
    oneIn: (times) => below(times) === 0,
    shuffle: <T>(items: readonly T[]): T[] => {
      const shuffled = [...items];
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
      }
      return shuffled;
    },
  };
}
