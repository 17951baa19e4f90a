import type { Hand } from '../../src/hands/hand';
import { earnsSuit, houseRuleForbids, type Judged, levelForbids } from './card-free-conditions';
import {
  areSuitsWoven,
  BROKEN,
  brokenByBlock,
  brokenForGood,
  CONSTRAINTS,
  type Constraint,
  codesOf,
  countBroken,
  countOfSize,
  judgeKinds,
  type KindsVerdict,
  patternOf,
  sizeDigit,
} from './card-free-constraints';
import { KINDS, type Kind, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import { allDragonHands, type Layout } from './card-free-layouts';
import type { NaiveOptions, NaiveWin } from './card-free-options';
import {
  countConcealed,
  dealNaturals,
  type Exposure,
  exposuresOf,
  placeExposures,
} from './card-free-readings';

export { naiveNearest } from './card-free-nearest';
export { naiveTileFaults } from './card-free-tile-faults';

// Why a hand does not win, as docs/reasons.md defines it: all ways of laying the tiles out as blocks, rules or no
// rules; of these, the sets of broken constraints that are smallest.
//
// A way of laying out is made in three steps:
//  1. the natural tiles are parted into groups, each the start of one block;
//  2. jokers join the groups, and what is left of them lies in blocks of jokers only: this gives the sizes;
//  3. the blocks of jokers get their kinds.
// What kinds break does not depend on sizes, nor the other way round, apart from house rules and levels. So steps 2
// and 3 are listed each by itself, equal outcomes once, and every pair of outcomes is judged.

/** Everything about the hand that stays the same in all its readings. */
interface Situation {
  readonly options: NaiveOptions;
  readonly win: NaiveWin | undefined;
  readonly exposures: readonly Exposure[];
  readonly counts: ReadonlyMap<string, number>;
  /** Concealed jokers. */
  readonly free: number;
  /** All jokers. */
  readonly jokers: number;
}

/** The smallest sets found so far, each with whether a plain reading breaks it. */
class Smallest {
  size = Number.POSITIVE_INFINITY;
  readonly sets = new Map<number, boolean>();

  add(broken: number, isPlain: boolean): void {
    const size = countBroken(broken);
    if (size > this.size) return;
    if (size < this.size) this.sets.clear();
    this.size = size;
    this.sets.set(broken, isPlain || this.sets.get(broken) === true);
  }
}

/** The natural tiles of one block; only NEWS (`size` 4) is as large as it will be. */
interface Group {
  readonly kind: Kind;
  readonly naturals: number;
}

/** Some sizes with what they break. */
interface Sizes {
  readonly sizes: number;
  readonly broken: number;
  /** Jokers not yet laid. */
  readonly left: number;
  /** Blocks of jokers only that are neither flowers nor NEWS. */
  readonly jokerBlocks: number;
  /** Blocks of jokers only that stand for flowers. */
  readonly jokerFlowers: number;
  /** No joker lies where a player does not see it. */
  readonly isPlain: boolean;
}

// Step 1: groups.

/** Every way of writing a count as a sum of parts of at most 5, largest first. */
function partitions(count: number, largest = 5): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let part = Math.min(count, largest); part >= 1; part--) {
    for (const rest of partitions(count - part, part)) found.push([part, ...rest]);
  }
  return found;
}

interface NewsChoice {
  /** The natural winds in each NEWS block. */
  readonly naturals: readonly number[];
  /** How many of each wind lie there. */
  readonly taken: ReadonlyMap<string, number>;
}

/** Every choice of 0 to 3 NEWS blocks. How the winds are shared among them makes no difference to what they break. */
function newsChoices({ counts, free }: Situation): NewsChoice[] {
  const found: NewsChoice[] = [];
  for (let blocks = 0; blocks <= 3; blocks++) {
    let choices: Map<string, number>[] = [new Map()];
    for (const wind of WINDS_IN_ORDER) {
      const most = Math.min(blocks, counts.get(wind) ?? 0);
      const numbers = Array.from({ length: most + 1 }, (_, number) => number);
      choices = choices.flatMap((choice) => numbers.map((number) => new Map([...choice, [wind, number]])));
    }
    for (const taken of choices) {
      const naturals = Array.from(
        { length: blocks },
        (_, at) => [...taken.values()].filter((n) => n > at).length,
      );
      const jokers = naturals.reduce((sum, number) => sum + 4 - number, 0);
      if (jokers <= free) found.push({ naturals, taken });
    }
  }
  return found;
}

