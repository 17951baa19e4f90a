import type { CheckedHand } from '../hands/check-hand';
import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import { BROKEN } from './constraints';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { exposuresOf } from './exposures';
import { completions } from './complete-kinds';
import { judgeBlocks, patternOf } from './judge-blocks';
import { NEWS } from './kinds';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, PATTERN_SIZES } from './patterns';
import { brokenLevel, type Circumstances } from './restrictions';
import { bitCount, NO_CATEGORY } from './sets';
import { traitsOf } from './worth';

/*
 * The search for the readings that break the fewest constraints (docs/reasons.md). It lays out the
 * hand kind by kind, keeps the set of constraints broken so far, and leaves a branch as soon as it
 * breaks more than the best reading found, or all that another one breaks. What breaks least is
 * tried first: the ten patterns, then blocks of any sizes.
 */

/** A reading that breaks the fewest constraints. */
export interface BrokenReading {
  /** The constraints it breaks, as bits of `BROKEN`. */
  readonly broken: number;
  /** Its blocks, ascending. */
  readonly blocks: readonly number[];
  /** Place in `PATTERNS`, Dragon Hands after them; -1 for none. */
  readonly pattern: number;
  /** Place in `CATEGORIES` it has or was on the way to; -1 for none or a Dragon Hand. */
  readonly category: number;
  /** The set as bits. */
  readonly set: number;
}

/** Sizes still to be given out: how many blocks of each size 1 to 5; index 0 is not used. */
type Slots = number[];

const HAND_SIZE = 14;
const ANY_SIZES: readonly number[] = [0, 14, 14, 14, 14, 14];
const ALL_FOUR_WINDS = 15;

/** What is the same for the whole search of one hand. */
interface Search {
  readonly counts: number[];
  readonly circumstances: Circumstances;
  readonly options: CardFreeOptions;
  readonly best: Map<number, BrokenReading>;
  fewest: number;
}

const isHopeless = (search: Search, broken: number): boolean => {
  if (bitCount(broken) > search.fewest) return true;
  for (const other of search.best.keys()) {
    if ((broken & other) === other) return true;
  }
  return false;
};

const offer = (search: Search, reading: BrokenReading): void => {
  const count = bitCount(reading.broken);
  if (count > search.fewest || search.best.has(reading.broken)) return;
  if (count < search.fewest) {
    search.fewest = count;
    search.best.clear();
  }
  search.best.set(reading.broken, reading);
};

/** The constraints a block breaks by itself. */
const brokenByBlock = (kind: number, size: number, naturals: number, options: CardFreeOptions): number => {
  let broken = size === 1 ? BROKEN.singleTile : 0;
  if (kind === FLOWER) {
    if (size !== 2) broken |= BROKEN.flowerBlockNotPair;
    return naturals < size ? broken | BROKEN.jokerInFlowers : broken;
  }
  if (kind === NEWS) return naturals < size ? broken | BROKEN.jokerInNews : broken;
  if (size === 2 && naturals < 2) broken |= BROKEN.jokerInPair;
  return naturals === 0 && !options.allJokerBlocks ? broken | BROKEN.allJokerBlock : broken;
};

const finish = (search: Search, laid: readonly number[], broken: number): void => {
  const blocks = [...laid].sort((one, other) => one - other);
  const verdict = judgeBlocks(blocks, patternOf(blocks), search.circumstances, search.options);
  offer(search, { ...verdict, broken: broken | verdict.broken, blocks });
};

/** Fills the sizes that are left, `sizes`, with blocks of jokers only: flowers and NEWS first, then all others together. */
const layJokers = (
  search: Search,
  sizes: readonly number[],
  plain: readonly number[],
  laid: readonly number[],
  broken: number,
): void => {
  if (isHopeless(search, broken)) return;
  const [size, ...rest] = sizes;
  if (size === undefined) {
    const kinds = laid.map((block) => block >> 3);
    for (const added of completions(kinds, plain.length)) {
      finish(search, [...laid, ...added.map((kind, place) => kind * 8 + (plain[place] as number))], broken);
    }
    return;
  }
  layJokers(search, rest, [...plain, size], laid, broken | brokenByBlock(10, size, 0, search.options));
  for (const kind of size === 4 ? [FLOWER, NEWS] : [FLOWER]) {
    const breaks = broken | brokenByBlock(kind, size, 0, search.options) | brokenByAnother(kind, laid);
    layJokers(search, rest, plain, [...laid, kind * 8 + size], breaks);
  }
};

