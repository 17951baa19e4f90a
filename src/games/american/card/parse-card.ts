import { nearestName } from '../../../core/nearest-name';
import { isRecord, ownList, ownValue } from '../../../core/own-values';
import {
  described,
  quoted,
  type Reason,
  type ReasonCode,
  type Rejection,
  rejected,
} from '../../../core/reason';
import { type Result, success } from '../../../core/result';
import { isPoints } from '../../../hands/points';
import type { Card, CardColor, CardLine, CardSection, SuitLetter } from './card';
import { CARD_LIMITS } from './card-limits';
import { addVariants, isMakeable, noVariants, type VariantSum } from './count-variants';
import { faultSentence, type HandFault } from './hand-fault';
import { type JsonFault, type JsonNode, lineAndColumn, locate, readJsonText } from './json-text';
import { type CardContext, parseHandText } from './parse-hand-text';
import type { ParsedHand } from './parsed-line';

type Path = readonly (string | number)[];

/** A card while it is read. */
interface Draft {
  readonly faults: Reason[];
  /** How many hands have been read. */
  hands: number;
  /** How many variants the hands have, and how much work they may still take. */
  readonly variants: VariantSum;
  context: CardContext;
  /** The hands as they were read. */
  readonly parsed: ParsedHand[];
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

const note = (
  draft: Draft,
  code: ReasonCode,
  message: string,
  path: Path,
  params: Reason['params'] = {},
): void => {
  draft.faults.push({ code, rule: code === 'tooLarge' ? '' : 'AG-24', message, at: { path }, params });
};

/** Where a path leads, in words: `The card`, `Section 2`, `Section 2, line 3`. */
const placeName = (path: Path): string => {
  const [, section, , line] = path;
  if (section === undefined) return 'The card';
  const name = `Section ${Number(section) + 1}`;
  return line === undefined ? name : `${name}, line ${Number(line) + 1}`;
};

const NAMES: Readonly<Record<'card' | 'section' | 'line' | 'colors', readonly string[]>> = {
  card: ['$schema', 'name', 'year', 'note', 'colors', 'sections'],
  section: ['name', 'note', 'lines'],
  line: ['hand', 'value', 'open', 'note'],
  colors: ['a', 'b', 'c'],
};
/** More names than a part of a card has; further ones are not looked at. */
const NAMES_READ = 20;

/** What other words for a property mean. */
const OTHER_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['concealed', 'open'],
  ['exposed', 'open'],
  ['points', 'value'],
]);
/** A name this short is near to any other. */
const SHORTEST_NAME = 4;

/** The property that is meant by a name; undefined if there is no telling. */
const meantName = (name: string, known: readonly string[]): string | undefined => {
  const word = OTHER_WORDS.get(name.toLowerCase());
  if (word !== undefined && known.includes(word)) return word;
  return name.length < SHORTEST_NAME ? undefined : nearestName(name, known);
};

const checkNames = (draft: Draft, value: object, what: keyof typeof NAMES, path: Path): void => {
  const known = NAMES[what];
  for (const name of Object.keys(value).slice(0, NAMES_READ)) {
    if (known.includes(name)) continue;
    const nearest = meantName(name, known);
    const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
    const owner = what === 'colors' ? '“colors”' : `a ${what}`;
    const message = `${placeName(path)}: ${owner} has no property ${quoted(name)}.${hint}`;
    const place = [...path, name.slice(0, 40)];
    note(draft, 'unknownCardProperty', message, place, nearest === undefined ? {} : { nearest });
  }
};

/** What was found, in words; empty lists and texts are called so. */
const foundText = (value: unknown): string => {
  if (Array.isArray(value) && value.length === 0) return 'an empty one';
  return typeof value === 'string' && value.trim() === '' ? 'an empty text' : described(value);
};

/** The number that a text is; undefined for anything else. */
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;

const OPEN_WORDS: ReadonlyMap<unknown, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['X', true],
  ['x', true],
  ['false', false],
  ['C', false],
  ['c', false],
]);

