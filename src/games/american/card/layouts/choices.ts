import { type LetterRange, type LineGroup, type ParsedHand, SUIT_LETTERS } from '../language/parsed';
import type { SuitLetter } from '../vocabulary';
import type { VariantGroup } from './groups';

/*
 * The ways to choose the alternatives, suits and letters of a hand. What could change places without changing the
 * hand is only chosen in one order: the other ways would give the same variants.
 */

/** How much work may still be done; shared by the hands of a card, and counted down. */
export interface Budget {
  /** What is left of it; nothing more is made at 0 or below. */
  left: number;
}

/** Takes a step; false if there is no more work to be done. */
const takeStep = (budget: Budget): boolean => budget.left > 0 && --budget.left > 0;

/** The suits that letters stand for if colors are taken literally, as places in `SUITS`. */
export type FixedSuits = Readonly<Record<SuitLetter, number>>;

/** A group of a line, prepared for making many variants. */
export interface Mold {
  /** The group. */
  readonly line: LineGroup;
  /** Place of its suit letter, -1 if it has none. */
  readonly suitPlace: number;
  /** By the place of a letter in the hand what is added to it, each amount as a bit; 0 for a letter that it does not use. */
  readonly added: readonly number[];
  /** A text that is the same for equal groups, as it is and after each exchange of two names. */
  readonly shapes: readonly string[];
  /** What was made of it, by suit and letters. */
  readonly made: Map<number, VariantGroup>;
}

/** Two names that may change places, by their own: the one that comes later first. The suit letters come before the others. */
type Exchange = readonly [later: number, earlier: number];

/** The groups of a hand, prepared for making its variants. */
interface Molds {
  readonly parts: readonly (readonly (readonly Mold[])[])[];
  readonly letters: readonly LetterRange[];
  /** The exchanges; that at place n is number n + 1 among the shapes of a group. */
  readonly exchanges: readonly Exchange[];
}

/** What is the same for all variants with the same alternatives. */
export interface Plan {
  /** The groups. */
  readonly molds: readonly Mold[];
  /** The letters of the hand. */
  readonly letters: readonly LetterRange[];
  /** What is added to each letter, each amount as a bit; 0 for a letter that is not used. */
  readonly added: readonly number[];
  /** For each suit letter, then each letter, the place of the one before it that it could change places with, or -1. */
  readonly twins: readonly number[];
}

const shapeOf = (
  { symbols, suit, takesJokers, takesFlowers, alike }: LineGroup,
  rename: (name: string) => string,
): string => {
  const tiles = symbols.map(({ text, letter, value }) =>
    letter === undefined ? text : rename(letter) + value,
  );
  return `${tiles.sort().join()} ${rename(suit ?? '')} ${takesJokers} ${takesFlowers} ${alike}`;
};

const addedTo = ({ symbols }: LineGroup, own: string): number =>
  symbols.reduce((bits, { letter, value }) => (letter === own ? bits | (1 << value) : bits), 0);

const moldsOf = ({ parts, letters }: ParsedHand): Molds => {
  const names: readonly string[] = [...SUIT_LETTERS, ...letters.map(({ letter }) => letter)];
  const ranges = [...SUIT_LETTERS.map(() => ''), ...letters.map(({ kind, values }) => `${kind} ${values}`)];
  const exchanges = names.flatMap((_, later) =>
    names.flatMap((_, back): Exchange[] => {
      const earlier = later - 1 - back;
      return earlier >= 0 && ranges[later] === ranges[earlier] ? [[later, earlier]] : [];
    }),
  );
  const renamed = (name: string, [later, earlier]: Exchange): string =>
    (name === names[later] ? names[earlier] : name === names[earlier] ? names[later] : name) ?? name;
  const moldOf = (line: LineGroup): Mold => ({
    line,
    suitPlace: names.indexOf(line.suit ?? ''),
    added: letters.map(({ letter }) => addedTo(line, letter)),
    shapes: [
      shapeOf(line, (name) => name),
      ...exchanges.map((exchange) => shapeOf(line, (name) => renamed(name, exchange))),
    ],
    made: new Map(),
  });
  return { parts: parts.map((part) => part.map((groups) => groups.map(moldOf))), letters, exchanges };
};

/** A text that is the same for groups that are the same after an exchange, in any order. */
const signature = (molds: readonly Mold[], exchange: number): string =>
  molds
    .map(({ shapes }) => shapes[exchange])
    .sort()
    .join('|');

/** Prepares the groups of one way to take alternatives. */
const planFor = (
  molds: readonly Mold[],
  { letters, exchanges }: Molds,
  fixed: FixedSuits | undefined,
): Plan => {
  const first = SUIT_LETTERS.length;
  const added = letters.map((_, place) => molds.reduce((bits, mold) => bits | (mold.added[place] ?? 0), 0));
  const isUsed = (name: number): boolean =>
    name < first ? molds.some(({ suitPlace }) => suitPlace === name) : added[name - first] !== 0;
  const twins = Array.from({ length: first + letters.length }, () => -1);
  let own: string | undefined;
  exchanges.forEach(([later, earlier], at) => {
    if (twins[later] !== -1 || !isUsed(later) || !isUsed(earlier)) return;
    if (fixed !== undefined && later < first) return;
    own ??= signature(molds, 0);
    if (signature(molds, at + 1) === own) twins[later] = earlier;
  });
  return { molds, letters, added, twins };
};

