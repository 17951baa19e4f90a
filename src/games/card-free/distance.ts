import { besideExposures } from '../../jokers/exposures';
import { EAST, FLOWER } from '../../tiles/tile-index';
import { costOf } from './block-cost';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import type { Found } from './found';
import { type CostSpec, type Fillers, heldBit, NO_COST, setCosts } from './goal-costs';
import { type Family, familiesOf, twoKongsOf } from './goal-families';
import { type HeldTiles, jokersLeft } from './held-tiles';
import { isNumber, isWind, NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, sizeBit } from './patterns';
import { isForbidden } from './restrictions';
import { isWindSet, NO_CATEGORY } from './sets';
import { costOfSum, EXPOSED, leastOverSets } from './suited-sets';
import { windsWithNews } from './winds-with-news';

/*
 * The least number of tiles to exchange, over all layouts, without going through them: the sets come as
 * histograms (suited-sets.ts), the fillers are eight choices of dragons with or without flowers and NEWS, and what each
 * such hand of kinds costs is looked up (goal-costs.ts). Dragon Hands are looked at one by one.
 */

const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** The values of the tiles for histograms; one array for one hand after the other. */
const lentValues: Int32Array = /* @__PURE__ */ new Int32Array(EAST + 4);

const valuesOf = ({ counts, exposed }: HeldTiles): Int32Array => {
  for (let kind = 1; kind < lentValues.length; kind++) lentValues[kind] = heldBit(counts[kind]!);
  for (const block of exposed) lentValues[block >> 3] = EXPOSED;
  return lentValues;
};

/** The choices among dragons given as bits that hold all the exposed ones, as histograms in ascending order. */
const dragonChoices = (values: Readonly<Int32Array>, allowed: number): readonly number[] => {
  const [green, red, white] = [values[10]!, values[20]!, values[30]!];
  const exposed = (green === EXPOSED ? 1 : 0) + (red === EXPOSED ? 1 : 0) + (white === EXPOSED ? 1 : 0);
  const choices: number[] = [];
  for (let bits = 0; bits < 8; bits++) {
    if ((bits & ~allowed) !== 0) continue;
    const sum = (bits & 1 ? green : 0) + (bits & 2 ? red : 0) + (bits & 4 ? white : 0);
    const histogram = sum & (EXPOSED - 1);
    if (Math.floor(sum / EXPOSED) === exposed && !choices.includes(histogram)) choices.push(histogram);
  }
  return choices.length > 1 ? choices.sort(ascending) : choices;
};

const ascending = (one: number, other: number): number => one - other;

const windsHeld = ({ counts }: HeldTiles): number => {
  let winds = 0;
  for (let kind = EAST; kind < NEWS; kind++) if (counts[kind]! > 0) winds++;
  return winds;
};

const fillersOf = (
  family: Omit<Family, 'choice'>,
  held: HeldTiles,
  values: Readonly<Int32Array>,
): Fillers => ({
  dragons: dragonChoices(values, family.dragons),
  flowers: family.flowers ? Math.max(0, 2 - held.counts[FLOWER]!) : NO_COST,
  news: family.news ? 4 - windsHeld(held) : NO_COST,
});

/** The sets of winds (CF-12), as bits. */
const WIND_SETS: readonly number[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, bits) => bits).filter(
  isWindSet,
);

const leastOverWinds = (
  values: Readonly<Int32Array>,
  exposed: number,
  costs: Readonly<Uint8Array>,
): number => {
  let least = NO_COST;
  for (const set of WIND_SETS) {
    let sum = 0;
    for (let wind = 0; wind < 4; wind++) if ((set >> wind) & 1) sum += values[EAST + wind]!;
    if (Math.floor(sum / EXPOSED) === exposed) least = Math.min(least, costOfSum(sum, costs));
  }
  return least;
};

const exposedWhere = ({ exposed }: HeldTiles, belongs: (kind: number) => boolean): number =>
  exposed.filter((block) => belongs(block >> 3)).length;

