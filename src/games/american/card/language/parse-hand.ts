import { HAND_SIZE } from '../../tiles';
import type { ExpectedInHand, HandFault, NoteFault } from './faults';
import { LAST_YEAR, parseGroup, type YearOfHand } from './parse-group';
import {
  amountsIn,
  type ChoiceLetter,
  type LetterRange,
  type LineGroup,
  type LinePart,
  type ParsedHand,
  type Stretch,
  SUIT_LETTERS,
} from './parsed';
import { mendWord, type SuitFor, suitLettersFor, TOKEN } from './usual-mistakes';

/** What a hand’s text may refer to on its card. */
export interface CardContext {
  /** The year of the card. */
  readonly year: number | undefined;
  /** Whether the card says how suit letters are printed; if so, they need not be used in order. */
  readonly hasColors: boolean;
}

/** A hand read from its text, usable only if it has no faults. */
export interface HandRead {
  readonly hand: ParsedHand;
  /** The mistakes in text order; empty if there are none. */
  readonly faults: readonly HandFault[];
}

const CHOICE_LETTERS: readonly ChoiceLetter[] = ['U', 'V', 'X', 'Y', 'Z', 'year'];

/** Signs and words that no hand has, and what is expected instead. */
const STRANGE: ReadonlyMap<string, ExpectedInHand> = /* @__PURE__ */ new Map([
  ...['/', 'or'].map((sign) => [sign, 'alternatives'] as const),
  ...[',', '=', '&', '+', '-'].map((sign) => [sign, 'spaceOnly'] as const),
]);

const SAID_ONCE: readonly ExpectedInHand[] = ['alternatives', 'spaceOnly'];

/** Reads a word as it was meant; only its first mistake is reported. */
const parseWord = (
  word: string,
  offset: number,
  suitFor: SuitFor,
  year: YearOfHand,
  note: NoteFault,
): readonly LineGroup[] => {
  const mended = mendWord(word, suitFor);
  if (mended === undefined) return [parseGroup(word, offset, year, note)];
  const { words, expected } = mended;
  const place = { offset, length: word.length };
  note(expected, place, { write: words.join(' ') });
  return words.map((one) => ({ ...parseGroup(one, offset, year, () => {}), ...place }));
};

/** Alternatives in brackets, and where the bracket opens. */
interface Bracket {
  readonly choices: LineGroup[][];
  readonly offset: number;
}

/** The text with spaces for brackets within brackets, the first of which is noted; if some are not closed, the text as it is. */
const outerBrackets = (text: string, note: NoteFault): string => {
  let depth = 0;
  let inner: number | undefined;
  const outer = text.replace(/[()]/g, (bracket, offset: number) => {
    const isInner = (bracket === '(' ? depth++ : --depth) > 0;
    if (isInner) inner ??= offset;
    return isInner ? ' ' : bracket;
  });
  if (depth !== 0 || inner === undefined) return text;
  note('oneLevel', { offset: inner, length: 1 });
  return outer;
};

const parseParts = (text: string, year: YearOfHand, note: NoteFault): readonly LinePart[] => {
  const parts: LinePart[] = [];
  const suitFor = suitLettersFor(text);
  const fault = (expected: ExpectedInHand, offset: number, length = 1): void =>
    note(expected, { offset, length });
  let bracket: Bracket | undefined;
  for (const { 0: token, index } of outerBrackets(text, note).matchAll(TOKEN)) {
    const strange = STRANGE.get(token);
    if (token === '(') {
      if (bracket !== undefined) fault('closingBracket', bracket.offset);
      bracket = { choices: [[]], offset: index };
    } else if (strange !== undefined) fault(strange, index, token.length);
    else if (token !== '|' && token !== ')') {
      const groups = parseWord(token, index, suitFor, year, note);
      const choice = bracket?.choices.at(-1);
      if (choice !== undefined) choice.push(...groups);
      else parts.push(...groups.map((group) => [[group]]));
    } else if (bracket === undefined) fault('openingBracket', index);
    else if (token === '|') bracket.choices.push([]);
    else {
      const { choices, offset } = bracket;
      if (choices.some(({ length }) => length === 0)) fault('groupInChoice', offset, index + 1 - offset);
      parts.push(choices);
      bracket = undefined;
    }
  }
  if (bracket !== undefined) fault('closingBracket', bracket.offset);
  return parts;
};

