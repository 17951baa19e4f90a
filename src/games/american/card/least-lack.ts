import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { CompiledCard } from './compile-card';
import { firstLane, lanes, otherLanes } from './lanes';
import { leastShortfall, NATURAL_WEIGHT } from './least-shortfall';
import { ORDERS, variantSums } from './variant-sums';

/*
 * How many tiles concealed ones lack of the variants of a card. Sums of what is lacking say it for six variants at once, but not
 * where jokers may stand: with all jokers taken off they are the least that a variant can lack. Few variants are near enough
 * by that, and these are looked at one by one. Of a card that is not asked about often all are.
 */

/** No variant lacks more tiles. */
const MOST_LACKING = 14;

/** Takes a variant with what it lacks; returns how many tiles the next one may lack. */
type Take = (variant: number, lack: number) => number;

/** How many tiles a variant lacks, jokers where they may stand. */
const lackOf = (card: CompiledCard, variant: number, counts: Readonly<Uint8Array>): number => {
  const size = leastShortfall(card, variant, counts);
  return Math.floor(size / NATURAL_WEIGHT) + (size % NATURAL_WEIGHT);
};

/** From so many questions on sums are worth their making. */
const OFTEN = 64;
/** How often cards were asked about. */
const asked = new WeakMap<CompiledCard, number>();

/** Gives the variants that lack at most so many of some tiles. */
const takeNear = (card: CompiledCard, counts: Readonly<Uint8Array>, atFirst: number, take: Take): void => {
  let most = Math.min(atFirst, MOST_LACKING);
  const before = asked.get(card) ?? 0;
  if (before < OFTEN) {
    asked.set(card, before + 1);
    for (let variant = 0; variant < card.variants.length; variant++) {
      const lack = lackOf(card, variant, counts);
      if (lack <= most) most = take(variant, lack);
    }
    return;
  }
  const { fill, nextWithin, after } = lanes();
  for (const sums of variantSums(card)) {
    const { flowersServe, steps, shorter, variants } = sums;
    const wild = counts[JOKER]! + (flowersServe ? counts[FLOWER]! : 0);
    const next = (from: number): number => nextWithin(steps, from, most + wild);
    fill(sums, counts);
    for (let at = next(shorter - 1); at < steps.length; at = next(at + 1)) {
      let lacks = after(steps[at]!);
      const first = ORDERS * (at + 1 - shorter);
      for (let place = first; place < first + ORDERS; place++, lacks = otherLanes(lacks)) {
        const variant = variants[place]!;
        if (variant < 0 || firstLane(lacks) > most + wild) continue;
        const lack = lackOf(card, variant, counts);
        if (lack <= most) most = take(variant, lack);
      }
    }
  }
};

/** The fewest tiles that any variant lacks of concealed ones. */
export const leastLack = (card: CompiledCard, counts: Readonly<Uint8Array>): number => {
  let least = Number.POSITIVE_INFINITY;
  takeNear(card, counts, MOST_LACKING, (_, lack) => {
    least = lack;
    return lack - 1;
  });
  return least;
};

/** The variants that lack at most so many of concealed tiles, in the order of the card, with what they lack. */
export const variantsLacking = (
  card: CompiledCard,
  counts: Readonly<Uint8Array>,
  most: number,
): readonly (readonly [variant: number, lack: number])[] => {
  const found: (readonly [number, number])[] = [];
  takeNear(card, counts, most, (variant, lack) => {
    found.push([variant, lack]);
    return most;
  });
  return found.sort(([one], [other]) => one - other);
};
