import { SUITS } from '../../../tiles/tile';
import type { SuitLetter } from './card';
import { type Exchange, type Mold, type Molds, SUIT_LETTERS } from './molds';
import type { LetterRange } from './parsed-line';

/*
 * The ways to choose the alternatives, suits and letters of a hand. What could change places without changing the
 * hand is only chosen in one order: the other ways would give the same variants.
 */

/** The suits that letters stand for if colors are taken literally, as places in `SUITS`. */
export type FixedSuits = Readonly<Record<SuitLetter, number>>;

/** Where the numbers, winds and dragons stand among the bits of what letters have taken. */
const FIRST_BIT: Readonly<Record<LetterRange['kind'], number>> = { number: 0, wind: 16, dragon: 24 };
/** The most that can be added to a letter. */
const MOST_ADDED = 9;

/** What a letter with something added to it stands for: a number, or the place of a wind or dragon. */
export const withAdded = (kind: LetterRange['kind'], value: number, added: number): number =>
  kind === 'wind' ? (value + added) % 4 : value + added;

/** What is the same for all variants with the same alternatives. */
export interface Plan {
  /** The groups. */
  readonly molds: readonly Mold[];
  /** What is added to each letter, each amount as a bit; 0 for a letter that is not used. */
  readonly added: readonly number[];
  /** For each suit letter the place of the one before it that it could change places with, -1 if there is none. */
  readonly suitTwins: readonly number[];
  /** The same for letters. */
  readonly letterTwins: readonly number[];
}

const ascending = (one: number, other: number): number => one - other;

/** A text that is the same for groups that are the same after an exchange, in any order. */
const signature = (molds: readonly Mold[], exchange: number): string =>
  molds
    .map(({ shapes }) => shapes[exchange] as number)
    .sort(ascending)
    .join();

/** For each of so many names the one before it that it could change places with. */
const twinsOf = (
  count: number,
  exchanges: readonly Exchange[],
  isUsed: (place: number) => boolean,
  isSame: (exchange: number) => boolean,
): readonly number[] => {
  const twins = Array.from({ length: count }, () => -1);
  exchanges.forEach(([later, earlier], at) => {
    if (twins[later] === -1 && isUsed(later) && isUsed(earlier) && isSame(at)) twins[later] = earlier;
  });
  return twins;
};

/** Prepares the groups of one way to take alternatives. */
const planFor = (molds: readonly Mold[], all: Molds, fixed: FixedSuits | undefined): Plan => {
  const { letters, suitExchanges, letterExchanges } = all;
  let suits = 0;
  const added = letters.map(() => 0);
  for (const mold of molds) {
    if (mold.suitPlace >= 0) suits |= 1 << mold.suitPlace;
    for (let place = 0; place < added.length; place++) added[place]! |= mold.added[place] as number;
  }
  let own: string | undefined;
  const isSameAfter = (exchange: number): boolean => {
    own ??= signature(molds, 0);
    return signature(molds, exchange) === own;
  };
  return {
    molds,
    added,
    suitTwins: twinsOf(
      SUIT_LETTERS.length,
      fixed === undefined ? suitExchanges : [],
      (place) => (suits & (1 << place)) !== 0,
      (at) => isSameAfter(1 + at),
    ),
    letterTwins: twinsOf(
      letters.length,
      letterExchanges,
      (place) => added[place] !== 0,
      (at) => isSameAfter(1 + suitExchanges.length + at),
    ),
  };
};

/** For each of some texts the place of the last one before it that is the same; -1 if there is none. */
const sameBefore = (texts: readonly (string | number)[]): readonly number[] =>
  texts.map((text, place) => texts.slice(0, place).lastIndexOf(text));

/** A plan for each way to take one choice of each part; parts that are alike take theirs in ascending order. */
export const plansFor = (all: Molds, fixed: FixedSuits | undefined): Generator<Plan> => {
  const { parts } = all;
  const twins = sameBefore(parts.map((part) => part.map((molds) => signature(molds, 0)).join('|')));
  function* choose(taken: readonly number[], molds: readonly Mold[]): Generator<Plan> {
    const part = parts[taken.length];
    if (part === undefined) yield planFor(molds, all, fixed);
    else
      for (let choice = taken[twins[taken.length] as number] ?? 0; choice < part.length; choice++)
        yield* choose([...taken, choice], [...molds, ...(part[choice] as readonly Mold[])]);
  }
  return choose([], []);
};

/** How much work may still be done; shared by the hands of a card, and counted down. */
export interface Budget {
  /** What is left of it; nothing more is made at 0 or below. */
  left: number;
}

/**
 * All ways to choose the letters, in ascending order: what is made of one never meets what is made of another. A letter that
 * is not used stands for 0.
 */
export const waysOfLetters = (
  { added, letterTwins }: Plan,
  letters: readonly LetterRange[],
  budget: Budget,
): readonly (readonly number[])[] => {
  const ways: (readonly number[])[] = [];
  const choose = (chosen: readonly number[], taken: number): void => {
    const place = chosen.length;
    const range = letters[place];
    if (range === undefined) {
      ways.push(chosen);
      return;
    }
    const amounts = added[place] as number;
    if (amounts === 0) {
      choose([...chosen, 0], taken);
      return;
    }
    const { kind, values } = range;
    const least = chosen[letterTwins[place] as number] ?? -1;
    for (const value of values) {
      if (--budget.left <= 0) return;
      // A number that goes beyond 9 is none.
      if (value <= least || (kind === 'number' && amounts >> (10 - value) !== 0)) continue;
      let own = 0;
      for (let amount = 0; amount <= MOST_ADDED; amount++)
        if ((amounts & (1 << amount)) !== 0) own |= 1 << (FIRST_BIT[kind] + withAdded(kind, value, amount));
      if ((own & taken) === 0) choose([...chosen, value], taken | own);
    }
  };
  choose([], 0);
  return ways;
};

/**
 * All ways to choose the suits of the groups with `?`, in their order. Of groups that are alike the suits do
 * not ascend; the suit of the first group changes most often.
 */
export const waysOfAnySuits = ({ molds }: Plan, budget: Budget): readonly (readonly number[])[] => {
  const any = molds.filter(({ anySuit }) => anySuit).reverse();
  const twins = sameBefore(any.map(({ shapes }) => shapes[0] as number));
  const ways: (readonly number[])[] = [];
  const choose = (way: readonly number[]): void => {
    if (way.length === any.length) ways.push([...way].reverse());
    else
      for (let suit = way[twins[way.length] as number] ?? 0; suit < SUITS.length && --budget.left > 0; suit++)
        choose([...way, suit]);
  };
  choose([]);
  return ways;
};

/** The suits of a, b and c; undefined for one that is not used. */
export type WayOfSuits = readonly (number | undefined)[];

/** All ways to choose suits for the letters in use, no two alike. */
export const waysOfSuits = (
  { molds, suitTwins }: Plan,
  fixed: FixedSuits | undefined,
): readonly WayOfSuits[] => {
  if (fixed !== undefined) return [SUIT_LETTERS.map((name) => fixed[name])];
  const ways: WayOfSuits[] = [];
  const choose = (way: WayOfSuits): void => {
    const place = way.length;
    if (place === SUIT_LETTERS.length) ways.push(way);
    else if (!molds.some(({ suitPlace }) => suitPlace === place)) choose([...way, undefined]);
    else {
      const least = way[suitTwins[place] as number] ?? -1;
      for (let suit = least + 1; suit < SUITS.length; suit++) if (!way.includes(suit)) choose([...way, suit]);
    }
  };
  choose([]);
  return ways;
};
