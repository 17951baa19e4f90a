import type { CheckedHand } from '../../../../hands/check-hand';
import { lackOf } from '../../../../jokers/missing';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { HAND_SIZE } from '../../tiles';
import { nearestChoice } from '../layouts/ground';
import { isDefinite, type Template, type Variant } from '../layouts/templates';

/*
 * Tests whether 14 tiles fit any variant, wherever the exposures go. A map leads from the set of kinds held, jokers
 * aside, to the variants made of these kinds; a second map, made when a hand first has jokers, also covers kinds
 * made of jokers only. With the maps a hand is matched more than twenty times as fast (test/bench/cards.mjs).
 */

/** The counts of a hand’s tiles, and their kinds as bits. */
type HeldTiles = Pick<CheckedHand, 'counts' | 'lowKinds' | 'highKinds'>;

const HIGH_FIRST = 32;
const MOST_JOKERS = 8;
/** The most entries in a map: with more, it is faster to check all variants. */
const MOST_ENTRIES = 250_000;

/** A number for a set of kinds, jokers aside; few sets share one. */
const keyOf = (low: number, high: number): number =>
  (Math.imul(low, 0x9e3779b1) ^ Math.imul(high & ~(1 << (JOKER - HIGH_FIRST)), 0x85ebca6b)) >>> 2;

/** Adds the kinds of some tiles to their counts. */
export const heldTiles = (counts: Readonly<Uint8Array>): HeldTiles => {
  const bitsFrom = (first: number): number =>
    counts
      .subarray(first, first + HIGH_FIRST)
      .reduce((bits, count, kind) => (count > 0 ? bits | (1 << kind) : bits), 0);
  return { counts, lowKinds: bitsFrom(0), highKinds: bitsFrom(HIGH_FIRST) };
};

/** Maps kinds held to where their variants start, with up to `mostJokers` tiles made of jokers. */
const byKinds = (
  variants: readonly Variant[],
  starts: readonly number[],
  mostJokers: number,
): { readonly get: (key: number) => readonly number[] | undefined } => {
  const found = new Map<number, number[]>();
  let entries = 0;
  const add = (place: number, at: number, low: number, high: number, jokers: number): void => {
    const need = variants[place]?.needs[at];
    if (need === undefined) {
      const key = keyOf(low, high);
      const known = found.get(key) ?? [];
      if (known.push(starts[place] ?? 0) === 1) found.set(key, known);
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
    if (entries > MOST_ENTRIES) return { get: () => starts };
  }
  return found;
};

/** Makes the test for whether 14 tiles fit any variant, wherever the exposures go. */
export const fitterOf = (all: readonly Template[]): ((held: HeldTiles) => boolean) => {
  const variants = all.filter(isDefinite);
  const templates = all.filter((one) => !isDefinite(one));
  // The needs of the variants in one list: the number of kinds, then each kind with the most and fewest that a hand
  // has of it.
  const bounds: number[] = [];
  const starts = variants.map(({ needs }) => {
    const start = bounds.push(needs.length) - 1;
    for (const { kind, own, jokers, flowers } of needs)
      bounds.push(kind, kind === JOKER ? MOST_JOKERS : own + jokers + flowers, own);
    return start;
  });
  const packed = Uint8Array.from(bounds);
  const fits = (start: number, counts: Readonly<Uint8Array>): boolean => {
    const end = start + 3 * (packed[start] ?? 0);
    let tiles = counts[JOKER] ?? 0;
    for (let at = start + 1; at < end; at += 3) {
      const kind = packed[at] ?? 0;
      const held = counts[kind] ?? 0;
      if (held > (packed[at + 1] ?? 0) || held < (packed[at + 2] ?? 0)) return false;
      if (kind !== JOKER) tiles += held;
    }
    return tiles === HAND_SIZE;
  };
  const flexible = variants.filter(({ needs }) => needs.some(({ flowers }) => flowers > 0));
  const exact = byKinds(variants, starts, 0);
  let wide: ReturnType<typeof byKinds> | undefined;
  return ({ counts, lowKinds, highKinds }) => {
    if (counts[JOKER] !== 0) wide ??= byKinds(variants, starts, MOST_JOKERS);
    const near = (counts[JOKER] === 0 ? exact : wide)?.get(keyOf(lowKinds, highKinds));
    if (near !== undefined) for (const start of near) if (fits(start, counts)) return true;
    if (counts[FLOWER] !== 0 && flexible.some(({ needs }) => lackOf(needs, counts) === 0)) return true;
    return templates.some((template) => nearestChoice(template, counts, 0) !== undefined);
  };
};
