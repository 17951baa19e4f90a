import { expectSound } from '../../core/misuse';
/*
 * What a suit lacks of so many sets and a pair, read number by number. After each number there is a state: the least
 * cost so far for each choice of sets and pair, with so many runs still open. The next state depends on nothing but
 * this one, how many tiles of the next number are held, and how many there can be. So states are numbered as they come
 * up, what follows upon what is remembered, and a suit that was read before, or one like it, is read in nine steps.
 *
 * Three equal runs are three pungs of the same tiles, so no more than two need begin at a number; and as a run is
 * paid for where its tiles lie, a wait for a fifth tile is never counted.
 */

/** The choices of up to four sets without and with the pair, as `2 × sets + pairs`. */
export const CHOICES = 10;
/** The cost of what cannot be made. */
export const NEVER = 99;

const MOST_RUNS = 2;
const COPIES = 4;
/** How many tiles are held and how many there can be, as one number below this. */
const SYMBOLS = 25;
/** What follows is not known yet. */
export const UNKNOWN = 65_535;
const SIZE: number = (MOST_RUNS + 1) ** 2 * CHOICES;

/** The states of a group of tiles as far as they came up, and what follows upon each. */
export interface LackAutomaton {
  /** How many runs may begin at a number: none among winds and dragons. */
  readonly mostRuns: number;
  /** The states by their numbers; the first is the one before any tile. */
  readonly states: Uint8Array[];
  /** The numbers of the states by what is in them. */
  readonly numbers: Map<string, number>;
  /** The state after one more kind of tile, by `SYMBOLS × state + symbol`. */
  follow: Uint16Array;
  /** The least cost of each choice in a state, if no more follows, by `CHOICES × state + choice`. */
  costs: Uint8Array;
}

const placeOf = (begun: number, running: number, choice: number): number =>
  (begun * (MOST_RUNS + 1) + running) * CHOICES + choice;

/** The state after so many runs begin, and a pung and a pair are made or not; what there are no tiles for is left out. */
const spend = (
  before: Readonly<Uint8Array>,
  after: Uint8Array,
  runs: number,
  alike: number,
  held: number,
  copies: number,
): void => {
  const added = 2 * runs + (alike >= 3 ? 2 : 0) + (alike === 2 || alike === 5 ? 1 : 0);
  const isPair = (added & 1) === 1;
  for (let begun = 0; begun <= MOST_RUNS; begun++) {
    for (let running = 0; running <= MOST_RUNS; running++) {
      const used = runs + begun + running + alike;
      if (used > copies) continue;
      const cost = Math.max(0, used - held);
      for (let choice = 0; choice + added < CHOICES; choice++) {
        if (isPair && (choice & 1) === 1) continue;
        const place = placeOf(runs, begun, choice + added);
        const sum = before[placeOf(begun, running, choice)]! + cost;
        if (sum < after[place]!) after[place] = sum;
      }
    }
  }
};

/** Tiles alike: none, a pair, a pung. A pung and a pair of one tile would be five. */
const ALIKE: readonly number[] = [0, 2, 3];

const worthAfter = (before: Readonly<Uint8Array>, symbol: number, mostRuns: number): Uint8Array => {
  const after = new Uint8Array(SIZE).fill(NEVER);
  const held = symbol % (COPIES + 1);
  const copies = Math.floor(symbol / (COPIES + 1));
  for (let runs = 0; runs <= mostRuns; runs++) {
    for (const alike of ALIKE) spend(before, after, runs, alike, held, copies);
  }
  return after;
};

const firstState = (): Uint8Array => {
  const first = new Uint8Array(SIZE).fill(NEVER);
  first[0] = 0;
  return first;
};

const grow = (automaton: LackAutomaton): void => {
  const room = Math.max(256, 2 * automaton.states.length);
  const follow = new Uint16Array(room * SYMBOLS).fill(UNKNOWN);
  follow.set(automaton.follow);
  const costs = new Uint8Array(room * CHOICES);
  costs.set(automaton.costs);
  automaton.follow = follow;
  automaton.costs = costs;
};

const numberOf = (automaton: LackAutomaton, state: Uint8Array): number => {
  const { states, numbers } = automaton;
  const key = String.fromCharCode(...state);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = states.length;
  if (number * CHOICES >= automaton.costs.length) grow(automaton);
  states.push(state);
  numbers.set(key, number);
  automaton.costs.set(state.subarray(0, CHOICES), number * CHOICES);
  return number;
};

/** An automaton for a suit, or without runs for the winds and dragons. */
export const lackAutomaton = (hasRuns: boolean): LackAutomaton => {
  const automaton: LackAutomaton = {
    mostRuns: hasRuns ? MOST_RUNS : 0,
    states: [],
    numbers: new Map(),
    follow: new Uint16Array(0),
    costs: new Uint8Array(0),
  };
  numberOf(automaton, firstState());
  return automaton;
};

/** The state after a kind of tile of which so many are held and so many can be had: `held + 5 × copies`. */
export const stateAfter = (automaton: LackAutomaton, state: number, symbol: number): number => {
  const known = automaton.follow[state * SYMBOLS + symbol]!;
  if (known !== UNKNOWN) return known;
  if (!(symbol < SYMBOLS)) expectSound(false, 'A count of tiles is 0 to 4', symbol);
  const after = worthAfter(automaton.states[state]!, symbol, automaton.mostRuns);
  const number = numberOf(automaton, after);
  automaton.follow[state * SYMBOLS + symbol] = number;
  return number;
};
