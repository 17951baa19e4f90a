import { onFirstUse } from '../../../core/first-use';
import { expectSound } from '../../../core/misuse';
import { type Costs, costAt, costsAlong, NEVER, together } from '../../../melds/least-cost';
import { setsAndPair } from '../../../melds/part-steps';
import type { Counts } from '../../../melds/set-shape';
import { SETS } from '../parts';
import { COLUMN_TILES, expectCounts, isRow } from './counts';
import { ALL_KEYS, PARTS, packedParts, tilesOfKey, writeKeys } from './part-table';

/*
 * How many tiles are missing for a number of sets and a pair (CS-8): the least costs of the suits and of the honors
 * combined.
 *
 * `distanceOfCounts` reads three million rows a second, and the bots ask about each discard. So without melds, the
 * costs of a part are looked up by its key (see part-table.ts), and sums are kept for each pair of costs; a suit has
 * only 126.
 */

const UNKNOWN = 255;
const NO_COSTS: Costs = /* @__PURE__ */ new Uint8Array(0);
const ALL_FOUR: Counts = /* @__PURE__ */ new Uint8Array(48).fill(4);

/** The different costs that parts can have when all other tiles are available. */
const costsKnown: Costs[] = [];
/** The sum for each pair of these costs. */
const sums: Costs[][] = [];
/** Which of the costs each key has. */
const numbersKnown = /* @__PURE__ */ onFirstUse(() => new Uint8Array(ALL_KEYS).fill(UNKNOWN));
/** The four keys of the current hand. */
const keys: Int32Array = /* @__PURE__ */ new Int32Array(PARTS);

/** Finds the number of the costs for a new key of a part. */
const learn = (place: number, key: number): number => {
  const [bams] = packedParts();
  const part = packedParts()[place] ?? bams;
  const [costs = NO_COSTS] = costsAlong(part, { held: tilesOfKey(part, key), most: ALL_FOUR });
  const same = costsKnown.findIndex((other) => other.every((cost, size) => cost === costs[size]));
  const number = same < 0 ? costsKnown.push(costs) - 1 : same;
  numbersKnown()[key] = number;
  return number;
};

/** The number of the costs of a part of the current hand. */
const numberAt = (known: Uint8Array, place: number): number => {
  const key = keys[place] ?? 0;
  const number = known[key] ?? UNKNOWN;
  return number === UNKNOWN ? learn(place, key) : number;
};

const learnSum = (one: number, other: number): Costs => {
  const sum = together(packedParts()[0], costsKnown[one] ?? NO_COSTS, costsKnown[other] ?? NO_COSTS);
  const row = sums[one] ?? [];
  row[other] = sum;
  sums[one] = row;
  return sum;
};

const sumOf = (one: number, other: number): Costs => sums[one]?.[other] ?? learnSum(one, other);

/**
 * How many tiles a row of 34 counts lacks for this many sets and a pair; with 14 tiles (three fewer for each set
 * not asked for), the number to exchange. No kind may have more than four.
 */
export const distanceOfRow = (counts: Counts, offset: number, sets: number): number => {
  const numbers = numbersKnown();
  writeKeys(counts, offset, keys, 0);
  const low = sumOf(numberAt(numbers, 0), numberAt(numbers, 1));
  const high = sumOf(numberAt(numbers, 2), numberAt(numbers, 3));
  const wanted = setsAndPair(sets);
  let least = NEVER;
  for (let size = 0; size <= wanted; size++) {
    const cost = costAt(low, size) + costAt(high, wanted - size);
    if (cost < least) least = cost;
  }
  return least;
};

/**
 * Tells how far a row of counts is from winning (CS-8).
 *
 * Tiles in melds are still counted as available.
 *
 * @param counts - Rows of counts, with at most four of a kind and three tiles fewer for each meld.
 * @param offset - The column where the row begins; 0 if left out.
 * @param sets - How many sets to make besides the pair, 0 to 4: 4 minus the melds.
 * @returns With 14 tiles, the fewest to exchange; with 13, the fewest including the next draw, so 1 for a waiting
 * hand.
 * @example
 * ```ts
 * import { countHand, distanceOfCounts } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', '4C', '5C', '6C', '7D', '8D', 'E', 'E', 'RD', 'RD', 'RD']);
 * counts && distanceOfCounts(counts); // => 1
 * ```
 */
export const distanceOfCounts = (counts: Readonly<Uint8Array>, offset = 0, sets: number = SETS): number => {
  expectCounts(counts, offset);
  if (!(Number.isInteger(sets) && sets >= 0 && sets <= SETS))
    expectSound(false, `The number of sets must be from 0 to ${SETS}`, sets);
  const at = offset >>> 0;
  if (!isRow(counts, at)) {
    const row = COLUMN_TILES.map((_, column) => counts[at + column] ?? 'too few of them');
    const wrong = row.find((count) => typeof count === 'string' || count > 4);
    expectSound(false, 'A row has 34 counts, each of them 0 to 4', wrong);
  }
  return distanceOfRow(counts, at, sets);
};