/** Every way of parting the natural tiles into groups. */
function groupings(situation: Situation): Group[][] {
  const found: Group[][] = [];
  for (const { naturals, taken } of newsChoices(situation)) {
    let ways: Group[][] = [naturals.map((number) => ({ kind: kindOf('NEWS'), naturals: number }))];
    for (const [tile, held] of situation.counts) {
      if (tile === 'J') continue;
      const kind = kindOf(tile);
      const choices = partitions(held - (taken.get(tile) ?? 0));
      ways = ways.flatMap((way) =>
        choices.map((parts) => [...way, ...parts.map((part): Group => ({ kind, naturals: part }))]),
      );
    }
    found.push(...ways);
  }
  return found;
}

// Step 2: sizes.

function sizesKey({ sizes, broken, left, jokerBlocks, jokerFlowers, isPlain }: Sizes): string {
  return `${sizes} ${broken} ${left} ${jokerBlocks} ${jokerFlowers} ${isPlain}`;
}

function distinct(list: readonly Sizes[]): Sizes[] {
  return [...new Map(list.map((sizes) => [sizesKey(sizes), sizes])).values()];
}

/** Whether a player sees so many jokers in a concealed block: not in one or two places, nor as all winds of NEWS. */
function isSeen({ type }: Kind, size: number, jokers: number): boolean {
  if (jokers === 0) return true;
  return size > 2 && !(jokers === size && type === 'news');
}

/** One more block, with so many of the jokers that are left. */
function withBlock(before: Sizes, kind: Kind, size: number, jokers: number, options: NaiveOptions): Sizes {
  return {
    ...before,
    sizes: before.sizes + sizeDigit(size),
    broken: before.broken | brokenByBlock(kind, size, jokers, options),
    left: before.left - jokers,
    isPlain: before.isPlain && isSeen(kind, size, jokers),
  };
}

/** Every outcome of letting jokers join a group. */
function joinGroup(before: Sizes, { kind, naturals }: Group, options: NaiveOptions): Sizes[] {
  const found: Sizes[] = [];
  const size = kind.type === 'news' ? 4 : 5;
  const least = kind.type === 'news' ? 4 - naturals : 0;
  for (let jokers = least; jokers <= Math.min(size - naturals, before.left); jokers++) {
    found.push(withBlock(before, kind, naturals + jokers, jokers, options));
  }
  return found;
}

/** Every outcome of laying the jokers that are left into blocks of their own. */
function layJokers(before: Sizes, options: NaiveOptions): Sizes[] {
  const found: Sizes[] = [];
  for (let flowers = 0; flowers <= before.left; flowers++) {
    for (const flowerSizes of partitions(flowers)) {
      for (const otherSizes of partitions(before.left - flowers)) {
        let after = before;
        for (const size of flowerSizes) after = withBlock(after, kindOf('F'), size, size, options);
        for (const size of otherSizes) after = withBlock(after, kindOf('1B'), size, size, options);
        found.push({ ...after, jokerBlocks: otherSizes.length, jokerFlowers: flowerSizes.length });
      }
    }
  }
  return found;
}

/** Every outcome of sizes for some groups, `noPattern` included. */
function sizeOutcomes(groups: readonly Group[], { exposures, free, options }: Situation): Sizes[] {
  let list: Sizes[] = [{ sizes: 0, broken: 0, left: free, jokerBlocks: 0, jokerFlowers: 0, isPlain: true }];
  for (const { tile, size, jokers } of exposures) {
    list = list.map((before) => ({ ...withBlock(before, kindOf(tile), size, jokers, options), left: free }));
  }
  for (const group of groups) list = distinct(list.flatMap((before) => joinGroup(before, group, options)));
  list = distinct(list.flatMap((before) => layJokers(before, options)));
  return list.map((each) =>
    patternOf(each.sizes) === undefined ? { ...each, broken: each.broken | BROKEN.noPattern } : each,
  );
}

// Step 3: kinds.

/** Every multiset of so many kinds out of some. */
function multisets(kinds: readonly Kind[], count: number): Kind[][] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, at) => multisets(kinds.slice(at), count - 1).map((rest) => [kind, ...rest]));
}

function subsetsOf(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((number, at) =>
    subsetsOf(numbers.slice(at + 1), count - 1).map((rest) => [number, ...rest]),
  );
}

const NUMBER_KINDS = KINDS.filter(({ type }) => type === 'number');
const HONOR_KINDS = KINDS.filter(({ type }) => type === 'wind' || type === 'dragon');

/**
 * Number blocks of jokers beside those that are there, in a suit that is there already and that weaves nothing new.
 * There always is one: a number inside a suit's range takes that suit, any other a neighbor's. No other choice of
 * suits breaks less or earns SUIT where this one does not, unless all numbers are the same (see `numberChoices`).
 */
function addNumbers(there: readonly Kind[], numbers: readonly number[]): Kind[] {
  const all = [...there];
  for (const number of numbers) {
    const suits = NUMBER_KINDS.filter(
      (kind) => kind.number === number && all.some(({ suit }) => suit === kind.suit),
    );
    const kind = suits.find((each) => !areSuitsWoven([...all, each])) ?? suits[0];
    if (kind !== undefined) all.push(kind);
  }
  return all.slice(there.length);
}

