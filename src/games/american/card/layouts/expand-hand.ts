import { SUITS } from '../../../../tiles/tile';
import { EAST, WHITE_DRAGON } from '../../../../tiles/tile-index';
import {
  amountsIn,
  type CardSymbol,
  type LineGroup,
  type ParsedHand,
  SUIT_LETTERS,
} from '../language/parsed';
import type { SuitLetter } from '../vocabulary';
import { nearestChoice } from './ground';
import { COPIES, type GroupMaker, groupMaker, type HandGroup } from './groups';
import { choosingOf, type Template } from './templates';

/*
 * A hand of a card stands for variants: one for every way to choose its alternatives, suits and letters. What could change
 * places without changing the hand is only chosen in one order; what is still the same as a variant before is left out.
 */

/** How much work may still be done; shared by the hands of a card, and counted down. */
export interface Budget {
  /** What is left of it; nothing more is made at 0 or below. */
  left: number;
}

/** The suits that letters stand for if colors are taken literally, as places in `SUITS`. */
export type FixedSuits = Readonly<Record<SuitLetter, number>>;

/** What one way of choosing costs beside a step on the way to it. */
const VARIANT_COST = 10;
/** What one way of choosing alternatives costs. */
export const ALTERNATIVES_COST = 100;
const SUIT_SIZE = 10;
const SUIT_PLACES: readonly number[] = /* @__PURE__ */ [...SUITS.keys()];
const NAMED_SUITS: readonly LineGroup['suit'][] = SUITS;
const SUIT_COUNT: number = SUIT_LETTERS.length;
/** By kind of name the most that it can be with what is added to it; anything where nothing is said. */
const LARGEST: { readonly [K in Name['kind']]?: number } = { number: 9, year: 9_999 };

/** A name that the player gives a meaning, and what it can stand for. */
export interface Name {
  /** How it is written. */
  readonly text: string;
  /** What kind of thing it stands for. */
  readonly kind: 'suit' | 'number' | 'wind' | 'dragon' | 'year';
  /** What it can be, in ascending order. */
  readonly values: readonly number[];
}

/** The names of a hand: the suit letters, then its letters. */
export const namesOf = ({ letters }: ParsedHand, fixed?: FixedSuits): readonly Name[] => [
  ...SUIT_LETTERS.map((text): Name => {
    return { text, kind: 'suit', values: fixed === undefined ? SUIT_PLACES : [fixed[text]] };
  }),
  ...letters.map(({ letter, ...range }) => ({ text: letter, ...range })),
];

/** The place in `TILES` of a number, wind or dragon in a suit; of a suit by itself its own. */
const tileOf = (kind: Name['kind'], value: number, suit: number, digit?: number): number => {
  if (kind === 'year') {
    const one = Number(String(value)[digit ?? 0]);
    return one === 0 ? WHITE_DRAGON : SUIT_SIZE * suit + one;
  }
  if (kind === 'wind') return EAST + (value % 4);
  return kind === 'dragon' ? SUIT_SIZE * (value + 1) : SUIT_SIZE * suit + value;
};

/** A group of a line, prepared for making many variants. */
interface Mold {
  readonly line: LineGroup;
  /** By symbol, its place in `TILES` in a suit. */
  readonly kinds: readonly ((suit: number, chosen: readonly number[]) => number)[];
  /** The place of its suit letter among the names, -1 if it has none. */
  readonly suitPlace: number;
  /** The suit that the hand names for it, as a place in `SUITS`; -1 if it names none. */
  readonly namedSuit: number;
  /** By name what is added to it. */
  readonly amounts: readonly (readonly number[])[];
  /** A text that is the same for equal groups, as it is and after each exchange of two names. */
  readonly shapes: readonly string[];
}

/** The place in `TILES` of a symbol in a suit. */
const kindOf = (
  { kind, value, letter, digit }: CardSymbol,
  names: readonly Name[],
): ((suit: number, chosen: readonly number[]) => number) => {
  if (kind === 'tile') return () => value;
  const place = names.findIndex(({ text }) => text === letter);
  const { kind: sort = 'number' } = names[place] ?? {};
  return (suit, chosen) => tileOf(sort, (chosen[place] ?? 0) + value, suit, digit);
};

