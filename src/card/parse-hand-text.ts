import type { SuitLetter } from './card';
import type { ExpectedInHand, HandFault } from './hand-fault';
import type { ChoiceLetter, LetterRange, LineGroup, LinePart, ParsedHand } from './parsed-line';
import { ANY_NUMBER, type Condition, readConditions } from './read-conditions';
import { CHOICE_LETTERS, readGroup } from './read-group';

/** What a hand's text may refer to on its card. */
export interface CardContext {
  /** The year of the card. */
  readonly year: number | undefined;
  /** Whether the card says how suit letters are printed; then they need not be used in order. */
  readonly hasColors: boolean;
}

/** A hand read from its text; of use only if nothing is wrong with it. */
export interface HandRead {
  /** The hand. */
  readonly hand: ParsedHand;
  /** What is wrong, in the order of the text; empty if nothing is. */
  readonly faults: readonly HandFault[];
}

const SUIT_LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];
const HAND_SIZE = 14;

/** A word, or one of the signs between words. */
const TOKEN = /[()|]|[^\s()|]+/g;

/** The parts of a hand while they are read. */
interface Draft {
  readonly parts: LinePart[];
  readonly faults: HandFault[];
  /** The choices of the bracket that is open, with its place. */
  bracket: { readonly choices: LineGroup[][]; readonly offset: number } | undefined;
}

const fault = (draft: Draft, expected: ExpectedInHand, offset: number, length = 1): void => {
  draft.faults.push({ expected, offset, length });
};

const openBracket = (draft: Draft, offset: number): void => {
  if (draft.bracket !== undefined) fault(draft, 'closingBracket', draft.bracket.offset);
  draft.bracket = { choices: [[]], offset };
};

const nextChoice = (draft: Draft, offset: number): void => {
  if (draft.bracket === undefined) fault(draft, 'openingBracket', offset);
  else draft.bracket.choices.push([]);
};

const closeBracket = (draft: Draft, offset: number): void => {
  const { bracket } = draft;
  if (bracket === undefined) {
    fault(draft, 'openingBracket', offset);
    return;
  }
  if (bracket.choices.some(({ length }) => length === 0))
    fault(draft, 'groupInChoice', bracket.offset, offset + 1 - bracket.offset);
  draft.parts.push(bracket.choices);
  draft.bracket = undefined;
};

const SIGNS: ReadonlyMap<string, (draft: Draft, offset: number) => void> = /* @__PURE__ */ new Map([
  ['(', openBracket],
  ['|', nextChoice],
  [')', closeBracket],
]);

const readParts = (text: string, year: number | undefined, faults: HandFault[]): readonly LinePart[] => {
  const draft: Draft = { parts: [], faults, bracket: undefined };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const sign = SIGNS.get(token);
    if (sign !== undefined) sign(draft, index);
    else {
      const group = readGroup(token, index, year, faults);
      if (draft.bracket === undefined) draft.parts.push([[group]]);
      else draft.bracket.choices.at(-1)?.push(group);
    }
  }
  if (draft.bracket !== undefined) fault(draft, 'closingBracket', draft.bracket.offset);
  return draft.parts;
};

const needsSuit = ({ symbols }: LineGroup, conditions: readonly Condition[]): boolean =>
  symbols.some((symbol) => {
    if (symbol.kind !== 'letter') return symbol.kind !== 'tile';
    const condition = conditions.find(({ letter }) => letter === symbol.letter);
    return condition === undefined || condition.kind === 'number';
  });

const checkSuit = (group: LineGroup, conditions: readonly Condition[], faults: HandFault[]): void => {
  const needed = needsSuit(group, conditions);
  const { offset, length } = group;
  if (needed && group.suit === undefined) faults.push({ expected: 'suit', offset, length });
  if (!needed && group.suit !== undefined) faults.push({ expected: 'noSuit', offset, length });
};

/** How much is added to a letter anywhere in the groups. */
const addedTo = (letter: ChoiceLetter, groups: readonly LineGroup[]): readonly number[] =>
  groups.flatMap(({ symbols }) =>
    symbols.flatMap((symbol) => (symbol.kind === 'letter' && symbol.letter === letter ? [symbol.added] : [])),
  );

