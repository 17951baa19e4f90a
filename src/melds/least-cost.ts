import { addUp, partSteps, sizesOf } from './part-steps';
import { type Counts, countOf, type Part } from './set-shape';

/*
 * How many tiles are missing for whole sets. The least cost of a part is worked out from its last kind to its first:
 * for each state at a kind and each size, the fewest tiles missing from there on. Parts are independent, so the cost of
 * a whole hand is the least sum.
 *
 * The costs at a kind depend only on those at the next one, how many of the kind are held, and how many there can be.
 * So each part caches these steps, for bots and hints, which ask about every discard.
 */

/** Least costs by size, or by state and size, one state after the other. */
export type Costs = Readonly<Uint8Array>;

/** The cost of what cannot be made; the sum of two still fits in a byte. */
export const NEVER = 100;

const NO_COSTS: Costs = /* @__PURE__ */ new Uint8Array(0);

/** The tiles to make hands from: how many of each tile of `TILES` are held, and how many there can be. */
export interface Supply {
  readonly held: Counts;
  readonly most: Counts;
}

/** The cost at a place in a table of costs; `NEVER` beyond its end. */
export const costAt = (costs: Costs, place: number): number => costs[place] ?? NEVER;

/** How many of `count` tiles of a kind are missing; `NEVER` if there cannot be that many. */
const lackOf = (count: number, held: number, most: number): number =>
  count > most ? NEVER : Math.max(0, count - held);

/** Costs at a place of a part, with the costs at the place before by how many tiles are held there and can be. */
interface Remembered {
  readonly costs: Costs;
  readonly before: (Remembered | undefined)[];
}

interface Memory {
  readonly end: Remembered;
  /** All of them, by place and costs. */
  readonly known: Map<string, Remembered>;
}

/** The cache of a part is cleared at this size, which play does not reach. */
const MOST_REMEMBERED = 20_000;

const memories = new WeakMap<Part, Memory>();

const memoryOf = (part: Part): Memory => {
  const found = memories.get(part);
  if (found !== undefined && found.known.size < MOST_REMEMBERED) return found;
  // Nothing is missing after the last kind.
  const costs = new Uint8Array(sizesOf(part)).fill(NEVER);
  costs[0] = 0;
  const empty = { end: { costs, before: [] }, known: new Map() };
  memories.set(part, empty);
  return empty;
};

/** The costs at a kind, from those at the next one and how many of the kind are held and can be. */
const costsBefore = (part: Part, place: number, after: Costs, held: number, most: number): Costs => {
  const sizes = sizesOf(part);
  const states = partSteps(part)[place] ?? [];
  const costs = new Uint8Array(states.length * sizes).fill(NEVER);
  for (const [own, counts] of states.entries()) {
    for (const [count, steps] of counts.entries()) {
      const cost = lackOf(count, held, most);
      for (const { state, made } of steps) {
        for (let rest = 0; rest < sizes - made; rest++) {
          const sum = cost + costAt(after, state * sizes + rest);
          const at = own * sizes + made + rest;
          if (sum < costAt(costs, at) && addUp(part, made, rest)) costs[at] = sum;
        }
      }
    }
  }
  return costs;
};

/** The least costs of a part at each of its kinds and after the last; those of the whole part come first. */
export const costsAlong = (part: Part, supply: Supply): readonly Costs[] => {
  const { end, known } = memoryOf(part);
  let after = end;
  const along = [end.costs];
  for (let place = part.kinds.length - 1; place >= 0; place--) {
    const kind = part.kinds[place] ?? 0;
    const [held, most] = [countOf(supply.held, kind), countOf(supply.most, kind)];
    let here = after.before[5 * most + held];
    if (here === undefined) {
      const costs = costsBefore(part, place, after.costs, held, most);
      const key = String.fromCharCode(place, ...costs);
      here = known.get(key) ?? { costs, before: [] };
      known.set(key, here);
      after.before[5 * most + held] = here;
    }
    along.push(here.costs);
    after = here;
  }
  return along.reverse();
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

/** A part of a hand with the number of tiles missing from a supply. */
export interface CostedPart {
  readonly part: Part;
  readonly supply: Supply;
  /** The fewest tiles missing from the part, by size. */
  readonly costs: Costs;
  /** The same from each kind on, and after the last. */
  readonly along: readonly Costs[];
  /** The fewest tiles missing from the later parts of the hand. */
  readonly rest: Costs;
  /** The fewest missing from this part and the later ones together. */
  readonly whole: Costs;
}

/** The parts of a hand with the number of tiles missing from a supply. */
export const costedParts = (parts: readonly Part[], supply: Supply): readonly CostedPart[] => {
  const costed: CostedPart[] = [];
  for (const part of [...parts].reverse()) {
    const along = costsAlong(part, supply);
    const [[costs = NO_COSTS], [next]] = [along, costed];
    const whole = next === undefined ? costs : together(part, costs, next.whole);
    costed.unshift({ part, supply, costs, along, whole, rest: next?.whole ?? memoryOf(part).end.costs });
  }
  return costed;
};

/** The fewest tiles missing from any hand of a size; Infinity if there is no such hand. */
export const leastMissing = ([first]: readonly CostedPart[], size: number): number => {
  const least = costAt(first?.whole ?? NO_COSTS, size);
  return least < NEVER ? least : Infinity;
};
