import { expectSound } from '../core/misuse';
import { type Costs, costsAtEnd, costsBefore, NEVER } from './least-cost';
import { partSteps, sizesOf } from './part-steps';
import type { Part } from './set-shape';

/*
 * The costs of a part as states of an automaton, for `distanceOfCounts` (three million rows a second) and for bots and
 * hints, which ask it of each discard. The costs at a kind depend on nothing but those at the next one, how many of the kind
 * are held, and how many there can be. So costs are numbered as they come up, what follows upon what is remembered, and
 * tiles that were read before, or some like them, are read without any sums.
 */

/** How many tiles are held and how many there can be, as one number below this. */
const SYMBOLS = 25;
/** What follows is not known yet. */
export const UNKNOWN = 65_535;

/** The costs of a part as far as they came up, and what follows upon each. */
export interface RememberedCosts {
  readonly part: Part;
  /** The costs by their numbers; the first are those behind the last kind. */
  readonly costs: Costs[];
  /** The numbers of the costs by their place and what is in them. */
  readonly numbers: Map<string, number>;
  /** The number at the kind before, by `SYMBOLS × number + symbol`. */
  before: Uint16Array;
}

/** An empty memory of a part. */
export const rememberCosts = (part: Part): RememberedCosts => ({
  part,
  costs: [costsAtEnd(part)],
  numbers: new Map(),
  before: new Uint16Array(0),
});

/** A table that is longer, with nothing known of what is new. */
export const widened = (table: Uint16Array, length: number): Uint16Array => {
  const wider = new Uint16Array(length).fill(UNKNOWN);
  wider.set(table);
  return wider;
};

const learn = (memory: RememberedCosts, place: number, number: number, symbol: number): number => {
  if (!(symbol < SYMBOLS)) expectSound(false, 'A count of tiles is 0 to 4', symbol);
  const { part, costs, numbers } = memory;
  const held = symbol % 5;
  const lackOf = (count: number): number => (count > (symbol - held) / 5 ? NEVER : Math.max(0, count - held));
  const [steps, after] = [partSteps(part)[place], costs[number]];
  if (steps === undefined || after === undefined) return UNKNOWN;
  const own = costsBefore(part, steps, after, lackOf);
  const key = String.fromCharCode(place, ...own);
  const known = numbers.get(key) ?? costs.push(own) - 1;
  numbers.set(key, known);
  if (memory.before.length <= SYMBOLS * number) {
    memory.before = widened(memory.before, SYMBOLS * Math.max(256, 2 * costs.length));
  }
  memory.before[SYMBOLS * number + symbol] = known;
  return known;
};

/** The number at a kind, by that at the next one, and how many are held and can be had: `held + 5 × copies`. */
export const costsAtKind = (
  memory: RememberedCosts,
  place: number,
  number: number,
  symbol: number,
): number => {
  const known = memory.before[SYMBOLS * number + symbol] ?? UNKNOWN;
  return known === UNKNOWN ? learn(memory, place, number, symbol) : known;
};

/** The costs of the whole part by their number at its first kind. */
export const wholeCosts = ({ part, costs }: RememberedCosts, number: number): Costs =>
  (costs[number] ?? costsAtEnd(part)).subarray(0, sizesOf(part));
