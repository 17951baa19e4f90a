import { EAST } from '../../../../tiles/tile-index';
import type { CardSymbol, ParsedHand } from '../language/parsed';
import { lackOf, type Need, needsOf } from '../missing';
import {
  type Budget,
  type FixedSuits,
  type Mold,
  type Plan,
  plansFor,
  waysOfAnySuits,
  waysOfLetters,
  waysOfSuits,
  withAdded,
} from './choices';
import { COPIES, type GroupMaker, groupMaker, type VariantGroup } from './groups';

/*
 * A hand of a card stands for variants: one for every way to choose its alternatives, suits and letters.
 * They are made one after the other; what is the same as one before is left out.
 */

/** The groups of a variant, and what they need together. */
export interface DefiniteHand {
  /** Its groups, in the order of the text. */
  readonly groups: readonly VariantGroup[];
  /** What they need, tile by tile. */
  readonly needs: readonly Need[];
}

/** What one way of choosing costs beside a step on the way to it. */
const VARIANT_COST = 10;
/** What one way of choosing alternatives costs. */
export const ALTERNATIVES_COST = 100;
const SUIT_SIZE = 10;

/** The place in `TILES` of a symbol in a suit. */
const kindOf = (symbol: CardSymbol, suit: number, chosen: readonly number[], { letters }: Plan): number => {
  if (symbol.kind === 'tile') return symbol.value;
  if (symbol.kind === 'suited') return SUIT_SIZE * suit + symbol.value;
  const place = letters.findIndex(({ letter }) => letter === symbol.letter);
  const kind = letters[place]?.kind ?? 'number';
  const value = withAdded(kind, chosen[place] ?? 0, symbol.value);
  if (kind === 'wind') return EAST + value;
  return kind === 'dragon' ? SUIT_SIZE * (value + 1) : SUIT_SIZE * suit + value;
};

/** The group that comes out of a mold in a suit; each is made once. */
const cast = (
  { line, added, made }: Mold,
  suit: number,
  chosen: readonly number[],
  plan: Plan,
  make: GroupMaker,
): VariantGroup => {
  let key = suit;
  added.forEach((amounts, place) => {
    if (amounts !== 0) key = 10 * key + (chosen[place] ?? 0);
  });
  const known = made.get(key);
  if (known !== undefined) return known;
  const group = make(
    line,
    line.symbols.map((symbol) => kindOf(symbol, suit, chosen, plan)),
  );
  made.set(key, group);
  return group;
};

/** The variants of one way to take alternatives, equal ones among them. */
function* variantsOf(
  plan: Plan,
  fixed: FixedSuits | undefined,
  budget: Budget,
  make: GroupMaker,
): Generator<readonly VariantGroup[]> {
  const ways = waysOfLetters(plan, budget);
  const anySuits = waysOfAnySuits(plan, budget);
  for (const suits of waysOfSuits(plan, fixed))
    for (const letters of ways)
      for (const any of anySuits) {
        budget.left -= VARIANT_COST;
        if (budget.left <= 0) return;
        let next = 0;
        yield plan.molds.map((mold) => {
          const suit = mold.line.suit === '?' ? any[next++] : suits[mold.suitPlace];
          return cast(mold, suit ?? 0, letters, plan, make);
        });
      }
}

/** A text that is the same for the same groups in any order. */
const keyOf = (groups: readonly VariantGroup[]): string =>
  String.fromCharCode(...groups.map(({ id }) => id).sort((one, other) => one - other));

/**
 * The variants of a hand, each once and one after the other; those that 152 tiles do not suffice for
 * are left out. With `fixed`, letters stand for these suits (AG-23a). It ends early when the budget is used up.
 * Hands of one card may share the maker of their groups.
 */
export function* expandHand(
  hand: ParsedHand,
  fixed?: FixedSuits,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
  make: GroupMaker = groupMaker(),
): Generator<DefiniteHand> {
  const seen = new Set<string>();
  for (const plan of plansFor(hand, fixed)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const groups of variantsOf(plan, fixed, budget, make)) {
      const key = keyOf(groups);
      if (seen.has(key)) continue;
      seen.add(key);
      const needs = needsOf(groups);
      if (lackOf(needs, COPIES) === 0) yield { groups, needs };
    }
  }
}