/** What one more block of a kind breaks: only one flower block, only one NEWS block. */
const brokenByAnother = (kind: number, laid: readonly number[]): number => {
  if (kind !== FLOWER && kind !== NEWS) return 0;
  if (!laid.some((block) => block >> 3 === kind)) return 0;
  return kind === FLOWER ? BROKEN.twoFlowerBlocks : BROKEN.twoNewsBlocks;
};

/** What a second block of a kind breaks that is sure to be broken at the end. */
const brokenByRepeat = (kind: number): number => {
  if (kind === FLOWER) return BROKEN.twoFlowerBlocks;
  if (kind > 30) return BROKEN.repeatedWind;
  return kind % 10 === 0 ? BROKEN.repeatedDragon : BROKEN.repeatedNumber;
};

/** Lays out the natural tiles kind by kind, each in one block or more; `largest` keeps equal splits from being tried twice. */
const layKinds = (
  search: Search,
  kind: number,
  left: number,
  largest: number,
  slots: Slots,
  jokers: number,
  laid: readonly number[],
  broken: number,
): void => {
  if (isHopeless(search, broken)) return;
  if (left === 0) {
    const next = search.counts.findIndex((count, at) => at > kind && count > 0);
    if (next < 0) layJokers(search, slots.flatMap((count, size) => Array.from({ length: count }, () => size)), [], laid, broken);
    else layKinds(search, next, search.counts[next] as number, 99, slots, jokers, laid, broken);
    return;
  }
  const repeats = largest < 99 ? brokenByRepeat(kind) : brokenByAnother(kind, laid);
  for (let naturals = left; naturals > 0; naturals--) {
    for (let size = Math.min(5, naturals + jokers); size >= naturals; size--) {
      if ((slots[size] as number) === 0 || naturals * 8 + size > largest) continue;
      const next = [...slots];
      next[size]!--;
      const breaks = broken | repeats | brokenByBlock(kind, size, naturals, search.options);
      const rest = left - naturals;
      layKinds(search, kind, rest, naturals * 8 + size, next, jokers - size + naturals, [...laid, kind * 8 + size], breaks);
    }
  }
};

/** Lays out NEWS blocks, with every choice of winds in them that are not jokers, then all the rest. */
const layNews = (
  search: Search,
  slots: Slots,
  jokers: number,
  laid: readonly number[],
  broken: number,
  last: number,
  then: typeof layRest,
): void => {
  if (isHopeless(search, broken)) return;
  then(search, slots, jokers, laid, broken);
  if ((slots[4] as number) === 0) return;
  // A NEWS block of jokers only comes with the other blocks of jokers.
  for (let chosen = last; chosen > 0; chosen--) {
    const winds = [0, 1, 2, 3].filter((wind) => chosen & (1 << wind));
    if (winds.length + jokers < 4 || winds.some((wind) => search.counts[EAST + wind] === 0)) continue;
    for (const wind of winds) search.counts[EAST + wind]!--;
    const next = [...slots];
    next[4]!--;
    const breaks = broken | brokenByAnother(NEWS, laid) | (winds.length < 4 ? BROKEN.jokerInNews : 0);
    layNews(search, next, jokers - 4 + winds.length, [...laid, NEWS * 8 + 4], breaks, chosen, then);
    for (const wind of winds) search.counts[EAST + wind]!++;
  }
};

const layRest = (search: Search, slots: Slots, jokers: number, laid: readonly number[], broken: number): void =>
  layKinds(search, -1, 0, 99, slots, jokers, laid, broken);

