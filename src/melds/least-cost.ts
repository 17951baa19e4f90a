import { addUp, partSteps, type Step, sizesOf } from './part-steps';
import type { Counts, Part } from './set-shape';

/*
 * What is missing from tiles to whole sets. The least cost of a part is worked out from its last kind to its first: of
 * each state at a kind and each size, what the tiles from there on lack at least. Parts cost what they lack by
 * themselves, so that of a whole hand is the least sum.
 */

/** Least costs by size, or by state and size one after the other. */
export type Costs = Readonly<Uint8Array>;

/** The cost of what cannot be made; two of them still fit a byte. */
export const NEVER = 100;

/** The tiles that hands are made of: how many of each tile of `TILES` are held, and how many there can be. */
export interface Supply {
  /** How many are held. */
  readonly held: Counts;
  /** The most there can be. */
  readonly most: Counts;
}

/** What so many tiles of a kind lack. */
export const costOf = ({ held, most }: Supply, kind: number, count: number): number =>
  count > most[kind]! ? NEVER : Math.max(0, count - held[kind]!);

/** The costs behind the last kind: nothing is missing from nothing. */
export const costsAtEnd = (part: Part): Costs => {
  const costs = new Uint8Array(sizesOf(part)).fill(NEVER);
  costs[0] = 0;
  return costs;
};

/** The costs at a kind by those at the next one, and what each number of tiles of the kind lacks. */
export const costsBefore = (
  part: Part,
  states: readonly (readonly Step[])[],
  after: Costs,
  lack: (count: number) => number,
): Costs => {
  const sizes = sizesOf(part);
  const costs = new Uint8Array(states.length * sizes).fill(NEVER);
  for (const [own, steps] of states.entries()) {
    for (const { count, state, made } of steps) {
      const cost = lack(count);
      for (let rest = 0; rest < sizes - made; rest++) {
        const sum = cost + after[state * sizes + rest]!;
        const place = own * sizes + made + rest;
        if (sum < costs[place]! && addUp(part, made, rest)) costs[place] = sum;
      }
    }
  }
  return costs;
};

/** By kind of a part, and behind the last one: the costs from there on. Those of the whole part come first. */
export const leastCosts = (part: Part, supply: Supply): readonly Costs[] => {
  const costs = [costsAtEnd(part)];
  for (const [place, states] of [...partSteps(part).entries()].reverse()) {
    const lack = (count: number): number => costOf(supply, part.kinds[place]!, count);
    costs.unshift(costsBefore(part, states, costs[0]!, lack));
  }
  return costs;
};

/** The least costs of two parts of a hand together. */
export const together = (part: Part, one: Costs, other: Costs): Costs => {
  const sizes = sizesOf(part);
  const sum = new Uint8Array(sizes).fill(NEVER);
  for (let here = 0; here < sizes; here++) {
    for (let there = 0; there < sizes - here; there++) {
      if (!addUp(part, here, there)) continue;
      sum[here + there] = Math.min(sum[here + there]!, one[here]! + other[there]!);
    }
  }
  return sum;
};
