import { keeping } from '../../../core/first-use';
import { EAST, FLOWER } from '../../../tiles/tile-index';
import { type CodedLayout, isDragon, kindOf, NEWS, sizeOf } from '../layouts/blocks';
import { DRAGON_HAND_LAYOUTS, HAND_SIZE } from '../layouts/patterns';
import { type Rack, sum } from '../layouts/rack';
import { breaksHouseRule, brokenLevel } from '../layouts/restrictions';
import { besideExposures } from '../layouts/search';
import { bitCount, bitsOf } from '../layouts/sets';
import type { CardFreeOptions } from '../options';
import {
  BROKEN,
  CONSTRAINTS,
  completions,
  FOR_GOOD,
  judgeKinds,
  type Outcome,
  type Verdict,
} from './constraints';
import { brokenBySpread, type Group, NO_SPREAD, shapeOfSpread, tilesIn, withGroup } from './spreads';

/*
 * Searches for the readings that break the fewest constraints (docs/reasons.md). First the natural tiles are split
 * into groups, each the start of one block; then jokers join the groups and blocks of only jokers are added, which
 * gives the possible sizes; last, those blocks get their kinds. A branch is dropped as soon as it breaks more than
 * the best reading found, or everything that another one breaks. Plain readings (CF-39a) are searched first, then
 * all.
 */

/** A reading that breaks the fewest constraints; its category and pattern are -1 if it has none. */
export interface BrokenReading extends CodedLayout {
  /** The broken constraints, as bits of `BROKEN`. */
  readonly broken: number;
  /** When it is reported. */
  readonly rank: Rank;
}

/**
 * The order in which readings are reported (CF-39a): those that only a house rule or the level forbids; those a
 * player sees at once, with equal tiles in one block and no joker in a pair or alone; then the others.
 */
export const RANKS = ['wins', 'plain', 'strained'] as const;
type Rank = (typeof RANKS)[number];

/** The constraints that a tile left alone breaks. */
const ALONE = BROKEN.singleTile | BROKEN.noPattern;

/** The constraints that a block of a given size breaks by itself. */
const brokenByBlock = ({ kind, naturals, size }: Group): number => {
  if (kind === NEWS) return naturals < 4 ? BROKEN.jokerInNews : 0;
  if (kind !== FLOWER) return 0;
  return (size === 2 ? 0 : BROKEN.flowerBlockNotPair) | (naturals < size ? BROKEN.jokerInFlowers : 0);
};

/** Whether a flower block is as a player sees it: it has all remaining flowers, and no joker next to a single one. */
const isPlainFlowers = (naturals: number, size: number, left: number): boolean =>
  naturals === left && (naturals === size || size > 2);

/** The constraints that a Dragon Hand breaks with these tiles; undefined if they do not fit it. */
const brokenByDragonHand = (layout: CodedLayout, rack: Rack): number | undefined => {
  const { allJokerBlocks, jokersInFlowerPungs } = rack.rules;
  const left = besideExposures(layout, rack);
  if (left === undefined) return undefined;
  let broken = 0;
  for (let kind = 0; kind < NEWS; kind++) {
    const blocks = left.filter((block) => block >> 3 === kind);
    const size = blocks.reduce((sum, block) => sum + (block & 7), 0);
    const count = rack.counts[kind] ?? 0;
    if (count > size) return undefined;
    if (count < blocks.length && !allJokerBlocks) broken |= BROKEN.allJokerBlock;
    if (count < size && kind === FLOWER && !jokersInFlowerPungs) broken |= BROKEN.jokerInFlowers;
    if (count < size && size === 2) broken |= BROKEN.jokerInPair;
  }
  return broken;
};

