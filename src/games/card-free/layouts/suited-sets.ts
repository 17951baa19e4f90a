import { EAST } from '../../../tiles/tile-index';
import { isNumber } from './blocks';
import { bitsOf, LIKE_NUMBERS, SEQUENCES, WIND_SETS, WINDS_CATEGORY } from './sets';

/*
 * Every set in every choice of suits (CF-7 to CF-13), as a tree: a set is a way down from the root, and its first
 * members are shared with the sets that begin alike. So a sum over the members of all 1,800 of them takes one
 * addition each. The tree is kept flat, each node after the one above it.
 */

/** A set in one choice of suits. */
export interface SuitedSet {
  /** Place in `CATEGORIES`. */
  readonly category: number;
  /** The set as bits. */
  readonly set: number;
  /** The kinds of its blocks. */
  readonly kinds: readonly number[];
  /** The suits of its numbers, as bits. */
  readonly suits: number;
  /** Whether it is a set of winds beside a NEWS block, which takes one of each of them first (CF-17a). */
  readonly besideNews: boolean;
}

/** The tree of the sets. */
export interface SetTree {
  /** For each node how many nodes are above it. */
  readonly depths: Uint8Array;
  /** For each node the kind of its block; five more for a wind beside NEWS. */
  readonly slots: Uint8Array;
  /** For each node the next one that is not below it. */
  readonly nexts: Uint16Array;
  /** For each node the place of the set that ends there, -1 if none does. */
  readonly ends: Int16Array;
  /** The sets, category by category. */
  readonly sets: readonly SuitedSet[];
}

/** What is added to the slot of a wind that stands beside a NEWS block. */
export const BESIDE_NEWS = 5;

const MOST_BLOCKS = 7;
const SUITS: readonly number[] = [0, 1, 2];

const makeTree = (): SetTree => {
  const depths: number[] = [];
  const slots: number[] = [];
  const ends: number[] = [];
  const sets: SuitedSet[] = [];
  const add = (kinds: readonly number[], end: Pick<SuitedSet, 'category' | 'set'> | undefined, news = 0) => {
    depths.push(kinds.length - 1);
    slots.push((kinds.at(-1) ?? 0) + news);
    ends.push(end === undefined ? -1 : sets.length);
    const suits = kinds.reduce((bits, kind) => (isNumber(kind) ? bits | (1 << (kind / 10)) : bits), 0);
    if (end !== undefined) sets.push({ ...end, kinds, suits, besideNews: news > 0 });
  };
  /** Goes on with numbers in suits so that each suit stays together (CF-13). */
  const grow = (
    category: number,
    numbers: readonly number[],
    above: readonly number[],
    set: number,
  ): void => {
    const [number, ...rest] = numbers;
    if (number === undefined || above.length === MOST_BLOCKS) return;
    const suitsAbove = above.map((kind) => Math.floor(kind / 10));
    for (const suit of SUITS) {
      if (suit !== suitsAbove.at(-1) && suitsAbove.includes(suit)) continue;
      const kinds = [...above, suit * 10 + number];
      const bits = set | (1 << (number - 1));
      add(kinds, kinds.length >= 3 ? { category, set: bits } : undefined);
      grow(category, rest, kinds, bits);
    }
  };
  const addChain = (category: number, set: number, kinds: readonly number[], news = 0): void =>
    kinds.forEach((_, at) => {
      const isEnd = at === kinds.length - 1;
      add(kinds.slice(0, at + 1), isEnd ? { category, set } : undefined, news);
    });
  SEQUENCES.forEach((sequence, category) => {
    for (const start of sequence.keys()) grow(category, sequence.slice(start), [], 0);
  });
  for (const number of bitsOf(0b111111111)) {
    addChain(LIKE_NUMBERS, 1 << number, [number + 1, number + 11, number + 21]);
  }
  for (const news of [0, BESIDE_NEWS])
    for (const set of WIND_SETS)
      addChain(
        WINDS_CATEGORY,
        set,
        bitsOf(set).map((wind) => wind + EAST),
        news,
      );
  const nexts = depths.map(() => depths.length);
  /** The nodes above the one looked at that have no next one yet. */
  const above: number[] = [];
  depths.forEach((depth, node) => {
    for (const ended of above.splice(depth)) nexts[ended] = node;
    above.push(node);
  });
  return {
    depths: Uint8Array.from(depths),
    slots: Uint8Array.from(slots),
    nexts: Uint16Array.from(nexts),
    ends: Int16Array.from(ends),
    sets,
  };
};

let tree: SetTree | undefined;
/** The tree of all sets that a pattern has blocks for; made on first use. */
export const setTree = (): SetTree => {
  tree ??= makeTree();
  return tree;
};