/** The least cost of the hands of numbers (CF-7 to CF-11). */
const numberCost = (
  held: HeldTiles,
  values: Readonly<Int32Array>,
  spec: CostSpec,
  options: CardFreeOptions,
): number => {
  if (exposedWhere(held, isWind) > 0) return NO_COST;
  const exposed = exposedWhere(held, isNumber);
  const ofNumbers = { ...spec, twoKongs: twoKongsOf(options) };
  let least = NO_COST;
  for (const family of familiesOf(options, held.exposed.length > 0)) {
    const fillers = fillersOf(family, held, values);
    if (fillers.dragons.length === 0) continue;
    const costs = setCosts(ofNumbers, fillers);
    least = Math.min(least, leastOverSets(family.choice, { values, exposed, costs }));
  }
  return least;
};

/** The least cost of the hands of winds (CF-12), without NEWS and, where that is played, with it (CF-17a). */
const windCost = (
  held: HeldTiles,
  values: Readonly<Int32Array>,
  spec: CostSpec,
  options: CardFreeOptions,
): number => {
  if (exposedWhere(held, isNumber) > 0) return NO_COST;
  const noDragons = options.skillLevel >= 3 && held.exposed.length > 0;
  const family = { dragons: noDragons ? 0 : 7, flowers: true, news: false };
  const fillers = fillersOf(family, held, values);
  const exposed = exposedWhere(held, isWind);
  const least =
    fillers.dragons.length === 0 ? NO_COST : leastOverWinds(values, exposed, setCosts(spec, fillers));
  if (!options.newsWithWinds) return least;
  return Math.min(least, windsWithNews(held, family.dragons, options));
};

/** A number of missing tiles that is never too great: jokers go anywhere, flowers in one pung or two. */
const missingAtLeast = (blocks: readonly number[], { counts, jokers }: HeldTiles): number => {
  let missing = -jokers;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    missing += Math.max(0, (block & 7) - counts[block >> 3]!);
  }
  return missing;
};

/** The least cost of a Dragon Hand that costs less than so much, else Infinity (CF-25 to CF-27, CF-38a). */
const dragonHandCost = (held: HeldTiles, most: number, options: CardFreeOptions): number => {
  const { exposed } = held;
  let least = OUT_OF_REACH;
  for (const { place, blocks } of DRAGON_HAND_LAYOUTS) {
    if (exposed.length === 0 && missingAtLeast(blocks, held) >= Math.min(most, least)) continue;
    const left = besideExposures(blocks, exposed);
    if (left === undefined) continue;
    const found: Found = { category: NO_CATEGORY, set: 0, pattern: FIRST_DRAGON_HAND + place, blocks };
    const circumstances = { exposed: exposed.length > 0, jokers: false, selfPicked: undefined };
    if (options.skillLevel > 0 && isForbidden(found, circumstances, options)) continue;
    least = Math.min(least, costOf(left, held, options));
  }
  return least;
};

const hasTwice = (exposed: readonly number[]): boolean =>
  new Set(exposed.map((block) => block >> 3)).size < exposed.length;

/** The least cost of a hand of one of the ten patterns. */
const patternCost = (held: HeldTiles, options: CardFreeOptions): number => {
  const { exposed, jokers } = held;
  if (exposed.length > 0 && (hasTwice(exposed) || exposed.some((block) => block >> 3 === FLOWER)))
    return NO_COST;
  const values = valuesOf(held);
  const spec: CostSpec = {
    exposed: exposed.reduce((sum, block) => sum + sizeBit(block & 7), 0),
    quints: Math.min(2, Math.max(0, jokersLeft(held, options))),
    jokers,
    allJokerBlocks: options.allJokerBlocks,
    twoKongs: 'free',
  };
  return Math.min(numberCost(held, values, spec, options), windCost(held, values, spec, options));
};

/**
 * The least number of tiles that must be exchanged so that a hand whose melds are sound wins, or, if it
 * has fewer than 14, the least number that are missing; Infinity if no layout has its exposures. How it is won
 * is taken in the hand's favor.
 */
export const distanceOf = (held: HeldTiles, options: CardFreeOptions): number => {
  const ofPatterns = patternCost(held, options);
  const least = ofPatterns < NO_COST ? ofPatterns : OUT_OF_REACH;
  return Math.min(least, dragonHandCost(held, least, options));
};
