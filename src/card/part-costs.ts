import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import type { CompiledCard } from './compile-card';

/*
 * How far a hand without exposures is from each variant of a card. What a variant lacks is the sum of what it lacks in bams,
 * in craks, in dots and in flowers with winds. There are fewer such parts than variants, and far fewer needs of single
 * kinds that parts are made of: needs are worked out once for a hand, parts are added up from them, each from a shorter
 * one and one need more, and variants from four parts. A lack is one number: 16 for each tile that jokers cannot stand
 * for and one for each that they may. Nothing is skipped: loops without branches are faster here than bounds.
 */

/** The variants of a card by their parts, in typed arrays. */
interface Parts {
  /** The tile of each need by index; printed jokers are a need of jokers that none is held for. */
  readonly kinds: Uint8Array;
  /** How many places each need has. */
  readonly places: Uint8Array;
  /** How many of these take no jokers. */
  readonly fixed: Uint8Array;
  /** The shorter part that each part goes on from; the first is empty. */
  readonly shorter: Uint32Array;
  /** The need that it adds. */
  readonly added: Uint16Array;
  /** The four parts of each variant, one variant after the other. */
  readonly ofVariants: Uint32Array;
  /** What each need lacks of the hand that was asked about last. */
  readonly needLacks: Uint8Array;
  /** What each part lacks of it. */
  readonly lacks: Uint8Array;
}

const PARTS = 4;
/** What a tile weighs in a lack that only itself can fill. */
const BARE = 16;
const OPEN_MASK = BARE - 1;

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

const makeParts = ({ variants, starts, kinds, places, fixed, printed }: CompiledCard): Parts => {
  const needs = numbering();
  const parts = numbering();
  parts.numberOf('');
  const ofVariants: number[] = [];
  for (let variant = 0; variant < variants.length; variant++) {
    const own: number[][] = Array.from({ length: PARTS }, () => []);
    for (let at = starts[variant]!; at < starts[variant + 1]!; at++)
      own[partOf(kinds[at]!)]!.push(needs.numberOf(`${kinds[at]} ${places[at]} ${fixed[at]}`));
    if (printed[variant]! > 0) own[PARTS - 1]!.push(needs.numberOf(`${JOKER} ${printed[variant]} 0`));
    for (const list of own) {
      list.sort((one, other) => one - other);
      ofVariants.push(list.reduce((shorter, need) => parts.numberOf(`${shorter} ${need}`), 0));
    }
  }
  const figures = (keys: readonly string[], at: number): readonly number[] =>
    keys.map((key) => Number(key.split(' ')[at] ?? 0));
  return {
    kinds: Uint8Array.from(figures(needs.keys, 0)),
    places: Uint8Array.from(figures(needs.keys, 1)),
    fixed: Uint8Array.from(figures(needs.keys, 2)),
    shorter: Uint32Array.from(figures(parts.keys, 0)),
    added: Uint16Array.from(figures(parts.keys, 1)),
    ofVariants: Uint32Array.from(ofVariants),
    needLacks: new Uint8Array(needs.keys.length),
    lacks: new Uint8Array(parts.keys.length),
  };
};

const kept = new WeakMap<CompiledCard, Parts>();

const partsOf = (card: CompiledCard): Parts => {
  const parts = kept.get(card) ?? makeParts(card);
  kept.set(card, parts);
  return parts;
};

const tables: Uint8Array[] = [];

/** How many tiles are missing by lack, with so many jokers. */
const missingWith = (jokers: number): Readonly<Uint8Array> => {
  const known = tables[jokers];
  if (known !== undefined) return known;
  const made = new Uint8Array(BARE * BARE);
  for (let lack = 0; lack < made.length; lack++)
    made[lack] = (lack >> 4) + Math.max(0, (lack & OPEN_MASK) - jokers);
  tables[jokers] = made;
  return made;
};

/** The parts of a card with what each lacks of these tiles. */
const partsFor = (card: CompiledCard, counts: Readonly<Uint8Array>): Parts => {
  const parts = partsOf(card);
  const { kinds, places, fixed, shorter, added, needLacks, lacks } = parts;
  for (let need = 0; need < kinds.length; need++) {
    const kind = kinds[need]!;
    const held = kind === JOKER ? 0 : counts[kind]!;
    const own = fixed[need]!;
    const all = places[need]!;
    needLacks[need] = held < own ? BARE * (own - held) + all - own : held < all ? all - held : 0;
  }
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
  const { ofVariants, lacks } = partsFor(card, counts);
  const missing = missingWith(counts[JOKER]!);
  let least = ofVariants.length > 0 ? missing.length : Number.POSITIVE_INFINITY;
  for (let at = 0; at < ofVariants.length; at += PARTS) {
    const two = lacks[ofVariants[at]!]! + lacks[ofVariants[at + 1]!]!;
    const all = two + lacks[ofVariants[at + 2]!]! + lacks[ofVariants[at + 3]!]!;
    least = Math.min(least, missing[all]!);
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
  const { ofVariants, lacks } = partsFor(card, counts);
  const missing = missingWith(counts[JOKER]!);
  const flexible = new Set(counts[FLOWER]! > 0 ? card.flexible : []);
  const found: number[] = [];
  for (let variant = 0; variant < card.printed.length; variant++) {
    let lack = 0;
    for (let part = 0; part < PARTS; part++) lack += lacks[ofVariants[PARTS * variant + part]!]!;
    const isNear = missing[lack]! <= most;
    if (isNear || (flexible.has(variant) && lackServed(card, variant, counts) <= most)) found.push(variant);
  }
  return found;
};
