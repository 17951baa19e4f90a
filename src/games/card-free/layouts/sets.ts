import { onFirstUse } from '../../../core/first-use';
import { keptIn } from '../../../core/kept-in';
import { NUMBERS, type TileNumber, WINDS, type Wind } from '../../../tiles/tile';
import { EAST } from '../../../tiles/tile-index';
import { memberBit, NO_CATEGORY, suitOf } from './blocks';
import { MOST_BLOCKS } from './patterns';

/*
 * A set of numbers is nine bits, bit 0 for the 1; a set of winds four bits, bit 0 for East.
 * A category is its place in CATEGORIES. Any Like Numbers and Winds are decided by more than
 * the numbers, so they are not among the number sets.
 */

/** Place of Any Like Numbers in `CATEGORIES`. */
export const LIKE_NUMBERS = 4;
/** Place of Winds in `CATEGORIES`. */
export const WINDS_CATEGORY = 5;

/** The numbers each category is made of, in its own order (CF-7 to CF-10). */
export const SEQUENCES: readonly (readonly number[])[] = [NUMBERS, [1, 3, 5, 7, 9], [2, 4, 6, 8], [3, 6, 9]];

const categories = /* @__PURE__ */ onFirstUse(() => {
  const table = new Int8Array(512).fill(NO_CATEGORY);
  SEQUENCES.forEach((sequence, category) => {
    sequence.forEach((_, start) => {
      for (let end = start + 2; end <= sequence.length; end++)
        table[bitsFor(sequence.slice(start, end), (number) => number - 1)] = category;
    });
  });
  table[0b100000100] = 3; // 3 and 9 lack the 6 between them.
  return table;
});

/** The category that three or more numbers have, given as bits, or that two are on the way to; else `NO_CATEGORY`. */
export const numberCategory = (numbers: number): number => categories()[numbers] ?? NO_CATEGORY;

/** The sets of winds as bits: all four, or two that are opposite (CF-12). */
export const WIND_SETS: readonly number[] = [0b1111, 0b0101, 0b1010];
/** Whether winds given as bits are a set: all four, or two that are opposite (CF-12). */
export const isWindSet = (winds: number): boolean => WIND_SETS.includes(winds);

const areApart = (one: number, other: number): boolean =>
  one === 0 ||
  other === 0 ||
  Math.clz32(one) >= Math.clz32(other & -other) ||
  Math.clz32(other) >= Math.clz32(one & -one);

/**
 * Whether number blocks can be put in ascending order, equal numbers in any order, so that each suit
 * stands together (CF-13). Given are the numbers of each suit as bits.
 */
export const areSuitsTogether = (bams: number, craks: number, dots: number): boolean =>
  areApart(bams, craks) && areApart(bams, dots) && areApart(craks, dots);

/** The places of the bits that are set, ascending. */
export const bitsOf = (bits: number): readonly number[] => {
  const places: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
};

export const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The bits of some values together. */
export const bitsFor = (values: readonly number[], bitOf: (value: number) => number): number =>
  values.reduce((bits, value) => bits | (1 << bitOf(value)), 0);

const listed = /* @__PURE__ */ new Map<number, readonly (TileNumber | Wind)[]>();
/** The numbers or winds behind a set's bits, as a reading lists them; the same list for the same set. */
export const setMembers = (set: number, category: number): readonly (TileNumber | Wind)[] => {
  const key = category === WINDS_CATEGORY ? -set : set;
  const names: readonly (TileNumber | Wind)[] = category === WINDS_CATEGORY ? WINDS : NUMBERS;
  return keptIn(listed, key, () => Object.freeze(names.filter((_, place) => set & (1 << place))));
};

/*
 * Every set in every choice of suits (CF-7 to CF-13), as a tree: a set is a way down from the root, and its first
 * members are shared with the sets that begin alike. So a sum over the members of all 1,800 of them takes one
 * addition each. It is flat because it is walked through for each distance: this is three times as fast as objects.
 */

/** A set in one choice of suits. */
export interface SuitedSet {
  /** Place in `CATEGORIES`. */
  readonly category: number;
  readonly set: number;
  readonly kinds: readonly number[];
  /** Where the set comes among all sets, whatever their suits, in the order of equals (CF-24). */
  readonly order: number;
  /** Whether it is a set of winds beside a NEWS block, which takes one of each of them first (CF-17a). */
  readonly besideNews: boolean;
  /** One number for its category, the suits of its numbers and whether it stands beside NEWS. */
  readonly sort: number;
}

