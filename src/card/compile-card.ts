import { TILES } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import type { Variant, VariantGroup } from './parsed-line';

/*
 * The variants of a card as numbers. A hand fits a variant, exposures aside, if of every tile it holds no
 * more than the variant has places for, and no fewer than those of its places that take no jokers; its jokers
 * then fill the rest. So a variant is a short list of tiles with these two figures. Which variants are looked
 * at is decided by the kinds of tiles that a hand holds: a table leads from a set of kinds to the variants
 * made of exactly these, and a second one, made when a hand first has enough jokers to stand for a whole
 * group, to those that are left when kinds are made of jokers only.
 */

/** A table from sets of kinds to variants: a chain for each place of the table. */
interface KindTable {
  /** The first link of the chain of each place, or -1. */
  readonly heads: Int32Array;
  /** The next link of each link, or -1. */
  readonly next: Int32Array;
  /** The kinds of each link: tiles 0 to 31 of `TILES` as bits, then the others. */
  readonly low: Int32Array;
  /** The other kinds of each link. */
  readonly high: Int32Array;
  /** The variant of each link. */
  readonly variants: Int32Array;
}

/** The variants of a card in typed arrays. */
export interface CompiledCard {
  /** The variants themselves. */
  readonly variants: readonly Variant[];
  /** Where the tiles of each variant begin in the lists below; one more at the end. */
  readonly starts: Uint32Array;
  /** The tiles of the variants, by index, jokers aside. */
  readonly kinds: Uint8Array;
  /** How many places a variant has for the tile. */
  readonly places: Uint8Array;
  /** How many of these take no jokers. */
  readonly fixed: Uint8Array;
  /** How many printed jokers each variant has. */
  readonly printed: Uint8Array;
  /** The fewest jokers that can be a whole kind of tiles. */
  readonly fewestForKind: number;
  /** The table of variants by all their kinds. */
  readonly exact: KindTable;
  /** The table of variants by the kinds that are left when others are jokers; made when first needed. */
  wide: KindTable | undefined;
}

const MOST_JOKERS = 8;
const HIGH_FIRST = 32;

const placeOf = (low: number, high: number, mask: number): number => {
  const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high + 1, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
};

const makeTable = (
  low: readonly number[],
  high: readonly number[],
  variants: readonly number[],
): KindTable => {
  let size = 64;
  while (size < 2 * variants.length) size *= 2;
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(variants.length);
  // From the last to the first, so that a chain is in the order of the card.
  for (let link = variants.length - 1; link >= 0; link--) {
    const place = placeOf(low[link] as number, high[link] as number, size - 1);
    next[link] = heads[place] as number;
    heads[place] = link;
  }
  return {
    heads,
    next,
    low: Int32Array.from(low),
    high: Int32Array.from(high),
    variants: Int32Array.from(variants),
  };
};

const allPlaces: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const fixedPlaces: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

/** Counts the places of a variant's groups by tile into the two lists above. */
const countPlaces = (groups: readonly VariantGroup[]): void => {
  allPlaces.fill(0);
  fixedPlaces.fill(0);
  for (const { tiles, takesJokers } of groups)
    for (const tile of tiles) {
      const index = tileIndex(tile);
      allPlaces[index]!++;
      if (!takesJokers) fixedPlaces[index]!++;
    }
};

/** Makes the tables of some variants. */
export const compileCard = (variants: readonly Variant[]): CompiledCard => {
  const [kinds, places, fixed]: [number[], number[], number[]] = [[], [], []];
  const [starts, printed]: [number[], number[]] = [[0], []];
  const [lows, highs]: [number[], number[]] = [[], []];
  let fewestForKind = MOST_JOKERS + 1;
  for (const { groups } of variants) {
    countPlaces(groups);
    let [low, high] = [0, 0];
    for (let kind = 0; kind < JOKER; kind++) {
      const count = allPlaces[kind] as number;
      if (count === 0) continue;
      kinds.push(kind);
      places.push(count);
      fixed.push(fixedPlaces[kind] as number);
      if (kind < HIGH_FIRST) low |= 1 << kind;
      else high |= 1 << (kind - HIGH_FIRST);
      if (fixedPlaces[kind] === 0) fewestForKind = Math.min(fewestForKind, count);
    }
    starts.push(kinds.length);
    printed.push(allPlaces[JOKER] as number);
    lows.push(low);
    highs.push(high);
  }
  return {
    variants,
    starts: Uint32Array.from(starts),
    kinds: Uint8Array.from(kinds),
    places: Uint8Array.from(places),
    fixed: Uint8Array.from(fixed),
    printed: Uint8Array.from(printed),
    fewestForKind,
    exact: makeTable(lows, highs, [...variants.keys()]),
    wide: undefined,
  };
};