type Range = Omit<LetterRange, 'letter'>;

/** What a condition may name by kind, in the order of the values. */
const ORDERS: readonly (readonly [Range['kind'], order: string, first: number])[] = [
  ['number', '123456789', 1],
  ['wind', 'ESWN', 0],
  ['dragon', 'GR0', 0],
];

const WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['odd', '13579'],
  ['even', '2468'],
  ['wind', 'ESWN'],
  ['dragon', 'GR0'],
]);

const YEARS = /^(?:[1-9]\d{3}(?:-[1-9]\d{3})? +)+$/;

/** Years and ranges of years, in ascending order; undefined if the text is something else. */
const yearsOf = (text: string): Range | undefined => {
  if (!YEARS.test(`${text} `)) return undefined;
  const years = text.split(/ +/).map((piece) => piece.split('-').map(Number));
  if (years.some(([first = 0, last = first]) => last < first)) return undefined;
  const all = years.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  return { kind: 'year', values: [...new Set(all)].sort((one, other) => one - other) };
};

/** What a condition allows for its letter; undefined if it is not a condition. */
const conditionRange = (letter: string, text: string): Range | undefined => {
  if (letter === 'year') return yearsOf(text);
  const tiles = [...(WORDS.get(text) ?? text)];
  const found = ORDERS.find(([, order]) => tiles.length > 0 && tiles.every((tile) => order.includes(tile)));
  if (found === undefined) return undefined;
  const [kind, order, first] = found;
  const values = [...order].flatMap((tile, place) => (tiles.includes(tile) ? [first + place] : []));
  return { kind, values };
};

