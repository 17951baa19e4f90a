import { EAST, FLOWER, JOKER } from '../../../tiles/tile-index';
import type { CompiledCard } from './compile-card';

/*
 * The variants of a card as sums of needs, a need being so many places for one kind. A sum stands for up to six variants, which
 * differ in the order of the suits alone; so a need in a suit says whether that is the first, the second or the third one.
 * Sums share the way to them: each goes on from a shorter one by one need more, and what most sums need comes first.
 */

/** How many suits there are. */
export const SUITS = 3;
/** How many kinds of a suit there are; the same kind of the next suit is so much farther in `TILES`. */
export const SUIT_SIZE = 10;
/** The orders of suits: those that follow bams, craks, dots round, then those that follow dots, craks, bams. */
export const ORDERS = 6;

/** A need is written as its kind and, above these bits, how many places it has. */
export const KIND_BITS = 6;
/**
 * One more than the last number of a need. Each has three numbers, for the first, second and third suit; those beside suits
 * have them, too. A need of nothing has the last.
 */
export const END_OF_NEEDS = 1024;
const NOTHING: number = END_OF_NEEDS - 1;

/** A step is written as the number of a shorter sum and, above these bits, that of the need that it adds. */
export const SHORTER_BITS = 16;
/** The most sums on the way to others that one list has; the empty one is the first. */
export const MOST_SHORTER = 4096;
/** The most variants that are tried in one list. */
const MOST_VARIANTS = 4096;

/** Variants as sums, in typed arrays. */
export interface VariantSums {
  /** Whether flowers may serve as jokers in these variants. */
  readonly flowersServe: boolean;
  /** The needs: bams for any suit, jokers for printed ones. */
  readonly needs: Uint16Array;
  /** The steps: to the shorter sums after the empty one, then to those of variants. */
  readonly steps: Uint32Array;
  /** How many shorter sums there are, the empty one among them. */
  readonly shorter: number;
  /** The variants of each sum behind these, by the order of suits; -1 where there is none. */
  readonly variants: Int32Array;
}

/** The number of a key, the same for equal ones, in the order in which they come. */
const numberIn = (numbers: Map<number, number>, key: number): number => {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
};

/** How often a text came before. */
const numberAgain = (often: Map<string, number>, text: string): number => {
  const before = often.get(text) ?? 0;
  often.set(text, before + 1);
  return before;
};

const ascending = (one: number, other: number): number => one - other;

/** Whether a kind belongs to no suit. */
export const isBeside = (kind: number): boolean => kind === FLOWER || kind >= EAST;

/** What a variant needs in bams, craks and dots, and then beside suits: the numbers for the first suit. */
const needsOf = (
  { starts, kinds, places, printed }: CompiledCard,
  variant: number,
  numbers: Map<number, number>,
): readonly (readonly number[])[] => {
  const own: number[][] = [[], [], [], []];
  const add = (kind: number, count: number): void => {
    const suit = isBeside(kind) ? SUITS : Math.floor((kind - 1) / SUIT_SIZE);
    own[suit]!.push(SUITS * numberIn(numbers, kind - SUIT_SIZE * (suit % SUITS) + (count << KIND_BITS)));
  };
  for (let at = starts[variant]!; at < starts[variant + 1]!; at++) add(kinds[at]!, places[at]!);
  if (printed[variant]! > 0) add(JOKER, printed[variant]!);
  for (const list of own) list.sort(ascending);
  return own;
};

/** A sum while it is made. */
interface Sum {
  /** The numbers of its needs. */
  readonly needs: number[];
  /** The variants by the order of suits. */
  readonly variants: number[];
}

const sumsOf = (
  card: CompiledCard,
  variants: readonly number[],
  numbers: Map<number, number>,
): readonly Sum[] => {
  const sums = new Map<string, Sum>();
  const often = new Map<string, number>();
  for (const variant of variants) {
    const needs = needsOf(card, variant, numbers);
    const texts = needs.map((list) => list.join());
    const suits = [0, 1, 2].sort((one, other) => (texts[one]! < texts[other]! ? 1 : -1));
    const [first, second] = suits as [number, number, number];
    const order = second === (first + 1) % SUITS ? first : SUITS + first;
    const places = [...suits, SUITS];
    const same = `${order} ${places.map((suit) => texts[suit]).join(' ')}`;
    // Variants that need the same have a sum each.
    const key = `${numberAgain(often, same)}${same.slice(1)}`;
    const sum = sums.get(key) ?? {
      needs: places.flatMap((suit, place) => needs[suit]!.map((need) => need + (place % SUITS))),
      variants: Array.from({ length: ORDERS }, () => -1),
    };
    sum.variants[order] = variant;
    sums.set(key, sum);
  }
  return [...sums.values()];
};

const makeSums = (card: CompiledCard, variants: readonly number[], flowersServe: boolean): VariantSums => {
  const numbers = new Map<number, number>();
  const shorter = new Map<number, number>();
  const sums = sumsOf(card, variants, numbers);
  const often = new Uint32Array(END_OF_NEEDS);
  for (const { needs } of sums) for (const need of needs) often[need]!++;
  const stepOf = (from: number, need: number): number => from + (need << SHORTER_BITS);
  const empty = numberIn(shorter, -1);
  const last = sums.map(({ needs }) => {
    needs.sort((one, other) => often[other]! - often[one]! || one - other);
    const added = needs.pop() ?? NOTHING;
    return stepOf(
      needs.reduce((from, need) => numberIn(shorter, stepOf(from, need)), empty),
      added,
    );
  });
  return {
    flowersServe,
    needs: Uint16Array.from(numbers.keys()),
    steps: Uint32Array.from([...[...shorter.keys()].slice(1), ...last]),
    shorter: shorter.size,
    variants: Int32Array.from(sums.flatMap((sum) => sum.variants)),
  };
};

/** Some variants as sums, all in one list unless they are too many. */
const listsOf = (
  card: CompiledCard,
  variants: readonly number[],
  flowersServe: boolean,
): readonly VariantSums[] => {
  if (variants.length <= MOST_VARIANTS) {
    const sums = makeSums(card, variants, flowersServe);
    if (sums.shorter <= MOST_SHORTER) return [sums];
  }
  const half = variants.length >> 1;
  return [variants.slice(0, half), variants.slice(half)].flatMap((some) => listsOf(card, some, flowersServe));
};

const kept = new WeakMap<CompiledCard, readonly VariantSums[]>();

/** The variants of a card as sums, made when first asked for; those where flowers may serve as jokers by themselves. */
export const variantSums = (card: CompiledCard): readonly VariantSums[] => {
  const known = kept.get(card);
  if (known !== undefined) return known;
  const flexible = new Set(card.flexible);
  const plain = [...card.variants.keys()].filter((variant) => !flexible.has(variant));
  const lists = [...listsOf(card, plain, false), ...listsOf(card, card.flexible, true)];
  kept.set(card, lists);
  return lists;
};