/** The choices of kinds for so many number blocks of jokers beside those that are there (each kind once). */
function numberChoices(there: readonly Kind[], count: number): Kind[][] {
  if (count === 0) return [[]];
  const present = new Set(there.map(({ number }) => number));
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => !present.has(number));
  const found: Kind[][] = [];
  for (let fresh = present.size === 0 ? 1 : 0; fresh <= count; fresh++) {
    for (const numbers of subsetsOf(absent, fresh)) {
      if (present.size + fresh === 1) {
        const [only] = [...present, ...numbers];
        found.push(
          ...multisets(
            NUMBER_KINDS.filter(({ number }) => number === only),
            count,
          ),
        );
        continue;
      }
      const firsts = NUMBER_KINDS.filter(({ number }) => number === numbers[0]);
      const starts =
        there.length > 0
          ? [addNumbers(there, numbers)]
          : firsts.map((first) => [first, ...addNumbers([first], numbers.slice(1))]);
      for (const start of starts) {
        const again = there[0] ?? start[0];
        found.push([...start, ...Array.from({ length: count - fresh }, () => again as Kind)]);
      }
    }
  }
  return found;
}

/** What the kinds of all blocks break, with one choice of kinds that does so. */
interface KindsOutcome extends KindsVerdict {
  readonly kinds: readonly Kind[];
}

/** Every choice of so many winds and dragons that breaks no more than `most` constraints for good. */
function honorChoices(there: readonly Kind[], count: number, most: number, options: NaiveOptions): Kind[][] {
  let choices: Kind[][] = [[]];
  for (let at = 0; at < count; at++) {
    choices = choices.flatMap((choice) => {
      const last = choice.at(-1)?.position ?? 0;
      return HONOR_KINDS.filter(({ position }) => position >= last).map((kind) => [...choice, kind]);
    });
    choices = choices.filter((choice) => countBroken(brokenForGood([...there, ...choice], options)) <= most);
  }
  return choices;
}

/** Every outcome of kinds for so many blocks of jokers, of those that break no more than `most` constraints. */
function kindOutcomes(
  there: readonly Kind[],
  count: number,
  most: number,
  options: NaiveOptions,
): KindsOutcome[] {
  const found = new Map<string, KindsOutcome>();
  const numbersThere = [...new Set(there.filter(({ type }) => type === 'number'))];
  for (let honors = 0; honors <= count; honors++) {
    const honorBlocks = honorChoices(there, honors, most, options);
    const numberBlocks = honorBlocks.length === 0 ? [] : numberChoices(numbersThere, count - honors);
    for (const numbers of numberBlocks) {
      const alone = brokenForGood([...there, ...numbers], options);
      if (countBroken(alone) > most) continue;
      for (const honor of honorBlocks) {
        const kinds = [...there, ...honor, ...numbers];
        const { broken, category } = judgeKinds(kinds, options);
        if (countBroken(broken) > most) continue;
        const types = [...new Set(kinds.map(({ type }) => type))].sort();
        const suit = earnsSuit(
          kinds.map(({ tile }) => ({ tile, size: 1 })),
          options,
        );
        const key = `${broken} ${category} ${types} ${suit}`;
        if (!found.has(key)) found.set(key, { kinds, broken, category });
      }
    }
  }
  return [...found.values()];
}

// All together.

/** The sizes as blocks again; which block has which makes no difference to house rules and levels. */
function blocksOf(kinds: readonly Kind[], sizes: number): Judged['blocks'] {
  const list = [1, 2, 3, 4, 5].flatMap((size) =>
    Array.from({ length: countOfSize(sizes, size) }, () => size),
  );
  return kinds.map(({ tile }, at) => ({ tile, size: list[at] as number }));
}

function brokenByRules(kinds: KindsOutcome, { sizes }: Sizes, situation: Situation): number {
  const { options, win, jokers, exposures } = situation;
  if (options.skillLevel === 0 && !options.houseRules.requireBonus) return 0;
  const judged: Judged = {
    category: kinds.category,
    pattern: patternOf(sizes),
    blocks: blocksOf(kinds.kinds, sizes),
    exposed: exposures.length > 0,
    jokers,
  };
  const house = houseRuleForbids(judged, options, win) ? BROKEN.houseRule : 0;
  const level = levelForbids(judged, options, win) ? BROKEN.skillLevel : 0;
  return house | level;
}

/** The kinds that are sure to stand in every reading of some groups. */
function kindsThere(groups: readonly Group[], exposures: readonly Exposure[]): Kind[] {
  return [...exposures.map(({ tile }) => kindOf(tile)), ...groups.map(({ kind }) => kind)];
}

