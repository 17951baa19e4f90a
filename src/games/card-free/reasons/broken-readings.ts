import { EAST, FLOWER } from '../../../tiles/tile-index';
import { ascending, blockCode, type CodedLayout, kindOf, NEWS, sizeOf } from '../layouts/blocks';
import { DRAGON_HAND_LAYOUTS, HAND_SIZE, patternOf, sizeBit } from '../layouts/patterns';
import { type Rack, sum } from '../layouts/rack';
import { breaksHouseRule, brokenLevel, type Circumstances } from '../layouts/restrictions';
import { besideExposures } from '../layouts/search';
import { bitCount, bitsOf } from '../layouts/sets';
import type { CardFreeOptions } from '../options';
import { BROKEN, completions, FOR_GOOD, judgeKinds, type Outcome, type Verdict } from './constraints';

/*
 * The search for the readings that break the fewest constraints (docs/reasons.md). First the natural
 * tiles are parted into groups, each the start of one block; then jokers join the groups, and blocks
 * of jokers only are added, which gives what the sizes can be together; last those blocks get their
 * kinds. A branch is left as soon as it breaks more than the best reading found, or all that another
 * one breaks. Plain readings (CF-39a) are searched first, then all of them.
 */

/** A reading that breaks the fewest constraints; its category and pattern are -1 where it has none. */
export interface BrokenReading extends CodedLayout {
  /** The constraints it breaks, as bits of `BROKEN`. */
  readonly broken: number;
  /** When it is reported. */
  readonly rank: Rank;
}

/**
 * The order in which readings are reported (CF-39a): those that win but for a house rule or the level; then those
 * that lie as a player sees them, with equal tiles in one block and no joker in a pair or alone; then the others.
 */
export const RANKS = ['wins', 'plain', 'strained'] as const;
type Rank = (typeof RANKS)[number];

/** The start of a block: its natural tiles, and its size if that is given, else 0. */
interface Group {
  readonly kind: number;
  readonly naturals: number;
  readonly size: number;
}

/** What a tile breaks that stays alone. */
const ALONE = BROKEN.singleTile | BROKEN.noPattern;

/** What a group is sure to break by itself, with so many jokers left. */
const brokenByGroup = ({ kind, naturals, size }: Group, jokers: number): number => {
  if (size === 0) return naturals === 1 && jokers === 0 ? ALONE : 0;
  if (kind === NEWS) return naturals < 4 ? BROKEN.jokerInNews : 0;
  if (kind !== FLOWER) return 0;
  return (size === 2 ? 0 : BROKEN.flowerBlockNotPair) | (naturals < size ? BROKEN.jokerInFlowers : 0);
};

/** Whether a flower block lies as a player sees it: all flowers that are left in it, no joker beside a lone one. */
const isPlainFlowers = (naturals: number, size: number, left: number): boolean =>
  naturals === left && (naturals === size || size > 2);

/*
 * What the sizes can be together: by histogram of sizes, one bit more saying that a pair holds a
 * joker, the sizes in the order of the groups as digits to the base 8.
 */
type Spreads = ReadonlyMap<number, number>;

const NO_SPREAD: Spreads = /* @__PURE__ */ new Map([[0, 0]]);

const HISTOGRAM = (1 << 20) - 1;
const PAIR_WITH_JOKER = 1 << 20;

const tilesIn = (key: number): number =>
  (key & 15) +
  2 * ((key >> 4) & 15) +
  3 * ((key >> 8) & 15) +
  4 * ((key >> 12) & 15) +
  5 * ((key >> 16) & 15);

/** The reading that kinds make in the sizes of a spread. */
const blocksOf = (kinds: readonly number[], verdict: Verdict, key: number, sizes: number): CodedLayout => {
  const sizeAt = (place: number): number => Math.floor(sizes / 8 ** (kinds.length - 1 - place)) % 8;
  const blocks = kinds.map((kind, place) => blockCode(kind, sizeAt(place))).sort(ascending);
  return { ...verdict, pattern: patternOf(key & HISTOGRAM), blocks };
};

