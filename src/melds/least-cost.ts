import { addUp, type KindSteps, partSteps, sizesOf } from './part-steps';
import { type Counts, countOf, type Part } from './set-shape';

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

/** The costs behind the last kind: nothing is missing from nothing. */
export const costsAtEnd = (part: Part): Costs => {
  const costs = new Uint8Array(sizesOf(part)).fill(NEVER);
  costs[0] = 0;
  return costs;
};

/** The costs in a state and for a size. */
export const costAt = (costs: Costs, place: number): number => costs[place] ?? NEVER;

/** The costs at a kind by those at the next one, and by what each number of tiles of the kind lacks. */
export const costsBefore = (
  part: Part,
  { states }: KindSteps,
  after: Costs,
  lackOf: (count: number) => number,
): Costs => {
  const sizes = sizesOf(part);
  const costs = new Uint8Array(states.length * sizes).fill(NEVER);
  for (const [own, steps] of states.entries()) {
    for (const { count, state, made } of steps) {
      const cost = lackOf(count);
      for (let rest = 0; rest < sizes - made; rest++) {
        const sum = cost + costAt(after, state * sizes + rest);
        const place = own * sizes + made + rest;
        if (sum < costAt(costs, place) && addUp(part, made, rest)) costs[place] = sum;
      }
    }
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
      const cost = costAt(one, here) + costAt(other, there);
      sum[here + there] = Math.min(costAt(sum, here + there), cost);
    }
  }
  return sum;
};

/** A kind of a part, with what its tiles lack and what the later kinds lack at least. */
export interface CostedKind extends KindSteps {
  /** What so many tiles of the kind lack. */
  readonly lackOf: (count: number) => number;
  /** The costs at the next kind. */
  readonly after: Costs;
}

/** A part of a hand with what it lacks. */
export interface CostedPart {
  readonly part: Part;
  readonly kinds: readonly CostedKind[];
  /** What the part lacks at least. */
  readonly costs: Costs;
  /** What the later parts of the hand lack at least. */
  readonly rest: Costs;
}

const costedPart = (part: Part, { held, most }: Supply, rest: Costs): CostedPart => {
  const kinds: CostedKind[] = [];
  let costs = costsAtEnd(part);
  for (const steps of [...partSteps(part)].reverse()) {
    const [own, all] = [countOf(held, steps.kind), countOf(most, steps.kind)];
    const lackOf = (count: number): number => (count > all ? NEVER : Math.max(0, count - own));
    kinds.unshift({ ...steps, lackOf, after: costs });
    costs = costsBefore(part, steps, costs, lackOf);
  }
  return { part, kinds, costs, rest };
};

/** The parts of a hand with what they lack of a supply. */
export const costedParts = (parts: readonly Part[], supply: Supply): readonly CostedPart[] => {
  const costed: CostedPart[] = [];
  for (const part of [...parts].reverse()) {
    const [next] = costed;
    const rest = next === undefined ? costsAtEnd(part) : together(part, next.costs, next.rest);
    costed.unshift(costedPart(part, supply, rest));
  }
  return costed;
};
