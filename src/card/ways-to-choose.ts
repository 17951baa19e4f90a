import { SUITS } from '../tiles/tile';
import type { SuitLetter } from './card';
import type { ChoiceLetter, LetterRange, LineGroup } from './parsed-line';

/*
 * The ways to choose the suits and letters of a hand. Letters that could change places without changing the
 * hand are only chosen in ascending order, and so are suits: the other ways would give the same variants.
 */

/** The suits that letters stand for if colors are taken literally, as places in `SUITS`. */
export type FixedSuits = Readonly<Record<SuitLetter, number>>;

/** The suit letters, in order. */
export const SUIT_LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];

/** Where the numbers, winds and dragons stand among the bits of what letters have taken. */
const FIRST_BIT: Readonly<Record<LetterRange['kind'], number>> = { number: 0, wind: 16, dragon: 24 };

/** What a letter with something added to it stands for: a number, or the place of a wind or dragon. */
export const withAdded = (kind: LetterRange['kind'], value: number, added: number): number =>
  kind === 'wind' ? (value + added) % 4 : value + added;

/** A text that is the same for groups that are the same once a letter or suit is renamed. */
const signature = (groups: readonly LineGroup[], rename: (name: string) => string): string =>
  groups
    .map(({ symbols, suit, takesJokers, takesFlowers, alike }) => {
      const tiles = symbols.map((symbol) => {
        if (symbol.kind === 'tile') return symbol.tile;
        if (symbol.kind === 'number') return String(symbol.number);
        return symbol.kind === 'dragon' ? 'D' : rename(symbol.letter) + symbol.added;
      });
      return `${tiles.sort().join()} ${rename(suit ?? '')} ${takesJokers} ${takesFlowers} ${alike}`;
    })
    .sort()
    .join(';');

/** For each name the one before it that it could change places with; undefined if there is none. */
const earlierTwins = <N extends string>(
  names: readonly N[],
  groups: readonly LineGroup[],
  areAlike: (one: N, other: N) => boolean,
): ReadonlyMap<N, N> => {
  const twins = new Map<N, N>();
  if (names.length < 2) return twins;
  const own = signature(groups, (name) => name);
  names.forEach((name, place) => {
    const twin = names
      .slice(0, place)
      .reverse()
      .find((other) => {
        const swap = (one: string): string => (one === name ? other : one === other ? name : one);
        return areAlike(name, other) && signature(groups, swap) === own;
      });
    if (twin !== undefined) twins.set(name, twin);
  });
  return twins;
};

const lettersIn = (groups: readonly LineGroup[]): ReadonlySet<ChoiceLetter> =>
  new Set(
    groups.flatMap(({ symbols }) =>
      symbols.flatMap((symbol) => (symbol.kind === 'letter' ? [symbol.letter] : [])),
    ),
  );

/** What is added to each letter, 0 for nothing, each amount once. */
const amountsAdded = (groups: readonly LineGroup[], letter: ChoiceLetter): readonly number[] => [
  ...new Set(
    groups.flatMap(({ symbols }) =>
      symbols.flatMap((symbol) =>
        symbol.kind === 'letter' && symbol.letter === letter ? [symbol.added] : [],
      ),
    ),
  ),
];

/** What is the same for all variants with the same alternatives. */
export interface Plan {
  readonly groups: readonly LineGroup[];
  readonly names: readonly SuitLetter[];
  readonly suitTwins: ReadonlyMap<SuitLetter, SuitLetter>;
  readonly ranges: readonly LetterRange[];
  readonly letterTwins: ReadonlyMap<ChoiceLetter, ChoiceLetter>;
  readonly anySuits: number;
}

/** Prepares the groups of one way to take alternatives. */
export const planFor = (
  groups: readonly LineGroup[],
  all: readonly LetterRange[],
  fixed: FixedSuits | undefined,
): Plan => {
  const inUse = lettersIn(groups);
  const ranges = all.filter(({ letter }) => inUse.has(letter));
  const names = SUIT_LETTERS.filter((name) => groups.some(({ suit }) => suit === name));
  const range = (name: ChoiceLetter): string => {
    const { kind, values } = ranges.find(({ letter }) => letter === name) as LetterRange;
    return `${kind} ${values}`;
  };
  return {
    groups,
    names,
    suitTwins: fixed === undefined ? earlierTwins(names, groups, () => true) : new Map(),
    ranges,
    letterTwins: earlierTwins(
      ranges.map(({ letter }) => letter),
      groups,
      (one, other) => range(one) === range(other),
    ),
    anySuits: groups.filter(({ suit }) => suit === '?').length,
  };
};

/** How much work may still be done; shared by the hands of a card, and counted down. */
export interface Budget {
  /** What is left of it; nothing more is made at 0 or below. */
  left: number;
}

/** All ways to choose the letters, in ascending order: what is made of one never meets what is made of another. */
export const waysOfLetters = (plan: Plan, budget: Budget): readonly (readonly number[])[] => {
  const { groups, ranges, letterTwins } = plan;
  const added = ranges.map(({ letter }) => amountsAdded(groups, letter));
  const twins = ranges.map(({ letter }) =>
    ranges.findIndex((range) => range.letter === letterTwins.get(letter)),
  );
  const ways: (readonly number[])[] = [];
  const choose = (letters: readonly number[], taken: number): void => {
    const place = letters.length;
    const range = ranges[place];
    if (range === undefined) {
      ways.push(letters);
      return;
    }
    const least = letters[twins[place] as number] ?? -1;
    for (const value of range.values) {
      if (--budget.left <= 0) return;
      const amounts = added[place] as readonly number[];
      if (range.kind === 'number' && amounts.some((amount) => value + amount > 9)) continue;
      const own = amounts.reduce(
        (bits, amount) => bits | (1 << (FIRST_BIT[range.kind] + withAdded(range.kind, value, amount))),
        0,
      );
      if (value > least && (own & taken) === 0) choose([...letters, value], taken | own);
    }
  };
  choose([], 0);
  return ways;
};

/** The suits of a, b and c; undefined for one that is not used. */
export type WayOfSuits = readonly (number | undefined)[];

/** All ways to choose suits for the letters in use, no two alike. */
export const waysOfSuits = (
  { names, suitTwins }: Plan,
  fixed: FixedSuits | undefined,
): readonly WayOfSuits[] => {
  if (fixed !== undefined) return [SUIT_LETTERS.map((name) => fixed[name])];
  const ways: WayOfSuits[] = [];
  const choose = (way: WayOfSuits): void => {
    const name = SUIT_LETTERS[way.length];
    if (name === undefined) ways.push(way);
    else if (!names.includes(name)) choose([...way, undefined]);
    else {
      const twin = suitTwins.get(name);
      const least = twin === undefined ? -1 : (way[SUIT_LETTERS.indexOf(twin)] as number);
      for (let suit = least + 1; suit < SUITS.length; suit++) if (!way.includes(suit)) choose([...way, suit]);
    }
  };
  choose([]);
  return ways;
};
