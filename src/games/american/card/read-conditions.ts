import type { HandFault } from './hand-fault';
import type { ChoiceLetter, LetterRange } from './parsed-line';

const WIND_ORDER = 'ESWN';
/** The dragons by suit: bams, craks, dots. */
const DRAGON_ORDER = 'GR0';

type Range = Omit<LetterRange, 'letter'>;

const places = (text: string, order: string): readonly number[] =>
  [...order].flatMap((character, place) => (text.includes(character) ? [place] : []));

const numbers = (digits: string): Range => ({
  kind: 'number',
  values: places(digits, '123456789').map((place) => place + 1),
});

/** What a letter stands for if no condition says otherwise: any number. */
export const ANY_NUMBER: Range = /* @__PURE__ */ numbers('123456789');

const WORDS: ReadonlyMap<string, Range> = /* @__PURE__ */ new Map([
  ['odd', numbers('13579')],
  ['even', numbers('2468')],
  ['wind', { kind: 'wind', values: [0, 1, 2, 3] }],
  ['dragon', { kind: 'dragon', values: [0, 1, 2] }],
]);

const rangeOf = (text: string): Range | undefined => {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (/^[1-9]+$/.test(text)) return numbers(text);
  if (/^[ESWN]+$/.test(text)) return { kind: 'wind', values: places(text, WIND_ORDER) };
  return /^[RG0]+$/.test(text) ? { kind: 'dragon', values: places(text, DRAGON_ORDER) } : undefined;
};

/** A condition as it was read, with its place in the text. */
export interface Condition extends LetterRange {
  /** Where it begins. */
  readonly offset: number;
  /** How many characters it has. */
  readonly length: number;
}

/** A condition written in some other way, as it is read: `x = odd`, `X Odd`, `V winds`, `X 3,6,9`. */
const mended = (condition: string): string | undefined => {
  const [, letter = '', words = ''] = /^([UVXYZ])\s*(?:[=:]|is\b|are\b)?\s*(.+)$/i.exec(condition) ?? [];
  const spellings = [words.toLowerCase().replace(/s$/, ''), words.toUpperCase().replace(/[\s,/]/g, '')];
  const spelled = spellings.find((words) => rangeOf(words) !== undefined);
  return spelled === undefined ? undefined : `${letter.toUpperCase()} ${spelled}`;
};

const CONDITION = /^([UVXYZ]) +(\S+)$/;

/** Reads the conditions of a hand, the part of its text from `start` on, behind the semicolon. */
export const readConditions = (text: string, start: number, faults: HandFault[]): readonly Condition[] => {
  const read = new Map<string, Condition>();
  let offset = start;
  for (const piece of text.slice(start).split(/,(?!\s*\d)/)) {
    const condition = piece.trim();
    const place = { offset: offset + piece.length - piece.trimStart().length, length: condition.length };
    offset += piece.length + 1;
    const isSound = rangeOf(CONDITION.exec(condition)?.[2] ?? '') !== undefined;
    const write = isSound ? condition : mended(condition);
    if (write !== undefined && !isSound)
      faults.push({ expected: 'conditionSpelling', ...place, params: { write } });
    const [, letter = '', words = ''] = CONDITION.exec(write ?? '') ?? [];
    const range = rangeOf(words);
    if (range === undefined) faults.push({ expected: 'conditionForm', ...place });
    else if (read.has(letter)) faults.push({ expected: 'oneCondition', ...place });
    else read.set(letter, { letter: letter as ChoiceLetter, ...range, ...place });
  }
  return [...read.values()];
};