/** The tree of the sets, kept flat: each node after the one above it. */
export interface SetTree {
  /** For each node how many nodes are above it. */
  readonly depths: Readonly<Uint8Array>;
  /** For each node the kind of its block; five more for a wind beside NEWS. */
  readonly slots: Readonly<Uint8Array>;
  /** For each node the next one that is not below it. */
  readonly nexts: Readonly<Uint16Array>;
  /** For each node the set that ends there, category by category. */
  readonly sets: readonly (SuitedSet | undefined)[];
}

/** What is added to the slot of a wind that stands beside a NEWS block. */
export const BESIDE_NEWS = 5;

const SUITS: readonly number[] = [0, 10, 20];

/** The first three and more of these numbers, in suits that stay together (CF-13), after the kinds that are chosen. */
const inSuits = (
  numbers: readonly number[],
  chosen: readonly number[] = [],
): readonly (readonly number[])[] => {
  const [number, ...rest] = numbers;
  const own = chosen.length < 3 ? [] : [chosen];
  if (number === undefined || chosen.length === MOST_BLOCKS) return own;
  const suits = chosen.map((kind) => kind - (kind % 10));
  const free = SUITS.filter((suit) => suit === suits.at(-1) || !suits.includes(suit));
  return [...own, ...free.flatMap((suit) => inSuits(rest, [...chosen, suit + number]))];
};

type Draft = readonly [category: number, kinds: readonly number[], besideNews: boolean];

const listSets = (): readonly SuitedSet[] => {
  const winds = WIND_SETS.map((set) => bitsOf(set).map((wind) => wind + EAST));
  const drafts: readonly Draft[] = [
    ...SEQUENCES.flatMap((sequence, category) =>
      sequence.flatMap((_, start) =>
        inSuits(sequence.slice(start)).map((kinds): Draft => [category, kinds, false]),
      ),
    ),
    ...NUMBERS.map((number): Draft => [LIKE_NUMBERS, SUITS.map((suit) => suit + number), false]),
    ...[false, true].flatMap((besideNews) =>
      winds.map((kinds): Draft => [WINDS_CATEGORY, kinds, besideNews]),
    ),
  ];
  const orders = new Map<number, number>();
  return drafts.map(([category, kinds, besideNews]) => {
    const set = bitsFor(kinds, memberBit);
    const order = orders.get(category * 512 + set) ?? orders.size;
    orders.set(category * 512 + set, order);
    const sort = (category + 1) * 32 + bitsFor(kinds, suitOf) + (besideNews ? 16 : 0);
    return { category, set, kinds, order, besideNews, sort };
  });
};

/** For each node of a tree, given by how many are above it, the next one that is not below it. */
const nextsOf = (depths: Readonly<Uint8Array>): Uint16Array => {
  const nexts = new Uint16Array(depths.length);
  for (let node = depths.length - 1; node >= 0; node--) {
    let next = node + 1;
    while ((depths[next] ?? 0) > (depths[node] ?? 0)) next = nexts[next] ?? 0;
    nexts[node] = next;
  }
  return nexts;
};

const makeTree = (): SetTree => {
  const nodes: (readonly [depth: number, slot: number, set: SuitedSet | undefined])[] = [];
  let above: readonly number[] = [];
  for (const set of listSets()) {
    const path = set.besideNews ? set.kinds.map((kind) => kind + BESIDE_NEWS) : set.kinds;
    const shared = path.findIndex((slot, at) => slot !== above[at]);
    for (let at = shared; at < path.length; at++)
      nodes.push([at, path[at] ?? 0, at === path.length - 1 ? set : undefined]);
    above = path;
  }
  const depths = Uint8Array.from(nodes, ([depth]) => depth);
  return {
    depths,
    slots: Uint8Array.from(nodes, ([, slot]) => slot),
    nexts: nextsOf(depths),
    sets: nodes.map(([, , set]) => set),
  };
};

/** The tree of all sets that a pattern has blocks for; made on first use. */
export const setTree: () => SetTree = /* @__PURE__ */ onFirstUse(makeTree);
