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

/** Variants by the kinds of a hand, mixed into one number; some that are found so may have other kinds. */
type KindTable = ReadonlyMap<number, readonly number[]>;

/** Variants with the tables that lead to them. */
export interface FittingTables {
  readonly variants: readonly Variant[];
  /** The places of all variants. */
  readonly all: readonly number[];
  /** The variants in which flowers may serve as jokers. */
  readonly flexible: readonly number[];
  /** The fewest jokers that can be a whole kind of tiles. */
  readonly fewestForKind: number;
  /** The most kinds that a hand can have which fits any: a flower that serves as a joker is one more than those of a variant. */
  readonly mostKinds: number;
  /** The table of variants by all their kinds. */
  readonly exact: KindTable | 'tooLarge';
  /** The table of variants by the kinds that are left when others are jokers; made when first needed, unless it is too large. */
  wide: KindTable | 'tooLarge' | undefined;
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

const MOST_JOKERS = 8;
const HIGH_FIRST = 32;
const NO_JOKER: number = ~(1 << (JOKER - HIGH_FIRST));

const mixed = (low: number, high: number): number =>
  Math.imul(low, 0x9e3779b1) ^ Math.imul((high & NO_JOKER) + 1, 0x85ebca6b);

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

/** The table of all kinds that can be left of each variant when so many jokers are whole kinds. */
const tableOf = (variants: readonly Variant[], mostJokers: number): KindTable | 'tooLarge' => {
  const table = new Map<number, number[]>();
  let entries = 0;
  const leave = (place: number, at: number, low: number, high: number, jokers: number): void => {
    const need = variants[place]?.needs[at];
    if (need === undefined) {
      const key = mixed(low, high);
      const known = table.get(key);
      if (known === undefined) table.set(key, [place]);
      else known.push(place);
      entries++;
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
    if (entries > MOST_ENTRIES) return 'tooLarge';
    leave(place, 0, 0, 0, mostJokers);
  }
  return table;
};

/** Makes the tables of some variants. */
export const fittingTables = (variants: readonly Variant[]): FittingTables => {
  const all = [...variants.keys()];
  const flexible = all.filter((place) => variants[place]?.needs.some(({ flowers }) => flowers > 0));
  let [fewestForKind, mostKinds] = [MOST_JOKERS + 1, 0];
  for (const { needs } of variants) {
    const kinds = needs.filter(({ kind }) => kind !== JOKER);
    mostKinds = Math.max(mostKinds, kinds.length + (flexible.length > 0 ? 1 : 0));
    for (const { own, jokers, flowers } of kinds)
      if (own === 0) fewestForKind = Math.min(fewestForKind, jokers + flowers);
  }
  return { variants, all, flexible, fewestForKind, mostKinds, exact: tableOf(variants, 0), wide: undefined };
};

const NONE: readonly number[] = /* @__PURE__ */ Object.freeze([]);

/** The places of the variants that a hand may fit if no flower serves as a joker. */
const candidates = (tables: FittingTables, { counts, lowKinds, highKinds }: HeldTiles): readonly number[] => {
  let table = tables.exact;
  if ((counts[JOKER] ?? 0) >= tables.fewestForKind) {
    tables.wide ??= tableOf(tables.variants, MOST_JOKERS);
    table = tables.wide;
  }
  return table === 'tooLarge' ? tables.all : (table.get(mixed(lowKinds, highKinds)) ?? NONE);
};

/** The variants in which flowers of a hand may serve as jokers. */
const servedBy = ({ flexible }: FittingTables, { counts }: HeldTiles): readonly number[] =>
  (counts[FLOWER] ?? 0) > 0 ? flexible : NONE;

const fitsOne = ({ variants }: FittingTables, places: readonly number[], { counts }: HeldTiles): boolean => {
  for (const place of places) {
    const variant = variants[place];
    if (variant !== undefined && lackOf(variant.needs, counts) === 0) return true;
  }
  return false;
};

/** Whether 14 tiles fit any variant, if none of them lies in an exposure. */
export const fitsAny = (tables: FittingTables, held: HeldTiles): boolean =>
  fitsOne(tables, candidates(tables, held), held) || fitsOne(tables, servedBy(tables, held), held);

/** The variants that 14 tiles fit, wherever exposures lie, in the order of the card. */
export const fittingVariants = (tables: FittingTables, held: HeldTiles): readonly Variant[] =>
  [...new Set([...candidates(tables, held), ...servedBy(tables, held)])]
    .sort((one, other) => one - other)
    .flatMap((place) => tables.variants[place] ?? [])
    .filter(({ needs }) => lackOf(needs, held.counts) === 0);

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