/** Two names that may change places, by their own: the one that comes later first. */
type Exchange = readonly [later: number, earlier: number];

/** The names that may stand for the same things. */
const exchangesAmong = (names: readonly Name[]): readonly Exchange[] =>
  names.flatMap(({ kind, values }, later) =>
    names
      .slice(0, later)
      .flatMap((other, earlier): Exchange[] =>
        other.kind === kind && String(other.values) === String(values) ? [[later, earlier]] : [],
      )
      .reverse(),
  );

const shapeOf = (
  { symbols, suit, takesJokers, takesFlowers, alike }: LineGroup,
  rename: (name: string) => string,
): string => {
  const tiles = symbols.map(({ text, letter, value }) =>
    letter === undefined ? text : rename(letter) + value,
  );
  return `${tiles.sort().join()} ${rename(suit ?? '')} ${takesJokers} ${takesFlowers} ${alike}`;
};

const moldOf = (line: LineGroup, names: readonly Name[], exchanges: readonly Exchange[]): Mold => {
  const renamed = exchanges.map((exchange) => {
    const [one, other] = exchange.map((place) => names[place]?.text ?? '');
    return (name: string) => (name === one ? other : name === other ? one : name) ?? name;
  });
  return {
    line,
    kinds: line.isAny ? [] : line.symbols.map((symbol) => kindOf(symbol, names)),
    suitPlace: names.findIndex(({ text }) => text === line.suit),
    namedSuit: NAMED_SUITS.indexOf(line.suit),
    amounts: names.map(({ text }) => amountsIn(line, text)),
    shapes: [(name: string) => name, ...renamed].map((rename) => shapeOf(line, rename)),
  };
};

/** A text that is the same for groups that are the same after an exchange, in any order. */
const signature = (molds: readonly Mold[], exchange = 0): string =>
  molds
    .map(({ shapes }) => shapes[exchange])
    .sort()
    .join('|');

/** For each of some texts the place of the last one before it that is the same; -1 if there is none. */
const sameBefore = (texts: readonly string[]): readonly number[] =>
  texts.map((text, place) => texts.slice(0, place).lastIndexOf(text));

/** Each way to take one choice of each part; parts that are alike take theirs in ascending order. */
function* alternativesOf(parts: readonly (readonly (readonly Mold[])[])[]): Generator<readonly Mold[]> {
  const twins = sameBefore(parts.map((part) => part.map((molds) => signature(molds)).join(' or ')));
  function* choose(taken: readonly number[], molds: readonly Mold[]): Generator<readonly Mold[]> {
    const part = parts[taken.length];
    if (part === undefined) yield molds;
    else {
      const least = taken[twins[taken.length] ?? -1] ?? 0;
      for (const [choice, more] of part.entries())
        if (choice >= least) yield* choose([...taken, choice], [...molds, ...more]);
    }
  }
  yield* choose([], []);
}

/** Something to choose where the alternatives are taken. */
interface Choice {
  /** What it can be, in ascending order; nothing if it is not used, and stands for 0. */
  readonly values: readonly number[];
  /** What nothing else may be once it has a value; undefined if it cannot have it. */
  readonly takes: (value: number) => readonly number[] | undefined;
  /** The place of the one before it that it could change places with; negative if there is none. */
  readonly twin: number;
  /** How much more than its twin it is at least. */
  readonly apart: 0 | 1;
}

/** All ways to choose, in ascending order: what one takes another does not, and one that has a twin comes after it. */
const waysOf = (
  choices: readonly Choice[],
  budget: Budget,
  named: readonly number[] = [],
): readonly (readonly number[])[] => {
  let ways: readonly { readonly chosen: readonly number[]; readonly taken: readonly number[] }[] = [
    { chosen: [], taken: named },
  ];
  for (const { values, takes, twin, apart } of choices)
    ways = ways.flatMap(({ chosen, taken }) => {
      if (values.length === 0) return [{ chosen: [...chosen, 0], taken }];
      const least = (chosen[twin] ?? -apart) + apart;
      return values.flatMap((value) => {
        if (apart === 0 && value < least) return [];
        if (budget.left <= 0 || --budget.left <= 0) return [];
        const own = value < least ? undefined : takes(value);
        if (own === undefined || own.some((one) => taken.includes(one))) return [];
        return [{ chosen: [...chosen, value], taken: [...taken, ...own] }];
      });
    });
  return ways.map(({ chosen }) => chosen);
};

