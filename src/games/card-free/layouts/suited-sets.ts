import { NUMBERS } from '../../../tiles/tile';
import { EAST } from '../../../tiles/tile-index';
import { memberBit, suitOf } from './blocks';
import { MOST_BLOCKS } from './patterns';
import { bitsFor, bitsOf, LIKE_NUMBERS, SEQUENCES, WIND_SETS, WINDS_CATEGORY } from './sets';

/*
 * Every set in every choice of suits (CF-7 to CF-13), as a tree: a set is a way down from the root, and its first
 * members are shared with the sets that begin alike. So a sum over the members of all 1,800 of them takes one
 * addition each.
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

/** A member in the tree of the sets; those above it are the other first members of the sets below. */
export interface SetNode {
  /** Its kind; five more for a wind beside NEWS. */
  readonly slot: number;
  /** The set that ends here. */
  set: SuitedSet | undefined;
  /** The members that can come next. */
  readonly below: SetNode[];
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

const windSets = (besideNews: boolean): readonly Draft[] =>
  WIND_SETS.map((set) => [WINDS_CATEGORY, bitsOf(set).map((wind) => wind + EAST), besideNews]);

const listSets = (): readonly SuitedSet[] => {
  const numberSets = SEQUENCES.flatMap((sequence, category) =>
    sequence.flatMap((_, start) =>
      inSuits(sequence.slice(start)).map((kinds): Draft => [category, kinds, false]),
    ),
  );
  const likeNumbers = NUMBERS.map(
    (number): Draft => [LIKE_NUMBERS, SUITS.map((suit) => suit + number), false],
  );
  const orders = new Map<number, number>();
  return [...numberSets, ...likeNumbers, ...windSets(false), ...windSets(true)].map(
    ([category, kinds, besideNews]) => {
      const set = bitsFor(kinds, memberBit);
      const order = orders.get(category * 512 + set) ?? orders.size;
      orders.set(category * 512 + set, order);
      const sort = category * 32 + bitsFor(kinds, suitOf) + (besideNews ? 16 : 0);
      return { category, set, kinds, order, besideNews, sort };
    },
  );
};

const makeTree = (): SetNode => {
  const root: SetNode = { slot: 0, set: undefined, below: [] };
  for (const set of listSets()) {
    let node = root;
    for (const kind of set.kinds) {
      const slot = set.besideNews ? kind + BESIDE_NEWS : kind;
      const last = node.below.at(-1);
      const next = last?.slot === slot ? last : { slot, set: undefined, below: [] };
      if (next !== last) node.below.push(next);
      node = next;
    }
    node.set = set;
  }
  return root;
};

let tree: SetNode | undefined;
/** The root of the tree of all sets that a pattern has blocks for; made on first use. */
export const setTree = (): SetNode => {
  tree ??= makeTree();
  return tree;
};