interface Search {
  readonly options: CardFreeOptions;
  readonly isPlain: boolean;
  /** Whether these broken constraints are more than in the best readings, or include all that one of them breaks. */
  readonly isHopeless: (broken: number) => boolean;
  /** Keeps a reading with these broken constraints, unless hopeless. */
  readonly offer: (found: CodedLayout, broken: number, isPlain: boolean) => void;
  /** What `extra` blocks of jokers next to these kinds can be, with what all of them break together. */
  readonly outcomesOf: (kinds: readonly number[], extra: number) => readonly Outcome[];
}

/** Keeps the readings that break the fewest constraints, at most `most`, one for each combination. */
const keepLeast = (
  most: number,
  rack: Rack,
): Pick<Search, 'isHopeless' | 'offer'> & { readonly readings: () => readonly BrokenReading[] } => {
  let best: BrokenReading[] = [];
  let fewest = most;
  const isHopeless = (broken: number): boolean => {
    if (bitCount(broken) > fewest) return true;
    for (const other of best) if ((broken & other.broken) === other.broken) return true;
    return false;
  };
  const offer = (found: CodedLayout, byBlocks: number, isPlain: boolean): void => {
    if (isHopeless(byBlocks)) return;
    const byHouse = breaksHouseRule(found, rack) ? BROKEN.houseRule : 0;
    const byLevel = brokenLevel(found, rack) > 0 ? BROKEN.skillLevel : 0;
    const broken = byBlocks | byHouse | byLevel;
    if (isHopeless(broken)) return;
    if (bitCount(broken) < fewest) best = [];
    fewest = bitCount(broken);
    best.push({ ...found, broken, rank: byBlocks === 0 ? 'wins' : isPlain ? 'plain' : 'strained' });
  };
  return { isHopeless, offer, readings: () => best };
};

/** The groups laid out, the jokers left, and what is already broken. */
interface Start {
  readonly groups: readonly Group[];
  /** The concealed natural tiles that are not in a group yet, by kind. */
  readonly counts: Readonly<Uint8Array>;
  readonly jokers: number;
  /** How many groups are single tiles whose block may still grow. */
  readonly alone: number;
  readonly broken: number;
}

/** The constraints that two blocks of a kind break. */
const brokenByTwo = (kind: number): number => {
  if (kind === FLOWER) return BROKEN.twoFlowerBlocks;
  if (kind === NEWS) return BROKEN.twoNewsBlocks;
  if (isDragon(kind)) return BROKEN.repeatedDragon;
  return kind < EAST ? BROKEN.repeatedNumber : BROKEN.repeatedWind;
};

/** Adds groups, with what each breaks by itself and with another of its kind. */
const lay = (start: Start, more: readonly Group[], counts = start.counts): Start => {
  const groups = [...start.groups];
  let { jokers, alone, broken } = start;
  for (const group of more) {
    const { kind, naturals, size } = group;
    if (groups.some((other) => other.kind === kind)) broken |= brokenByTwo(kind);
    groups.push(group);
    jokers -= Math.max(0, size - naturals);
    if (size > 0) broken |= brokenByBlock(group);
    else if (naturals === 1) alone++;
  }
  return { groups, counts, jokers, alone, broken: alone > jokers ? broken | ALONE : broken };
};

/**
 * Whether all readings from here break too much: a single tile needs two jokers for a pung, with one it is a pair
 * with a joker, with none it stays alone.
 */
const isInVain = ({ isHopeless, isPlain }: Search, { alone, jokers, broken }: Start): boolean => {
  if (isHopeless(broken)) return true;
  if (jokers >= 2 * alone || !isHopeless(broken | ALONE)) return false;
  return jokers < alone || isPlain || isHopeless(broken | BROKEN.jokerInPair);
};

/** The kinds of all blocks, however their tiles are split, and the verdict on them. */
interface Judged {
  readonly kinds: readonly number[];
  readonly verdict: Verdict;
}

