import type { Tile } from '../../../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../../../tiles/tile-index';
import type { Variant } from '../layouts/list-variants';
import { lackOf } from '../missing';

/*
 * The variants that 14 tiles fit, wherever exposures lie: those of which they lack nothing. Which of them are looked at is decided by
 * the kinds of tiles that a hand holds: a table leads from a set of kinds to the variants made of these, and a second one,
 * made when a hand first has enough jokers to stand for a whole group, to those that are left when kinds are made of
 * jokers only. With the tables a hand is matched more than twenty times as fast (test/bench/cards.mjs).
 */

/** A table from sets of kinds to variants: a chain for each place of the table. Some that are found so have other kinds. */
interface KindTable {
  /** The first link of the chain of each place, or -1. */
  readonly heads: Int32Array;
  /** The next link of each link, or -1. */
  readonly next: Int32Array;
  /** The variant of each link. */
  readonly variants: Int32Array;
}

/** Variants with the tables that lead to them. */
export interface FittingTables {
  readonly variants: readonly Variant[];
  /** What the variants need as they lie one behind the other: a kind, the most and the fewest that a hand has of it. */
  readonly bounds: Uint8Array;
  /** Where the bounds of each variant begin; one more at the end. */
  readonly starts: Uint32Array;
  /** The variants in which flowers may serve as jokers. */
  readonly flexible: readonly number[];
  /** The fewest jokers that can be a whole kind of tiles. */
  readonly fewestForKind: number;
  /** The most kinds that a hand can have which fits any: a flower that serves as a joker is one more than those of a variant. */
  readonly mostKinds: number;
  /** The table of variants by all their kinds. */
  readonly exact: KindTable;
  /** The table of variants by the kinds that are left when others are jokers; made when first needed. */
  wide: KindTable | undefined;
}

/** The kinds that a hand holds, its jokers aside, and how many of each. */
export interface HeldTiles {
  /** How many of each tile of `TILES`. */
  readonly counts: Readonly<Uint8Array>;
  /** The kinds as bits, tiles 0 to 31 of `TILES`; jokers may be among the others. */
  readonly lowKinds: number;
  /** The other kinds as bits. */
  readonly highKinds: number;
}

const HAND_SIZE = 14;
const MOST_JOKERS = 8;
const HIGH_FIRST = 32;
const NO_JOKER: number = ~(1 << (JOKER - HIGH_FIRST));

/** A number for a set of kinds. */
const mixed = (low: number, high: number): number => {
  const both = Math.imul(low, 0x9e3779b1) ^ Math.imul((high & NO_JOKER) + 1, 0x85ebca6b);
  return both ^ (both >>> 15);
};

/** The kinds of some counts. */
export const heldTiles = (counts: Readonly<Uint8Array>): HeldTiles => {
  let [lowKinds, highKinds] = [0, 0];
  counts.forEach((count, kind) => {
    if (count === 0) return;
    if (kind < HIGH_FIRST) lowKinds |= 1 << kind;
    else highKinds |= 1 << (kind - HIGH_FIRST);
  });
  return { counts, lowKinds, highKinds };
};

/** The most entries of a table: with more of them it is quicker to look at all variants. */
const MOST_ENTRIES = 250_000;

/** The table of variants by sets of kinds, mixed. */
const chained = (sets: readonly number[], variants: readonly number[]): KindTable => {
  let size = 64;
  while (size < 2 * sets.length) size *= 2;
  const heads = new Int32Array(size).fill(-1);
  const next = Int32Array.from(sets, (set, link) => {
    const before = heads[set & (size - 1)] ?? -1;
    heads[set & (size - 1)] = link;
    return before;
  });
  return { heads, next, variants: Int32Array.from(variants) };
};

/** A table of one chain: all variants. */
const unsorted = (variants: readonly Variant[]): KindTable => ({
  heads: Int32Array.of(variants.length - 1),
  next: Int32Array.from(variants, (_, place) => place - 1),
  variants: Int32Array.from(variants.keys()),
});

/** The table of all kinds that can be left of each variant when so many jokers are whole kinds. */
const tableOf = (variants: readonly Variant[], mostJokers: number): KindTable => {
  const [sets, owners]: [number[], number[]] = [[], []];
  const leave = (place: number, at: number, low: number, high: number, jokers: number): void => {
    const need = variants[place]?.needs[at];
    if (need === undefined) {
      sets.push(mixed(low, high));
      owners.push(place);
      return;
    }
    const { kind, own } = need;
    const left = jokers - own - need.jokers - need.flowers;
    if (own === 0 && left >= 0) leave(place, at + 1, low, high, left);
    if (kind < HIGH_FIRST) leave(place, at + 1, low | (1 << kind), high, jokers);
    // A printed joker is no kind: its bit is not looked at.
    else leave(place, at + 1, low, high | (1 << (kind - HIGH_FIRST)), jokers);
  };
  for (const place of variants.keys()) {
    if (sets.length > MOST_ENTRIES) return unsorted(variants);
    leave(place, 0, 0, 0, mostJokers);
  }
  return chained(sets, owners);
};

