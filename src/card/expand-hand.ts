import { SUITS } from '../tiles/tile';
import { EAST, JOKER, tileIndex } from '../tiles/tile-index';
import { type GroupMaker, groupMaker, isMakeable, type MadeGroup } from './make-groups';
import type { CardSymbol, LineGroup, LinePart, ParsedHand, VariantGroup } from './parsed-line';
import {
  type Budget,
  type FixedSuits,
  type Plan,
  planFor,
  SUIT_LETTERS,
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
const ALTERNATIVES_COST = 200;
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

/** A group of a line while its variants are made. */
interface Mold {
  readonly line: LineGroup;
  /** Place of its suit letter, -1 if it has none. */
  readonly suitPlace: number;
  /** Whether its suit is any. */
  readonly anySuit: boolean;
  /** Places of the letters that it uses among those of the plan. */
  readonly letterPlaces: readonly number[];
  /** What was made of it, by suit and letters. */
  readonly made: Map<number, MadeGroup>;
}

/** What was made of the groups of a line, by suit and letters: the same whatever alternatives stand beside them. */
type Casts = Map<LineGroup, Map<number, MadeGroup>>;

const castsOf = (line: LineGroup, casts: Casts): Map<number, MadeGroup> => {
  const known = casts.get(line) ?? new Map<number, MadeGroup>();
  casts.set(line, known);
  return known;
};

const moldsOf = ({ groups, ranges }: Plan, casts: Casts): readonly Mold[] =>
  groups.map((line) => ({
    line,
    suitPlace: SUIT_LETTERS.indexOf(line.suit as 'a'),
    anySuit: line.suit === '?',
    letterPlaces: [...ranges.keys()].filter((place) =>
      line.symbols.some((symbol) => symbol.kind === 'letter' && symbol.letter === ranges[place]?.letter),
    ),
    made: castsOf(line, casts),
  }));

/** The group that comes out of a mold in a suit; each is made once. */
const cast = (
  { line, letterPlaces, made }: Mold,
  suit: number,
  letters: readonly number[],
  plan: Plan,
  make: GroupMaker,
): MadeGroup => {
  let key = suit;
  for (const place of letterPlaces) key = 10 * key + (letters[place] as number);
  const known = made.get(key);
  if (known !== undefined) return known;
  const group = make(
    line,
    line.symbols.map((symbol) => indexOf(symbol, suit, letters, plan)),
  );
  made.set(key, group);
  return group;
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
  make: GroupMaker,
  casts: Casts,
): Generator<readonly MadeGroup[]> {
  const ways = waysOfLetters(plan, budget);
  const molds = moldsOf(plan, casts);
  for (const suits of waysOfSuits(plan, fixed))
    for (const letters of ways)
      for (let any = 0; any < SUITS.length ** plan.anySuits; any++) {
        budget.left -= VARIANT_COST;
        if (budget.left <= 0) return;
        // The suits of the groups with `?`, as digits to the base 3.
        let digits = any;
        yield molds.map((mold) => {
          let suit = suits[mold.suitPlace] ?? 0;
          if (mold.anySuit) {
            suit = digits % SUITS.length;
            digits = Math.floor(digits / SUITS.length);
          }
          return cast(mold, suit, letters, plan, make);
        });
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
  const make = groupMaker();
  const casts: Casts = new Map();
  for (const groups of choicesOf(parts)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const made of variantsOf(planFor(groups, letters, fixed), fixed, budget, make, casts)) {
      const key = variantKey(made);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isMakeable(made)) yield made.map(({ group }) => group);
    }
  }
}
