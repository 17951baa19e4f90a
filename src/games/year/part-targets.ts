import { partSteps, type Step, statesAfter } from './part-steps';
import type { Part } from './set-shapes';

/** The tiles that hands are made of: how many of each tile of `TILES` are held, and how many there can be. */
export interface Supply {
  /** How many are held. */
  readonly held: Readonly<Uint8Array>;
  /** The most there can be. */
  readonly most: Readonly<Uint8Array>;
}

/** What one part can contribute to a winning hand, by the number of its tiles. */
export interface PartTargets {
  /** The fewest tiles missing for so many tiles of the part in sets; infinite if that cannot be. */
  readonly least: (tiles: number) => number;
  /**
   * All the ways to have so many tiles in sets with the fewest missing: how many of each kind of the part,
   * none twice, those with more of the first kind in which two differ first.
   */
  readonly targets: (tiles: number) => Iterable<readonly number[]>;
}

const NEVER = Number.POSITIVE_INFINITY;

/** By kind, by state and by the number of tiles from there on: the fewest missing. */
type Costs = readonly (readonly (readonly number[])[])[];

/** What a number of tiles of the kind at a place of the part costs. */
type CostOf = (place: number, count: number) => number;

const leastCosts = (part: Part, costOf: CostOf, tiles: number): Costs => {
  const none = Array.from({ length: tiles + 1 }, (_, size) => (size === 0 ? 0 : NEVER));
  const costs: (readonly (readonly number[])[])[] = [[none]];
  for (const [place, states] of [...partSteps(part).entries()].reverse()) {
    const after = costs[0] as readonly (readonly number[])[];
    const leastOf = (steps: readonly Step[]): readonly number[] => {
      const least = Array.from({ length: tiles + 1 }, () => NEVER);
      for (const { count, state } of steps) {
        const cost = costOf(place, count);
        const rest = after[state] as readonly number[];
        for (let size = count; size <= tiles; size++) {
          const sum = cost + (rest[size - count] as number);
          if (sum < (least[size] as number)) least[size] = sum;
        }
      }
      return least;
    };
    costs.unshift(states.map(leastOf));
  }
  return costs;
};

/** What a part can contribute out of a supply, up to so many tiles. */
export const partTargets = (part: Part, { held, most }: Supply, tiles: number): PartTargets => {
  const costOf: CostOf = (place, count) => {
    const kind = part.kinds[place] as number;
    return count > most[kind]! ? NEVER : Math.max(0, count - held[kind]!);
  };
  const costs = leastCosts(part, costOf, tiles);
  const leastFrom = (place: number, state: number, size: number): number =>
    costs[place]?.[state]?.[size] ?? NEVER;

  /** All ways from a place on, in any of some states, that miss so many tiles: the fewest there can be. */
  function* from(
    place: number,
    states: readonly number[],
    size: number,
    missing: number,
  ): Generator<readonly number[]> {
    if (place === part.kinds.length) {
      yield [];
      return;
    }
    const after = statesAfter(part, place, states);
    for (let count = part.copies; count >= 0; count--) {
      const left = missing - costOf(place, count);
      if (left < 0) continue;
      const ways = (after[count] ?? []).filter((state) => leastFrom(place + 1, state, size - count) === left);
      if (ways.length === 0) continue;
      for (const rest of from(place + 1, ways, size - count, left)) yield [count, ...rest];
    }
  }

  const least = (size: number): number => leastFrom(0, 0, size);
  return { least, targets: (size) => from(0, [0], size, least(size)) };
};
