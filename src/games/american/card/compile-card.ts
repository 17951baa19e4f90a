import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { TileNeed, Variant, VariantGroup } from './parsed-line';

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
  /** How many of the others flowers may fill that serve as jokers. */
  readonly serving: Uint8Array;
  /** The variants in which flowers may serve as jokers. */
  readonly flexible: readonly number[];
  /** How many printed jokers each variant has. */
  readonly printed: Uint8Array;
  /** The fewest jokers that can be a whole kind of tiles. */
  readonly fewestForKind: number;
  /** The table of variants by all their kinds. */
  readonly exact: KindTable;
  /** The table of variants by the kinds that are left when others are jokers; made when first needed, unless it is too large. */
  wide: KindTable | 'tooLarge' | undefined;
}

const HAND_SIZE = 14;
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

/** The lists of a card while its variants are written into them. */
interface Lists {
  readonly kinds: number[];
  readonly places: number[];
  readonly fixed: number[];
  readonly serving: number[];
}

/** Writes what a group needs behind what the groups before it need; returns its printed jokers. */
const writeGroup = (
  { kinds, places, fixed, serving }: Lists,
  { needs, takesFlowers }: VariantGroup,
  flowersAsJokers: boolean,
  start: number,
  sharesTiles: boolean,
): number => {
  const serves = takesFlowers || flowersAsJokers;
  let printed = 0;
  for (let need = 0; need < needs.length; need++) {
    const { index, places: all, fixed: own } = needs[need] as TileNeed;
    if (index === JOKER) {
      printed = all;
      continue;
    }
    const served = serves && index !== FLOWER ? all - own : 0;
    const at = sharesTiles ? kinds.indexOf(index, start) : -1;
    if (at < 0) {
      kinds.push(index);
      places.push(all);
      fixed.push(own);
      serving.push(served);
    } else {
      places[at]! += all;
      fixed[at]! += own;
      serving[at]! += served;
    }
  }
  return printed;
};

/** Makes the tables of some variants; with `flowersAsJokers`, flowers serve wherever jokers may stand (TG-2). */
const compileCard = (variants: readonly Variant[], flowersAsJokers: boolean): CompiledCard => {
  const lists: Lists = { kinds: [], places: [], fixed: [], serving: [] };
  const { kinds, places, fixed, serving } = lists;
  const [starts, printed, flexible]: [number[], number[], number[]] = [[0], [], []];
  const [lows, highs]: [number[], number[]] = [[], []];
  let fewestForKind = MOST_JOKERS + 1;
  for (let variant = 0; variant < variants.length; variant++) {
    const { groups } = variants[variant] as Variant;
    const start = kinds.length;
    let low = 0;
    let high = 0;
    let jokers = 0;
    for (let place = 0; place < groups.length; place++) {
      const group = groups[place] as VariantGroup;
      const sharesTiles = (low & group.lowKinds) !== 0 || (high & group.highKinds) !== 0;
      low |= group.lowKinds;
      high |= group.highKinds;
      jokers += writeGroup(lists, group, flowersAsJokers, start, sharesTiles);
    }
    let serves = false;
    for (let at = start; at < kinds.length; at++) {
      if ((serving[at] as number) > 0) serves = true;
      if (fixed[at] === 0) fewestForKind = Math.min(fewestForKind, places[at] as number);
    }
    starts.push(kinds.length);
    printed.push(jokers);
    lows.push(low);
    highs.push(high);
    if (serves) flexible.push(variant);
  }
  return {
    variants,
    starts: Uint32Array.from(starts),
    kinds: Uint8Array.from(kinds),
    places: Uint8Array.from(places),
    fixed: Uint8Array.from(fixed),
    serving: Uint8Array.from(serving),
    printed: Uint8Array.from(printed),
    flexible,
    fewestForKind,
    exact: makeTable(lows, highs, [...variants.keys()]),
    wide: undefined,
  };
};

const kept = new WeakMap<readonly Variant[], CompiledCard>();

