import type { CheckedHand } from '../../../../hands/check-hand';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import type { Variant } from '../layouts/list-variants';
import { HAND_SIZE, lackOf } from '../missing';

/*
 * Whether 14 tiles fit a variant, wherever exposures lie: one of which they lack nothing. Which variants are looked at is decided
 * by the kinds of tiles held: a map leads from a set of kinds to the variants made of these, jokers aside; a second one, made when
 * a hand first has jokers, also to those that are left when jokers make whole kinds. With the maps a hand is matched more than
 * twenty times as fast (test/bench/cards.mjs).
 */

/** The tiles of a hand, counted, and their kinds as bits. */
type HeldTiles = Pick<CheckedHand, 'counts' | 'lowKinds' | 'highKinds'>;

const HIGH_FIRST = 32;
const MOST_JOKERS = 8;
/** The most entries of a map: with more of them it is quicker to look at all variants. */
const MOST_ENTRIES = 250_000;

/** A number for a set of kinds, jokers aside; few sets share one. */
const keyOf = (low: number, high: number): number =>
  (Math.imul(low, 0x9e3779b1) ^ Math.imul(high & ~(1 << (JOKER - HIGH_FIRST)), 0x85ebca6b)) >>> 2;

/** The tiles, with their kinds. */
export const heldTiles = (counts: Readonly<Uint8Array>): HeldTiles => {
  const bitsFrom = (first: number): number =>
    counts
      .subarray(first, first + HIGH_FIRST)
      .reduce((bits, count, kind) => (count > 0 ? bits | (1 << kind) : bits), 0);
  return { counts, lowKinds: bitsFrom(0), highKinds: bitsFrom(HIGH_FIRST) };
};

/** The places of the variants by the kinds that are held where jokers make up to so many tiles. */
const byKinds = (
  variants: readonly Variant[],
  mostJokers: number,
): { readonly get: (key: number) => readonly number[] | undefined } => {
  const found = new Map<number, number[]>();
  let entries = 0;
  const add = (place: number, at: number, low: number, high: number, jokers: number): void => {
    const need = variants[place]?.needs[at];
    if (need === undefined) {
      const key = keyOf(low, high);
      const known = found.get(key);
      if (known === undefined) found.set(key, [place]);
      else known.push(place);
      entries++;
      return;
    }
    const left = jokers - need.own - need.jokers - need.flowers;
    if (need.own === 0 && left >= 0) add(place, at + 1, low, high, left);
    const bit = 1 << need.kind;
    if (need.kind < HIGH_FIRST) add(place, at + 1, low | bit, high, jokers);
    else add(place, at + 1, low, high | bit, jokers);
  };
  for (const place of variants.keys()) {
    add(place, 0, 0, 0, mostJokers);
    if (entries > MOST_ENTRIES) {
      const all = [...variants.keys()];
      return { get: () => all };
    }
  }
  return found;
};

/** What tells whether 14 tiles fit any of some variants, if none of them lies in an exposure. */
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
  const exact = byKinds(variants, 0);
  let wide: ReturnType<typeof byKinds> | undefined;
  return ({ counts, lowKinds, highKinds }) => {
    if (counts[JOKER] !== 0) wide ??= byKinds(variants, MOST_JOKERS);
    const near = (counts[JOKER] === 0 ? exact : wide)?.get(keyOf(lowKinds, highKinds));
    if (near !== undefined) for (const place of near) if (fits(place, counts)) return true;
    return counts[FLOWER] !== 0 && flexible.some(({ needs }) => lackOf(needs, counts) === 0);
  };
};