/** The table of all kinds that can be left of each variant when up to eight jokers are whole kinds. */
const makeWide = ({ variants, starts, kinds, places, fixed }: CompiledCard): KindTable => {
  const [lows, highs, owners]: [number[], number[], number[]] = [[], [], []];
  const leave = (variant: number, at: number, low: number, high: number, jokers: number): void => {
    if (at === starts[variant + 1]) {
      lows.push(low);
      highs.push(high);
      owners.push(variant);
      return;
    }
    const kind = kinds[at] as number;
    const left = jokers - (places[at] as number);
    if (fixed[at] === 0 && left >= 0) leave(variant, at + 1, low, high, left);
    if (kind < HIGH_FIRST) leave(variant, at + 1, low | (1 << kind), high, jokers);
    else leave(variant, at + 1, low, high | (1 << (kind - HIGH_FIRST)), jokers);
  };
  for (let variant = 0; variant < variants.length; variant++)
    leave(variant, starts[variant] as number, 0, 0, MOST_JOKERS);
  return makeTable(lows, highs, owners);
};

/** The kinds that a hand holds, its jokers aside, and how many of each. */
export interface HeldTiles {
  /** How many of each tile of `TILES`. */
  readonly counts: Readonly<Uint8Array>;
  /** The kinds as bits, tiles 0 to 31 of `TILES`; jokers may be among the others. */
  readonly lowKinds: number;
  /** The other kinds as bits. */
  readonly highKinds: number;
}

const JOKER_BIT = 1 << (JOKER - HIGH_FIRST);

const fits = (card: CompiledCard, variant: number, counts: Readonly<Uint8Array>): boolean => {
  const end = card.starts[variant + 1] as number;
  for (let at = card.starts[variant] as number; at < end; at++) {
    const held = counts[card.kinds[at] as number] as number;
    if (held > (card.places[at] as number) || held < (card.fixed[at] as number)) return false;
  }
  return (counts[JOKER] as number) >= (card.printed[variant] as number);
};

/** The table that knows every variant which a hand with so many jokers can fit. */
const tableFor = (card: CompiledCard, jokers: number): KindTable => {
  if (jokers < card.fewestForKind) return card.exact;
  card.wide ??= makeWide(card);
  return card.wide;
};

/** The link after this one, or the first, whose variant 14 tiles fit, wherever exposures lie; -1 if there is none. */
const nextFit = (card: CompiledCard, table: KindTable, held: HeldTiles, from: number): number => {
  const { counts, lowKinds, highKinds } = held;
  const high = highKinds & ~JOKER_BIT;
  let link =
    from < 0
      ? (table.heads[placeOf(lowKinds, high, table.heads.length - 1)] as number)
      : (table.next[from] as number);
  while (link >= 0) {
    const same = table.low[link] === lowKinds && table.high[link] === high;
    if (same && fits(card, table.variants[link] as number, counts)) return link;
    link = table.next[link] as number;
  }
  return -1;
};

/** Whether 14 tiles fit any variant of the card, if none of them lies in an exposure. */
export const fitsAny = (card: CompiledCard, held: HeldTiles): boolean =>
  nextFit(card, tableFor(card, held.counts[JOKER] as number), held, -1) >= 0;

/** The variants that 14 tiles fit, wherever exposures lie, in the order of the card. */
export const fittingVariants = (card: CompiledCard, held: HeldTiles): readonly Variant[] => {
  const table = tableFor(card, held.counts[JOKER] as number);
  const found: Variant[] = [];
  for (let link = nextFit(card, table, held, -1); link >= 0; link = nextFit(card, table, held, link))
    found.push(card.variants[table.variants[link] as number] as Variant);
  return found;
};
