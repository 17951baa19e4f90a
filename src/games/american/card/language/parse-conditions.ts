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

/** What a condition says of its letter; undefined for what is none. */
const rangeOf = (text: string): Range | undefined => {
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

/** A condition written in some other way, as it is read: `x = odd`, `X Odd`, `V winds`, `X 3,6,9`. */
const mended = (condition: string): string | undefined => {
  const [, letter = '', words = ''] = /^([UVXYZ])\s*(?:[=:]|is\b|are\b)?\s*(.+)$/i.exec(condition) ?? [];
  const spellings = [words.toLowerCase().replace(/s$/, ''), words.toUpperCase().replace(/[\s,/]/g, '')];
  const spelled = spellings.find((words) => rangeOf(words) !== undefined);
  return spelled === undefined ? undefined : `${letter.toUpperCase()} ${spelled}`;
};

const CONDITION = /^([UVXYZ]) +(\S+)$/;

/** Reads the conditions of a hand, the part of its text from `start` on, behind the semicolon. */
export const parseConditions = (text: string, start: number, note: NoteFault): readonly Condition[] => {
  const read = new Map<string, Condition>();
  let offset = start;
  for (const piece of text.slice(start).split(/,(?!\s*\d)/)) {
    const condition = piece.trim();
    const place = { offset: offset + piece.length - piece.trimStart().length, length: condition.length };
    offset += piece.length + 1;
    const isSound = rangeOf(CONDITION.exec(condition)?.[2] ?? '') !== undefined;
    const write = isSound ? condition : mended(condition);
    if (write !== undefined && !isSound) note('conditionSpelling', place, { write });
    const [, letter = '', words = ''] = CONDITION.exec(write ?? '') ?? [];
    const range = rangeOf(words);
    if (range === undefined) note('conditionForm', place);
    else if (read.has(letter)) note('oneCondition', place);
    else read.set(letter, { letter: letter as Condition['letter'], ...range, ...place });
  }
  return [...read.values()];
};
