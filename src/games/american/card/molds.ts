import type { MadeGroup } from './make-groups';
import type { LetterRange, LineGroup, ParsedHand } from './parsed-line';

/** The suit letters, in order. */
export const SUIT_LETTERS = ['a', 'b', 'c'] as const;

/** A group of a line, prepared for making many variants. */
export interface Mold {
  /** The group. */
  readonly line: LineGroup;
  /** Place of its suit letter, -1 if it has none. */
  readonly suitPlace: number;
  /** Whether its suit is any. */
  readonly anySuit: boolean;
  /** By the place of a letter in the hand what is added to it, each amount as a bit; 0 for a letter that it does not use. */
  readonly added: readonly number[];
  /** A number that is the same for equal groups, as it is and after each exchange of two names. */
  readonly shapes: readonly number[];
  /** What was made of it, by suit and letters. */
  readonly made: Map<number, MadeGroup>;
}

/** Two suit letters or two letters of a hand, by their places: the one that comes later first. */
export type Exchange = readonly [later: number, earlier: number];

/** The groups of a hand, prepared for making its variants. */
export interface Molds {
  /** The parts of the hand. */
  readonly parts: readonly (readonly (readonly Mold[])[])[];
  /** The letters of the hand. */
  readonly letters: readonly LetterRange[];
  /** The exchanges of suit letters; that at place n is number n + 1 among the shapes of a group. */
  readonly suitExchanges: readonly Exchange[];
  /** The exchanges of letters that stand for the same things; their shapes follow. */
  readonly letterExchanges: readonly Exchange[];
}

const shapeText = (
  { symbols, suit, takesJokers, takesFlowers, alike }: LineGroup,
  rename: (name: string) => string,
): string => {
  const tiles = symbols.map((symbol) => {
    if (symbol.kind === 'tile') return symbol.tile;
    if (symbol.kind === 'number') return String(symbol.number);
    return symbol.kind === 'dragon' ? 'D' : rename(symbol.letter) + symbol.added;
  });
  return `${tiles.sort().join()} ${rename(suit ?? '')} ${takesJokers} ${takesFlowers} ${alike}`;
};

const same = (name: string): string => name;
const exchanged =
  (one: string, other: string) =>
  (name: string): string =>
    name === one ? other : name === other ? one : name;

/** All pairs of places, for each place those with earlier ones, the last of these first. */
const pairs = (count: number): readonly Exchange[] =>
  Array.from({ length: count }, (_, later) =>
    Array.from({ length: later }, (_, back): Exchange => [later, later - 1 - back]),
  ).flat();

const rangeText = ({ kind, values }: LetterRange): string => `${kind} ${values}`;

/** Prepares the groups of a hand. */
export const moldsOf = ({ parts, letters }: ParsedHand): Molds => {
  const suitExchanges = pairs(SUIT_LETTERS.length);
  const letterExchanges = pairs(letters.length).filter(
    ([one, other]) => rangeText(letters[one]!) === rangeText(letters[other]!),
  );
  const renames = [
    same,
    ...suitExchanges.map(([one, other]) => exchanged(SUIT_LETTERS[one]!, SUIT_LETTERS[other]!)),
    ...letterExchanges.map(([one, other]) => exchanged(letters[one]!.letter, letters[other]!.letter)),
  ];
  const numbers = new Map<string, number>();
  const shapeOf = (line: LineGroup, rename: (name: string) => string): number => {
    const text = shapeText(line, rename);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const addedTo = ({ symbols }: LineGroup, { letter }: LetterRange): number =>
    symbols.reduce(
      (bits, symbol) =>
        symbol.kind === 'letter' && symbol.letter === letter ? bits | (1 << symbol.added) : bits,
      0,
    );
  const moldOf = (line: LineGroup): Mold => ({
    line,
    suitPlace: SUIT_LETTERS.indexOf(line.suit as 'a'),
    anySuit: line.suit === '?',
    added: letters.map((range) => addedTo(line, range)),
    shapes: renames.map((rename) => shapeOf(line, rename)),
    made: new Map(),
  });
  return {
    parts: parts.map((part) => part.map((groups) => groups.map(moldOf))),
    letters,
    suitExchanges,
    letterExchanges,
  };
};
