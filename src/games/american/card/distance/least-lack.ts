import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import type { Variant } from '../layouts/list-variants';
import { lackOf, tilesIn } from '../missing';

/*
 * How many tiles concealed ones lack of the variants of a card. Each is looked at with `lackOf`, unless the card is asked about often.
 * Then sums say it faster: what a variant lacks tile by tile, added up, with all jokers taken off is the least that it can lack,
 * and few are near enough by that. Variants share the way to their sums: each goes on from a shorter one by one tile more, and
 * what most of them need comes first. A hint asks about some thousand hands, and with sums takes less than 50 ms (test/bench/keys.mjs).
 */

/** No variant lacks more tiles. */
const MOST_LACKING = 14;

/** A kind is written above these bits, and how many places there are for it below. */
const PLACES_BITS = 4;
const PLACES = (1 << PLACES_BITS) - 1;
const END_OF_NEEDS: number = (JOKER + 1) << PLACES_BITS;

/** Some variants as sums. */
interface Sums {
  /** The variants, by their places. */
  readonly variants: readonly number[];
  /** Whether flowers may serve as jokers in them. */
  readonly flowersServe: boolean;
  /** What is needed: kinds with numbers of places. */
  readonly needs: readonly number[];
  /** For each sum the shorter one that it goes on from; the first is empty. */
  readonly shorter: Int32Array;
  /** What it needs more. */
  readonly added: Int32Array;
  /** The sum of each variant. */
  readonly sums: Int32Array;
  /** What the tiles asked about last lack of each need. */
  readonly lacking: Int32Array;
  /** What they lack of each sum. */
  readonly lacks: Int32Array;
}

const makeSums = (all: readonly Variant[], flowersServe: boolean): Sums => {
  const variants = [...all.keys()].filter(
    (place) => all[place]?.needs.some(({ flowers }) => flowers > 0) === flowersServe,
  );
  const often = new Map<number, number>();
  const needs = variants.map((place) =>
    (all[place]?.needs ?? []).map(({ kind, own, jokers, flowers }) => {
      const need = (kind << PLACES_BITS) + own + jokers + flowers;
      often.set(need, (often.get(need) ?? 0) + 1);
      return need;
    }),
  );
  const [shorter, added, known] = [[0], [0], new Map<number, number>()];
  const sums = needs.map((list) => {
    list.sort((one, other) => (often.get(other) ?? 0) - (often.get(one) ?? 0) || one - other);
    return list.reduce((from, need) => {
      const step = from * END_OF_NEEDS + need;
      const sum = known.get(step) ?? shorter.length;
      if (sum === shorter.length) {
        known.set(step, sum);
        shorter.push(from);
        added.push(need);
      }
      return sum;
    }, 0);
  });
  return {
    variants,
    flowersServe,
    needs: [...often.keys()],
    shorter: Int32Array.from(shorter),
    added: Int32Array.from(added),
    sums: Int32Array.from(sums),
    lacking: new Int32Array(END_OF_NEEDS),
    lacks: new Int32Array(shorter.length),
  };
};

/** From so many questions on sums are worth their making. */
const OFTEN = 64;

/** How often variants were asked about, and their sums once that is often. */
interface Asked {
  times: number;
  sums: readonly Sums[];
}

const kept = new WeakMap<readonly Variant[], Asked>();

const sumsFor = (variants: readonly Variant[]): readonly Sums[] => {
  const asked = kept.get(variants) ?? { times: 0, sums: [] };
  kept.set(variants, asked);
  if (asked.times++ === OFTEN) asked.sums = [makeSums(variants, false), makeSums(variants, true)];
  return asked.sums;
};

/** Notes what each sum lacks of some tiles if no joker stands for anything. */
const addUp = ({ needs, shorter, added, lacking, lacks }: Sums, counts: Readonly<Uint8Array>): void => {
  for (const need of needs) lacking[need] = Math.max(0, (need & PLACES) - (counts[need >> PLACES_BITS] ?? 0));
  for (let sum = 1; sum < shorter.length; sum++)
    lacks[sum] = (lacks[shorter[sum] ?? 0] ?? 0) + (lacking[added[sum] ?? 0] ?? 0);
};

/** The first of the sums from one on that lacks at most so many; the end of them if none does. */
const nextWithin = (sums: Int32Array, lacks: Int32Array, from: number, most: number): number => {
  let at = from;
  while (at < sums.length && (lacks[sums[at] ?? 0] ?? 0) > most) at++;
  return at;
};

/** Takes a variant with what it lacks; returns how many tiles the next one may lack. */
type Take = (place: number, lack: number) => number;

/** Gives the variants that lack at most so many of some tiles. */
const takeNear = (
  variants: readonly Variant[],
  counts: Readonly<Uint8Array>,
  atFirst: number,
  take: Take,
): void => {
  let most = Math.min(atFirst, MOST_LACKING);
  const look = (place: number): void => {
    const lack = tilesIn(lackOf(variants[place]?.needs ?? [], counts));
    if (lack <= most) most = take(place, lack);
  };
  const all = sumsFor(variants);
  for (let place = 0; place < variants.length && all.length === 0; place++) look(place);
  for (const one of all) {
    const { sums, lacks, flowersServe } = one;
    const wild = (counts[JOKER] ?? 0) + (flowersServe ? (counts[FLOWER] ?? 0) : 0);
    addUp(one, counts);
    const next = (from: number): number => nextWithin(sums, lacks, from, most + wild);
    for (let at = next(0); at < sums.length; at = next(at + 1)) look(one.variants[at] ?? 0);
  }
};

/** The fewest tiles that any variant lacks of concealed ones. */
export const leastLack = (variants: readonly Variant[], counts: Readonly<Uint8Array>): number => {
  let least = Number.POSITIVE_INFINITY;
  takeNear(variants, counts, MOST_LACKING, (_, lack) => {
    least = lack;
    return lack - 1;
  });
  return least;
};

/** The variants that lack at most so many of concealed tiles, by their places in order, with what they lack. */
export const variantsLacking = (
  variants: readonly Variant[],
  counts: Readonly<Uint8Array>,
  most: number,
): readonly (readonly [place: number, lack: number])[] => {
  const found: (readonly [number, number])[] = [];
  takeNear(variants, counts, most, (place, lack) => {
    found.push([place, lack]);
    return most;
  });
  return found.sort(([one], [other]) => one - other);
};
