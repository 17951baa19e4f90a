import { expectSound } from '../../core/misuse';
import { CHOICES, type LackAutomaton, lackAutomaton, NEVER, stateAfter, UNKNOWN } from './lack-automaton';
import { BAMS, CRAKS, DOTS, HONOR_COLUMNS } from './part-keys';

/*
 * How many tiles a row of counts lacks of so many sets and a pair (CS-8): what each suit, and the winds and dragons
 * together, lack of each choice of sets with or without the pair, put together at the least cost.
 *
 * Without melds a suit has 5,032 states, which say 126 different things of it, and the honors 55. So three kinds of
 * tiles are read in a step, and what two groups come to is remembered for each two such things. All of it
 * is made as it is needed. Tiles in melds are tiles that cannot be had, which makes many more states; such hands are read
 * kind by kind, and put together each time.
 */

type Row = Readonly<Uint8Array>;

const COPIES = 4;
/** Held, all four to be had. */
const FREE: number = 5 * COPIES;
/** How many of each of three kinds, as digits to the base 5. */
const TRIPLES = 125;
/** More states of hands with melds than play brings up; beyond them they are forgotten. */
const MOST_MELDED_STATES = 20_000;

/** An automaton read three kinds at a time, and the different costs of its states. */
interface Reader {
  readonly automaton: LackAutomaton;
  /** The state after three more kinds, by `TRIPLES × state + triple`. */
  triples: Uint16Array;
  /** By state: the number of its costs; UNKNOWN if they were not asked for. */
  endings: Uint16Array;
  /** The costs by their numbers. */
  readonly costs: Row[];
}

const reader = (hasRuns: boolean): Reader => ({
  automaton: lackAutomaton(hasRuns),
  triples: new Uint16Array(0),
  endings: new Uint16Array(0),
  costs: [],
});

const widened = (table: Uint16Array, length: number): Uint16Array => {
  const wider = new Uint16Array(length).fill(UNKNOWN);
  wider.set(table);
  return wider;
};

/** The state after three kinds that were not read in this state before. */
const learnTriple = (one: Reader, state: number, triple: number): number => {
  // What is no row is noticed here, where it would be remembered, and not in the loops.
  if (!(triple < TRIPLES)) expectSound(false, 'A row has 34 counts, each of them 0 to 4', triple);
  const { automaton } = one;
  let after = state;
  for (let rest = triple, step = 0; step < 3; step++, rest = Math.floor(rest / 5)) {
    after = stateAfter(automaton, after, FREE + (rest % 5));
  }
  const room = automaton.costs.length / CHOICES;
  if (one.endings.length < room) {
    one.triples = widened(one.triples, room * TRIPLES);
    one.endings = widened(one.endings, room);
  }
  one.triples[state * TRIPLES + triple] = after;
  return after;
};

const afterTriple = (one: Reader, state: number, triple: number): number => {
  const place = state * TRIPLES + triple;
  const known = place < one.triples.length ? one.triples[place]! : UNKNOWN;
  return known === UNKNOWN ? learnTriple(one, state, triple) : known;
};

const learnEnding = (one: Reader, state: number): number => {
  const costs = one.automaton.costs.slice(state * CHOICES, (state + 1) * CHOICES);
  const same = one.costs.findIndex((other) => other.every((cost, choice) => cost === costs[choice]));
  const number = same < 0 ? one.costs.push(costs) - 1 : same;
  one.endings[state] = number;
  return number;
};

const endingOf = (one: Reader, state: number): number => {
  const known = one.endings[state]!;
  return known === UNKNOWN ? learnEnding(one, state) : known;
};

const readSuit = (one: Reader, counts: Row, at: number): number => {
  let state = afterTriple(one, 0, counts[at]! + 5 * counts[at + 1]! + 25 * counts[at + 2]!);
  state = afterTriple(one, state, counts[at + 3]! + 5 * counts[at + 4]! + 25 * counts[at + 5]!);
  state = afterTriple(one, state, counts[at + 6]! + 5 * counts[at + 7]! + 25 * counts[at + 8]!);
  return endingOf(one, state);
};

/** Three honors, three more, and the last one by itself. */
const readHonors = (one: Reader, counts: Row, at: number): number => {
  let state = afterTriple(one, 0, counts[at + 9]! + 5 * counts[at + 19]! + 25 * counts[at + 29]!);
  state = afterTriple(one, state, counts[at + 30]! + 5 * counts[at + 31]! + 25 * counts[at + 32]!);
  state = stateAfter(one.automaton, state, FREE + counts[at + 33]!);
  return endingOf(one, state);
};

