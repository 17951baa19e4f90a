import { nearestName } from '../../../../core/nearest-name';
import { isRecord, ownList, ownValue } from '../../../../core/own-values';
import {
  described,
  quoted,
  type Reason,
  type ReasonCode,
  type Rejection,
  rejected,
} from '../../../../core/reason';
import { type Result, success } from '../../../../core/result';
import { isPoints } from '../../../../hands/points';
import { addVariants, isMakeable, noVariants, type VariantSum } from '../layouts/count-variants';
import type { Card, CardColor, CardLine, CardSection } from '../vocabulary';
import { type HandFault, handReason } from './faults';
import { type JsonFault, type JsonNode, lineAndColumn, locate, readJsonText } from './json-text';
import { CARD_LIMITS } from './limits';
import { type CardContext, parseHandText } from './parse-hand';
import { type ParsedHand, SUIT_LETTERS } from './parsed';

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

const note = (
  { faults }: Draft,
  code: ReasonCode,
  message: string,
  path: Path,
  params: Reason['params'] = {},
): undefined => {
  faults.push({ code, rule: code === 'tooLarge' ? '' : 'AG-24', message, at: { path }, params });
};

/** Where a path leads, in words: `The card`, `Section 2`, `Section 2, line 3`. */
const placeName = ([, section, , line]: Path): string => {
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

/** Notes a value that is not what is expected; a text that is meant for `meant` says so. */
const wrong = (draft: Draft, path: Path, expected: string, value: unknown, meant?: unknown): undefined => {
  const hint = meant === undefined ? '' : ` Write ${meant}, without quotation marks.`;
  const name = path.at(-1) ?? '';
  const property = typeof name === 'string' && name !== '' ? `“${name}”` : 'this';
  const said =
    value === undefined && path.length > 0
      ? `${property} is missing; expected ${expected}.`
      : `expected ${property} to be ${expected}, not ${foundText(value)}.${hint}`;
  note(draft, 'notACard', `${placeName(path)}: ${said}`, path);
};

const tooLarge = (draft: Draft, path: Path, what: string, limit: number, length: number): undefined => {
  const message = `${placeName(path)}: at most ${limit} ${what} are read; there are ${length}.`;
  note(draft, 'tooLarge', message, path, { limit, length });
};

const readText = (draft: Draft, value: unknown, path: Path, limit: number): string | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return wrong(draft, path, 'a text', value);
  return value.length > limit ? tooLarge(draft, path, 'characters', limit, value.length) : value;
};

/** The title or name of a card or section. */
const readName = (draft: Draft, owner: object, path: Path): string =>
  readText(draft, ownValue(owner, 'name'), [...path, 'name'], CARD_LIMITS.name) ?? '';

/** The remark of a card, section or line, as a member of it, if there is one. */
const readNote = (draft: Draft, owner: object, path: Path): { readonly note?: string } => {
  const value = ownValue(owner, 'note');
  const text = value === undefined ? value : readText(draft, value, [...path, 'note'], CARD_LIMITS.note);
  return text === undefined ? {} : { note: text };
};

