/** The deepest that JSON from outside may be nested. */
const MOST_LEVELS = 64;

/** A JSON value and where it stands in its text. */
export interface JsonNode {
  /** The value. */
  readonly value: unknown;
  /** Index of its first character in the text. */
  readonly start: number;
  /** Its properties or items; undefined for a value that has none. */
  readonly inner: ReadonlyMap<string | number, JsonNode> | undefined;
}

/** Where a text stops being JSON. */
export interface JsonFault {
  /** Index of the character that does not fit. */
  readonly offset: number;
  /** What would have fit. */
  readonly expected: string;
  /** What to do about it, as a sentence, if it is a usual mistake. */
  readonly hint?: string | undefined;
}

/** A text as far as it was read. */
interface Reader {
  readonly text: string;
  at: number;
  fault: JsonFault | undefined;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const NOTHING: JsonNode = { value: undefined, start: 0, inner: undefined };

const stop = (reader: Reader, expected: string, offset: number = reader.at): JsonNode => {
  reader.fault ??= { offset, expected };
  return NOTHING;
};

/** The character after any white space. */
const next = (reader: Reader): string => {
  SPACE.lastIndex = reader.at;
  SPACE.test(reader.text);
  reader.at = SPACE.lastIndex;
  return reader.text.charAt(reader.at);
};

/** Takes this character if it comes next. */
const take = (reader: Reader, character: string): boolean => {
  if (next(reader) !== character) return false;
  reader.at++;
  return true;
};

/** The value of a piece of text that is JSON by itself; undefined if it is not. */
const decoded = (piece: string): unknown => {
  try {
    return JSON.parse(piece);
  } catch {
    return undefined;
  }
};

/** Where the text of a string ends, behind its closing quotation mark; -1 if it does not. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === '"') return at + 1;
  }
  return -1;
};

const readString = (reader: Reader): JsonNode => {
  const start = reader.at;
  const end = endOfString(reader.text, start);
  if (end < 0) return stop(reader, 'the closing quotation mark of this text');
  const piece = reader.text.slice(start, end);
  const value = decoded(piece);
  if (value === undefined) {
    const isLong = piece.includes('\n');
    return stop(
      reader,
      isLong ? 'the closing quotation mark of this text on its line' : 'a text with sound escapes',
    );
  }
  reader.at = end;
  return { value, start, inner: undefined };
};

const readPlain = (reader: Reader): JsonNode => {
  const start = reader.at;
  for (const [word, value] of WORDS)
    if (reader.text.startsWith(word, start)) {
      reader.at += word.length;
      return { value, start, inner: undefined };
    }
  NUMBER.lastIndex = start;
  const [digits] = NUMBER.exec(reader.text) ?? [];
  if (digits === undefined)
    return stop(reader, 'a value: an object, a list, a text, a number, true or false');
  reader.at += digits.length;
  return { value: Number(digits), start, inner: undefined };
};

const readList = (reader: Reader, levels: number): JsonNode => {
  const start = reader.at++;
  const inner = new Map<number, JsonNode>();
  if (!take(reader, ']')) {
    do inner.set(inner.size, readValue(reader, levels));
    while (reader.fault === undefined && take(reader, ','));
    if (!take(reader, ']')) return stop(reader, 'a comma or the end of the list');
  }
  return { value: [...inner.values()].map(({ value }) => value), start, inner };
};

/** Reads a property into those of its object. */
const readProperty = (reader: Reader, inner: Map<string, JsonNode>, levels: number): void => {
  if (next(reader) !== '"') return void stop(reader, 'the name of a property in quotation marks');
  const { value, start } = readString(reader);
  const name = String(value);
  if (inner.has(name)) return void stop(reader, 'a property that does not stand here already', start);
  if (!take(reader, ':')) return void stop(reader, 'a colon after the name of the property');
  inner.set(name, readValue(reader, levels));
};

const readObject = (reader: Reader, levels: number): JsonNode => {
  const start = reader.at++;
  const inner = new Map<string, JsonNode>();
  if (!take(reader, '}')) {
    do readProperty(reader, inner, levels);
    while (reader.fault === undefined && take(reader, ','));
    if (!take(reader, '}')) return stop(reader, 'a comma or the end of the object');
  }
  // `fromEntries` defines each property, so that one named `__proto__` is a property like any other.
  return { value: Object.fromEntries([...inner].map(([name, { value }]) => [name, value])), start, inner };
};

const readValue = (reader: Reader, levels: number): JsonNode => {
  const first = next(reader);
  if (first === '"') return readString(reader);
  if (first !== '{' && first !== '[') return readPlain(reader);
  if (levels === 0) return stop(reader, `no more than ${MOST_LEVELS} levels of lists and objects`);
  return first === '{' ? readObject(reader, levels - 1) : readList(reader, levels - 1);
};

/** What people type that JSON does not have, and what to do about it. */
const USUAL_MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/^[‘’“”„'`]/, 'Put names and texts in straight double quotation marks, as in "name".'],
  [/^(?:\/[/*]|#)/, 'JSON has no comments; a “note” of the card, a section or a line can say it.'],
  [/^true\b/i, 'Write true in lower case.'],
  [/^false\b/i, 'Write false in lower case.'],
];
const NO_MARKS = 'Put names and texts in double quotation marks, as in "name".';

/** A fault as a person would name it: a comma too many or too few, quotation marks, comments. */
const named = (text: string, { offset, expected }: JsonFault): JsonFault => {
  const end = text.slice(0, offset).trimEnd().length;
  const rest = text.slice(offset, offset + 10);
  if (text.charAt(end - 1) === ',' && /^[\]}]/.test(rest)) {
    const hint = `There is a comma after the last ${rest.startsWith(']') ? 'item of a list' : 'property of an object'}: leave it out.`;
    return { offset: end - 1, expected: 'no comma before the end', hint };
  }
  if (expected.startsWith('a comma') && /^["[{]/.test(rest))
    return { offset: end, expected, hint: 'Put a comma here: what comes next is another item or property.' };
  const [, hint] = USUAL_MISTAKES.find(([pattern]) => pattern.test(rest)) ?? [];
  const isText = /^(?:a value|the name)/.test(expected) && /^[A-Za-z_$]/.test(rest);
  return { offset, expected, hint: hint ?? (isText ? NO_MARKS : undefined) };
};

/** Reads JSON and keeps where each value stands; a property given twice is refused, too. */
export const readJsonText = (text: string): JsonNode | JsonFault => {
  const reader: Reader = { text, at: 0, fault: undefined };
  const node = readValue(reader, MOST_LEVELS);
  if (reader.fault === undefined && next(reader) !== '') stop(reader, 'nothing after the end of the value');
  return reader.fault === undefined ? node : named(text, reader.fault);
};

/** The index in the text of a character of a string that is written there, escapes counted as one character. */
const insideString = (text: string, start: number, offset: number): number => {
  let at = start + 1;
  for (let read = 0; read < offset; read++) {
    if (text.charAt(at) === '\\') at += text.charAt(at + 1) === 'u' ? 6 : 2;
    else at++;
  }
  return at;
};

/** A place in a text as people count it, from line 1 and column 1. */
export interface LineAndColumn {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1, in UTF-16 units. */
  readonly column: number;
}

/** The line and column of an index. */
export const lineAndColumn = (text: string, index: number): LineAndColumn => {
  const before = text.slice(0, index);
  const lines = before.split('\n');
  return { line: lines.length, column: index - before.lastIndexOf('\n') };
};

/** Where a value, or a character of a text, stands; as much of the path as there is. */
export const locate = (
  text: string,
  root: JsonNode,
  path: readonly (string | number)[],
  offset: number | undefined,
): LineAndColumn => {
  let node = root;
  for (const step of path) node = node.inner?.get(step) ?? node;
  const inString = offset !== undefined && typeof node.value === 'string';
  return lineAndColumn(text, inString ? insideString(text, node.start, offset) : node.start);
};