/** Adds a group in every size that is not in vain, as long as all together have no more than `most` tiles. */
const withGroup = (
  spreads: Spreads,
  { naturals, size: given }: Group,
  most: number,
  isVain: (size: number, naturals: number) => boolean,
): Spreads => {
  const result = new Map<number, number>();
  const least = given || Math.max(1, naturals);
  for (const [key, sizes] of spreads) {
    const room = most - tilesIn(key);
    for (let size = Math.min(given || 5, room); size >= least; size--) {
      const mark = given === 0 && size === 2 && naturals < 2 ? PAIR_WITH_JOKER : 0;
      if (given > 0 || !isVain(size, naturals)) result.set((key + sizeBit(size)) | mark, sizes * 8 + size);
    }
  }
  return result;
};

/** What sizes break: a single tile, a joker in a pair, no pattern. */
const brokenBySpread = (key: number): number =>
  (key & 15 ? BROKEN.singleTile : 0) |
  (key & PAIR_WITH_JOKER ? BROKEN.jokerInPair : 0) |
  (patternOf(key & HISTOGRAM) < 0 ? BROKEN.noPattern : 0);

/** What a Dragon Hand breaks with these tiles; undefined if they cannot lie in it. */
const brokenByDragonHand = (
  layout: CodedLayout,
  rack: Rack,
  options: CardFreeOptions,
): number | undefined => {
  const left = besideExposures(layout, rack);
  if (left === undefined) return undefined;
  let broken = 0;
  for (let kind = 0; kind < NEWS; kind++) {
    const blocks = left.filter((block) => block >> 3 === kind);
    const size = blocks.reduce((sum, block) => sum + (block & 7), 0);
    const count = rack.counts[kind] ?? 0;
    if (count > size) return undefined;
    if (count < blocks.length && !options.allJokerBlocks) broken |= BROKEN.allJokerBlock;
    if (count < size && kind === FLOWER && !options.jokersInFlowerPungs) broken |= BROKEN.jokerInFlowers;
    if (count < size && size === 2) broken |= BROKEN.jokerInPair;
  }
  return broken;
};

interface Search {
  readonly options: CardFreeOptions;
  readonly isPlain: boolean;
  /** Whether what is broken is more than in the best readings, or all that one of them breaks. */
  readonly isHopeless: (broken: number) => boolean;
  /** Keeps a reading that breaks this, unless it is hopeless. */
  readonly offer: (found: CodedLayout, broken: number, isPlain: boolean) => void;
  /** What so many blocks of jokers can be beside these kinds, with what all break together. */
  readonly outcomesOf: (kinds: readonly number[], extra: number) => readonly Outcome[];
}