/*
 * Without a pattern the sizes are free, and it matters only what the sizes can be together. They are
 * kept as a histogram, four bits for each size from 1 to 5; one bit more says that a pair holds a joker.
 */

const countOf = (size: number): number => 1 << (4 * (size - 1));
const PAIR_WITH_JOKER = 1 << 20;

/** Every histogram that comes of adding a block with these natural tiles and any number of jokers. */
const withBlock = (histograms: Iterable<number>, naturals: number, most: number): Set<number> => {
  const result = new Set<number>();
  for (const histogram of histograms) {
    for (let size = Math.max(1, naturals); size <= Math.min(5, most); size++) {
      const mark = size === 2 && naturals < 2 ? PAIR_WITH_JOKER : 0;
      result.add((histogram + countOf(size)) | mark);
    }
  }
  return result;
};

const placesIn = (histogram: number): number =>
  [1, 2, 3, 4, 5].reduce((sum, size) => sum + size * ((histogram >> (4 * (size - 1))) & 15), 0);

let patternHistograms: ReadonlySet<number> | undefined;
const isPattern = (histogram: number): boolean => {
  patternHistograms ??= new Set(
    PATTERN_SIZES.map(({ small, smalls, large, larges }) => smalls * countOf(small) + larges * countOf(large)),
  );
  return patternHistograms.has(histogram & (PAIR_WITH_JOKER - 1));
};

/** What a histogram breaks: a single tile, a joker in a pair. */
const brokenByHistogram = (histogram: number): number =>
  ((histogram & 15) > 0 ? BROKEN.singleTile : 0) |
  ((histogram & PAIR_WITH_JOKER) > 0 ? BROKEN.jokerInPair : 0);

/** Lays out all kinds but the flower in one block each, and any number of blocks of jokers only. */
const spreadJokers = (search: Search, jokers: number, laid: readonly number[], broken: number): void => {
  const natural: number[] = [];
  search.counts.forEach((count, kind) => {
    if (count > 0 && kind !== FLOWER) natural.push(kind * 8 + count);
  });
  const there = [...laid, ...natural];
  const kinds = there.map((block) => block >> 3);
  let histograms = new Set([laid.reduce((sum, block) => sum + countOf(block & 7), 0)]);
  for (const block of natural) histograms = withBlock(histograms, block & 7, (block & 7) + jokers);
  for (let extra = 0; extra <= jokers; extra++) {
    if (extra === 1 && !search.options.allJokerBlocks) broken |= BROKEN.allJokerBlock;
    if (extra > 0) histograms = withBlock(histograms, 0, jokers);
    const whole = [...histograms].filter((one) => placesIn(one) === HAND_SIZE && !isPattern(one));
    const spreads = [...new Set(whole.map(brokenByHistogram))].filter(
      (breaks) => !isHopeless(search, broken | breaks),
    );
    if (spreads.length === 0) continue;
    for (const added of completions(kinds, extra)) {
      const blocks = [...there, ...added.map((kind) => kind * 8)].sort((one, other) => one - other);
      const verdict = judgeBlocks(blocks, -1, search.circumstances, search.options);
      for (const breaks of spreads) {
        offer(search, { ...verdict, broken: broken | breaks | verdict.broken, blocks });
      }
    }
  }
};

/** The flowers in blocks of any sizes, jokers with them or not; then all other kinds in one block each. */
const layFlowers = (
  search: Search,
  left: number,
  largest: number,
  jokers: number,
  laid: readonly number[],
  broken: number,
): void => {
  if (isHopeless(search, broken)) return;
  if (left === 0) {
    // Blocks of jokers are never flowers or NEWS here: as anything else they break less.
    spreadJokers(search, jokers, laid, broken);
  }
  for (let naturals = left; naturals > 0; naturals--) {
    for (let size = Math.min(5, naturals + jokers); size >= naturals; size--) {
      if (naturals * 8 + size > largest) continue;
      const breaks = broken | brokenByAnother(FLOWER, laid) | brokenByBlock(FLOWER, size, naturals, search.options);
      layFlowers(search, left - naturals, naturals * 8 + size, jokers - size + naturals, [...laid, size], breaks);
    }
  }
};

