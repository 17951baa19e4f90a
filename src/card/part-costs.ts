import { EAST, FLOWER, JOKER } from '../tiles/tile-index';
import type { CompiledCard } from './compile-card';

/*
 * How far a hand without exposures is from each variant of a card. What a variant lacks is the sum of what it lacks in bams,
 * in craks, in dots and in flowers with winds, and there are far fewer such parts than variants: each is worked out once
 * for a hand, and a variant is four of them added up. A part's lack is one number: 16 for each tile that jokers cannot
 * stand for and one for each that they may.
 */

/** The parts of the variants of a card, in typed arrays. */
interface Parts {
  /** Where the tiles of each part begin in the lists below; one more at the end. */
  readonly starts: Uint32Array;
  /** The tiles of the parts, by index. */
  readonly kinds: Uint8Array;
  /** How many places there are for each. */
  readonly places: Uint8Array;
  /** How many of these take no jokers. */
  readonly fixed: Uint8Array;
  /** The four parts of each variant, one variant after the other. */
  readonly ofVariants: Uint16Array | Uint32Array;
  /** What each part lacks of the hand that was asked about last. */
  readonly lacks: Uint8Array;
}

const PARTS = 4;
/** What a tile weighs in a lack that only itself can fill. */
const BARE = 16;
const OPEN_MASK = BARE - 1;

const partOf = (kind: number): number => (kind === FLOWER || kind >= EAST ? 3 : Math.floor((kind - 1) / 10));

const makeParts = ({ variants, starts, kinds, places, fixed }: CompiledCard): Parts => {
  const ids = new Map<string, number>([['', 0]]);
  const lists: number[][] = [[]];
  const ofVariants: number[] = [];
  for (let variant = 0; variant < variants.length; variant++) {
    const own: number[][] = Array.from({ length: PARTS }, () => []);
    for (let at = starts[variant] as number; at < (starts[variant + 1] as number); at++)
      own[partOf(kinds[at] as number)]?.push(at);
    for (const list of own) {
      list.sort((one, other) => (kinds[one] as number) - (kinds[other] as number));
      const key = list.map((at) => `${kinds[at]} ${places[at]} ${fixed[at]}`).join();
      const id = ids.get(key) ?? lists.length;
      if (id === lists.length) {
        ids.set(key, id);
        lists.push(list);
      }
      ofVariants.push(id);
    }
  }
  const ends = [0];
  for (const list of lists) ends.push((ends.at(-1) as number) + list.length);
  const flat = lists.flat();
  return {
    starts: Uint32Array.from(ends),
    kinds: Uint8Array.from(flat, (at) => kinds[at] as number),
    places: Uint8Array.from(flat, (at) => places[at] as number),
    fixed: Uint8Array.from(flat, (at) => fixed[at] as number),
    ofVariants: lists.length < 1 << 16 ? Uint16Array.from(ofVariants) : Uint32Array.from(ofVariants),
    lacks: new Uint8Array(lists.length),
  };
};

const kept = new WeakMap<CompiledCard, Parts>();

const partsOf = (card: CompiledCard): Parts => {
  const known = kept.get(card) ?? makeParts(card);
  kept.set(card, known);
  return known;
};

/** Works out what each part lacks of these tiles. */
const fillLacks = ({ starts, kinds, places, fixed, lacks }: Parts, counts: Readonly<Uint8Array>): void => {
  for (let part = 1; part < lacks.length; part++) {
    let lack = 0;
    const end = starts[part + 1]!;
    for (let at = starts[part]!; at < end; at++) {
      const held = counts[kinds[at]!]!;
      const own = fixed[at]!;
      const all = places[at]!;
      if (held < own) lack += BARE * (own - held) + all - own;
      else if (held < all) lack += all - held;
    }
    lacks[part] = lack;
  }
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
  const parts = partsOf(card);
  const { ofVariants, lacks } = parts;
  const { printed } = card;
  fillLacks(parts, counts);
  const jokers = counts[JOKER]!;
  let least = Number.POSITIVE_INFINITY;
  for (let variant = 0, at = 0; variant < printed.length; variant++, at += PARTS) {
    const lack =
      lacks[ofVariants[at]!]! +
      lacks[ofVariants[at + 1]!]! +
      lacks[ofVariants[at + 2]!]! +
      lacks[ofVariants[at + 3]!]! +
      printed[variant]!;
    const open = lack & OPEN_MASK;
    const missing = (lack >> 4) + (open > jokers ? open - jokers : 0);
    if (missing < least) least = missing;
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
  const parts = partsOf(card);
  const { ofVariants, lacks } = parts;
  fillLacks(parts, counts);
  const found: number[] = [];
  const serve = counts[FLOWER]! > 0 ? new Set(card.flexible) : undefined;
  for (let variant = 0; variant < card.printed.length; variant++) {
    let lack = card.printed[variant]!;
    for (let part = 0; part < PARTS; part++) lack += lacks[ofVariants[PARTS * variant + part]!]!;
    const missing = (lack >> 4) + Math.max(0, (lack & OPEN_MASK) - counts[JOKER]!);
    const isNear = missing <= most || (serve?.has(variant) && lackServed(card, variant, counts) <= most);
    if (isNear) found.push(variant);
  }
  return found;
};