/** What is kept of the readings found: those that break least, one for each set of constraints. */
const keepLeast = (
  circumstances: Circumstances,
  options: CardFreeOptions,
): Pick<Search, 'isHopeless' | 'offer'> & { readonly readings: () => readonly BrokenReading[] } => {
  let best: BrokenReading[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  const isHopeless = (broken: number): boolean => {
    if (bitCount(broken) > fewest) return true;
    for (const other of best) if ((broken & other.broken) === other.broken) return true;
    return false;
  };
  const offer = (found: CodedLayout, byBlocks: number, isPlain: boolean): void => {
    if (isHopeless(byBlocks)) return;
    const byHouse = breaksHouseRule(found, circumstances, options) ? BROKEN.houseRule : 0;
    const byLevel = brokenLevel(found, circumstances, options) > 0 ? BROKEN.skillLevel : 0;
    const broken = byBlocks | byHouse | byLevel;
    if (isHopeless(broken)) return;
    if (bitCount(broken) < fewest) best = [];
    fewest = bitCount(broken);
    best.push({ ...found, broken, rank: byBlocks === 0 ? 'wins' : isPlain ? 'plain' : 'strained' });
  };
  return { isHopeless, offer, readings: () => best };
};

/** The groups that are laid out, the jokers that are left, and what is sure to be broken. */
interface Start {
  readonly groups: readonly Group[];
  /** Concealed natural tiles that are in no group yet, by kind. */
  readonly counts: readonly number[];
  readonly jokers: number;
  readonly broken: number;
}

const lay = ({ options }: Search, start: Start, more: readonly Group[], counts = start.counts): Start => {
  const groups = [...start.groups, ...more];
  const jokers = more.reduce((left, { size, naturals }) => left - Math.max(0, size - naturals), start.jokers);
  const byKinds =
    judgeKinds(
      groups.map(({ kind }) => kind),
      options,
    ).broken & FOR_GOOD;
  const broken = more.reduce((all, group) => all | brokenByGroup(group, jokers), start.broken | byKinds);
  return { groups, counts, jokers, broken };
};

/** Lets jokers join the groups in every way, and adds blocks of jokers only, in every size and kind. */
const spreadJokers = (search: Search, { groups, jokers, broken }: Start): void => {
  const { isHopeless, isPlain, options } = search;
  const kinds = groups.map(({ kind }) => kind);
  const verdict = judgeKinds(kinds, options);
  let breaks = broken | (jokers === 0 ? verdict.broken : 0);
  if (isHopeless(breaks)) return;
  // A tile alone needs two jokers for a pung; with one it is a pair with a joker, with none it stays alone.
  const alone = groups.filter(({ size, naturals }) => size === 0 && naturals === 1).length;
  const isLeftAlone = isHopeless(breaks | ALONE);
  const isPaired = isPlain || isHopeless(breaks | BROKEN.jokerInPair);
  if (isLeftAlone && (jokers < alone || (isPaired && jokers < 2 * alone))) return;
  const isVain = (size: number, naturals: number): boolean =>
    size === 1 ? isLeftAlone || (isPlain && naturals === 0) : size === 2 && naturals < 2 && isPaired;
  let most = jokers;
  let spreads = NO_SPREAD;
  for (const group of groups) {
    most += group.size || group.naturals;
    spreads = withGroup(spreads, group, most, isVain);
  }
  const give = (outcomes: () => readonly Outcome[], byGroups: number): void => {
    const whole = [...spreads].filter(
      ([key]) => tilesIn(key) === HAND_SIZE && !isHopeless(byGroups | brokenBySpread(key)),
    );
    for (const { added, verdict: ofKinds } of whole.length > 0 ? outcomes() : [])
      for (const [key, sizes] of whole) {
        const all = byGroups | brokenBySpread(key) | ofKinds.broken;
        if (!isHopeless(all)) search.offer(blocksOf([...kinds, ...added], ofKinds, key, sizes), all, isPlain);
      }
  };
  give(() => [{ added: [], verdict }], broken);
  if (!options.allJokerBlocks) breaks |= BROKEN.allJokerBlock;
  for (let extra = 1; extra <= jokers && !isHopeless(breaks); extra++) {
    spreads = withGroup(spreads, { kind: 1, naturals: 0, size: 0 }, most, isVain);
    give(() => search.outcomesOf(kinds, extra), breaks);
  }
};

/** By count: the ways to part the tiles of a kind, of which there are no more than four, the largest group first. */
const PARTS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 1, 1]],
  [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]],
];

/** Parts the natural tiles of all kinds after this one into groups; then the jokers join them. */
const partKinds = (search: Search, kind: number, start: Start): void => {
  if (search.isHopeless(start.broken)) return;
  const next = start.counts.findIndex((count, at) => at > kind && count > 0);
  if (next < 0) {
    spreadJokers(search, start);
    return;
  }
  const ways = PARTS[start.counts[next] ?? 0] ?? [];
  for (const parts of search.isPlain ? ways.slice(0, 1) : ways) {
    const groups = parts.map((naturals) => ({ kind: next, naturals, size: 0 }));
    partKinds(search, next, lay(search, start, groups));
  }
};