/** A letter without a condition stands for any number. */
const ANY_NUMBER: Range = { kind: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

/** A condition with its place in the text. */
interface Condition extends LetterRange, Stretch {}

/** Rewrites years in other spellings: `1995 to 2026`, `2018, 2024 or 2026`. */
const spelledYears = (words: string): string =>
  words
    .replace(/\s*(?:[-\u2013]|\bto\b)\s*/gi, '-')
    .replace(/[\s,/]+(?:(?:or|and)\b\s*)?/gi, ' ')
    .replace(/^(\d{4})-(\d{4})$/, (range, first, last) => (last < first ? `${last}-${first}` : range))
    .trim();

/** Rewrites a condition in another spelling: `x = odd`, `X Odd`, `V winds`, `X 3,6,9`. */
const mended = (condition: string): string | undefined => {
  const [, written = '', words = ''] =
    /^(\{?years?\}?|[UVXYZ])\s*(?:[=:]|is\b|are\b|from\b)?\s*(.+)$/i.exec(condition) ?? [];
  const letter = written.length > 1 ? 'year' : written.toUpperCase();
  const spellings = [
    words.toLowerCase().replace(/s$/, ''),
    words.toUpperCase().replace(/[\s,/]/g, ''),
    words.replace(/^(\d)\s*[-\u2013]\s*(\d)$/, (_, first, last) => '123456789'.slice(first - 1, last)),
    spelledYears(words),
  ];
  const spelled = spellings.find((words) => conditionRange(letter, words) !== undefined);
  return spelled === undefined ? undefined : `${letter} ${spelled}`;
};

const CONDITION = /^([UVXYZ]|year) +(.+)$/;

/** Reads the conditions, the text of a hand from `start` on, after the semicolon. */
const parseConditions = (text: string, start: number, note: NoteFault): readonly Condition[] => {
  const read = new Map<string, Condition>();
  let offset = start;
  for (const piece of text.slice(start).split(/[,;](?!\s*\d)/)) {
    if (offset > start && text[offset - 1] === ';')
      note('comma', { offset: offset - 1, length: 1 }, { write: ',' });
    const condition = piece.trim();
    const place = { offset: offset + piece.length - piece.trimStart().length, length: condition.length };
    offset += piece.length + 1;
    const [, name = '', what = ''] = CONDITION.exec(condition) ?? [];
    const isSound = conditionRange(name, what) !== undefined;
    const write = isSound ? condition : mended(condition);
    if (write !== undefined && !isSound) note('conditionSpelling', place, { write });
    const [, letter = '', words = ''] = CONDITION.exec(write ?? '') ?? [];
    const range = conditionRange(letter, words);
    if (range === undefined) note('conditionForm', place);
    else if (read.has(letter)) note('oneCondition', place);
    else read.set(letter, { letter: letter as Condition['letter'], ...range, ...place });
  }
  return [...read.values()];
};

/** The text of a group with this suit, which may be empty. */
const withSuit = (text: string, { offset, length, suit: own }: LineGroup, suit: string): string => {
  const [, tiles = '', marks = ''] = /^(.*?)([!*~]*)$/s.exec(text.slice(offset, offset + length)) ?? [];
  return (own !== undefined && tiles.endsWith(own) ? tiles.slice(0, -1) : tiles) + suit + marks;
};

/** Letters of these kinds need a suit. */
const SUITED: readonly LetterRange['kind'][] = ['number', 'year'];

const checkSuit = (
  group: LineGroup,
  text: string,
  conditions: readonly Condition[],
  note: NoteFault,
): void => {
  const { alike, symbols, suit } = group;
  const conditionOf = (own: ChoiceLetter | undefined): Condition | undefined =>
    conditions.find(({ letter }) => letter === own);
  const needed = symbols.some(
    ({ kind, letter }) =>
      kind === 'suited' || (kind === 'letter' && SUITED.includes(conditionOf(letter)?.kind ?? 'number')),
  );
  if (needed === (suit !== undefined)) return;
  const write = withSuit(text, group, needed ? 'a' : '');
  const letter = symbols.find(({ kind }) => kind === 'letter')?.letter;
  const isOpen = needed && alike && letter !== undefined && conditionOf(letter) === undefined;
  const condition = `${conditions.length === 0 ? ';' : ','} ${letter}`;
  const expected = isOpen ? 'suitOrCondition' : needed ? 'suit' : 'noSuit';
  note(expected, group, isOpen ? { write, condition } : { write });
};

const addedTo = (own: ChoiceLetter, groups: readonly LineGroup[]): readonly number[] =>
  groups.flatMap((group) => amountsIn(group, own));

/** By kind: the highest value of a letter plus its amount, or else the highest amount; and the fault for more. */
// biome-ignore format: a line for each
const FARTHEST: Readonly<Record<LetterRange['kind'], readonly [most: number, isSum: boolean, ExpectedInHand]>> = {
  number: [9, true, 'smallerNumber'],
  year: [LAST_YEAR, true, 'smallerYear'],
  wind: [3, false, 'smallerStep'],
  dragon: [0, false, 'smallerStep'],
};

/** What a letter can stand for in a hand; notes a fault if that is nothing. */
const rangeOf = (
  letter: ChoiceLetter,
  groups: readonly LineGroup[],
  { kind, values }: Range,
  note: NoteFault,
): LetterRange => {
  const most = Math.max(...addedTo(letter, groups));
  const [farthest, isSum, expected] = FARTHEST[kind];
  const isTooFar = values.every((value) => most + (isSum ? value : 0) > farthest);
  const group = groups.find((one) => addedTo(letter, [one]).includes(most));
  if (isTooFar && group !== undefined) note(expected, group);
  return { letter, kind, values };
};

const checkSuitOrder = (groups: readonly LineGroup[], text: string, note: NoteFault): void => {
  const unused = SUIT_LETTERS.find((letter) => groups.every(({ suit }) => suit !== letter));
  const beyond = groups.find(({ suit }) => suit !== undefined && suit !== '?' && suit > (unused ?? 'c'));
  if (unused === undefined || beyond === undefined) return;
  const others = groups.some((one) => one !== beyond && one.suit === beyond.suit);
  note('suitsInOrder', beyond, { unused, write: withSuit(text, beyond, unused), others });
};

/** The different results of choosing one alternative of each part. */
const waysThrough = <W>(
  parts: readonly LinePart[],
  first: W,
  take: (before: W, groups: readonly LineGroup[]) => W,
): readonly W[] =>
  parts.reduce<readonly W[]>(
    (ways, part) => [...new Set(part.flatMap((groups) => ways.map((way) => take(way, groups))))],
    [first],
  );

/** Checks that no choice of alternatives has groups in more than three suits, named suits included. */
const checkSuitCount = (parts: readonly LinePart[], note: NoteFault): void => {
  let beyond: LineGroup | undefined;
  waysThrough<string>(parts, '', (before, groups) => {
    const suits = new Set(before);
    for (const group of groups) {
      if (group.suit !== undefined && group.suit !== '?') suits.add(group.suit);
      if (suits.size > SUIT_LETTERS.length) beyond ??= group;
    }
    return [...suits].sort().join('');
  });
  if (beyond !== undefined) note('threeSuits', beyond);
};

const checkSize = (parts: readonly LinePart[], text: string, note: NoteFault): void => {
  const sums = waysThrough(parts, 0, (before, groups) =>
    groups.reduce((sum, { symbols }) => sum + symbols.length, before),
  );
  const counts = sums.filter((sum) => sum !== HAND_SIZE).sort((one, other) => one - other);
  if (counts.length > 0)
    note('fourteen', { offset: 0, length: text.length }, { counts, some: counts.length < sums.length });
};

/** What begins the conditions: a semicolon, or something typed in its place. */
const BEFORE_CONDITIONS = /[;:]|[,\s](?=\s*(?:[UVXYZuvxyz]\s+(?:odd|even|wind|dragon)\b|[Yy]ear\s+\d{4}))/;
/** Mistakes that make it unclear how many tiles were meant. */
const UNSURE: readonly ExpectedInHand[] = [
  'symbol',
  'braces',
  'mark',
  'alternatives',
  'openingBracket',
  'closingBracket',
  'oneLevel',
];

/** Reads a hand of a card from its text (docs/card-language.md), with all its mistakes. */
export const parseHandText = (text: string, { year, hasColors }: CardContext): HandRead => {
  const faults: HandFault[] = [];
  const note: NoteFault = (expected, { offset, length }, params) => {
    // The same wrong sign again is the same mistake.
    const isKnown = SAID_ONCE.includes(expected) && faults.some((fault) => fault.expected === expected);
    if (!isKnown) faults.push({ expected, offset, length, params });
  };
  const semicolon = text.search(BEFORE_CONDITIONS);
  const end = semicolon < 0 ? text.length : semicolon;
  const conditions = semicolon < 0 ? [] : parseConditions(text, semicolon + 1, note);
  // A bad condition for the year is reported by itself.
  const isChosen = /year/i.test(text.slice(end));
  const parts = parseParts(text.slice(0, end), { year, isChosen }, note);
  if (!';'.includes(text.charAt(end))) note('semicolon', { offset: end, length: 1 }, { write: ';' });
  const groups = parts.flat(2);
  const used = CHOICE_LETTERS.filter((letter) => addedTo(letter, groups).length > 0);
  if (faults.length === 0) {
    for (const group of groups) checkSuit(group, text, conditions, note);
    for (const condition of conditions) if (!used.includes(condition.letter)) note('letterInHand', condition);
    if (!hasColors) checkSuitOrder(groups, text, note);
    checkSuitCount(parts, note);
  }
  const letters = used.map((letter) =>
    rangeOf(letter, groups, conditions.find((one) => one.letter === letter) ?? ANY_NUMBER, note),
  );
  if (faults.every(({ expected }) => !UNSURE.includes(expected))) checkSize(parts, text, note);
  faults.sort((one, other) => one.offset - other.offset);
  return { hand: { parts, letters }, faults };
};