/** The most that may be added to a letter that stands for a wind or a dragon. */
const LONGEST_STEP: Readonly<Record<'wind' | 'dragon', number>> = { wind: 3, dragon: 0 };

/** What a letter can stand for in a hand; undefined, with a fault, if there is nothing. */
const rangeOf = (
  letter: ChoiceLetter,
  groups: readonly LineGroup[],
  condition: Condition | undefined,
  faults: HandFault[],
): readonly LetterRange[] => {
  const most = Math.max(...addedTo(letter, groups));
  const { kind, values } = condition ?? ANY_NUMBER;
  const group = groups.find(({ symbols }) =>
    symbols.some((symbol) => symbol.kind === 'letter' && symbol.letter === letter && symbol.added === most),
  ) as LineGroup;
  const place = { offset: group.offset, length: group.length };
  if (kind !== 'number') {
    if (most > LONGEST_STEP[kind]) faults.push({ expected: 'smallerStep', ...place });
    return [{ letter, kind, values }];
  }
  if (values.every((value) => value + most > 9)) faults.push({ expected: 'smallerNumber', ...place });
  return [{ letter, kind, values }];
};

const checkSuitOrder = (groups: readonly LineGroup[], faults: HandFault[]): void => {
  const place = (group: LineGroup): number => SUIT_LETTERS.indexOf(group.suit as SuitLetter);
  const used = new Set(groups.map(place));
  const gap = SUIT_LETTERS.findIndex((_, index) => !used.has(index));
  if (gap < 0) return;
  const beyond = groups.find((group) => place(group) > gap);
  if (beyond === undefined) return;
  const { offset, length } = beyond;
  faults.push({ expected: 'suitsInOrder', offset, length, params: { unused: SUIT_LETTERS[gap] } });
};

/** The different numbers of tiles that a part may have. */
const sizesOf = (part: LinePart): readonly number[] => [
  ...new Set(part.map((groups) => groups.reduce((sum, { symbols }) => sum + symbols.length, 0))),
];

const checkSize = (parts: readonly LinePart[], text: string, faults: HandFault[]): void => {
  let sums: readonly number[] = [0];
  for (const part of parts) {
    const sizes = sizesOf(part);
    sums = [...new Set(sums.flatMap((sum) => sizes.map((size) => sum + size)))];
  }
  const wrong = sums.filter((sum) => sum !== HAND_SIZE).sort((one, other) => one - other);
  if (wrong.length === 0) return;
  faults.push({ expected: 'fourteen', offset: 0, length: text.length, params: { counts: wrong } });
};

/** Reads a hand of a card from its text (docs/card-language.md), with everything that is wrong with it. */
export const parseHandText = (text: string, { year, hasColors }: CardContext): HandRead => {
  const faults: HandFault[] = [];
  const semicolon = text.indexOf(';');
  const end = semicolon < 0 ? text.length : semicolon;
  const parts = readParts(text.slice(0, end), year, faults);
  const conditions = semicolon < 0 ? [] : readConditions(text, semicolon + 1, faults);
  const groups = parts.flat(2);
  if (faults.length === 0) {
    for (const group of groups) checkSuit(group, conditions, faults);
    for (const { letter, offset, length } of conditions)
      if (addedTo(letter, groups).length === 0) faults.push({ expected: 'letterInHand', offset, length });
    if (!hasColors) checkSuitOrder(groups, faults);
  }
  const used = CHOICE_LETTERS.filter((letter) => addedTo(letter, groups).length > 0);
  const letters = used.flatMap((letter) =>
    rangeOf(
      letter,
      groups,
      conditions.find((condition) => condition.letter === letter),
      faults,
    ),
  );
  if (!faults.some(({ expected }) => expected === 'symbol' || expected.endsWith('Bracket')))
    checkSize(parts, text, faults);
  const suits = SUIT_LETTERS.filter((letter) => groups.some(({ suit }) => suit === letter));
  faults.sort((one, other) => one.offset - other.offset);
  return { hand: { parts, letters, suits }, faults };
};
