import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import type { Variant } from '../layouts/list-variants';
import { HAND_SIZE, lackOf } from '../missing';

/*
 * Whether 14 tiles fit a variant, wherever exposures lie: one of which they lack nothing. Which variants are looked at is decided by
 * the kinds of tiles that a hand holds: a table leads from a set of kinds to the variants made of these, and a second one,
 * made when a hand first has jokers, to those that are left when kinds are made of jokers only. With the tables a hand is matched more than twenty times as fast (test/bench/cards.mjs).
 */

/** Variants by sets of kinds, mixed. Some that are found so have other kinds. */
interface KindTable {
  /** Where the variants of each remainder of a set begin; one more at the end. */
  readonly firsts: Int32Array;
  /** The places of the variants. */
  readonly places: Int32Array;
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

/** The table of some variants by their sets, with so many remainders. */
const sorted = (sets: readonly number[], variants: readonly number[], size: number): KindTable => {
  const firsts = new Int32Array(size + 1);
  for (const set of sets) {
    const after = (set & (size - 1)) + 1;
    firsts[after] = (firsts[after] ?? 0) + 1;
  }
  for (let at = 1; at <= size; at++) firsts[at] = (firsts[at] ?? 0) + (firsts[at - 1] ?? 0);
  const [next, places] = [firsts.slice(), new Int32Array(sets.length)];
  sets.forEach((set, at) => {
    const place = next[set & (size - 1)] ?? 0;
    next[set & (size - 1)] = place + 1;
    places[place] = variants[at] ?? 0;
  });
  return { firsts, places };
};

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
    leave(place, 0, 0, 0, mostJokers);
    if (sets.length > MOST_ENTRIES)
      return sorted(
        variants.map(() => 0),
        [...variants.keys()],
        1,
      );
  }
  return sorted(sets, owners, 2 ** Math.ceil(Math.log2(2 * sets.length + 64)));
};

/**
 * What tells whether 14 tiles fit any of some variants, if none of them lies in an exposure: of no tile they have too many, nor
 * too few where no joker may stand.
 */
export const fitterOf = (variants: readonly Variant[]): ((held: HeldTiles) => boolean) => {
  // What the variants need as they lie one behind the other: a kind, the most and the fewest that a hand has of it.
  const [bounds, starts]: [number[], number[]] = [[], [0]];
  for (const { needs } of variants) {
    for (const { kind, own, jokers, flowers } of needs)
      bounds.push(kind, kind === JOKER ? MOST_JOKERS : own + jokers + flowers, own);
    starts.push(bounds.length);
  }
  const [packed, from] = [Uint8Array.from(bounds), Uint32Array.from(starts)];
  const fits = (place: number, counts: Readonly<Uint8Array>): boolean => {
    const end = from[place + 1] ?? 0;
    let tiles = counts[JOKER] ?? 0;
    for (let at = from[place] ?? 0; at < end; at += 3) {
      const kind = packed[at] ?? 0;
      const held = counts[kind] ?? 0;
      if (held > (packed[at + 1] ?? 0) || held < (packed[at + 2] ?? 0)) return false;
      if (kind !== JOKER) tiles += held;
    }
    return tiles === HAND_SIZE;
  };
  const flexible = variants.filter(({ needs }) => needs.some(({ flowers }) => flowers > 0));
  const exact = tableOf(variants, 0);
  let wide: KindTable | undefined;
  return ({ counts, lowKinds, highKinds }) => {
    if (counts[JOKER] !== 0) wide ??= tableOf(variants, MOST_JOKERS);
    const { firsts, places } = (counts[JOKER] === 0 ? exact : wide) ?? exact;
    const remainder = mixed(lowKinds, highKinds) & (firsts.length - 2);
    const end = firsts[remainder + 1] ?? 0;
    for (let at = firsts[remainder] ?? 0; at < end; at++) if (fits(places[at] ?? 0, counts)) return true;
    return counts[FLOWER] !== 0 && flexible.some(({ needs }) => lackOf(needs, counts) === 0);
  };
};
