import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import type { CompiledCard } from './compile-card';

/*
 * How far a hand without exposures is from each variant of a card. What a variant lacks is the sum of what it lacks in bams,
 * in craks, in dots and in flowers with winds. There are fewer such parts than variants, and far fewer needs of single
 * kinds that parts are made of: needs are looked up for a hand, parts are added up from them, each from a shorter
 * one and one need more, then the parts of flowers and bams that variants share, and variants from these and two parts more.
 *
 * A lack is one number of two lanes, which is added as a whole: the tiles that jokers cannot stand for, and all tiles. A
 * variant lacks at most so many tiles if both lanes are within bounds, which one subtraction tells.
 */

/** The variants of a card by their parts, in typed arrays. */
interface Parts {
  /** The tile of each need by index; printed jokers are a need of jokers that none is held for. */
  readonly kinds: Uint8Array;
  /** What each need lacks, by how many are held. */
  readonly lackTable: Uint16Array;
  /** The shorter part that each part goes on from; the first is empty. */
  readonly shorter: Uint32Array;
  /** The need that it adds. */
  readonly added: Uint16Array;
  /** The part of flowers and winds, the one of bams, and the end of their variants, for each two that variants share. */
  readonly pairs: Uint32Array;
  /** The parts of craks and of dots of each variant, those of the first two before those of the next. */
  readonly others: Uint32Array;
  /** Which variant it is. */
  readonly variants: Uint32Array;
  /** What each need lacks of the hand that was asked about last. */
  readonly needLacks: Uint16Array;
  /** What each part lacks of it. */
  readonly lacks: Uint16Array;
}

const PARTS = 4;
/** More are never held of a kind than there are places for; the lookup takes fewer for as many. */
const MOST_HELD = 15;
const HELD = MOST_HELD + 1;
/** The lane of the tiles that only natural ones fill. */
const BARE = 1 << 8;
const LANE = BARE - 1;
/** The bits that stay where a lane is within its bound. */
const WITHIN = 0x8080;
/** No line asks for more tiles. */
const MOST_LACKING = 14;

const partOf = (kind: number): number =>
  kind === FLOWER || kind >= EAST ? PARTS - 1 : Math.floor((kind - 1) / 10);

/** Equal things with the same number, in the order in which they came. */
const numbering = (): { readonly keys: string[]; readonly numberOf: (key: string) => number } => {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  return {
    keys,
    numberOf: (key) => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, keys.length);
      return keys.push(key) - 1;
    },
  };
};

/** What a need lacks if so many are held. */
const lackOf = (kind: number, places: number, fixed: number, held: number): number => {
  if (kind === JOKER) return places;
  return BARE * Math.max(0, fixed - held) + Math.max(0, places - held);
};

/** The four parts of each variant, and what parts are made of. */
const splitVariants = ({ variants, starts, kinds, places, fixed, printed }: CompiledCard) => {
  const needs = numbering();
  const parts = numbering();
  parts.numberOf('');
  const split = variants.map((_, variant) => {
    const own: number[][] = Array.from({ length: PARTS }, () => []);
    for (let at = starts[variant]!; at < starts[variant + 1]!; at++)
      own[partOf(kinds[at]!)]!.push(needs.numberOf(`${kinds[at]} ${places[at]} ${fixed[at]}`));
    if (printed[variant]! > 0) own[PARTS - 1]!.push(needs.numberOf(`${JOKER} ${printed[variant]} 0`));
    const [bams, craks, dots, rest] = own.map((list) =>
      list
        .sort((one, other) => one - other)
        .reduce((shorter, need) => parts.numberOf(`${shorter} ${need}`), 0),
    ) as [number, number, number, number];
    return { variant, bams, craks, dots, rest };
  });
  return { needs: needs.keys, parts: parts.keys, split };
};

const figuresOf = (keys: readonly string[], at: number): readonly number[] =>
  keys.map((key) => Number(key.split(' ')[at] ?? 0));

const makeParts = (card: CompiledCard): Parts => {
  const { needs, parts, split } = splitVariants(card);
  const sorted = split.sort(
    (one, other) => one.rest - other.rest || one.bams - other.bams || one.variant - other.variant,
  );
  const pairs: number[] = [];
  for (const [place, { rest, bams }] of sorted.entries()) {
    const isNew = pairs.at(-3) !== rest || pairs.at(-2) !== bams;
    if (isNew) pairs.push(rest, bams, place + 1);
    else pairs[pairs.length - 1] = place + 1;
  }
  const [kinds, places, fixed] = [figuresOf(needs, 0), figuresOf(needs, 1), figuresOf(needs, 2)];
  return {
    kinds: Uint8Array.from(kinds),
    lackTable: Uint16Array.from({ length: HELD * kinds.length }, (_, at) => {
      const need = Math.floor(at / HELD);
      return lackOf(kinds[need]!, places[need]!, fixed[need]!, at % HELD);
    }),
    shorter: Uint32Array.from(figuresOf(parts, 0)),
    added: Uint16Array.from(figuresOf(parts, 1)),
    pairs: Uint32Array.from(pairs),
    others: Uint32Array.from(sorted.flatMap(({ craks, dots }) => [craks, dots])),
    variants: Uint32Array.from(sorted, ({ variant }) => variant),
    needLacks: new Uint16Array(needs.length),
    lacks: new Uint16Array(parts.length),
  };
};