/** The choices of names: suits first, then letters. */
const choicesOf = (
  molds: readonly Mold[],
  names: readonly Name[],
  exchanges: readonly Exchange[],
): readonly Choice[] => {
  const amounts = names.map((_, place) => [...new Set(molds.flatMap((mold) => mold.amounts[place] ?? []))]);
  const isUsed = (place: number): boolean => amounts[place]?.length !== 0;
  const twinOf = (place: number): number => {
    const at = exchanges.findIndex(
      ([later, earlier], at) =>
        later === place && isUsed(place) && isUsed(earlier) && signature(molds, at + 1) === signature(molds),
    );
    return exchanges[at]?.[1] ?? -1;
  };
  return names.map(({ kind, values }, place) => ({
    values: isUsed(place) ? values : [],
    takes: (value) => {
      const all = (amounts[place] ?? []).map((amount) => value + amount);
      // A number that goes beyond 9 is none, and a year beyond 9999.
      if (all.some((one) => one > (LARGEST[kind] ?? one))) return undefined;
      return kind === 'year' ? [] : all.map((one) => tileOf(kind, one, 0));
    },
    twin: twinOf(place) - (place < SUIT_COUNT ? 0 : SUIT_COUNT),
    apart: 1,
  }));
};

/** The suits of the groups with `?`, the last group first. */
const anySuitsOf = (molds: readonly Mold[]): readonly Choice[] => {
  const any = molds.filter(({ line }) => line.suit === '?').reverse();
  const twins = sameBefore(any.map(({ shapes }) => shapes[0] ?? ''));
  return twins.map((twin) => ({ values: SUIT_PLACES, takes: () => [], twin, apart: 0 }));
};

/** A text that is the same for the same groups in any order. */
const keyOf = (groups: readonly HandGroup[]): string =>
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
): Generator<Pick<Template, 'groups' | 'needs' | 'any'>> {
  const seen = new Set<string>();
  const names = namesOf(hand, fixed);
  const exchanges = exchangesAmong(names);
  const parts = hand.parts.map((part) =>
    part.map((groups) => groups.map((line) => moldOf(line, names, exchanges))),
  );
  /** The variants of one way to take alternatives, equal ones among them. */
  function* variantsOf(molds: readonly Mold[]): Generator<readonly HandGroup[]> {
    // Letters that stand for printed colors stand for them whatever the hand names.
    const named = fixed === undefined ? molds.flatMap(({ namedSuit }) => namedSuit) : [];
    const choices = choicesOf(molds, names, exchanges);
    const waysOfLetters = waysOf(choices.slice(SUIT_COUNT), budget);
    const waysOfAnySuits = waysOf(anySuitsOf(molds), budget);
    for (const suits of waysOf(choices.slice(0, SUIT_COUNT), { left: Number.POSITIVE_INFINITY }, named))
      for (const letters of waysOfLetters)
        for (const any of waysOfAnySuits) {
          budget.left -= VARIANT_COST;
          if (budget.left <= 0) return;
          const chosen = [...suits, ...letters];
          let open = any.length;
          yield molds.map(({ line, kinds, suitPlace, namedSuit }) => {
            const suit = (line.suit === '?' ? any[--open] : chosen[suitPlace]) ?? Math.max(0, namedSuit);
            return make(
              line,
              kinds.map((kindIn) => kindIn(suit, chosen)),
            );
          });
        }
  }

  for (const molds of alternativesOf(parts)) {
    budget.left -= ALTERNATIVES_COST;
    if (budget.left <= 0) return;
    for (const groups of variantsOf(molds)) {
      const key = keyOf(groups);
      if (seen.has(key)) continue;
      seen.add(key);
      const choosing = choosingOf(groups);
      if (nearestChoice(choosing, COPIES, 0) !== undefined) yield { groups, ...choosing };
    }
  }
}