/** Makes the tables of some variants. */
export const fittingTables = (variants: readonly Variant[]): FittingTables => {
  const flexible = [...variants.keys()].filter((place) =>
    variants[place]?.needs.some(({ flowers }) => flowers > 0),
  );
  const [starts, bounds]: [number[], number[]] = [[0], []];
  let [fewestForKind, mostKinds] = [MOST_JOKERS + 1, 0];
  for (const { needs } of variants) {
    const kinds = needs.filter(({ kind }) => kind !== JOKER);
    mostKinds = Math.max(mostKinds, kinds.length + (flexible.length > 0 ? 1 : 0));
    for (const { kind, own, jokers, flowers } of needs) {
      bounds.push(kind, kind === JOKER ? MOST_JOKERS : own + jokers + flowers, own);
      if (own === 0) fewestForKind = Math.min(fewestForKind, jokers + flowers);
    }
    starts.push(bounds.length);
  }
  return {
    variants,
    bounds: Uint8Array.from(bounds),
    starts: Uint32Array.from(starts),
    flexible,
    fewestForKind,
    mostKinds,
    exact: tableOf(variants, 0),
    wide: undefined,
  };
};

/** Whether a hand fits a variant if no flower serves as a joker: of no tile it has too many, nor too few where no joker may stand. */
const fits = ({ bounds, starts }: FittingTables, place: number, counts: Readonly<Uint8Array>): boolean => {
  const end = starts[place + 1] ?? 0;
  let tiles = counts[JOKER] ?? 0;
  for (let at = starts[place] ?? 0; at < end; at += 3) {
    const kind = bounds[at] ?? 0;
    const held = counts[kind] ?? 0;
    if (held > (bounds[at + 1] ?? 0) || held < (bounds[at + 2] ?? 0)) return false;
    if (kind !== JOKER) tiles += held;
  }
  return tiles === HAND_SIZE;
};

/** The table that leads to every variant which a hand with so many jokers can fit. */
const tableFor = (tables: FittingTables, jokers: number): KindTable => {
  if (jokers < tables.fewestForKind) return tables.exact;
  tables.wide ??= tableOf(tables.variants, MOST_JOKERS);
  return tables.wide;
};

const firstLink = ({ heads }: KindTable, { lowKinds, highKinds }: HeldTiles): number =>
  heads[mixed(lowKinds, highKinds) & (heads.length - 1)] ?? -1;

/** The first link from one on to a variant that a hand fits if no flower serves as a joker; -1 if there is none. */
const nextFit = (
  tables: FittingTables,
  { next, variants }: KindTable,
  counts: Readonly<Uint8Array>,
  from: number,
): number => {
  let link = from;
  while (link >= 0 && !fits(tables, variants[link] ?? 0, counts)) link = next[link] ?? -1;
  return link;
};

/** Whether 14 tiles fit any variant, if none of them lies in an exposure. */
export const fitsAny = (tables: FittingTables, held: HeldTiles): boolean => {
  const { counts } = held;
  const table = tableFor(tables, counts[JOKER] ?? 0);
  if (nextFit(tables, table, counts, firstLink(table, held)) >= 0) return true;
  if (counts[FLOWER] === 0) return false;
  for (const place of tables.flexible)
    if (lackOf(tables.variants[place]?.needs ?? [], counts) === 0) return true;
  return false;
};

/** The variants that 14 tiles fit, wherever exposures lie, in the order of the card. */
export const fittingVariants = (tables: FittingTables, held: HeldTiles): readonly Variant[] => {
  const { counts } = held;
  const { variants, flexible } = tables;
  const table = tableFor(tables, counts[JOKER] ?? 0);
  const served = counts[FLOWER] === 0 ? [] : flexible;
  const found = new Set(served.filter((place) => lackOf(variants[place]?.needs ?? [], counts) === 0));
  let link = nextFit(tables, table, counts, firstLink(table, held));
  for (; link >= 0; link = nextFit(tables, table, counts, table.next[link] ?? -1))
    found.add(table.variants[link] ?? 0);
  return [...found].sort((one, other) => one - other).flatMap((place) => variants[place] ?? []);
};

/** How many kinds of tile there are in some lists, jokers aside: more than any variant has need not be read. */
export const kindsIn = (lists: readonly (readonly Tile[])[]): number => {
  let [kinds, low, high] = [0, 0, 0];
  for (const list of lists)
    for (const tile of list) {
      const index = tileIndex(tile);
      const bit = 1 << index;
      const known = index < HIGH_FIRST ? low & bit : high & bit;
      if (known !== 0 || index === JOKER) continue;
      kinds++;
      if (index < HIGH_FIRST) low |= bit;
      else high |= bit;
    }
  return kinds;
};