const kept = new WeakMap<CompiledCard, Parts>();

const partsOf = (card: CompiledCard): Parts => {
  const parts = kept.get(card) ?? makeParts(card);
  kept.set(card, parts);
  return parts;
};

/** The bounds of both lanes where at most so many tiles are missing beside so many jokers. */
const boundsOf = (most: number, jokers: number): number => WITHIN + BARE * most + most + jokers;

/** How many tiles are missing of a lack with so many jokers. */
const missingOf = (lack: number, jokers: number): number => Math.max(lack >> 8, (lack & LANE) - jokers);

/** The parts of a card with what each lacks of these tiles. */
const partsFor = (card: CompiledCard, counts: Readonly<Uint8Array>): Parts => {
  const parts = partsOf(card);
  const { kinds, lackTable, shorter, added, needLacks, lacks } = parts;
  for (let need = 0; need < kinds.length; need++)
    needLacks[need] = lackTable[HELD * need + Math.min(MOST_HELD, counts[kinds[need]!]!)]!;
  for (let part = 1; part < lacks.length; part++)
    lacks[part] = lacks[shorter[part]!]! + needLacks[added[part]!]!;
  return parts;
};

/** How many tiles a variant lacks whose places flowers may fill that are left over and serve as jokers. */
const lackServed = (card: CompiledCard, variant: number, counts: Readonly<Uint8Array>): number => {
  const { starts, kinds, places, fixed, serving, printed } = card;
  let [bare, open, served, flowers] = [0, printed[variant]!, 0, counts[FLOWER]!];
  for (let at = starts[variant]!; at < starts[variant + 1]!; at++) {
    const kind = kinds[at]!;
    const held = counts[kind]!;
    const own = fixed[at]!;
    const left = Math.max(0, places[at]! - Math.max(own, held));
    if (kind === FLOWER) flowers = Math.max(0, held - places[at]!);
    bare += Math.max(0, own - held);
    open += left;
    served += Math.min(left, serving[at]!);
  }
  return bare + Math.max(0, open - Math.min(served, flowers) - counts[JOKER]!);
};

/** The fewest tiles that any variant lacks of concealed ones. */
export const leastLack = (card: CompiledCard, counts: Readonly<Uint8Array>): number => {
  const { pairs, others, lacks } = partsFor(card, counts);
  const jokers = counts[JOKER]!;
  let least = Number.POSITIVE_INFINITY;
  // Only what is nearer than all before is within the bounds.
  let bounds = boundsOf(MOST_LACKING, jokers);
  let at = 0;
  for (let pair = 0; pair < pairs.length; pair += 3) {
    const end = 2 * pairs[pair + 2]!;
    const both = lacks[pairs[pair]!]! + lacks[pairs[pair + 1]!]!;
    for (; at < end; at += 2) {
      const lack = both + lacks[others[at]!]! + lacks[others[at + 1]!]!;
      if (((bounds - lack) & WITHIN) !== WITHIN) continue;
      least = missingOf(lack, jokers);
      if (least === 0) return 0;
      bounds = boundsOf(least - 1, jokers);
    }
  }
  if (counts[FLOWER]! > 0)
    for (const variant of card.flexible) least = Math.min(least, lackServed(card, variant, counts));
  return least;
};

/** The variants that lack at most so many of concealed tiles, in the order of the card. */
export const variantsLacking = (
  card: CompiledCard,
  counts: Readonly<Uint8Array>,
  most: number,
): readonly number[] => {
  const { pairs, others, variants, lacks } = partsFor(card, counts);
  const bounds = boundsOf(Math.min(most, MOST_LACKING), counts[JOKER]!);
  const found: number[] = [];
  let at = 0;
  for (let pair = 0; pair < pairs.length; pair += 3) {
    const both = lacks[pairs[pair]!]! + lacks[pairs[pair + 1]!]!;
    for (const end = pairs[pair + 2]!; at < end; at++) {
      const lack = both + lacks[others[2 * at]!]! + lacks[others[2 * at + 1]!]!;
      if (((bounds - lack) & WITHIN) === WITHIN) found.push(variants[at]!);
    }
  }
  if (counts[FLOWER]! > 0) {
    const known = new Set(found);
    for (const variant of card.flexible)
      if (!known.has(variant) && lackServed(card, variant, counts) <= most) found.push(variant);
  }
  return found.sort((one, other) => one - other);
};
