import { EAST, JOKER, tileIndex } from '../tiles/tile-index';
import { type GroupMaker, groupMaker, isMakeable, type MadeGroup } from './make-groups';
import type { CardSymbol, LineGroup, LinePart, ParsedHand, VariantGroup } from './parsed-line';
import {
  type Budget,
  type FixedSuits,
  type Plan,
  planFor,
  SUIT_LETTERS,
  type WayOfSuits,
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
const ALTERNATIVES_COST = 100;
const SUIT_SIZE = 10;

/** All ways to take one choice of each part. */
function* choicesOf(parts: readonly LinePart[], place = 0): Generator<readonly LineGroup[]> {
  const part = parts[place];
  if (part === undefined) yield [];
  else
    for (const groups of part) for (const others of choicesOf(parts, place + 1)) yield [...groups, ...others];
}

/** The index in `TILES` of a symbol in a suit. */
const indexOf = (symbol: CardSymbol, suit: number, letters: readonly number[], { ranges }: Plan): number => {
  if (symbol.kind === 'tile') return tileIndex(symbol.tile);
  if (symbol.kind === 'number') return SUIT_SIZE * suit + symbol.number;
  if (symbol.kind === 'dragon') return SUIT_SIZE * (suit + 1);
  for (let place = 0; place < ranges.length; place++) {
    const { letter, kind } = ranges[place] as Plan['ranges'][number];
    if (letter !== symbol.letter) continue;
    const value = withAdded(kind, letters[place] as number, symbol.added);
    if (kind === 'wind') return EAST + value;
    return kind === 'dragon' ? SUIT_SIZE * (value + 1) : SUIT_SIZE * suit + value;
  }
  return JOKER;
};

/** A group in a suit. One of equal symbols is known by the first of them. */
const groupIn = (
  line: LineGroup,
  suit: number,
  letters: readonly number[],
  plan: Plan,
  { make }: GroupMaker,
): MadeGroup => {
  const index = (symbol: CardSymbol): number => indexOf(symbol, suit, letters, plan);
  const first = index(line.symbols[0] as CardSymbol);
  if (line.alike && first !== JOKER) return make(line, first, () => line.symbols.map(index));
  const indexes = line.symbols.map(index);
  return make(line, indexes.join(), () => indexes);
};

/** Makes the groups of a variant; `any` has the suits of the groups with `?`, as digits to the base 3. */
const makeVariant = (
  plan: Plan,
  suits: WayOfSuits,
  letters: readonly number[],
  any: number,
  maker: GroupMaker,
): readonly MadeGroup[] => {
  let digits = any;
  return plan.groups.map((group) => {
    let suit = suits[SUIT_LETTERS.indexOf(group.suit as 'a')] ?? 0;
    if (group.suit === '?') {
      suit = digits % 3;
      digits = Math.floor(digits / 3);
    }
    return groupIn(group, suit, letters, plan, maker);
  });
};

const ascending = (one: number, other: number): number => one - other;

/** A text that is the same for the same groups in any order. */
const variantKey = (made: readonly MadeGroup[]): string =>
  String.fromCharCode(...made.map(({ id }) => id).sort(ascending));

/** The variants of one way to take alternatives, equal ones among them. */
function* variantsOf(
  plan: Plan,
  fixed: FixedSuits | undefined,
  budget: Budget,
  maker: GroupMaker,
): Generator<readonly MadeGroup[]> {
  const ways = waysOfLetters(plan, budget);
  for (const suits of waysOfSuits(plan, fixed))
    for (const letters of ways)
      for (let any = 0; any < 3 ** plan.anySuits; any++) {
        budget.left -= VARIANT_COST;
        if (budget.left <= 0) return;
        yield makeVariant(plan, suits, letters, any, maker);
      }
}

/**
 * The variants of a hand, each once and one after the other; those that 152 tiles do not suffice for
 * are left out. With `fixed`, letters stand for these suits (AG-23a). It ends early when the budget is used up.
 */
export function* expandHand(
  { parts, letters }: ParsedHand,
  fixed?: FixedSuits,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
): Generator<readonly VariantGroup[]> {
  const seen = new Set<string>();
  const maker = groupMaker();
  for (const groups of choicesOf(parts)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const made of variantsOf(planFor(groups, letters, fixed), fixed, budget, maker)) {
      const key = variantKey(made);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isMakeable(made)) yield made.map(({ group }) => group);
    }
  }
}