const layFree = (search: Search, _slots: Slots, jokers: number, laid: readonly number[], broken: number): void =>
  layFlowers(search, search.counts[FLOWER] as number, 99, jokers, laid, broken);

/** Takes the exposures' sizes out of the slots; undefined if one does not fit. */
const slotsAfter = (slots: readonly number[], exposed: readonly number[]): Slots | undefined => {
  const left = [...slots];
  for (const block of exposed) left[block & 7]!--;
  return left.every((count) => count >= 0) ? left : undefined;
};

const patternSlots: () => readonly (readonly number[])[] = () =>
  PATTERN_SIZES.map(({ small, smalls, large, larges }) =>
    [0, 1, 2, 3, 4, 5].map((size) => (size === small ? smalls : size === large ? larges : 0)),
  );

/** What a Dragon Hand's layout breaks with these tiles; undefined if they cannot lie in it. */
const brokenByDragonHand = (
  layout: readonly number[],
  exposed: readonly number[],
  counts: readonly number[],
  { circumstances, options }: Search,
): number | undefined => {
  const left = [...layout];
  for (const block of exposed) {
    const place = left.indexOf(block);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  let broken = 0;
  const kinds = new Set(left.map((block) => block >> 3));
  if (counts.some((count, kind) => count > 0 && !kinds.has(kind))) return undefined;
  for (const kind of kinds) {
    const blocks = left.filter((block) => block >> 3 === kind);
    const size = blocks.reduce((sum, block) => sum + (block & 7), 0);
    const count = counts[kind] as number;
    if (count > size) return undefined;
    if (count < blocks.length && !options.allJokerBlocks) broken |= BROKEN.allJokerBlock;
    if (count === size) continue;
    if (kind === FLOWER && !options.jokersInFlowerPungs) broken |= BROKEN.jokerInFlowers;
    if (size === 2) broken |= BROKEN.jokerInPair;
  }
  const part = { pattern: -1, category: NO_CATEGORY, dragonHand: true, traits: traitsOf(layout) };
  return brokenLevel(part, circumstances, options) === 0 ? broken : broken | BROKEN.skillLevel;
};

const tryDragonHands = (search: Search, exposed: readonly number[]): void => {
  for (const { place, blocks } of DRAGON_HAND_LAYOUTS) {
    const broken = brokenByDragonHand(blocks, exposed, search.counts, search);
    if (broken === undefined) continue;
    offer(search, { broken, blocks, pattern: FIRST_DRAGON_HAND + place, category: NO_CATEGORY, set: 0 });
  }
};

/** The readings that break the fewest constraints, one for each set of them; at least one. */
export const findBrokenReadings = (
  hand: CheckedHand,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly BrokenReading[] => {
  const jokers = hand.counts[JOKER] as number;
  const counts = Array.from(hand.counts.subarray(0, NEWS));
  const search: Search = { counts, circumstances, options, best: new Map(), fewest: 32 };
  const exposures = exposuresOf(hand);
  const exposed = exposures.map(({ kind, size }) => kind * 8 + size);
  let broken = 0;
  exposures.forEach(({ kind, size, jokers: own }, place) => {
    broken |= brokenByBlock(kind, size, size - own, options) | brokenByAnother(kind, exposed.slice(0, place));
  });
  tryDragonHands(search, exposed);
  for (const pattern of patternSlots()) {
    const slots = slotsAfter(pattern, exposed);
    if (slots !== undefined) layNews(search, slots, jokers, exposed, broken, ALL_FOUR_WINDS, layRest);
  }
  const free = slotsAfter(ANY_SIZES, exposed);
  if (free !== undefined) layNews(search, free, jokers, exposed, broken | BROKEN.noPattern, ALL_FOUR_WINDS, layFree);
  return [...search.best.values()];
};