/** Notes a value that is not what is expected; a text that is meant for `meant` says so. */
const wrong = (
  draft: Draft,
  path: Path,
  expected: string,
  value: unknown,
  meant?: number | boolean,
): void => {
  const hint = meant === undefined ? '' : ` Write ${meant}, without quotation marks.`;
  const name = path.at(-1) ?? '';
  const property = typeof name === 'string' && name !== '' ? `“${name}”` : 'this';
  const message =
    value === undefined && path.length > 0
      ? `${placeName(path)}: ${property} is missing; expected ${expected}.`
      : `${placeName(path)}: expected ${property} to be ${expected}, not ${foundText(value)}.${hint}`;
  note(draft, 'notACard', message, path);
};

const tooLarge = (draft: Draft, path: Path, what: string, limit: number, length: number): void =>
  note(
    draft,
    'tooLarge',
    `${placeName(path)}: at most ${limit} ${what} are read; there are ${length}.`,
    path,
    {
      limit,
      length,
    },
  );

const readText = (draft: Draft, object: object, name: 'name' | 'note', path: Path): string | undefined => {
  const value = ownValue(object, name);
  if (value === undefined && name === 'note') return undefined;
  const place = [...path, name];
  const limit = CARD_LIMITS[name];
  if (typeof value !== 'string' || value.trim() === '') wrong(draft, place, 'a text', value);
  else if (value.length > limit) tooLarge(draft, place, 'characters', limit, value.length);
  else return value;
  return undefined;
};

/** A list that is not empty and within its limit; none, with a fault, for anything else. */
const readList = (
  draft: Draft,
  value: unknown,
  path: Path,
  what: string,
  limit: number,
): readonly unknown[] => {
  if (Array.isArray(value) && value.length > limit) tooLarge(draft, path, what, limit, value.length);
  else {
    const list = ownList(value, limit);
    if (list !== undefined && list.length > 0) return list;
    wrong(draft, path, `a list of ${what}`, value);
  }
  return NONE;
};

/** A fault of a hand as a reason: what is wrong, where, and what to write. */
const handReason = (
  text: string,
  { expected, offset, length, params = {} }: HandFault,
  path: Path,
): Reason => {
  const [code, rule, sentence] = faultSentence(expected);
  const found = text.slice(offset, offset + length);
  const place = `${placeName(path)}, character ${offset + 1}`;
  const shown = found === '' ? 'an empty text' : quoted(found);
  return {
    code,
    rule,
    message: `${place}: ${sentence(shown, quoted(String(params['write'])), params)}.`,
    at: { path, offset, length },
    params: { ...params, found: found.slice(0, 40), expected },
  };
};

/** What is wrong with a hand that was read without faults: too many variants, or none that can be made. */
const variantFaults = (draft: Draft, hand: ParsedHand, text: string): readonly HandFault[] => {
  const whole = { offset: 0, length: text.length };
  const { most, isExact } = addVariants(draft.variants, hand);
  const limit = CARD_LIMITS.variants;
  if (most > limit) {
    const params = isExact ? { limit, length: most } : { limit, atMost: most };
    return [{ expected: 'fewerVariants', ...whole, params }];
  }
  return isMakeable(hand, draft.variants.work) ? NONE : [{ expected: 'makeable', ...whole }];
};

/** Why no more hands of the card can be read after one; undefined if they can. */
const whyEnough = ({ sum, work }: VariantSum): string | undefined => {
  const limit = CARD_LIMITS.cardVariants;
  if (work.left <= 0)
    return `up to this hand it takes more than ${CARD_LIMITS.work} steps to list the variants of the card. Use fewer alternatives ( | ), letters and ?.`;
  return sum > limit ? `with this hand the card has ${sum} variants; at most ${limit} are read.` : undefined;
};

/** Whether there is too much of the card already to look at one more hand. */
const isFull = ({ hands, variants, faults }: Draft): boolean =>
  hands > CARD_LIMITS.hands || whyEnough(variants) !== undefined || faults.length >= CARD_LIMITS.faults;