/** Lays out flower blocks, one of jokers only at the most; then all other kinds. */
const layFlowers = (search: Search, largest: number, start: Start): void => {
  if (search.isHopeless(start.broken)) return;
  const [left = 0, ...others] = start.counts;
  if (left === 0) partKinds(search, FLOWER, start);
  for (let naturals = Math.min(left, 5); naturals >= 0; naturals--)
    for (let size = Math.min(5, naturals + start.jokers); size >= Math.max(1, naturals); size--) {
      const isSkipped = search.isPlain && !isPlainFlowers(naturals, size, left);
      const block = naturals * 8 + size;
      if (isSkipped || block > largest) continue;
      const next = lay(search, start, [{ kind: FLOWER, naturals, size }], [left - naturals, ...others]);
      layFlowers(search, naturals === 0 ? 0 : block, next);
    }
};

/** Lays out NEWS blocks with every choice of winds in them that are not jokers, the four winds as a player sees them first; then all the rest. */
const layNews = (search: Search, largest: number, start: Start): void => {
  if (search.isHopeless(start.broken)) return;
  const isWhole = start.counts.slice(EAST, NEWS).every((count) => count === 1);
  if (!isWhole) layFlowers(search, 99, start);
  for (let chosen = largest; chosen >= (search.isPlain ? 1 : 0); chosen--) {
    const winds = bitsOf(chosen).map((wind) => EAST + wind);
    if (winds.length + start.jokers < 4 || winds.some((wind) => start.counts[wind] === 0)) continue;
    const rest = start.counts.map((count, kind) => (winds.includes(kind) ? count - 1 : count));
    layNews(search, chosen, lay(search, start, [{ kind: NEWS, naturals: winds.length, size: 4 }], rest));
  }
  if (isWhole) layFlowers(search, 99, start);
};

/** The exposures as groups, with what is broken in every reading; the winds apart, which may lie in a NEWS block. */
const startOf = (search: Search, { exposed, exposedJokers, jokers, counts }: Rack): Start => {
  const concealed = Array.from(counts.subarray(0, NEWS));
  const exposures = exposed.map((block, place) => ({
    kind: kindOf(block),
    naturals: sizeOf(block) - (exposedJokers[place] ?? 0),
    size: sizeOf(block),
  }));
  const nothing = { groups: [], counts: concealed, jokers: jokers + sum(exposedJokers), broken: 0 };
  const start = lay(search, nothing, exposures);
  const others = concealed
    .slice(0, EAST)
    .flatMap((naturals, kind) => (naturals > 0 ? [{ kind, naturals, size: 0 }] : []));
  return { ...start, broken: lay(search, start, others).broken };
};

/** The readings that break the fewest constraints, one for each set of them; at least one. */
export const findBrokenReadings = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly BrokenReading[] => {
  const { isHopeless, offer, readings } = keepLeast(circumstances, options);
  const known = new Map<string, readonly Outcome[]>();
  const outcomesOf = (kinds: readonly number[], extra: number): readonly Outcome[] => {
    const key = [extra, ...kinds].join();
    const all = known.get(key) ?? completions(kinds, extra, options);
    known.set(key, all);
    return all;
  };
  for (const isPlain of [true, false]) {
    for (const layout of DRAGON_HAND_LAYOUTS) {
      const broken = brokenByDragonHand(layout, rack, options);
      if (broken === undefined || (isPlain && broken & BROKEN.jokerInPair)) continue;
      offer(layout, broken, isPlain);
    }
    const search = { options, isPlain, isHopeless, offer, outcomesOf };
    layNews(search, 15, startOf(search, rack));
  }
  return readings();
};
