import { besideExposures } from '../../../jokers/exposures';
import { EAST, FLOWER } from '../../../tiles/tile-index';
import { type CodedLayout, isNumber, isWind, NEWS } from '../layouts/blocks';
import { DRAGON_HAND_LAYOUTS } from '../layouts/dragon-hands';
import { HAND_SIZE, patternOf, sizeBit } from '../layouts/patterns';
import type { Rack } from '../layouts/rack';
import { breaksHouseRule, brokenLevel, type Circumstances, isRestricted } from '../layouts/restrictions';
import { bitCount, bitsOf } from '../layouts/sets';
import type { CardFreeOptions } from '../options';
import { completions, type Outcome } from './complete-kinds';
import { BROKEN, judgeKinds, type Verdict } from './constraints';

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

/** What a group of a given size breaks by itself; what others break depends on the size they come to. */
const brokenByGroup = ({ kind, naturals, size }: Group): number => {
  if (kind === NEWS) return naturals < 4 ? BROKEN.jokerInNews : 0;
  if (kind !== FLOWER) return 0;
  return (size === 2 ? 0 : BROKEN.flowerBlockNotPair) | (naturals < size ? BROKEN.jokerInFlowers : 0);
};

/** Whether a flower block lies as a player sees it: all flowers that are left in it, no joker beside a lone one. */
const isPlainFlowers = (naturals: number, size: number, left: number): boolean =>
  naturals === left && (naturals === size || size > 2);

/** What a second block of a kind is sure to break. */
const brokenByRepeat = (kind: number): number => {
  if (kind === FLOWER) return BROKEN.twoFlowerBlocks;
  if (kind === NEWS) return BROKEN.twoNewsBlocks;
  if (isNumber(kind)) return BROKEN.repeatedNumber;
  return isWind(kind) ? BROKEN.repeatedWind : BROKEN.repeatedDragon;
};

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

const digitsOf = (sizes: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => Math.floor(sizes / 8 ** (count - 1 - place)) % 8);

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
  layout: readonly number[],
  rack: Rack,
  options: CardFreeOptions,
): number | undefined => {
  const left = besideExposures(layout, rack.exposed);
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

/** Of outcomes that break the same or more, the first that breaks least. */
const leastBroken = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const first = [
    ...new Map([...outcomes].reverse().map((one) => [one.verdict.broken, one])).values(),
  ].reverse();
  const breaks = first.map(({ verdict }) => verdict.broken);
  return first.filter(
    ({ verdict }) => !breaks.some((other) => other !== verdict.broken && (verdict.broken & other) === other),
  );
};

const bitsOfCounts = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, kind) => (count > 0 ? [kind] : []));

/** What more blocks cannot mend. */
const FOR_GOOD = BROKEN.wovenSuits | BROKEN.repeatedNumber | BROKEN.repeatedWind | BROKEN.repeatedDragon;

