import type { NoteFault } from './faults';
import type { LetterRange, Stretch } from './parsed';

type Range = Omit<LetterRange, 'letter'>;

/** By kind what may stand in a condition, in the order of the values. */
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

/** Years and ranges of years, in ascending order; undefined for what is none. */
const yearsOf = (text: string): Range | undefined => {
  if (!YEARS.test(`${text} `)) return undefined;
  const years = text.split(/ +/).map((piece) => piece.split('-').map(Number));
  if (years.some(([first = 0, last = first]) => last < first)) return undefined;
  const all = years.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  return { kind: 'year', values: [...new Set(all)].sort((one, other) => one - other) };
};

/** What a condition says of its letter; undefined for what is none. */
const rangeOf = (letter: string, text: string): Range | undefined => {
  if (letter === 'year') return yearsOf(text);
  const tiles = [...(WORDS.get(text) ?? text)];
  const found = ORDERS.find(([, order]) => tiles.length > 0 && tiles.every((tile) => order.includes(tile)));
  if (found === undefined) return undefined;
  const [kind, order, first] = found;
  const values = [...order].flatMap((tile, place) => (tiles.includes(tile) ? [first + place] : []));
  return { kind, values };
};

/** What a letter stands for if no condition says otherwise: any number. */
export const ANY_NUMBER: Range = { kind: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

/** A condition as it was read, with its place in the text. */
export interface Condition extends LetterRange, Stretch {}

/** Years written in some other way: `1995 to 2026`, `2018, 2024 or 2026`. */
const spelledYears = (words: string): string =>
  words
    .replace(/\s*(?:[-\u2013]|\bto\b)\s*/gi, '-')
    .replace(/[\s,/]+(?:(?:or|and)\b\s*)?/gi, ' ')
    .trim();

/** A condition written in some other way, as it is read: `x = odd`, `X Odd`, `V winds`, `X 3,6,9`. */
const mended = (condition: string): string | undefined => {
  const [, written = '', words = ''] =
    /^(\{?years?\}?|[UVXYZ])\s*(?:[=:]|is\b|are\b|from\b)?\s*(.+)$/i.exec(condition) ?? [];
  const letter = written.length > 1 ? 'year' : written.toUpperCase();
  const spellings = [
    words.toLowerCase().replace(/s$/, ''),
    words.toUpperCase().replace(/[\s,/]/g, ''),
    spelledYears(words),
  ];
  const spelled = spellings.find((words) => rangeOf(letter, words) !== undefined);
  return spelled === undefined ? undefined : `${letter} ${spelled}`;
};

const CONDITION = /^([UVXYZ]|year) +(.+)$/;

/** Reads the conditions of a hand, the part of its text from `start` on, behind the semicolon. */
export const parseConditions = (text: string, start: number, note: NoteFault): readonly Condition[] => {
  const read = new Map<string, Condition>();
  let offset = start;
  for (const piece of text.slice(start).split(/,(?!\s*\d)/)) {
    const condition = piece.trim();
    const place = { offset: offset + piece.length - piece.trimStart().length, length: condition.length };
    offset += piece.length + 1;
    const [, name = '', what = ''] = CONDITION.exec(condition) ?? [];
    const isSound = rangeOf(name, what) !== undefined;
    const write = isSound ? condition : mended(condition);
    if (write !== undefined && !isSound) note('conditionSpelling', place, { write });
    const [, letter = '', words = ''] = CONDITION.exec(write ?? '') ?? [];
    const range = rangeOf(letter, words);
    if (range === undefined) note('conditionForm', place);
    else if (read.has(letter)) note('oneCondition', place);
    else read.set(letter, { letter: letter as Condition['letter'], ...range, ...place });
  }
  return [...read.values()];
};