/** Lets jokers join the groups in every way, and adds blocks of only jokers in every size and kind. */
const spreadJokers = (search: Search, start: Start, judged: Judged): void => {
  if (isInVain(search, start)) return;
  const { isHopeless, isPlain, options } = search;
  const { groups, jokers } = start;
  const kinds = groups.map(({ kind }) => kind);
  let breaks = start.broken;
  const isLeftAlone = isHopeless(breaks | ALONE);
  const isPaired = isPlain || isHopeless(breaks | BROKEN.jokerInPair);
  const isVain = (size: number, naturals: number): boolean =>
    size === 1 ? isLeftAlone || (isPlain && naturals === 0) : size === 2 && naturals < 2 && isPaired;
  let most = jokers;
  let spreads = NO_SPREAD;
  for (const group of groups) {
    most += group.size || group.naturals;
    spreads = withGroup(spreads, group, most, isVain);
  }
  const give = (outcomes: () => readonly Outcome[], byGroups: number): void => {
    const whole: number[] = [];
    for (const key of spreads.keys())
      if (tilesIn(key) === HAND_SIZE && !isHopeless(byGroups | brokenBySpread(key))) whole.push(key);
    for (const { added, verdict: ofKinds } of whole.length > 0 ? outcomes() : [])
      for (const key of whole) {
        const all = byGroups | brokenBySpread(key) | ofKinds.broken;
        if (isHopeless(all)) continue;
        const found = { ...ofKinds, ...shapeOfSpread([...kinds, ...added], key, spreads.get(key) ?? 0) };
        search.offer(found, all, isPlain);
      }
  };
  give(() => [{ added: [], verdict: judged.verdict }], breaks);
  if (!options.allJokerBlocks) breaks |= BROKEN.allJokerBlock;
  for (let extra = 1; extra <= jokers && !isHopeless(breaks); extra++) {
    spreads = withGroup(spreads, { kind: 1, naturals: 0, size: 0 }, most, isVain);
    give(() => search.outcomesOf(judged.kinds, extra), breaks);
  }
};

/** The ways to split up to four tiles of a kind, by count, largest group first. */
const PARTS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 1, 1]],
  [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]],
];

/** Splits the natural tiles of kinds from `first` on into groups; then jokers join them. */
const partKinds = (search: Search, first: number, start: Start, judged: Judged): void => {
  if (isInVain(search, start)) return;
  const { counts, broken } = start;
  const whole: Group[] = [];
  const isParted = (kind: number): boolean =>
    !search.isPlain && (counts[kind] ?? 0) > 1 && !search.isHopeless(broken | brokenByTwo(kind));
  let kind = first;
  for (; kind < NEWS && !isParted(kind); kind++) {
    const naturals = counts[kind] ?? 0;
    if (naturals > 0) whole.push({ kind, naturals, size: 0 });
  }
  const laid = lay(start, whole);
  if (kind === NEWS) spreadJokers(search, laid, judged);
  else
    for (const parts of PARTS[counts[kind] ?? 0] ?? []) {
      const groups = parts.map((naturals) => ({ kind, naturals, size: 0 }));
      partKinds(search, kind + 1, lay(laid, groups), judged);
    }
};

/** Lays out flower blocks, at most one of only jokers; then judges all other kinds together and continues with them. */
const layFlowers = (search: Search, largest: number, start: Start): void => {
  if (search.isHopeless(start.broken)) return;
  const { groups, counts, jokers } = start;
  const left = counts[FLOWER] ?? 0;
  if (left === 0) {
    const kinds = groups.map(({ kind }) => kind);
    for (let kind = FLOWER + 1; kind < NEWS; kind++) if (counts[kind]) kinds.push(kind);
    const verdict = judgeKinds(kinds, search.options);
    const byKinds = jokers === 0 ? verdict.broken : verdict.broken & FOR_GOOD;
    partKinds(search, FLOWER + 1, { ...start, broken: start.broken | byKinds }, { kinds, verdict });
  }
  for (let naturals = Math.min(left, 5); naturals >= 0; naturals--)
    for (let size = Math.min(5, naturals + jokers); size >= Math.max(1, naturals); size--) {
      const group = { kind: FLOWER, naturals, size };
      const isSkipped = search.isPlain && !isPlainFlowers(naturals, size, left);
      const block = naturals * 8 + size;
      if (isSkipped || block > largest || search.isHopeless(start.broken | brokenByBlock(group))) continue;
      const rest = counts.slice();
      rest[FLOWER] = left - naturals;
      const next = lay(start, [group], rest);
      layFlowers(search, naturals === 0 ? 0 : block, next);
    }
};