/** The least costs of two groups together. */
const together = (one: Row, other: Row): Row => {
  const sum = new Uint8Array(CHOICES).fill(NEVER);
  for (let here = 0; here < CHOICES; here++) {
    for (let there = 0; there < CHOICES - here; there++) {
      // Two pairs are no choice.
      if ((here & there & 1) === 1) continue;
      sum[here + there] = Math.min(sum[here + there]!, one[here]! + other[there]!);
    }
  }
  return sum;
};

/** More than any group has different costs. */
const ENDINGS = 256;

/** What two groups come to, made once for each two of their costs. */
interface Sums {
  readonly numbers: Uint16Array;
  readonly costs: Row[];
}

const sums = (): Sums => ({ numbers: new Uint16Array(ENDINGS * ENDINGS).fill(UNKNOWN), costs: [] });

const sumOf = ({ numbers, costs }: Sums, one: Reader, first: number, other: Reader, second: number): Row => {
  const place = first * ENDINGS + second;
  let number = numbers[place]!;
  if (number === UNKNOWN) {
    number = costs.push(together(one.costs[first]!, other.costs[second]!)) - 1;
    numbers[place] = number;
  }
  return costs[number]!;
};

/** All that is remembered of hands without melds. */
interface Memory {
  readonly suits: Reader;
  readonly honors: Reader;
  readonly bamsAndCraks: Sums;
  readonly dotsAndHonors: Sums;
}

let memory: Memory | undefined;

const begun = (): Memory => ({
  suits: reader(true),
  honors: reader(false),
  bamsAndCraks: sums(),
  dotsAndHonors: sums(),
});

/** The least cost of so many sets and a pair. */
const leastOf = (one: Row, other: Row, sets: number): number => {
  const wanted = 2 * sets + 1;
  let least = NEVER;
  for (let here = 0; here <= wanted; here++) {
    const cost = one[here]! + other[wanted - here]!;
    if (cost < least) least = cost;
  }
  return least;
};

/**
 * How many tiles are missing from a row of 34 counts to so many sets and a pair: of 14 tiles, less three for each set
 * not asked for, the number to exchange. No kind has more than four.
 */
export const lackOfRow = (counts: Row, offset: number, sets: number): number => {
  memory ??= begun();
  const { suits, honors, bamsAndCraks, dotsAndHonors } = memory;
  const bams = readSuit(suits, counts, offset + BAMS);
  const craks = readSuit(suits, counts, offset + CRAKS);
  const dots = readSuit(suits, counts, offset + DOTS);
  const rest = readHonors(honors, counts, offset);
  const low = sumOf(bamsAndCraks, suits, bams, suits, craks);
  return leastOf(low, sumOf(dotsAndHonors, suits, dots, honors, rest), sets);
};

let meldedSuits: LackAutomaton | undefined;
let meldedHonors: LackAutomaton | undefined;

const costsOf = (automaton: LackAutomaton, columns: readonly number[], counts: Row, melded: Row): Row => {
  let state = 0;
  for (const column of columns) {
    state = stateAfter(automaton, state, counts[column]! + 5 * (COPIES - melded[column]!));
  }
  return automaton.costs.subarray(state * CHOICES, (state + 1) * CHOICES);
};

const suitColumns = (first: number): readonly number[] => Array.from({ length: 9 }, (_, at) => first + at);
const SUITS: readonly (readonly number[])[] = /* @__PURE__ */ [BAMS, CRAKS, DOTS].map(suitColumns);

/**
 * The same beside melds, whose tiles, counted in `melded`, cannot be had again: there is no fifth of a kind. At least
 * NEVER if it cannot be.
 */
export const lackBesideMelds = (counts: Row, melded: Row, sets: number): number => {
  if (meldedSuits === undefined || meldedSuits.states.length > MOST_MELDED_STATES) {
    meldedSuits = lackAutomaton(true);
  }
  meldedHonors ??= lackAutomaton(false);
  const automaton = meldedSuits;
  const [bams, craks, dots] = SUITS.map((columns) => costsOf(automaton, columns, counts, melded));
  const rest = costsOf(meldedHonors, HONOR_COLUMNS, counts, melded);
  return leastOf(together(bams as Row, craks as Row), together(dots as Row, rest), sets);
};