/** Whether equal tiles lie in two blocks; a wind in NEWS beside others of its kind is not taken for that. */
function areTilesSplit(groups: readonly Group[]): boolean {
  const tiles = groups.filter(({ kind }) => kind.type !== 'news').map(({ kind }) => kind.tile);
  return new Set(tiles).size < tiles.length;
}

function judgeGrouping(groups: readonly Group[], situation: Situation, smallest: Smallest): void {
  const there = kindsThere(groups, situation.exposures);
  if (countBroken(brokenForGood(there, situation.options)) > smallest.size) return;
  const isSplit = areTilesSplit(groups);
  const known = new Map<string, KindsOutcome[]>();
  const list = sizeOutcomes(groups, situation).sort((a, b) => countBroken(a.broken) - countBroken(b.broken));
  for (const sizes of list) {
    const most = smallest.size - countBroken(sizes.broken);
    if (most < 0) break;
    const key = `${sizes.jokerBlocks} ${sizes.jokerFlowers} ${most}`;
    let outcomes = known.get(key);
    if (outcomes === undefined) {
      const flowers = Array.from({ length: sizes.jokerFlowers }, () => kindOf('F'));
      outcomes = kindOutcomes([...there, ...flowers], sizes.jokerBlocks, most, situation.options);
      known.set(key, outcomes);
    }
    for (const kinds of outcomes) {
      const broken = sizes.broken | kinds.broken | brokenByRules(kinds, sizes, situation);
      smallest.add(broken, sizes.isPlain && !isSplit);
    }
  }
}

/** What the tiles break as a Dragon Hand, or undefined if they cannot be laid out as it. */
function brokenAsDragonHand(layout: Layout, situation: Situation): number | undefined {
  const { options, win, exposures, counts, jokers } = situation;
  const placed = placeExposures(layout, exposures);
  if (placed === undefined) return undefined;
  const concealed = layout.blocks.filter((_, at) => placed[at] === undefined);
  const dealt = dealNaturals(concealed, counts);
  if (dealt === undefined) return undefined;
  const judged: Judged = { ...layout, exposed: exposures.length > 0, jokers };
  let broken = levelForbids(judged, options, win) ? BROKEN.skillLevel : 0;
  concealed.forEach(({ tile, size }, at) => {
    const held = size - (dealt[at] ?? 0);
    if (held === 0) return;
    if (size === 2) broken |= BROKEN.jokerInPair;
    if (tile === 'F' && !options.jokersInFlowerPungs) broken |= BROKEN.jokerInFlowers;
    if (held === size && !options.allJokerBlocks) broken |= BROKEN.allJokerBlock;
  });
  return broken;
}

/** A smallest set of constraints whose lifting makes the hand win, in alphabetical order. */
export interface NaiveSet {
  readonly codes: readonly Constraint[];
  /** CF-39a: 0 if only a house rule or the level forbids the hand, 1 if a plain reading breaks these, else 2. */
  readonly rank: number;
}

/**
 * The smallest sets of constraints whose lifting makes the hand win, in the order of their texts; one empty set for a
 * hand that wins. For hands whose tiles are sound (`naiveTileFaults` is empty).
 */
export function naiveSets(hand: Hand, options: NaiveOptions, win?: NaiveWin): NaiveSet[] {
  const exposures = exposuresOf(hand);
  const counts = countConcealed(hand);
  const free = counts.get('J') ?? 0;
  const jokers = exposures.reduce((sum, exposure) => sum + exposure.jokers, free);
  const situation: Situation = { options, win, exposures, counts, free, jokers };
  const smallest = new Smallest();
  for (const layout of allDragonHands()) {
    const broken = brokenAsDragonHand(layout, situation);
    if (broken !== undefined) smallest.add(broken, (broken & BROKEN.jokerInPair) === 0);
  }
  const ways = groupings(situation).sort((a, b) => a.length - b.length);
  for (const groups of ways) judgeGrouping(groups, situation, smallest);
  return [...smallest.sets]
    .map(([broken, isPlain]) => {
      const codes = codesOf(broken);
      const wins = codes.every((code) => code === 'houseRule' || code === 'skillLevel');
      return { codes, rank: wins ? 0 : isPlain ? 1 : 2 };
    })
    .sort((a, b) => (a.codes.join() < b.codes.join() ? -1 : 1));
}

/** The codes in the order in which they are told (CF-39a), each once: by rank, then as the page lists them. */
export function naiveOrder(sets: readonly NaiveSet[]): Constraint[] {
  const inOrder = [0, 1, 2].flatMap((rank) => {
    const codes = sets.filter((set) => set.rank === rank).flatMap((set) => set.codes);
    return CONSTRAINTS.filter((code) => codes.includes(code));
  });
  return [...new Set(inOrder)];
}
