import type { SuitLetter } from './card';
import type { ExpectedInHand, HandFault } from './hand-fault';
import type { CardSymbol, ChoiceLetter, LetterRange, LineGroup, LinePart, ParsedHand } from './parsed-line';
import { ANY_NUMBER, type Condition, readConditions } from './read-conditions';
import { CHOICE_LETTERS, readGroup } from './read-group';
import { mendWord, type SuitFor, suitLettersFor, TOKEN } from './usual-mistakes';

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

/** Notes a sign or word that stands where a hand has none; the same again is the same mistake. */
const strange =
  (expected: ExpectedInHand, length?: number) =>
  (draft: Draft, offset: number): void => {
    if (!draft.faults.some((known) => known.expected === expected)) fault(draft, expected, offset, length);
  };

const noSign = /* @__PURE__ */ strange('spaceOnly');

const SIGNS: ReadonlyMap<string, (draft: Draft, offset: number) => void> = /* @__PURE__ */ new Map([
  ['(', openBracket],
  ['|', nextChoice],
  [')', closeBracket],
  ['/', /* @__PURE__ */ strange('alternatives')],
  ['or', /* @__PURE__ */ strange('alternatives', 2)],
  [',', noSign],
  ['=', noSign],
  ['&', noSign],
  ['+', noSign],
  ['-', noSign],
]);

/** Reads a word as it was meant; what else is wrong with it is told once it is written so. */
const readWord = (
  word: string,
  offset: number,
  suitFor: SuitFor,
  year: number | undefined,
  faults: HandFault[],
): readonly LineGroup[] => {
  const mended = mendWord(word, suitFor);
  if (mended === undefined) return [readGroup(word, offset, year, faults)];
  const place = { offset, length: word.length };
  const { words, expected } = mended;
  faults.push({ expected, ...place, params: { write: words.join(' ') } });
  return words.map((one) => ({ ...readGroup(one, offset, year, []), ...place }));
};

const readParts = (text: string, year: number | undefined, faults: HandFault[]): readonly LinePart[] => {
  const draft: Draft = { parts: [], faults, bracket: undefined };
  const suitFor = suitLettersFor(text);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const sign = SIGNS.get(token);
    if (sign !== undefined) {
      sign(draft, index);
      continue;
    }
    for (const group of readWord(token, index, suitFor, year, faults))
      if (draft.bracket === undefined) draft.parts.push([[group]]);
      else draft.bracket.choices.at(-1)?.push(group);
  }
  if (draft.bracket !== undefined) fault(draft, 'closingBracket', draft.bracket.offset);
  return draft.parts;
};

/** Whether a symbol stands for a tile of a suit. */
const isOfSuit =
  (conditions: readonly Condition[]) =>
  (symbol: CardSymbol): boolean => {
    if (symbol.kind !== 'letter') return symbol.kind !== 'tile';
    const condition = conditions.find(({ letter }) => letter === symbol.letter);
    return condition === undefined || condition.kind === 'number';
  };

/** A word of a hand with a suit, or without. */
const withSuit = (word: string, suit: string): string => word.replace(/[abc?]?([!*~]*)$/, `${suit}$1`);

const checkSuit = (
  group: LineGroup,
  text: string,
  conditions: readonly Condition[],
  faults: HandFault[],
): void => {
  const needed = group.symbols.some(isOfSuit(conditions));
  if (needed === (group.suit !== undefined)) return;
  const { offset, length, alike, symbols } = group;
  const write = withSuit(text.slice(offset, offset + length), needed ? 'a' : '');
  const place = { offset, length };
  const letter = symbols.find(({ kind }) => kind === 'letter') as { letter: ChoiceLetter } | undefined;
  const isOpen = alike && letter !== undefined && conditions.every((one) => one.letter !== letter.letter);
  if (!needed) faults.push({ expected: 'noSuit', ...place, params: { write } });
  else if (!isOpen) faults.push({ expected: 'suit', ...place, params: { write } });
  else {
    const condition = `${conditions.length === 0 ? ';' : ','} ${letter.letter}`;
    faults.push({ expected: 'suitOrCondition', ...place, params: { write, condition } });
  }
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

const checkSuitOrder = (groups: readonly LineGroup[], text: string, faults: HandFault[]): void => {
  const place = (group: LineGroup): number => SUIT_LETTERS.indexOf(group.suit as SuitLetter);
  const used = new Set(groups.map(place));
  const gap = SUIT_LETTERS.findIndex((_, index) => !used.has(index));
  if (gap < 0) return;
  const beyond = groups.find((group) => place(group) > gap);
  if (beyond === undefined) return;
  const { offset, length } = beyond;
  const unused = SUIT_LETTERS[gap] as SuitLetter;
  const write = withSuit(text.slice(offset, offset + length), unused);
  faults.push({ expected: 'suitsInOrder', offset, length, params: { unused, write } });
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

/** What begins the conditions; a semicolon, or what is taken for one. */
const BEFORE_CONDITIONS = /[;:]|[,\s](?=\s*[UVXYZuvxyz]\s+(?:odd|even|wind|dragon)\b)/;
/** Mistakes that leave it open how many tiles were meant. */
const UNSURE: ReadonlySet<ExpectedInHand> = /* @__PURE__ */ new Set([
  'symbol',
  'mark',
  'alternatives',
  'openingBracket',
  'closingBracket',
]);

/** Reads a hand of a card from its text (docs/card-language.md), with everything that is wrong with it. */
export const parseHandText = (text: string, { year, hasColors }: CardContext): HandRead => {
  const faults: HandFault[] = [];
  const semicolon = text.search(BEFORE_CONDITIONS);
  const end = semicolon < 0 ? text.length : semicolon;
  const parts = readParts(text.slice(0, end), year, faults);
  const conditions = semicolon < 0 ? [] : readConditions(text, semicolon + 1, faults);
  if (!';'.includes(text.charAt(end)))
    faults.push({ expected: 'semicolon', offset: end, length: 1, params: { write: ';' } });
  const groups = parts.flat(2);
  if (faults.length === 0) {
    for (const group of groups) checkSuit(group, text, conditions, faults);
    for (const { letter, offset, length } of conditions)
      if (addedTo(letter, groups).length === 0) faults.push({ expected: 'letterInHand', offset, length });
    if (!hasColors) checkSuitOrder(groups, text, faults);
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
  if (!faults.some(({ expected }) => UNSURE.has(expected))) checkSize(parts, text, faults);
  const suits = SUIT_LETTERS.filter((letter) => groups.some(({ suit }) => suit === letter));
  faults.sort((one, other) => one.offset - other.offset);
  return { hand: { parts, letters, suits }, faults };
};