/** The same, made once for each list of variants; these were made under the same option. */
export const compiledOnce = (variants: readonly Variant[], flowersAsJokers: boolean): CompiledCard => {
  const known = kept.get(variants);
  if (known !== undefined) return known;
  const card = compileCard(variants, flowersAsJokers);
  kept.set(variants, card);
  return card;
};

/** The most links of a table: with more of them it is quicker to look at all variants. */
const MOST_LINKS = 250_000;

/** The table of all kinds that can be left of each variant when up to eight jokers are whole kinds. */
const makeWide = ({ variants, starts, kinds, places, fixed }: CompiledCard): KindTable | 'tooLarge' => {
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
  for (let variant = 0; variant < variants.length; variant++) {
    if (owners.length > MOST_LINKS) return 'tooLarge';
    leave(variant, starts[variant] as number, 0, 0, MOST_JOKERS);
  }
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

/** The next variant from one on that 14 tiles fit, looked for without a table; -1 if there is none. */
const nextOfAll = (card: CompiledCard, { counts }: HeldTiles, from: number): number => {
  const { starts, kinds, variants } = card;
  for (let variant = from; variant < variants.length; variant++) {
    if (!fits(card, variant, counts)) continue;
    let tiles = counts[JOKER] as number;
    for (let at = starts[variant] as number; at < (starts[variant + 1] as number); at++)
      tiles += counts[kinds[at] as number] as number;
    if (tiles === HAND_SIZE) return variant;
  }
  return -1;
};

/** The table that knows every variant which a hand with so many jokers can fit. */
const tableFor = (card: CompiledCard, jokers: number): KindTable | 'tooLarge' => {
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

/** Whether 14 tiles fit a variant with at least one flower that serves as a joker. */
const fitsServing = (card: CompiledCard, variant: number, counts: Readonly<Uint8Array>): boolean => {
  const end = card.starts[variant + 1] as number;
  const flowers = counts[FLOWER] as number;
  let [tiles, mostServing, flowerPlaces, flowerFixed] = [counts[JOKER] as number, 0, 0, 0];
  if (tiles < (card.printed[variant] as number)) return false;
  for (let at = card.starts[variant] as number; at < end; at++) {
    const kind = card.kinds[at] as number;
    const places = card.places[at] as number;
    if (kind === FLOWER) {
      flowerPlaces = places;
      flowerFixed = card.fixed[at] as number;
      continue;
    }
    const held = counts[kind] as number;
    if (held > places || held < (card.fixed[at] as number)) return false;
    tiles += held;
    mostServing += Math.min(places - held, card.serving[at] as number);
  }
  const fewest = Math.max(1, flowers - flowerPlaces);
  return tiles + flowers === HAND_SIZE && fewest <= Math.min(mostServing, flowers - flowerFixed);
};

/** Whether 14 tiles fit any variant of the card, if none of them lies in an exposure. */
export const fitsAny = (card: CompiledCard, held: HeldTiles): boolean => {
  const table = tableFor(card, held.counts[JOKER] as number);
  const first = table === 'tooLarge' ? nextOfAll(card, held, 0) : nextFit(card, table, held, -1);
  return (
    first >= 0 ||
    (card.flexible.length > 0 &&
      (held.counts[FLOWER] as number) > 0 &&
      card.flexible.some((variant) => fitsServing(card, variant, held.counts)))
  );
};

/** The variants that 14 tiles fit, wherever exposures lie, in the order of the card. */
export const fittingVariants = (card: CompiledCard, held: HeldTiles): readonly Variant[] => {
  const table = tableFor(card, held.counts[JOKER] as number);
  const found = new Set<number>();
  if (table === 'tooLarge')
    for (let next = nextOfAll(card, held, 0); next >= 0; next = nextOfAll(card, held, next + 1))
      found.add(next);
  else
    for (let link = nextFit(card, table, held, -1); link >= 0; link = nextFit(card, table, held, link))
      found.add(table.variants[link] as number);
  if ((held.counts[FLOWER] as number) > 0)
    for (const variant of card.flexible) if (fitsServing(card, variant, held.counts)) found.add(variant);
  return [...found].sort((one, other) => one - other).map((variant) => card.variants[variant] as Variant);
};