/**
 * Lays out NEWS blocks with every choice of natural winds, starting as a player would with the four winds; then
 * everything else.
 */
const layNews = (search: Search, largest: number, start: Start): void => {
  if (search.isHopeless(start.broken)) return;
  const isWhole = start.counts.subarray(EAST, NEWS).every((count) => count === 1);
  if (!isWhole) layFlowers(search, 99, start);
  for (let chosen = largest; chosen >= (search.isPlain ? 1 : 0); chosen--) {
    const group = { kind: NEWS, naturals: bitCount(chosen), size: 4 };
    if (group.naturals + start.jokers < 4 || search.isHopeless(start.broken | brokenByBlock(group))) continue;
    const winds = bitsOf(chosen).map((wind) => EAST + wind);
    if (winds.some((wind) => start.counts[wind] === 0)) continue;
    const rest = start.counts.slice();
    for (const wind of winds) rest[wind] = (rest[wind] ?? 0) - 1;
    layNews(search, chosen, lay(start, [group], rest));
  }
  if (isWhole) layFlowers(search, 99, start);
};

/** The exposures as groups, with what is broken in every reading; winds are left out, since they may be in a NEWS block. */
const startOf = ({ exposed, exposedJokers, jokers, counts, rules }: Rack): Start => {
  const exposures = exposed.map((block, place) => ({
    kind: kindOf(block),
    naturals: sizeOf(block) - (exposedJokers[place] ?? 0),
    size: sizeOf(block),
  }));
  const kinds = exposed.map(kindOf);
  for (let kind = FLOWER + 1; kind < EAST; kind++) if (counts[kind]) kinds.push(kind);
  const nothing = {
    groups: [],
    counts: counts.slice(0, NEWS),
    jokers: jokers + sum(exposedJokers),
    alone: 0,
    broken: judgeKinds(kinds, rules).broken & FOR_GOOD,
  };
  return lay(nothing, exposures);
};

/** Hands with several jokers seldom break more than this; trying this first saves a seventh of the time. */
const SELDOM_MORE = 2;

/** The readings that break the fewest constraints, one for each combination; at least one. */
export const findBrokenReadings = (rack: Rack): readonly BrokenReading[] => {
  const options = rack.rules;
  const known = keeping<readonly Outcome[]>();
  const outcomesOf = (kinds: readonly number[], extra: number): readonly Outcome[] =>
    known([extra, ...kinds].join(), () => completions(kinds, extra, options));
  const start = startOf(rack);
  const dragonHands = DRAGON_HAND_LAYOUTS.flatMap((layout) => {
    const broken = brokenByDragonHand(layout, rack);
    return broken === undefined ? [] : [{ layout, broken }];
  });
  const findWithin = (most: number): readonly BrokenReading[] => {
    const { isHopeless, offer, readings } = keepLeast(most, rack);
    for (const isPlain of [true, false]) {
      for (const { layout, broken } of dragonHands)
        if (!isPlain || (broken & BROKEN.jokerInPair) === 0) offer(layout, broken, isPlain);
      layNews({ options, isPlain, isHopeless, offer, outcomesOf }, 15, start);
    }
    return readings();
  };
  const few = start.jokers > 0 ? findWithin(SELDOM_MORE) : [];
  return few.length > 0 ? few : findWithin(CONSTRAINTS.length);
};
