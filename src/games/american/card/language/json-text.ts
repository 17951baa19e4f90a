/** The deepest nesting that is read. */
const MOST_LEVELS = 64;

/** A JSON value and its position in the text. */
export interface JsonNode {
  readonly value: unknown;
  /** Index of its first character in the text. */
  readonly start: number;
  /** Its properties or items; undefined for other values. */
  readonly inner: ReadonlyMap<string | number, JsonNode> | undefined;
}

/** Where a text stops being JSON. */
export interface JsonFault {
  /** Index of the character that does not fit. */
  readonly offset: number;
  /** What was expected there. */
  readonly expected: string;
  /** How to fix it, as a sentence, if it is a common mistake. */
  readonly hint?: string | undefined;
}

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /"[^"\\]*(?:\\.[^"\\]*)*"|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/sy;
const NOTHING: JsonNode = { value: undefined, start: 0, inner: undefined };

/** The value of a piece of JSON text; undefined if it is not valid. */
const decoded = (piece: string): unknown => {
  try {
    return JSON.parse(piece);
  } catch {
    return undefined;
  }
};

/** Common mistakes that are not JSON, and how to fix them. */
const USUAL_MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/^[‘’“”„'`]/, 'Put names and texts in straight double quotation marks, as in "name".'],
  [/^(?:\/[/*]|#)/, 'JSON has no comments. Write a “note” of the card, a section or a line instead.'],
  [/^true\b/i, 'Write true in lower case.'],
  [/^false\b/i, 'Write false in lower case.'],
];
const NO_MARKS = 'Put names and texts in double quotation marks, as in "name".';

/** Adds a hint for common mistakes: a comma too many or missing, quotation marks, comments. */
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

/** Reads JSON and keeps the position of each value; duplicate properties are refused. */
export const readJsonText = (text: string): JsonNode | JsonFault => {
  let at = 0;
  let fault: JsonFault | undefined;
  const stop = (expected: string, offset = at): JsonNode => {
    fault ??= { offset, expected };
    return NOTHING;
  };
  const matched = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  /** The next character that is not white space. */
  const next = (): string => {
    at += matched(SPACE)?.length ?? 0;
    return text.charAt(at);
  };
  const take = (character: string): boolean => {
    const isNext = next() === character;
    if (isNext) at++;
    return isNext;
  };
  const whyNotPlain = (piece: string | undefined): string => {
    if (piece?.includes('\n')) return 'the closing quotation mark on the same line';
    if (piece !== undefined) return 'a text with valid escapes';
    return text.charAt(at) === '"'
      ? 'the closing quotation mark of this text'
      : 'a value: an object, a list, a text, a number, true or false';
  };
  const readPlain = (start = at): JsonNode => {
    const piece = matched(PLAIN);
    const value = piece === undefined ? undefined : decoded(piece);
    if (piece === undefined || value === undefined) return stop(whyNotPlain(piece));
    at += piece.length;
    return { value, start, inner: undefined };
  };
  /** Reads the name of a property and its colon; undefined if they are wrong. */
  const readName = (known: ReadonlyMap<unknown, JsonNode>): string | undefined => {
    if (next() !== '"') return void stop('the name of a property in quotation marks');
    const { value, start } = readPlain();
    const name = String(value);
    if (known.has(name)) return void stop('a name that this object does not have yet', start);
    return take(':') ? name : void stop('a colon after the name of the property');
  };
  const readItems = (what: 'list' | 'object', levels: number): JsonNode => {
    const start = at++;
    const inner = new Map<string | number, JsonNode>();
    const close = what === 'list' ? ']' : '}';
    if (!take(close)) {
      do {
        const name = what === 'list' ? inner.size : readName(inner);
        if (name !== undefined) inner.set(name, readValue(levels));
      } while (fault === undefined && take(','));
      if (!take(close)) return stop(`a comma or the end of the ${what}`);
    }
    const values = [...inner].map(([name, { value }]) => [name, value] as const);
    // `fromEntries` defines properties, so one named `__proto__` is like any other.
    const value = what === 'list' ? values.map(([, one]) => one) : Object.fromEntries(values);
    return { value, start, inner };
  };
  const readValue = (levels: number): JsonNode => {
    const first = next();
    if (first !== '{' && first !== '[') return readPlain();
    if (levels === 0) return stop(`no more than ${MOST_LEVELS} levels of lists and objects`);
    return readItems(first === '{' ? 'object' : 'list', levels - 1);
  };
  const node = readValue(MOST_LEVELS);
  if (fault === undefined && next() !== '') stop('nothing after the end of the value');
  return fault === undefined ? node : named(text, fault);
};

/** The index in the text of a character of a JSON string; an escape is one character. */
const insideString = (text: string, start: number, offset: number): number => {
  let at = start + 1;
  for (let read = 0; read < offset; read++) {
    if (text.charAt(at) === '\\') at += text.charAt(at + 1) === 'u' ? 6 : 2;
    else at++;
  }
  return at;
};

/** A position in a text, counted from line 1 and column 1. */
export interface LineAndColumn {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1, in UTF-16 units. */
  readonly column: number;
}

export const lineAndColumn = (text: string, index: number): LineAndColumn => {
  const before = text.slice(0, index);
  const lines = before.split('\n');
  return { line: lines.length, column: index - before.lastIndexOf('\n') };
};

/** The position of a value, or of a character in a string; follows as much of the path as exists. */
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
