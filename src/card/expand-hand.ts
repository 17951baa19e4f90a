import { SUITS } from '../tiles/tile';
import { EAST, JOKER, tileIndex } from '../tiles/tile-index';
import { type GroupMaker, groupMaker, type MadeGroup } from './make-groups';
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

const moldsOf = ({ groups, ranges }: Plan): readonly Mold[] =>
  groups.map((line) => ({
    line,
    suitPlace: SUIT_LETTERS.indexOf(line.suit as 'a'),
    anySuit: line.suit === '?',
    letterPlaces: [...ranges.keys()].filter((place) =>
      line.symbols.some((symbol) => symbol.kind === 'letter' && symbol.letter === ranges[place]?.letter),
    ),
    made: new Map(),
  }));

/** The group that comes out of a mold in a suit; each is made once. */
const cast = (
  { line, letterPlaces, made }: Mold,
  suit: number,
  letters: readonly number[],
  plan: Plan,
  { make }: GroupMaker,
): MadeGroup => {
  let key = suit;
  for (let at = 0; at < letterPlaces.length; at++)
    key = 10 * key + (letters[letterPlaces[at] as number] as number);
  const known = made.get(key);
  if (known !== undefined) return known;
  const indexes: number[] = [];
  for (const symbol of line.symbols) indexes.push(indexOf(symbol, suit, letters, plan));
  const group = make(line, indexes);
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
  fixed: FixedSuits | undefined,
  budget: Budget,
  make: GroupMaker,
): Generator<readonly MadeGroup[]> {
  const ways = waysOfLetters(plan, budget);
  const molds = moldsOf(plan);
  for (const suits of waysOfSuits(plan, fixed))
    for (const letters of ways)
      for (let any = 0; any < SUITS.length ** plan.anySuits; any++) {
        budget.left -= VARIANT_COST;
        if (budget.left <= 0) return;
        // The suits of the groups with `?`, as digits to the base 3.
        let digits = any;
        const made: MadeGroup[] = [];
        for (let at = 0; at < molds.length; at++) {
          const mold = molds[at] as Mold;
          let suit = suits[mold.suitPlace] ?? 0;
          if (mold.anySuit) {
            suit = digits % SUITS.length;
            digits = Math.floor(digits / SUITS.length);
          }
          made.push(cast(mold, suit, letters, plan, make));
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
  { parts, letters }: ParsedHand,
  fixed?: FixedSuits,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
  maker: GroupMaker = groupMaker(),
): Generator<readonly VariantGroup[]> {
  const seen = new Set<string>();
  for (const groups of choicesOf(parts)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const made of variantsOf(planFor(groups, letters, fixed), fixed, budget, maker)) {
      const key = variantKey(made);
      if (seen.has(key)) continue;
      seen.add(key);
      if (maker.isMakeable(made)) yield made.map(({ group }) => group);
    }
  }
}
