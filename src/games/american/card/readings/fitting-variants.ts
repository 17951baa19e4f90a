import { onFirstUse } from '../../../../core/first-use';
import type { CheckedHand } from '../../../../hands/check-hand';
import { lackOf } from '../../../../jokers/missing';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { nearestChoice } from '../layouts/ground';
import { isDefinite, type Template, type Variant } from '../layouts/templates';

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

/** Variants by the kinds that are held if jokers make up to so many tiles. */
const byKinds = (
  variants: readonly Variant[],
  mostJokers: number,
): { readonly get: (key: number) => readonly Variant[] | undefined } => {
  const found = new Map<number, Variant[]>();
  let entries = 0;
  const add = (variant: Variant, at: number, low: number, high: number, jokers: number): void => {
    const need = variant.needs[at];
    if (need === undefined) {
      const key = keyOf(low, high);
      const known = found.get(key) ?? [];
      if (known.push(variant) === 1) found.set(key, known);
      entries++;
      return;
    }
    const left = jokers - need.own - need.jokers - need.flowers;
    if (need.own === 0 && left >= 0) add(variant, at + 1, low, high, left);
    const bit = 1 << need.kind;
    if (need.kind < HIGH_FIRST) add(variant, at + 1, low | bit, high, jokers);
    else add(variant, at + 1, low, high | bit, jokers);
  };
  for (const variant of variants) {
    add(variant, 0, 0, 0, mostJokers);
    if (entries > MOST_ENTRIES) return { get: () => variants };
  }
  return found;
};

/** What tells whether 14 tiles fit any of some variants, if none of them lies in an exposure. */
export const fitterOf = (all: readonly Template[]): ((held: HeldTiles) => boolean) => {
  const variants = all.filter(isDefinite);
  const templates = all.filter((one) => !isDefinite(one));
  const flexible = variants.filter(({ needs }) => needs.some(({ flowers }) => flowers > 0));
  const exact = byKinds(variants, 0);
  const wide = onFirstUse(() => byKinds(variants, MOST_JOKERS));
  return ({ counts, lowKinds, highKinds }) => {
    const fits = ({ needs }: Variant): boolean => lackOf(needs, counts) === 0;
    const near = (counts[JOKER] === 0 ? exact : wide()).get(keyOf(lowKinds, highKinds));
    return (
      near?.some(fits) ||
      (counts[FLOWER] !== 0 && flexible.some(fits)) ||
      templates.some((template) => nearestChoice(template, counts, 0) !== undefined)
    );
  };
};
