import { addUp, partSteps, sizesOf } from './part-steps';
import { type Counts, countOf, type Part } from './set-shape';

/*
 * What is missing from tiles to whole sets. The least cost of a part is worked out from its last kind to its first: of
 * each state at a kind and each size, what the tiles from there on lack at least. Parts cost what they lack by
 * themselves, so that of a whole hand is the least sum.
 *
 * The costs at a kind depend on nothing but those at the next one, how many of the kind are held, and how many there can
 * be. So a part remembers what follows upon what, for bots and hints, which ask of each discard.
 */

/** Least costs by size, or by state and size one after the other. */
export type Costs = Readonly<Uint8Array>;

/** The cost of what cannot be made; two of them still fit a byte. */
export const NEVER = 100;

const NO_COSTS: Costs = /* @__PURE__ */ new Uint8Array(0);

/** The tiles that hands are made of: how many of each tile of `TILES` are held, and how many there can be. */
export interface Supply {
  /** How many are held. */
  readonly held: Counts;
  /** The most there can be. */
  readonly most: Counts;
}

/** The costs in a state and for a size. */
export const costAt = (costs: Costs, place: number): number => costs[place] ?? NEVER;

/** What so many tiles of a kind lack of a supply. */
const lackOf = (count: number, held: number, most: number): number =>
  count > most ? NEVER : Math.max(0, count - held);

/** Costs at a place of a part, with what follows upon them at the place before: by how many are held there and can be. */
interface Remembered {
  readonly costs: Costs;
  readonly before: (Remembered | undefined)[];
}

/** What is remembered of a part. */
interface Memory {
  readonly end: Remembered;
  /** Everything by its place and its costs. */
  readonly known: Map<string, Remembered>;
}

/** More costs of a part than play brings up; beyond them they are forgotten. */
const MOST_REMEMBERED = 20_000;

const memories = new WeakMap<Part, Memory>();

const memoryOf = (part: Part): Memory => {
  const found = memories.get(part);
  if (found !== undefined && found.known.size < MOST_REMEMBERED) return found;
  // After the last kind nothing is missing.
  const costs = new Uint8Array(sizesOf(part)).fill(NEVER);
  costs[0] = 0;
  const empty = { end: { costs, before: [] }, known: new Map() };
  memories.set(part, empty);
  return empty;
};

/** The costs at a kind by those at the next one, and by how many of the kind are held and can be had. */
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

/** The least costs of a part at each of its kinds and behind the last; those of the whole part come first. */
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

/** A part of a hand with what it lacks of a supply. */
export interface CostedPart {
  readonly part: Part;
  readonly supply: Supply;
  /** What the part lacks at least. */
  readonly costs: Costs;
  /** The same from each kind on, and behind the last. */
  readonly along: readonly Costs[];
  /** What the later parts of the hand lack at least. */
  readonly rest: Costs;
  /** What it lacks together with them. */
  readonly whole: Costs;
}

/** The parts of a hand with what they lack of a supply. */
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

/** The fewest tiles that are missing from hands of a size; Infinity if there is no such hand. */
export const leastMissing = ([first]: readonly CostedPart[], size: number): number => {
  const least = costAt(first?.whole ?? NO_COSTS, size);
  return least < NEVER ? least : Number.POSITIVE_INFINITY;
};