const readHand = (draft: Draft, value: unknown, path: Path): void => {
  draft.hands++;
  if (typeof value !== 'string') wrong(draft, path, 'a hand, written as text', value);
  else if (value.length > CARD_LIMITS.hand)
    tooLarge(draft, path, 'characters', CARD_LIMITS.hand, value.length);
  else if (!isFull(draft)) {
    const { hand, faults } = parseHandText(value, draft.context);
    draft.parsed.push(hand);
    const all = faults.length > 0 ? faults : variantFaults(draft, hand, value);
    for (const fault of all) draft.faults.push(handReason(value, fault, path));
    const enough = whyEnough(draft.variants);
    if (enough !== undefined) {
      const params = { limit: CARD_LIMITS.cardVariants, length: draft.variants.sum };
      note(draft, 'tooLarge', `${placeName(path)}: ${enough}`, path, params);
    }
  }
};

const readHands = (draft: Draft, value: unknown, path: Path): string | readonly string[] => {
  if (!Array.isArray(value)) {
    readHand(draft, value, path);
    return value as string;
  }
  const hands = readList(draft, value, path, 'hands', CARD_LIMITS.hands);
  hands.forEach((hand, place) => {
    readHand(draft, hand, [...path, place]);
  });
  return Object.freeze([...hands]) as readonly string[];
};

const readLine = (draft: Draft, value: unknown, path: Path): CardLine | undefined => {
  if (!isRecord(value)) return void wrong(draft, path, 'a line, an object with a hand', value);
  checkNames(draft, value, 'line', path);
  const hand = readHands(draft, ownValue(value, 'hand'), [...path, 'hand']);
  const points = ownValue(value, 'value');
  if (!isPoints(points)) {
    const meant = numberIn(points);
    const expected = 'whole or half points from 0 to 1,000,000';
    wrong(draft, [...path, 'value'], expected, points, isPoints(meant) ? meant : undefined);
  }
  const open = ownValue(value, 'open');
  if (typeof open !== 'boolean')
    wrong(
      draft,
      [...path, 'open'],
      'true for a line with exposures (X), false for a concealed one (C)',
      open,
      OPEN_WORDS.get(open),
    );
  const remark = readText(draft, value, 'note', path);
  const line = { hand, value: points as number, open: open as boolean };
  return Object.freeze(remark === undefined ? line : { ...line, note: remark });
};

const readSection = (draft: Draft, value: unknown, path: Path): CardSection | undefined => {
  if (!isRecord(value)) return void wrong(draft, path, 'a section, an object with lines', value);
  checkNames(draft, value, 'section', path);
  const name = readText(draft, value, 'name', path) ?? '';
  const remark = readText(draft, value, 'note', path);
  const place = [...path, 'lines'];
  const lines = readList(draft, ownValue(value, 'lines'), place, 'lines', CARD_LIMITS.hands).map(
    (line, index) => readLine(draft, line, [...place, index]),
  );
  const section = { name, lines: Object.freeze(lines) as readonly CardLine[] };
  return Object.freeze(remark === undefined ? section : { name, note: remark, lines: section.lines });
};

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1_000 && Number(value) <= 9_999;

const readYear = (draft: Draft, card: object): number | undefined => {
  const year = ownValue(card, 'year');
  if (year === undefined || isYear(year)) return year;
  const meant = numberIn(year);
  wrong(draft, ['year'], 'a whole number of four digits', year, isYear(meant) ? meant : undefined);
  // The hands are read as if there were one, so that it is not missed again in each of them.
  return 1_000;
};

const LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];
const COLORS: readonly unknown[] = ['green', 'red', 'blue'];

const readColors = (draft: Draft, card: object): Card['colors'] => {
  const value = ownValue(card, 'colors');
  if (value === undefined) return undefined;
  if (isRecord(value)) checkNames(draft, value, 'colors', ['colors']);
  const given = isRecord(value) ? LETTERS.map((letter) => ownValue(value, letter)) : [];
  if (given.every((color) => COLORS.includes(color)) && new Set(given).size === 3) {
    const [a, b, c] = given as [CardColor, CardColor, CardColor];
    return Object.freeze({ a, b, c });
  }
  const expected = 'an object that gives a, b and c one each of green, red and blue';
  if (!isRecord(value)) wrong(draft, ['colors'], expected, value);
  else {
    const found = LETTERS.map(
      (letter, place) => `${letter} ${given[place] === undefined ? 'missing' : described(given[place])}`,
    );
    note(draft, 'notACard', `The card: expected “colors” to be ${expected}; found ${found.join(', ')}.`, [
      'colors',
    ]);
  }
  return { a: 'green', b: 'red', c: 'blue' };
};

