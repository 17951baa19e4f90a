import { stripVTControlCharacters } from 'node:util';

const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const HIDDEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Lines of text, without their line breaks. */
export type Lines = readonly string[];

/** A text without line breaks and the characters that could control a terminal or hide what it says. */
export const plain = (text: string): string => text.replace(CONTROLS, '');

/** The same with any white space turned into single spaces, for texts that may have line breaks. */
export const oneLine = (text: string): string => plain(text.replace(/\s+/gu, ' ')).trim();

/** A whole path in quotation marks, so that it can be found and copied. */
export const quotedPath = (path: string): string => `“${plain(path)}”`;

const escaped = (characters: string): string =>
  characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** A value as one line of JSON; characters that could control a terminal or hide text are escaped. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value).replace(HIDDEN, escaped)}\n`;

/** An answer for JSON, without the `message` that repeats its first reason. */
export const inJson = (answer: object): object =>
  'reasons' in answer
    ? Object.fromEntries(Object.entries(answer).filter(([name]) => name !== 'message'))
    : answer;

/** A line of Markdown for a terminal: links as their text, code without backticks. */
export const readable = (line: string): string =>
  line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

export const printed = (lines: Lines): string => lines.map((line) => `${line}\n`).join('');

/** A paragraph: a blank line and the lines, or nothing if there are none. */
export const paragraph = (lines: Lines): Lines => (lines.length === 0 ? [] : ['', ...lines]);

/** The width of the terminal; infinite if there is none. */
export const COLUMNS = process.stdout.columns || Infinity;

/** The width of wrapped text. */
export const WIDTH = Math.min(80, COLUMNS);

/** The visible length of a text, without style codes and variation selectors. */
const shownLength = (text: string): number =>
  [...stripVTControlCharacters(text).replace(/[\ufe0e\ufe0f]/g, '')].length;

/** The spaces between words (“5 %” is one), and those between the cells of a row, each the last of its gap. */
const WORDS = / (?!%)/;
const CELLS = /(?<= ) (?=\S)/;

/** A text as lines of at most `width` characters, broken between words; all but the first line are indented. */
export const wrapped = (text: string, width = WIDTH, indent = '', between = WORDS): Lines => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(between)) {
    if (line === '') line = word;
    else if (shownLength(line) + 1 + shownLength(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
};

/** A sentence that may quote an untrusted card, wrapped; no lines if it is empty. */
export const sentence = (text: string, width = WIDTH, indent = ''): Lines =>
  text === '' ? [] : wrapped(oneLine(text), width, indent);

/**
 * Lines no wider than `width`; longer ones are wrapped, indented a little more. A row, which has three cells or more, is set
 * closer or else broken between them; a line of dashes is cut.
 */
export const fitted = (lines: Lines, width: number): Lines =>
  lines.flatMap((line) => {
    if (shownLength(line) <= width) return [line];
    const [indent = ''] = /^ */.exec(line) ?? [];
    const text = line.slice(indent.length);
    const isRow = text.split(CELLS).length > 2;
    const closer =
      indent + text.replace(/ {3,}/g, '  ').replace(/^-{9,}$/, '-'.repeat(width - indent.length));
    if (shownLength(closer) <= width) return [closer];
    const parts = wrapped(text, width - indent.length, '  ', isRow ? CELLS : WORDS);
    const shorter = parts.map((one) => indent + one.trimEnd());
    return isRow ? fitted(shorter, width) : shorter;
  });

/** Lines as the text to print for a person, none wider than the terminal. */
export const shownText = (lines: Lines): string => printed(fitted(lines, COLUMNS));

/**
 * Rows of cells as lines, each column as wide as its widest cell and two spaces from the next; `lr` aligns the first
 * column left and the second right.
 */
export const columns = (
  rows: readonly (readonly string[])[],
  sides = 'l'.repeat(Math.max(0, ...rows.map(({ length }) => length))),
): Lines => {
  const widths = Array.from(sides, (_, at) => Math.max(0, ...rows.map((row) => shownLength(row[at] ?? ''))));
  return rows.map((row) =>
    widths
      .map((width, at) => {
        const cell = row[at] ?? '';
        const space = ' '.repeat(width - shownLength(cell));
        return sides[at] === 'l' ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
};

export const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/** A number with a noun: `1 tile`, `2 tiles`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const signed = (amount: number, text = String(amount)): string => (amount > 0 ? `+${text}` : text);

export const percent = (part: number, whole = 1): string => `${((100 * part) / whole).toFixed(1)} %`;
