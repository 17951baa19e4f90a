import { EAST, JOKER, tileIndex } from '../../../tiles/tile-index';
import { type GroupMaker, groupMaker, type MadeGroup } from './make-groups';
import { type Mold, type Molds, moldsOf } from './molds';
import type { CardSymbol, ParsedHand, VariantGroup } from './parsed-line';
import {
  type Budget,
  type FixedSuits,
  type Plan,
  plansFor,
  waysOfAnySuits,
  waysOfLetters,
  waysOfSuits,
  withAdded,
} from './ways-to-choose';

/*
 * A hand of a card stands for variants: one for every way to choose its alternatives, suits and letters.
 * They are made one after the other; what is the same as one before is left out.
 */

/** What one way of choosing costs beside a step on the way to it. */
const VARIANT_COST = 10;
/** What one way of choosing alternatives costs. */
export const ALTERNATIVES_COST = 100;
const SUIT_SIZE = 10;

/** The index in `TILES` of a symbol in a suit. */
const indexOf = (symbol: CardSymbol, suit: number, chosen: readonly number[], { letters }: Molds): number => {
  if (symbol.kind === 'tile') return tileIndex(symbol.tile);
  if (symbol.kind === 'number') return SUIT_SIZE * suit + symbol.number;
  if (symbol.kind === 'dragon') return SUIT_SIZE * (suit + 1);
  const place = letters.findIndex(({ letter }) => letter === symbol.letter);
  const kind = letters[place]?.kind;
  if (kind === undefined) return JOKER;
  const value = withAdded(kind, chosen[place] as number, symbol.added);
  if (kind === 'wind') return EAST + value;
  return kind === 'dragon' ? SUIT_SIZE * (value + 1) : SUIT_SIZE * suit + value;
};

/** The group that comes out of a mold in a suit; each is made once. */
const cast = (
  { line, added, made }: Mold,
  suit: number,
  chosen: readonly number[],
  all: Molds,
  { make }: GroupMaker,
): MadeGroup => {
  let key = suit;
  for (let place = 0; place < added.length; place++)
    if (added[place] !== 0) key = 10 * key + (chosen[place] as number);
  const known = made.get(key);
  if (known !== undefined) return known;
  const group = make(
    line,
    line.symbols.map((symbol) => indexOf(symbol, suit, chosen, all)),
  );
  made.set(key, group);
  return group;
};

/** A text that is the same for the same groups in any order. */
const variantKey = (made: readonly MadeGroup[]): string => {
  const ids: number[] = [];
  for (let next = 0; next < made.length; next++) {
    const { id } = made[next] as MadeGroup;
    let at = next;
    for (; at > 0 && (ids[at - 1] as number) > id; at--) ids[at] = ids[at - 1] as number;
    ids[at] = id;
  }
  return String.fromCharCode.apply(undefined, ids);
};

/** The variants of one way to take alternatives, equal ones among them. */
function* variantsOf(
  plan: Plan,
  all: Molds,
  fixed: FixedSuits | undefined,
  budget: Budget,
  maker: GroupMaker,
): Generator<readonly MadeGroup[]> {
  const { molds } = plan;
  const ways = waysOfLetters(plan, all.letters, budget);
  const anySuits = waysOfAnySuits(plan, budget);
  for (const suits of waysOfSuits(plan, fixed))
    for (const letters of ways)
      for (const any of anySuits) {
        budget.left -= VARIANT_COST;
        if (budget.left <= 0) return;
        let next = 0;
        const made: MadeGroup[] = [];
        for (let at = 0; at < molds.length; at++) {
          const mold = molds[at] as Mold;
          const suit = mold.anySuit ? (any[next++] as number) : (suits[mold.suitPlace] ?? 0);
          made.push(cast(mold, suit, letters, all, maker));
        }
        yield made;
      }
}

/**
 * The variants of a hand, each once and one after the other; those that 152 tiles do not suffice for
 * are left out. With `fixed`, letters stand for these suits (AG-23a). It ends early when the budget is used up.
 * Hands of one card may share the maker of their groups.
 */
export function* expandHand(
  hand: ParsedHand,
  fixed?: FixedSuits,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
  maker: GroupMaker = groupMaker(),
): Generator<readonly VariantGroup[]> {
  const seen = new Set<string>();
  const all = moldsOf(hand);
  for (const plan of plansFor(all, fixed)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const made of variantsOf(plan, all, fixed, budget, maker)) {
      const key = variantKey(made);
      if (seen.has(key)) continue;
      seen.add(key);
      if (maker.isMakeable(made)) yield made.map(({ group }) => group);
    }
  }
}
