import { keeping, onFirstUse } from '../../../core/first-use';
import { NUMBERS, type TileNumber, WINDS, type Wind } from '../../../tiles/tile';
import { EAST } from '../../../tiles/tile-index';
import { memberBit, NO_CATEGORY, suitOf } from './blocks';
import { MOST_BLOCKS } from './patterns';

/*
 * A set of numbers is nine bits, bit 0 for the 1; a set of winds is four bits, bit 0 for East. A category is its
 * index in CATEGORIES. Any Like Numbers and Winds depend on more than the numbers, so they are not among the number
 * sets.
 */

/** The index of Any Like Numbers in `CATEGORIES`. */
export const LIKE_NUMBERS = 4;
/** The index of Winds in `CATEGORIES`. */
export const WINDS_CATEGORY = 5;

/** The numbers of each category, in order (CF-7 to CF-10). */
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

/** The category of three or more numbers given as bits, or that two could still have; `NO_CATEGORY` if none. */
export const numberCategory = (numbers: number): number => categories()[numbers] ?? NO_CATEGORY;

/** The sets of winds as bits: all four, or two opposite winds (CF-12). */
export const WIND_SETS: readonly number[] = [0b1111, 0b0101, 0b1010];
/** Whether winds given as bits are a set (CF-12). */
export const isWindSet = (winds: number): boolean => WIND_SETS.includes(winds);

const areApart = (one: number, other: number): boolean =>
  one === 0 ||
  other === 0 ||
  Math.clz32(one) >= Math.clz32(other & -other) ||
  Math.clz32(other) >= Math.clz32(one & -one);

/**
 * Whether number blocks can be put in ascending order, equal numbers in any order, so that each suit stays together
 * (CF-13). The numbers of each suit are given as bits.
 */
export const areSuitsTogether = (bams: number, craks: number, dots: number): boolean =>
  areApart(bams, craks) && areApart(bams, dots) && areApart(craks, dots);

/** The indices of the bits that are set, ascending. */
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

/** The combined bits of some values. */
export const bitsFor = (values: readonly number[], bitOf: (value: number) => number): number =>
  values.reduce((bits, value) => bits | (1 << bitOf(value)), 0);

const listed = /* @__PURE__ */ keeping<readonly (TileNumber | Wind)[], number>();
/** The numbers or winds of a set given as bits; the same list for the same set. */
export const setMembers = (set: number, category: number): readonly (TileNumber | Wind)[] => {
  const names: readonly (TileNumber | Wind)[] = category === WINDS_CATEGORY ? WINDS : NUMBERS;
  return listed(category === WINDS_CATEGORY ? -set : set, () =>
    Object.freeze(names.filter((_, place) => set & (1 << place))),
  );
};

/*
 * Every set in every choice of suits (CF-7 to CF-13), as a tree: a set is a path from the root, and sets that begin
 * alike share their first members. So adding up the members of all 1,800 sets takes one addition each. The tree is
 * flat because each distance walks through it; this is three times as fast as objects.
 */

export interface SuitedSet {
  /** The index in `CATEGORIES`. */
  readonly category: number;
  readonly set: number;
  readonly kinds: readonly number[];
  /** The place of the set among all sets in tie-break order, whatever their suits (CF-24). */
  readonly order: number;
  /** Whether these are winds beside a NEWS block, which takes one of each first (CF-17a). */
  readonly besideNews: boolean;
  /** One number for the category, the suits of the numbers and whether NEWS is beside them. */
  readonly sort: number;
}

/** The tree of the sets in flat arrays, parents before children. */
export interface SetTree {
  /** How many nodes are above each node. */
  readonly depths: Readonly<Uint8Array>;
  /** The kind of each node’s block, plus five for a wind beside NEWS. */
  readonly slots: Readonly<Uint8Array>;
  /** The next node after each node that is not below it. */
  readonly nexts: Readonly<Uint16Array>;
  /** The set that ends at each node, if any, by category. */
  readonly sets: readonly (SuitedSet | undefined)[];
}

export const BESIDE_NEWS = 5;

const SUITS: readonly number[] = [0, 10, 20];

/** Every choice of suits that stay together (CF-13), for three or more of these numbers from the first on. */
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
    nexts: Uint16Array.from(depths, (depth, node) => {
      let next = node + 1;
      while ((depths[next] ?? 0) > depth) next++;
      return next;
    }),
    sets: nodes.map(([, , set]) => set),
  };
};

/** The tree of all sets that fit a pattern; made on first use. */
export const setTree: () => SetTree = /* @__PURE__ */ onFirstUse(makeTree);
