import { expectSound } from '../../core/misuse';
import type { CheckedHand } from '../../hands/check-hand';
import type { HandStage } from '../../hands/rule-parts';
import { withDrawn } from '../../hands/with-drawn';
import { type Costs, costAt, NEVER, together } from '../../melds/least-cost';
import { setsAndPair } from '../../melds/part-steps';
import {
  costsAtKind,
  type RememberedCosts,
  rememberCosts,
  UNKNOWN,
  wholeCosts,
  widened,
} from '../../melds/remembered-costs';
import { type Counts, countOf, type Part } from '../../melds/set-shape';
import { chineseParts, HAND_SIZE, SETS, sizeAt, sizeOf, wantedHands } from './parts';

/*
 * How many tiles are missing from so many sets and a pair (CS-8): the least costs of the suits, and of the winds and
 * dragons, put together.
 *
 * `distanceOfCounts` reads three million rows a second, and the bots ask about each discard. So of tiles without melds
 * three kinds are read in a step, and what two parts come to is remembered for each two of their costs, of which a suit
 * has but 126. Tiles in melds cannot be had, which makes many more costs; such hands are read kind by kind, and put
 * together each time.
 */

const COPIES = 4;
/** Nothing held, all four to be had. */
const FREE: number = 5 * COPIES;
/** How many of each of three kinds, as digits to the base 5. */
const TRIPLES = 125;
/** More costs than a part has where all tiles are to be had. */
const ENDINGS = 256;
/** More costs of hands with melds than play brings up; beyond them they are forgotten. */
const MOST_MELDED = 20_000;

/** The costs of a part, read three kinds at a time. */
interface Reader {
  readonly memory: RememberedCosts;
  /** The number of the costs three kinds before, by `TRIPLES × number + triple`. */
  triples: Uint16Array;
  /** By the number of the costs of the whole part, their number among the different ones. */
  readonly endings: Uint16Array;
  /** The different ones. */
  readonly costs: Costs[];
}

const reader = (part: Part): Reader => ({
  memory: rememberCosts(part),
  triples: new Uint16Array(0),
  endings: new Uint16Array(UNKNOWN).fill(UNKNOWN),
  costs: [],
});

/** The costs three kinds before some, read there for the first time; the last kind is the lowest digit. */
const learnTriple = (one: Reader, last: number, number: number, triple: number): number => {
  // What is no row is noticed here, where it would be remembered, and not in the loops.
  if (!(triple < TRIPLES)) expectSound(false, 'A row has 34 counts, each of them 0 to 4', triple);
  let before = number;
  for (let rest = triple, place = last; place > last - 3; rest = Math.floor(rest / 5), place--) {
    before = costsAtKind(one.memory, place, before, FREE + (rest % 5));
  }
  if (one.triples.length <= TRIPLES * number) {
    one.triples = widened(one.triples, TRIPLES * Math.max(256, 2 * number));
  }
  one.triples[TRIPLES * number + triple] = before;
  return before;
};

const beforeTriple = (one: Reader, last: number, number: number, triple: number): number => {
  const place = number * TRIPLES + triple;
  const known = place < one.triples.length ? one.triples[place]! : UNKNOWN;
  return known === UNKNOWN ? learnTriple(one, last, number, triple) : known;
};

const learnEnding = (one: Reader, number: number): number => {
  const costs = wholeCosts(one.memory, number);
  const same = one.costs.findIndex((other) => other.every((cost, size) => cost === costs[size]));
  const ending = same < 0 ? one.costs.push(costs) - 1 : same;
  one.endings[number] = ending;
  return ending;
};

const endingOf = (one: Reader, number: number): number => {
  const known = one.endings[number]!;
  return known === UNKNOWN ? learnEnding(one, number) : known;
};

/** Three counts as one number, the first of them the lowest digit. */
const digits = (counts: Counts, one: number, two: number, three: number): number =>
  counts[one]! + 5 * counts[two]! + 25 * counts[three]!;

const readSuit = (one: Reader, counts: Counts, at: number): number => {
  let number = beforeTriple(one, 8, 0, digits(counts, at + 8, at + 7, at + 6));
  number = beforeTriple(one, 5, number, digits(counts, at + 5, at + 4, at + 3));
  number = beforeTriple(one, 2, number, digits(counts, at + 2, at + 1, at));
  return endingOf(one, number);
};