/** The readings that break the fewest constraints, one for each set of them; at least one. */
export const findBrokenReadings = (
  rack: Rack,
  circumstances: Circumstances,
  options: CardFreeOptions,
): readonly BrokenReading[] => {
  const best = new Map<number, BrokenReading>();
  let fewest = Number.POSITIVE_INFINITY;
  let isPlain = true;

  const isHopeless = (broken: number): boolean => {
    if (bitCount(broken) > fewest) return true;
    for (const other of best.keys()) if ((broken & other) === other) return true;
    return false;
  };

  const offer = (found: CodedLayout, broken: number): void => {
    let all = broken;
    if (isHopeless(all)) return;
    if (breaksHouseRule(found, circumstances, options)) all |= BROKEN.houseRule;
    if (brokenLevel(found, circumstances, options) > 0) all |= BROKEN.skillLevel;
    if (isHopeless(all)) return;
    if (bitCount(all) < fewest) {
      fewest = bitCount(all);
      best.clear();
    }
    const wins = (all & ~(BROKEN.houseRule | BROKEN.skillLevel)) === 0;
    best.set(all, { ...found, broken: all, rank: wins ? 'wins' : isPlain ? 'plain' : 'strained' });
  };

  /** Offers the readings of these groups and `extra` blocks of jokers only, in every size and kind. */
  const giveKinds = (
    kinds: readonly number[],
    natural: Verdict,
    extra: number,
    spreads: Spreads,
    broken: number,
  ): void => {
    const whole = [...spreads].filter(
      ([key]) => tilesIn(key) === HAND_SIZE && !isHopeless(broken | brokenBySpread(key)),
    );
    if (whole.length === 0) return;
    const outcomes = extra === 0 ? [{ added: [], verdict: natural }] : outcomesOf(kinds, extra);
    for (const { added, verdict } of outcomes) {
      for (const [key, sizes] of whole) {
        const all = broken | brokenBySpread(key) | verdict.broken;
        if (isHopeless(all)) continue;
        const digits = digitsOf(sizes, kinds.length + extra);
        const blocks = [...kinds, ...added].map((kind, place) => kind * 8 + (digits[place] ?? 0));
        const pattern = patternOf(key & HISTOGRAM);
        offer({ ...verdict, pattern, blocks: blocks.sort((one, other) => one - other) }, all);
      }
    }
  };

  const outcomes = new Map<string, readonly Outcome[]>();
  /** What `extra` blocks of jokers can be beside these kinds, with what all break together; worked out once. */
  const outcomesOf = (kinds: readonly number[], extra: number): readonly Outcome[] => {
    const key = [extra, ...kinds].join();
    let known = outcomes.get(key);
    if (known === undefined) {
      const all = completions(kinds, extra, options);
      known = isRestricted(options) ? all : leastBroken(all);
      outcomes.set(key, known);
    }
    return known;
  };

  /** Lets jokers join the groups in every way, and adds blocks of jokers only. */
  const spreadJokers = (groups: readonly Group[], jokers: number, broken: number): void => {
    if (isHopeless(broken)) return;
    const kinds = groups.map(({ kind }) => kind);
    const verdict = judgeKinds(kinds, options);
    let breaks = broken | (jokers === 0 ? verdict.broken : verdict.broken & FOR_GOOD);
    if (isHopeless(breaks)) return;
    // A tile alone needs two jokers for a pung; with one it is a pair with a joker, with none it stays alone.
    const alone = groups.filter(({ size, naturals }) => size === 0 && naturals === 1).length;
    const isLeftAlone = isHopeless(breaks | BROKEN.singleTile | BROKEN.noPattern);
    const isPaired = isPlain || isHopeless(breaks | BROKEN.jokerInPair);
    if (isLeftAlone && (jokers < alone || (isPaired && jokers < 2 * alone))) return;
    const isVain = (size: number, naturals: number): boolean =>
      size === 1 ? isLeftAlone || (isPlain && naturals === 0) : size === 2 && naturals < 2 && isPaired;
    let spreads: Spreads = NO_SPREAD;
    let naturals = 0;
    for (const group of groups) {
      naturals += group.size || group.naturals;
      spreads = withGroup(spreads, group, naturals + jokers, isVain);
    }
    giveKinds(kinds, verdict, 0, spreads, broken);
    if (!options.allJokerBlocks) breaks |= BROKEN.allJokerBlock;
    for (let extra = 1; extra <= jokers && !isHopeless(breaks); extra++) {
      spreads = withGroup(spreads, { kind: 1, naturals: 0, size: 0 }, naturals + jokers, isVain);
      giveKinds(kinds, verdict, extra, spreads, breaks);
    }
  };

  /** Parts the natural tiles of each kind into groups; `left` of the kind are not in one yet. */
  const partKinds = (
    kind: number,
    left: number,
    largest: number,
    groups: readonly Group[],
    jokers: number,
    broken: number,
  ): void => {
    if (isHopeless(broken)) return;
    if (left === 0) {
      const next = counts.findIndex((count, at) => at > kind && count > 0);
      if (next < 0) spreadJokers(groups, jokers, broken);
      else partKinds(next, counts[next] ?? 0, 99, groups, jokers, broken);
      return;
    }
    const repeats = groups.some((group) => group.kind === kind) ? brokenByRepeat(kind) : 0;
    for (let naturals = Math.min(left, 5, largest); naturals >= (isPlain ? left : 1); naturals--) {
      const single = naturals === 1 && jokers === 0 ? BROKEN.singleTile | BROKEN.noPattern : 0;
      const group = { kind, naturals, size: 0 };
      partKinds(kind, left - naturals, naturals, [...groups, group], jokers, broken | repeats | single);
    }
  };

  /** Without jokers a lone tile stays alone, however the others are parted. */
  const brokenBySingles = (jokers: number): number =>
    jokers === 0 && counts.indexOf(1, FLOWER + 1) >= 0 ? BROKEN.singleTile | BROKEN.noPattern : 0;

  /** Lays out flower blocks, one of jokers only at the most; then all other kinds. */
  const layFlowers = (
    left: number,
    largest: number,
    groups: readonly Group[],
    jokers: number,
    broken: number,
  ): void => {
    if (isHopeless(broken)) return;
    if (left === 0) partKinds(FLOWER, 0, 0, groups, jokers, broken | brokenBySingles(jokers));
    for (let naturals = Math.min(left, 5); naturals >= 0; naturals--) {
      for (let size = Math.min(5, naturals + jokers); size >= Math.max(1, naturals); size--) {
        const isSkipped = isPlain && !isPlainFlowers(naturals, size, left);
        if (isSkipped || naturals * 8 + size > largest) continue;
        const group = { kind: FLOWER, naturals, size };
        const repeats = groups.some(({ kind }) => kind === FLOWER) ? BROKEN.twoFlowerBlocks : 0;
        layFlowers(
          left - naturals,
          naturals === 0 ? 0 : naturals * 8 + size,
          [...groups, group],
          jokers - size + naturals,
          broken | repeats | brokenByGroup(group),
        );
      }
    }
  };

  /** Lays out NEWS blocks with every choice of winds in them that are not jokers; then all the rest. */
  const layNews = (largest: number, groups: readonly Group[], jokers: number, broken: number): void => {
    if (isHopeless(broken)) return;
    layFlowers(counts[FLOWER] ?? 0, 99, groups, jokers, broken);
    for (let chosen = largest; chosen >= (isPlain ? 1 : 0); chosen--) {
      const winds = bitsOf(chosen).map((wind) => EAST + wind);
      if (winds.length + jokers < 4 || winds.some((wind) => counts[wind] === 0)) continue;
      for (const wind of winds) counts[wind]!--;
      const group = { kind: NEWS, naturals: winds.length, size: 4 };
      const repeats = groups.some(({ kind }) => kind === NEWS) ? BROKEN.twoNewsBlocks : 0;
      layNews(chosen, [...groups, group], jokers - 4 + winds.length, broken | repeats | brokenByGroup(group));
      for (const wind of winds) counts[wind]!++;
    }
  };

  const counts = Array.from(rack.counts.subarray(0, NEWS));
  const table = rack.exposed.map((block, place) => ({
    kind: block >> 3,
    naturals: (block & 7) - (rack.exposedJokers[place] ?? 0),
    size: block & 7,
  }));
  const onTable = table.reduce((broken, group) => broken | brokenByGroup(group), 0);
  const flowers = table.filter(({ kind }) => kind === FLOWER).length;
  // What the natural tiles break in every reading, the winds apart, which may lie in a NEWS block.
  const kinds = [...table.map(({ kind }) => kind), ...bitsOfCounts(counts).filter((kind) => kind < EAST)];
  const sure = judgeKinds(kinds, options).broken & FOR_GOOD;
  const always = onTable | sure | (flowers > 1 ? BROKEN.twoFlowerBlocks : 0);
  for (isPlain of [true, false]) {
    for (const layout of DRAGON_HAND_LAYOUTS) {
      const broken = brokenByDragonHand(layout.blocks, rack, options);
      if (broken === undefined || (isPlain && broken & BROKEN.jokerInPair)) continue;
      offer(layout, broken);
    }
    layNews(15, table, rack.jokers, always);
  }
  return [...best.values()];
};
