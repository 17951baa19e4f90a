import type { CheckedHand } from '../../hands/check-hand';
import type { HandStage } from '../../hands/rule-parts';
import { withDrawn } from '../../hands/with-drawn';
import {
  type Costs,
  costAt,
  costedParts,
  costsAlong,
  leastMissing,
  NEVER,
  together,
} from '../../melds/least-cost';
import { setsAndPair } from '../../melds/part-steps';
import type { Counts } from '../../melds/set-shape';
import { ALL_KEYS, BAMS, CRAKS, DOTS, honorKey, SUIT_KEYS, suitKey } from './packed/part-table';
import { HAND_SIZE, PARTS, SETS, sizeAt, sizeOf, supplyOf, wantedHands } from './parts';

/*
 * How many tiles are missing from so many sets and a pair (CS-8): the least costs of the suits, and of the winds and
 * dragons, put together.
 *
 * `distanceOfCounts` reads three million rows a second, and the bots ask about each discard. So of tiles without melds,
 * what a part lacks is looked up by its key (see part-table.ts), and what two parts come to is remembered for each two of
 * their costs, of which a suit has but 126.
 */

const UNKNOWN = 255;

/** The different costs that parts can have where all other tiles can be had. */
const costsKnown: Costs[] = [];
/** What each two of them come to. */
const sums: Costs[][] = [];
/** Which of the costs the tiles of a key have. */
let numbers: Uint8Array | undefined;

/** The number of the costs of a key that comes up for the first time. */
const learn = (known: Uint8Array, key: number): number => {
  const part = PARTS[key < SUIT_KEYS ? 0 : 3];
  const held = new Uint8Array(48);
  let digits = key % SUIT_KEYS;
  for (const kind of part.kinds) {
    held[kind] = digits % 5;
    digits = Math.floor(digits / 5);
  }
  const [costs = held] = costsAlong(part, { held, most: new Uint8Array(48).fill(4) });
  const same = costsKnown.findIndex((other) => other.every((cost, size) => cost === costs[size]));
  const number = same < 0 ? costsKnown.push(costs) - 1 : same;
  known[key] = number;
  return number;
};

const numberOf = (known: Uint8Array, key: number): number => {
  const number = known[key] ?? UNKNOWN;
  return number === UNKNOWN ? learn(known, key) : number;
};

const NO_COSTS: Costs = /* @__PURE__ */ new Uint8Array(0);

const learnSum = (one: number, other: number): Costs => {
  const sum = together(PARTS[0], costsKnown[one] ?? NO_COSTS, costsKnown[other] ?? NO_COSTS);
  const row = sums[one] ?? [];
  row[other] = sum;
  sums[one] = row;
  return sum;
};

const sumOf = (one: number, other: number): Costs => sums[one]?.[other] ?? learnSum(one, other);

/**
 * How many tiles are missing from a row of 34 counts to so many sets and a pair: of 14 tiles, less three for each set
 * not asked for, the number to exchange. No kind has more than four.
 */
export const distanceOfRow = (counts: Counts, offset: number, sets: number): number => {
  numbers ??= new Uint8Array(ALL_KEYS).fill(UNKNOWN);
  const bams = numberOf(numbers, suitKey(counts, offset + BAMS));
  const craks = numberOf(numbers, suitKey(counts, offset + CRAKS));
  const dots = numberOf(numbers, suitKey(counts, offset + DOTS));
  const low = sumOf(bams, craks);
  const high = sumOf(dots, numberOf(numbers, honorKey(counts, offset)));
  const wanted = setsAndPair(sets);
  let least = NEVER;
  for (let size = 0; size <= wanted; size++) {
    const cost = costAt(low, size) + costAt(high, wanted - size);
    if (cost < least) least = cost;
  }
  return least;
};

/** How many tiles a hand lacks, or one with more tiles drawn to it; Infinity if no hand has these melds. */
export const distanceOf = (hand: CheckedHand, stage: HandStage, drawn?: Counts): number => {
  const isPlain = hand.melds.length === 0 && hand.concealed.length <= HAND_SIZE;
  // Most hands have neither melds nor more tiles than sets of three account for.
  if (isPlain && sizeOf(hand, sizeAt(stage)).concealedKongs === 0) {
    return distanceOfRow(withDrawn(hand.counts, drawn), 1, SETS);
  }
  const lacks = wantedHands(hand, stage).map((wanted) => {
    const supply = supplyOf({ ...wanted, counts: withDrawn(wanted.counts, drawn) });
    return leastMissing(costedParts(PARTS, supply), setsAndPair(wanted.sets));
  });
  return Math.min(...lacks);
};