const readCard = (draft: Draft, value: unknown): Card | undefined => {
  if (!isRecord(value)) return void wrong(draft, [], 'a card, an object with sections', value);
  checkNames(draft, value, 'card', []);
  const name = readText(draft, value, 'name', []) ?? '';
  const year = readYear(draft, value);
  const remark = readText(draft, value, 'note', []);
  const colors = readColors(draft, value);
  draft.context = { year, hasColors: colors !== undefined };
  const list = readList(draft, ownValue(value, 'sections'), ['sections'], 'sections', CARD_LIMITS.sections);
  const sections = list.map((section, place) => readSection(draft, section, ['sections', place]));
  if (draft.hands > CARD_LIMITS.hands) tooLarge(draft, ['sections'], 'hands', CARD_LIMITS.hands, draft.hands);
  return Object.freeze({
    name,
    ...(year !== undefined && { year }),
    ...(remark !== undefined && { note: remark }),
    ...(colors !== undefined && { colors }),
    sections: Object.freeze(sections) as readonly CardSection[],
  });
};

/** The cards that were read, which need not be read again, with their hands in the order of the card. */
const known = new WeakMap<object, readonly ParsedHand[]>();

/** The hands of a card that `parseCard` gave, in the order of the card; undefined for any other value. */
export const parsedHands = (card: Card): readonly ParsedHand[] | undefined => known.get(card);

const readValue = (value: unknown): Result<Card, Rejection> => {
  if (typeof value === 'object' && value !== null && known.has(value)) return success(value as Card);
  const context: CardContext = { year: undefined, hasColors: false };
  const draft: Draft = {
    faults: [],
    hands: 0,
    variants: noVariants(),
    context,
    parsed: [],
  };
  const card = readCard(draft, value);
  if (draft.faults.length > 0 || card === undefined)
    return rejected(...draft.faults.slice(0, CARD_LIMITS.faults));
  known.set(card, draft.parsed);
  return success(card);
};

const notJson = (text: string, { offset, expected, hint }: JsonFault): Reason => {
  const place = lineAndColumn(text, offset);
  const found = offset < text.length ? quoted(text.slice(offset, offset + 20)) : 'the end';
  const why = hint ?? `Expected ${expected}; found ${found}.`;
  const message = `Line ${place.line}, column ${place.column}: this is not JSON. ${why}`;
  return { code: 'notJson', rule: '', message, at: { offset, ...place }, params: { expected } };
};

/** A reason with its place in the text that the card was read from. */
const located = (reason: Reason, text: string, root: JsonNode): Reason => ({
  ...reason,
  at: { ...reason.at, ...locate(text, root, reason.at?.path ?? [], reason.at?.offset) },
});

/** What some programs write at the beginning of a text; it is no part of it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a card of hands (AG-23, AG-25) from a JSON value or from JSON text: docs/card-language.md says what it may
 * hold. Whatever is wrong with it is told at once, up to 100 mistakes, in the order of the card: each with
 * the path to its place, in the text of a hand with `offset` and `length`, and with `line` and `column` if the
 * card was given as text. The answer is frozen, and reading it again gives the same value.
 */
export const parseCard = (json: unknown): Result<Card, Rejection> => {
  if (typeof json !== 'string') return readValue(json);
  if (json.length > CARD_LIMITS.text) {
    const message = `The card has ${json.length} characters; at most ${CARD_LIMITS.text} are read.`;
    const params = { length: json.length, limit: CARD_LIMITS.text };
    return rejected({ code: 'tooLarge', rule: '', message, params });
  }
  const text = json.startsWith(BYTE_ORDER_MARK) ? json.slice(1) : json;
  const read = readJsonText(text);
  if ('expected' in read) return rejected(notJson(text, read));
  const card = readValue(read.value);
  return card.ok ? card : rejected(...card.error.reasons.map((reason) => located(reason, text, read)));
};