/** A list that is not empty and within its limit, its items read; none, with a fault, for anything else. */
const readList = <T>(
  draft: Draft,
  value: unknown,
  path: Path,
  what: string,
  limit: number,
  readItem: (draft: Draft, item: unknown, path: Path) => T,
): readonly T[] => {
  const list = ownList(value, limit) ?? [];
  if (Array.isArray(value) && value.length > limit) tooLarge(draft, path, what, limit, value.length);
  else if (list.length === 0) wrong(draft, path, `a list of ${what}`, value);
  return Object.freeze(list.map((item, place) => readItem(draft, item, [...path, place])));
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
  return isMakeable(hand, draft.variants.work) ? [] : [{ expected: 'makeable', ...whole }];
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

const readHand = (draft: Draft, value: unknown, path: Path): string => {
  draft.hands++;
  const limit = CARD_LIMITS.hand;
  if (typeof value !== 'string') wrong(draft, path, 'a hand, written as text', value);
  else if (value.length > limit) tooLarge(draft, path, 'characters', limit, value.length);
  else if (!isFull(draft)) {
    const { hand, faults } = parseHandText(value, draft.context);
    draft.parsed.push(hand);
    for (const fault of faults.length > 0 ? faults : variantFaults(draft, hand, value))
      draft.faults.push(handReason(value, fault, placeName(path), path));
    const enough = whyEnough(draft.variants);
    const params = { limit: CARD_LIMITS.cardVariants, length: draft.variants.sum };
    if (enough !== undefined) note(draft, 'tooLarge', `${placeName(path)}: ${enough}`, path, params);
  }
  return typeof value === 'string' ? value : '';
};

const OPEN = 'true for a line with exposures (X), false for a concealed one (C)';
const OPEN_WORDS: ReadonlyMap<unknown, boolean> = /* @__PURE__ */ new Map([
  ...['true', 'X', 'x'].map((word) => [word, true] as const),
  ...['false', 'C', 'c'].map((word) => [word, false] as const),
]);

/** The number that a text is, if it is one that is sound. */
const numberIn = (text: unknown, isSound: (value: unknown) => boolean): number | undefined =>
  typeof text === 'string' && text.trim() !== '' && isSound(Number(text)) ? Number(text) : undefined;

const readLine = (draft: Draft, value: unknown, path: Path): CardLine | undefined => {
  if (!isRecord(value)) return wrong(draft, path, 'a line, an object with a hand', value);
  checkNames(draft, value, 'line', path);
  const hands = ownValue(value, 'hand');
  const place = [...path, 'hand'];
  const hand = Array.isArray(hands)
    ? readList(draft, hands, place, 'hands', CARD_LIMITS.hands, readHand)
    : readHand(draft, hands, place);
  const points = ownValue(value, 'value');
  const open = ownValue(value, 'open');
  if (!isPoints(points)) {
    const meant = numberIn(points, isPoints);
    wrong(draft, [...path, 'value'], 'whole or half points from 0 to 1,000,000', points, meant);
  }
  if (typeof open !== 'boolean') wrong(draft, [...path, 'open'], OPEN, open, OPEN_WORDS.get(open));
  const remark = readNote(draft, value, path);
  return Object.freeze({ hand, value: isPoints(points) ? points : 0, open: open === true, ...remark });
};

const readSection = (draft: Draft, value: unknown, path: Path): CardSection | undefined => {
  if (!isRecord(value)) return wrong(draft, path, 'a section, an object with lines', value);
  checkNames(draft, value, 'section', path);
  const named = { name: readName(draft, value, path), ...readNote(draft, value, path) };
  const place = [...path, 'lines'];
  const lines = readList(draft, ownValue(value, 'lines'), place, 'lines', CARD_LIMITS.hands, readLine);
  return Object.freeze({ ...named, lines: lines as readonly CardLine[] });
};

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1_000 && Number(value) <= 9_999;

const readYear = (draft: Draft, year: unknown): number | undefined => {
  if (year === undefined || isYear(year)) return year;
  wrong(draft, ['year'], 'a whole number of four digits', year, numberIn(year, isYear));
  // The hands are read as if there were one, so that it is not missed again in each of them.
  return 1_000;
};

const COLORS: readonly unknown[] = ['green', 'red', 'blue'];

const readColors = (draft: Draft, value: unknown): Card['colors'] => {
  if (value === undefined) return undefined;
  const path = ['colors'];
  const expected = 'an object that gives a, b and c one each of green, red and blue';
  if (!isRecord(value)) wrong(draft, path, expected, value);
  else {
    checkNames(draft, value, 'colors', path);
    const given = SUIT_LETTERS.map((letter) => ownValue(value, letter));
    if (given.every((color) => COLORS.includes(color)) && new Set(given).size === COLORS.length) {
      const [a, b, c] = given as [CardColor, CardColor, CardColor];
      return Object.freeze({ a, b, c });
    }
    const found = given.map(
      (color, place) => `${SUIT_LETTERS[place]} ${color === undefined ? 'missing' : described(color)}`,
    );
    const message = `The card: expected “colors” to be ${expected}; found ${found.join(', ')}.`;
    note(draft, 'notACard', message, path);
  }
  return { a: 'green', b: 'red', c: 'blue' };
};

const readCard = (draft: Draft, value: unknown): Card | undefined => {
  if (!isRecord(value)) return wrong(draft, [], 'a card, an object with sections', value);
  checkNames(draft, value, 'card', []);
  const name = readName(draft, value, []);
  const year = readYear(draft, ownValue(value, 'year'));
  const remark = readNote(draft, value, []);
  const colors = readColors(draft, ownValue(value, 'colors'));
  draft.context = { year, hasColors: colors !== undefined };
  const limit = CARD_LIMITS.sections;
  const sections = readList(draft, ownValue(value, 'sections'), ['sections'], 'sections', limit, readSection);
  if (draft.hands > CARD_LIMITS.hands) tooLarge(draft, ['sections'], 'hands', CARD_LIMITS.hands, draft.hands);
  return Object.freeze({
    name,
    ...(year !== undefined && { year }),
    ...remark,
    ...(colors !== undefined && { colors }),
    sections: sections as readonly CardSection[],
  });
};

/** The cards that were read, which need not be read again, with their hands in the order of the card. */
const known = new WeakMap<object, readonly ParsedHand[]>();

/** The hands of a card that `parseCard` gave, in the order of the card; undefined for any other value. */
export const parsedHands = (card: Card): readonly ParsedHand[] | undefined => known.get(card);

const readValue = (value: unknown): Result<Card, Rejection> => {
  if (typeof value === 'object' && value !== null && known.has(value)) return success(value as Card);
  const context: CardContext = { year: undefined, hasColors: false };
  const draft: Draft = { faults: [], hands: 0, variants: noVariants(), context, parsed: [] };
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
  const { length } = json;
  const limit = CARD_LIMITS.text;
  if (length > limit) {
    const message = `The card has ${length} characters; at most ${limit} are read.`;
    return rejected({ code: 'tooLarge', rule: '', message, params: { length, limit } });
  }
  const text = json.startsWith(BYTE_ORDER_MARK) ? json.slice(1) : json;
  const read = readJsonText(text);
  if ('expected' in read) return rejected(notJson(text, read));
  const card = readValue(read.value);
  return card.ok ? card : rejected(...card.error.reasons.map((reason) => located(reason, text, read)));
};