/** For each of some texts the place of the last one before it that is the same; -1 if there is none. */
const sameBefore = (texts: readonly string[]): readonly number[] =>
  texts.map((text, place) => texts.slice(0, place).lastIndexOf(text));

/** A plan for each way to take one choice of each part; parts that are alike take theirs in ascending order. */
export const plansFor = (hand: ParsedHand, fixed: FixedSuits | undefined): Generator<Plan> => {
  const all = moldsOf(hand);
  const twins = sameBefore(all.parts.map((part) => part.map((molds) => signature(molds, 0)).join(' or ')));
  function* choose(taken: readonly number[], molds: readonly Mold[]): Generator<Plan> {
    const part = all.parts[taken.length];
    if (part === undefined) yield planFor(molds, all, fixed);
    else {
      const least = taken[twins[taken.length] ?? -1] ?? 0;
      for (const [choice, more] of part.entries())
        if (choice >= least) yield* choose([...taken, choice], [...molds, ...more]);
    }
  }
  return choose([], []);
};

/** Where the numbers, winds and dragons stand among what letters have taken. */
const FIRST: Readonly<Record<LetterRange['kind'], number>> = { number: 0, wind: 16, dragon: 24 };

/** What a letter with something added to it stands for: a number, or the place of a wind or dragon. */
export const withAdded = (kind: LetterRange['kind'], value: number, added: number): number =>
  kind === 'wind' ? (value + added) % 4 : value + added;

/** The most that can be added to a letter. */
const AMOUNTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * All ways to choose the letters, in ascending order: what is made of one never meets what is made of another. A letter that
 * is not used stands for 0.
 */
export const waysOfLetters = (
  { letters, added, twins }: Plan,
  budget: Budget,
): readonly (readonly number[])[] => {
  let ways: readonly { readonly chosen: readonly number[]; readonly taken: readonly number[] }[] = [
    { chosen: [], taken: [] },
  ];
  letters.forEach(({ kind, values }, place) => {
    const amounts = AMOUNTS.filter((amount) => ((added[place] ?? 0) & (1 << amount)) !== 0);
    const twin = (twins[SUIT_LETTERS.length + place] ?? -1) - SUIT_LETTERS.length;
    ways = ways.flatMap(({ chosen, taken }) => {
      if (amounts.length === 0) return [{ chosen: [...chosen, 0], taken }];
      const least = chosen[twin] ?? -1;
      return values.flatMap((value) => {
        // A number that goes beyond 9 is none.
        const isBeyond = kind === 'number' && amounts.some((amount) => value + amount > 9);
        if (!takeStep(budget) || value <= least || isBeyond) return [];
        const own = amounts.map((amount) => FIRST[kind] + withAdded(kind, value, amount));
        if (own.some((one) => taken.includes(one))) return [];
        return [{ chosen: [...chosen, value], taken: [...taken, ...own] }];
      });
    });
  });
  return ways.map(({ chosen }) => chosen);
};

const SUIT_PLACES: readonly number[] = [0, 1, 2];

/**
 * All ways to choose the suits of the groups with `?`, in their order. Of groups that are alike the suits do
 * not ascend; the suit of the first group changes most often.
 */
export const waysOfAnySuits = ({ molds }: Plan, budget: Budget): readonly (readonly number[])[] => {
  const any = molds.filter(({ line }) => line.suit === '?').reverse();
  let ways: readonly (readonly number[])[] = [[]];
  for (const twin of sameBefore(any.map(({ shapes }) => shapes[0] ?? '')))
    ways = ways.flatMap((way) =>
      SUIT_PLACES.slice(way[twin] ?? 0)
        .filter(() => takeStep(budget))
        .map((suit) => [...way, suit]),
    );
  return ways.map((way) => [...way].reverse());
};

/** All ways to choose suits for the suit letters in use, no two alike; -1 for one that is not used. */
export const waysOfSuits = (
  { molds, twins }: Plan,
  fixed: FixedSuits | undefined,
): readonly (readonly number[])[] => {
  if (fixed !== undefined) return [SUIT_LETTERS.map((name) => fixed[name])];
  let ways: readonly (readonly number[])[] = [[]];
  for (const place of SUIT_LETTERS.keys())
    ways = ways.flatMap((way) => {
      if (!molds.some(({ suitPlace }) => suitPlace === place)) return [[...way, -1]];
      const least = way[twins[place] ?? -1] ?? -1;
      return SUIT_PLACES.filter((suit) => suit > least && !way.includes(suit)).map((suit) => [...way, suit]);
    });
  return ways;
};
