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
 * A hand of a card stands for variants, one for each choice of alternatives, suits and letters. Names that could be
 * swapped without changing the hand are chosen in one order only; any repeated variant is left out.
 */

/** The work still allowed, counted down; hands of a card share it. */
export interface Budget {
  /** The work left; nothing more is made at 0 or below. */
  left: number;
}

/** The suits of the letters if colors are taken literally, as indices in `SUITS`. */
export type FixedSuits = Readonly<Record<SuitLetter, number>>;

/** The cost of one choice, beyond the steps that lead to it. */
const VARIANT_COST = 10;
/** The cost of one choice of alternatives. */
export const ALTERNATIVES_COST = 100;
const SUIT_SIZE = 10;
const SUIT_PLACES: readonly number[] = /* @__PURE__ */ [...SUITS.keys()];
const NAMED_SUITS: readonly LineGroup['suit'][] = SUITS;
const SUIT_COUNT: number = SUIT_LETTERS.length;
/** The highest value of a name plus its amount, by kind; unlimited if left out. */
const LARGEST: { readonly [K in Name['kind']]?: number } = { number: 9, year: 9_999 };

/** A name whose meaning the player chooses, and its possible values. */
export interface Name {
  readonly text: string;
  readonly kind: 'suit' | 'number' | 'wind' | 'dragon' | 'year';
  /** Its possible values, in ascending order. */
  readonly values: readonly number[];
}

/** The names of a hand: the suit letters, then its letters. */
export const namesOf = ({ letters }: ParsedHand, fixed?: FixedSuits): readonly Name[] => [
  ...SUIT_LETTERS.map((text): Name => {
    return { text, kind: 'suit', values: fixed === undefined ? SUIT_PLACES : [fixed[text]] };
  }),
  ...letters.map(({ letter, ...range }) => ({ text: letter, ...range })),
];

/** The index in `TILES` of a number, wind, dragon or digit of a year in a suit; for a suit itself, its index in `SUITS`. */
const tileOf = (kind: Name['kind'], value: number, suit: number, digit?: number): number => {
  if (kind === 'year') {
    const one = Number(String(value)[digit ?? 0]);
    return one === 0 ? WHITE_DRAGON : SUIT_SIZE * suit + one;
  }
  if (kind === 'wind') return EAST + (value % 4);
  return kind === 'dragon' ? SUIT_SIZE * (value + 1) : SUIT_SIZE * suit + value;
};

/** A group of a line, prepared to make many variants. */
interface Mold {
  readonly line: LineGroup;
  /** For each symbol, its index in `TILES` for a suit and the values chosen. */
  readonly kinds: readonly ((suit: number, chosen: readonly number[]) => number)[];
  /** The index of its suit letter among the names; -1 if none. */
  readonly suitPlace: number;
  /** The suit that the hand names for it, as an index in `SUITS`; -1 if none. */
  readonly namedSuit: number;
  /** For each name, the amounts added to it. */
  readonly amounts: readonly (readonly number[])[];
  /** Texts that are the same for equal groups: as it is, and after each swap of two names. */
  readonly shapes: readonly string[];
}

/** The index in `TILES` of a symbol, for a suit and the values chosen. */
const kindOf = (
  { kind, value, letter, digit }: CardSymbol,
  names: readonly Name[],
): ((suit: number, chosen: readonly number[]) => number) => {
  if (kind === 'tile') return () => value;
  const place = names.findIndex(({ text }) => text === letter);
  const { kind: sort = 'number' } = names[place] ?? {};
  return (suit, chosen) => tileOf(sort, (chosen[place] ?? 0) + value, suit, digit);
};

/** Two names that may be swapped, by index: the later one first. */
type Exchange = readonly [later: number, earlier: number];

/** The pairs of names that can stand for the same things. */
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

/** A text that is the same for groups that are equal after a swap, in any order. */
const signature = (molds: readonly Mold[], exchange = 0): string =>
  molds
    .map(({ shapes }) => shapes[exchange])
    .sort()
    .join('|');

/** For each text, the index of the last equal one before it; -1 if none. */
const sameBefore = (texts: readonly string[]): readonly number[] =>
  texts.map((text, place) => texts.slice(0, place).lastIndexOf(text));

/** Each way to choose one alternative of each part; equal parts choose in ascending order. */
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

/** Something to choose once the alternatives are chosen. */
interface Choice {
  /** The possible values, in ascending order; empty if it is not used and stands for 0. */
  readonly values: readonly number[];
  /** What its value reserves for itself; undefined if it cannot have that value. */
  readonly takes: (value: number) => readonly number[] | undefined;
  /** The index of an earlier choice that it could swap with; negative if none. */
  readonly twin: number;
  /** The least that it exceeds its twin by. */
  readonly apart: 0 | 1;
}

/** All ways to choose, in ascending order; no two choices take the same thing, and a choice comes after its twin. */
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

/** The choices for names: suits first, then letters. */
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
      // A number above 9 or a year above 9999 does not exist.
      if (all.some((one) => one > (LARGEST[kind] ?? one))) return undefined;
      return kind === 'year' ? [] : all.map((one) => tileOf(kind, one, 0));
    },
    twin: twinOf(place) - (place < SUIT_COUNT ? 0 : SUIT_COUNT),
    apart: 1,
  }));
};

/** The suits of the groups with `?`, last group first. */
const anySuitsOf = (molds: readonly Mold[]): readonly Choice[] => {
  const any = molds.filter(({ line }) => line.suit === '?').reverse();
  const twins = sameBefore(any.map(({ shapes }) => shapes[0] ?? ''));
  return twins.map((twin) => ({ values: SUIT_PLACES, takes: () => [], twin, apart: 0 }));
};

/** A text that is the same for the same groups in any order. */
const keyOf = (groups: readonly HandGroup[]): string =>
  String.fromCharCode(...groups.map(({ id }) => id).sort((one, other) => one - other));

/**
 * Yields the variants of a hand, each once, leaving out those that 152 tiles cannot make. With `fixed`, letters
 * stand for these suits (AG-23a). Ends early when the budget is used up. Hands of one card may share the maker of
 * their groups.
 */
export function* expandHand(
  hand: ParsedHand,
  fixed?: FixedSuits,
  budget: Budget = { left: Infinity },
  make: GroupMaker = groupMaker(),
): Generator<Pick<Template, 'groups' | 'needs' | 'any'>> {
  const seen = new Set<string>();
  const names = namesOf(hand, fixed);
  const exchanges = exchangesAmong(names);
  const parts = hand.parts.map((part) =>
    part.map((groups) => groups.map((line) => moldOf(line, names, exchanges))),
  );
  /** The variants for one choice of alternatives, with repeats. */
  function* variantsOf(molds: readonly Mold[]): Generator<readonly HandGroup[]> {
    // Letters for printed colors keep their suits whatever suits the hand names.
    const named = fixed === undefined ? molds.flatMap(({ namedSuit }) => namedSuit) : [];
    const choices = choicesOf(molds, names, exchanges);
    const waysOfLetters = waysOf(choices.slice(SUIT_COUNT), budget);
    const waysOfAnySuits = waysOf(anySuitsOf(molds), budget);
    for (const suits of waysOf(choices.slice(0, SUIT_COUNT), { left: Infinity }, named))
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
