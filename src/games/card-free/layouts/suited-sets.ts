import { NUMBERS } from '../../../tiles/tile';
import { EAST } from '../../../tiles/tile-index';
import { memberBit, suitOf } from './blocks';
import { MOST_BLOCKS } from './patterns';
import { bitsFor, bitsOf, LIKE_NUMBERS, SEQUENCES, WIND_SETS, WINDS_CATEGORY } from './sets';

/*
 * Every set in every choice of suits (CF-7 to CF-13), as a tree: a set is a way down from the root, and its first
 * members are shared with the sets that begin alike. So a sum over the members of all 1,800 of them takes one
 * addition each. It is flat because it is walked through for each distance: this is three times as fast as objects.
 */

/** A set in one choice of suits. */
export interface SuitedSet {
  /** Place in `CATEGORIES`. */
  readonly category: number;
  /** The set as bits. */
  readonly set: number;
  /** The kinds of its blocks. */
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
  /** For each node the sort of the set that ends there, 0 if none does. */
  readonly sorts: Readonly<Uint8Array>;
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
  return {
    depths: Uint8Array.from(nodes, ([depth]) => depth),
    slots: Uint8Array.from(nodes, ([, slot]) => slot),
    sorts: Uint8Array.from(nodes, ([, , set]) => set?.sort ?? 0),
    sets: nodes.map(([, , set]) => set),
  };
};

let tree: SetTree | undefined;
/** The tree of all sets that a pattern has blocks for; made on first use. */
export const setTree = (): SetTree => {
  tree ??= makeTree();
  return tree;
};