/** The dragons, three winds, and East by itself. */
const readHonors = (one: Reader, counts: Counts, at: number): number => {
  let number = beforeTriple(one, 6, 0, digits(counts, at + 9, at + 19, at + 29));
  number = beforeTriple(one, 3, number, digits(counts, at + 33, at + 32, at + 31));
  return endingOf(one, costsAtKind(one.memory, 0, number, FREE + counts[at + 30]!));
};

/** What two parts come to, made once for each two of their costs. */
interface Sums {
  readonly numbers: Uint16Array;
  readonly costs: Costs[];
}

const sums = (): Sums => ({ numbers: new Uint16Array(ENDINGS * ENDINGS).fill(UNKNOWN), costs: [] });

const sumOf = (
  { numbers, costs }: Sums,
  one: Reader,
  first: number,
  other: Reader,
  second: number,
): Costs => {
  const place = first * ENDINGS + second;
  let number = numbers[place]!;
  if (number === UNKNOWN) {
    number = costs.push(together(one.memory.part, one.costs[first]!, other.costs[second]!)) - 1;
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

const begun = (): Memory => {
  const [suit, , , honors] = chineseParts();
  return { suits: reader(suit), honors: reader(honors), bamsAndCraks: sums(), dotsAndHonors: sums() };
};

let memory: Memory | undefined;

/** The least cost of so many sets and a pair. */
const leastOf = (one: Costs, other: Costs, sets: number): number => {
  const wanted = setsAndPair(sets);
  let least = NEVER;
  for (let here = 0; here <= wanted; here++) {
    const cost = costAt(one, here) + costAt(other, wanted - here);
    if (cost < least) least = cost;
  }
  return least;
};

/**
 * How many tiles are missing from a row of 34 counts to so many sets and a pair: of 14 tiles, less three for each set
 * not asked for, the number to exchange. No kind has more than four.
 */
export const distanceOfRow = (counts: Counts, offset: number, sets: number): number => {
  memory ??= begun();
  const { suits, honors, bamsAndCraks, dotsAndHonors } = memory;
  const bams = readSuit(suits, counts, offset);
  const craks = readSuit(suits, counts, offset + 10);
  const dots = readSuit(suits, counts, offset + 20);
  const rest = readHonors(honors, counts, offset);
  const low = sumOf(bamsAndCraks, suits, bams, suits, craks);
  return leastOf(low, sumOf(dotsAndHonors, suits, dots, honors, rest), sets);
};

/** What is remembered of a suit, and of the winds and dragons, beside melds. */
let besideMelds: readonly RememberedCosts[] = [];

/** The same of counts by place in `TILES` beside melds, whose tiles, counted in `aside`, cannot be had again. */
const distanceBesideMelds = (counts: Counts, aside: Counts, sets: number): number => {
  const [suit, , , honors] = chineseParts();
  if (besideMelds.length === 0 || besideMelds.some(({ costs }) => costs.length > MOST_MELDED)) {
    besideMelds = [rememberCosts(suit), rememberCosts(honors)];
  }
  const [suits = rememberCosts(suit), others = rememberCosts(honors)] = besideMelds;
  const costs = chineseParts().map((part) => {
    const known = part === honors ? others : suits;
    const symbolOf = (kind: number): number => countOf(counts, kind) + 5 * (COPIES - countOf(aside, kind));
    const read = (number: number, kind: number, place: number): number =>
      costsAtKind(known, place, number, symbolOf(kind));
    return wholeCosts(known, part.kinds.reduceRight(read, 0));
  });
  const whole = costs.reduce((one, other) => together(suit, one, other));
  return costAt(whole, setsAndPair(sets));
};

/** How many tiles a hand lacks, or one with more tiles drawn to it; Infinity if no hand has these melds. */
export const distanceOf = (hand: CheckedHand, stage: HandStage, drawn?: Counts): number => {
  const isPlain = hand.melds.length === 0 && hand.concealed.length <= HAND_SIZE;
  // Most hands have neither melds nor more tiles than sets of three account for.
  if (isPlain && sizeOf(hand, sizeAt(stage)).concealedKongs === 0) {
    return distanceOfRow(withDrawn(hand.counts, drawn), 1, SETS);
  }
  const lacks = wantedHands(hand, stage).map(({ counts, aside, sets }) =>
    distanceBesideMelds(withDrawn(counts, drawn), aside, sets),
  );
  const least = Math.min(...lacks);
  return least < NEVER ? least : Number.POSITIVE_INFINITY;
};
