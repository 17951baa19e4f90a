import { nearestName } from '../../../../core/nearest-name';
import { isRecord, ownList } from '../../../../core/own-values';
import {
  type Form,
  flag,
  optional,
  partOf,
  record,
  type Telling,
  telling,
  wholeBetween,
} from '../../../../core/read';
import { described, type Path, quoted, type Reason, type ReasonCode } from '../../../../core/reason';
import { type Result, rejected, success } from '../../../../core/result';
import { isPoints, POINTS } from '../../../../hands/points';
import { variantCounter } from '../layouts/count-variants';
import type { Card, CardColor, CardLine, CardSection } from '../vocabulary';
import { handReason } from './faults';
import { type JsonFault, type JsonNode, lineAndColumn, locate, readJsonText } from './json-text';
import { CARD_LIMITS } from './limits';
import { parseHandText } from './parse-hand';
import { type ParsedHand, SUIT_LETTERS } from './parsed';

/** Names the place of a path: `The card`, `Section 2`, `Section 2, line 3`, and `hand 1` of a line with several. */
const placeName = ([, section, , line, , hand]: Path): string => {
  if (typeof section !== 'number') return 'The card';
  const places = [
    ['Section', section],
    ['line', line],
    ['hand', hand],
  ] as const;
  return places
    .flatMap(([name, place]) => (place === undefined ? [] : `${name} ${Number(place) + 1}`))
    .join(', ');
};

/** A reason whose message begins with the place. */
const reasonOf = (code: ReasonCode, said: string, path: Path, params: Reason['params'] = {}): Reason => ({
  code,
  rule: code === 'tooLarge' ? '' : 'AG-24',
  message: `${placeName(path)}: ${said}`,
  at: { path },
  params,
});

/** The part of a card at the end of a path, by path length. */
const OWNERS: Readonly<Record<number, string>> = { 0: 'a card', 1: '“colors”', 2: 'a section', 4: 'a line' };

/** The properties that people mean by other words. */
const OTHER_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['concealed', 'open'],
  ['exposed', 'open'],
  ['points', 'value'],
  ['bonus', 'concealedBonus'],
]);
/** Names shorter than this are too similar to any other. */
const SHORTEST_NAME = 4;

/** The property that a name probably means; undefined if unclear. */
const meantName = (name: string, known: readonly string[]): string | undefined => {
  const word = OTHER_WORDS.get(name.toLowerCase());
  if (word !== undefined && known.includes(word)) return word;
  return name.length < SHORTEST_NAME ? undefined : nearestName(name, known);
};

/** The JSON to write for a property given under another name: `"concealed": true` is `"open": false`. */
const writeFor = (name: string, nearest: string | undefined, value: unknown): string | undefined => {
  if (nearest !== 'open' || typeof value !== 'boolean') return undefined;
  const isOpposite = name.toLowerCase() === 'concealed';
  return `"open": ${value !== isOpposite}`;
};

const strange = (path: Path, name: string, known: readonly string[], value: unknown): Reason => {
  const nearest = meantName(name, known);
  const write = writeFor(name, nearest, value);
  const meant = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  const hint = write === undefined ? meant : ` Write ${write}.`;
  const said = `${OWNERS[path.length]} has no property ${quoted(name)}.${hint}`;
  const params = nearest === undefined ? {} : { nearest };
  return reasonOf('unknownCardProperty', said, partOf(path, name), params);
};

/** Describes what was found where something else was expected; empty lists and texts are called empty. */
const foundText = (value: unknown, expected: string): string => {
  if (expected.startsWith('a list') && Array.isArray(value) && value.length === 0) return 'an empty one';
  return typeof value === 'string' && value.trim() === '' ? 'an empty text' : described(value);
};

/** The reason for a wrong value; if a text clearly means `meant`, it says what to write. */
const wrong = (path: Path, expected: string, value: unknown, meant?: unknown): Reason => {
  const hint = meant === undefined ? '' : ` Write ${meant}, without quotation marks.`;
  const name = path.at(-1) ?? '';
  const property = typeof name === 'string' && name !== '' ? `“${name}”` : 'this';
  const said =
    value === undefined && path.length > 0
      ? `${property} is missing; expected ${expected}.`
      : `expected ${property} to be ${expected}, not ${foundText(value, expected)}.${hint}`;
  return reasonOf('notACard', said, path);
};

const tooLarge = (path: Path, what: string, limit: number, length: number): Reason =>
  reasonOf('tooLarge', `at most ${limit} ${what} are read; there are ${length}.`, path, { limit, length });

/** After 20 unknown properties, more are not reported. */
const WORDING = { wrong, strange, mostStrange: 20 };

/** Reads a value; a text in its place gets a hint about the value it stands for. */
const plainValue = <T>(form: Form<T>, meantBy: (text: string) => unknown = Number): Telling<T> =>
  telling(form, (path, expected, value) => {
    const isText = typeof value === 'string' && value.trim() !== '';
    return wrong(path, expected, value, isText ? form.read(meantBy(value)) : undefined);
  });

const textOf =
  (limit: number): Telling<string> =>
  (value, path, reasons) => {
    if (typeof value !== 'string' || value.trim() === '') reasons.push(wrong(path, 'a text', value));
    else if (value.length <= limit) return value;
    else reasons.push(tooLarge(path, 'characters', limit, value.length));
    return undefined;
  };

/** A list within its limit that is not empty. */
const listOf =
  <T>(what: string, limit: number, tell: Telling<T>): Telling<readonly T[]> =>
  (value, path, reasons) => {
    const list = ownList(value, limit) ?? [];
    if (Array.isArray(value) && value.length > limit) reasons.push(tooLarge(path, what, limit, value.length));
    else if (list.length === 0) reasons.push(wrong(path, `a list of ${what}`, value));
    return Object.freeze(list.flatMap((item, place) => tell(item, [...path, place], reasons) ?? []));
  };

/** A concealed line has no bonus, and no hand is worth more than the limit of points. */
const bonusFault = ({ open, value, concealedBonus }: CardLine, path: Path): Reason | undefined => {
  if (concealedBonus === undefined) return undefined;
  const fault =
    open === false
      ? 'a concealed line has no “concealedBonus”; raise its “value”, or write "open": true.'
      : !isPoints(value) || isPoints(value + concealedBonus)
        ? undefined
        : '“value” and “concealedBonus” must not come to more than 1,000,000.';
  return fault && reasonOf('notACard', fault, [...path, 'concealedBonus']);
};

const OPEN_WORDS: ReadonlyMap<unknown, boolean> = /* @__PURE__ */ new Map([
  ...['true', 'X', 'x'].map((word) => [word, true] as const),
  ...['false', 'C', 'c'].map((word) => [word, false] as const),
]);
const VALUE: Telling<number> = /* @__PURE__ */ plainValue(POINTS);
const OPEN: Telling<boolean> = /* @__PURE__ */ plainValue(
  { read: flag, expected: 'true for a line with exposures (X), false for a concealed one (C)' },
  (word) => OPEN_WORDS.get(word),
);
const YEAR: Telling<number> = /* @__PURE__ */ optional(
  /* @__PURE__ */ plainValue({
    read: /* @__PURE__ */ wholeBetween(1_000, 9_999),
    expected: 'a whole number of four digits',
  }),
);

const COLORS: readonly unknown[] = ['green', 'red', 'blue'];
const EXPECTED_COLORS = 'an object that gives a, b and c one each of green, red and blue';
const ANY: Telling<CardColor> = (value) => value as CardColor;
const COLORS_AS_GIVEN: Telling<NonNullable<Card['colors']>> = /* @__PURE__ */ record(
  { a: ANY, b: ANY, c: ANY },
  EXPECTED_COLORS,
  WORDING,
);

const tellColors: Telling<Card['colors']> = (value, path, reasons) => {
  const colors = COLORS_AS_GIVEN(value, path, reasons);
  const given = SUIT_LETTERS.map((letter): unknown => colors?.[letter]);
  const isSound = given.every((color) => COLORS.includes(color)) && new Set(given).size === COLORS.length;
  if (colors === undefined || isSound) return colors;
  const found = given.map(
    (color, place) => `${SUIT_LETTERS[place]} ${color === undefined ? 'missing' : described(color)}`,
  );
  const said = `expected “colors” to be ${EXPECTED_COLORS}; found ${found.join(', ')}.`;
  reasons.push(reasonOf('notACard', said, path));
  return undefined;
};

/** The address of the schema, which is not kept. */
const ADDRESS: Telling<undefined> = (value, path, reasons) => {
  if (value !== undefined && typeof value !== 'string') reasons.push(wrong(path, 'a text', value));
  return undefined;
};

/** Reads a card; the hands, which depend on its year and colors, are added to `parsed`. */
const cardTo = (parsed: ParsedHand[]): Telling<Card> => {
  const name = textOf(CARD_LIMITS.name);
  const note = optional(textOf(CARD_LIMITS.note));
  const variants = variantCounter();
  let hands = 0;
  let year: number | undefined;
  let hasColors = false;
  const hand: Telling<string> = (value, path, reasons) => {
    hands++;
    const limit = CARD_LIMITS.hand;
    const isFull =
      hands > CARD_LIMITS.hands || variants.enough() !== undefined || reasons.length >= CARD_LIMITS.faults;
    if (typeof value !== 'string') reasons.push(wrong(path, 'a hand, written as text', value));
    else if (value.length > limit) reasons.push(tooLarge(path, 'characters', limit, value.length));
    else if (!isFull) {
      const { hand, faults } = parseHandText(value, { year, hasColors });
      parsed.push(hand);
      for (const fault of faults) reasons.push(handReason(value, fault, placeName(path), path));
      const fault = faults.length === 0 && variants.faultOf(hand);
      const whole = { offset: 0, length: value.length };
      if (fault) reasons.push(handReason(value, { ...fault, ...whole }, placeName(path), path));
      const { why, ...params } = variants.enough() ?? {};
      if (why !== undefined) reasons.push(reasonOf('tooLarge', why, path, params));
      return value;
    }
    return undefined;
  };
  const some = listOf('hands', CARD_LIMITS.hands, hand);
  const members = record<CardLine>(
    {
      hand: (value, ...place) => (Array.isArray(value) ? some : hand)(value, ...place),
      value: VALUE,
      open: OPEN,
      concealedBonus: optional(VALUE),
      note,
    },
    'a line, an object with a hand',
    WORDING,
  );
  const line: Telling<CardLine> = (value, path, reasons) => {
    const read = members(value, path, reasons);
    const fault = read && bonusFault(read, path);
    if (fault !== undefined) reasons.push(fault);
    return read;
  };
  const lines = listOf('lines', CARD_LIMITS.hands, line);
  const section = record<CardSection>({ name, note, lines }, 'a section, an object with lines', WORDING);
  const sections = listOf('sections', CARD_LIMITS.sections, section);
  return record<Card & { readonly $schema?: undefined }>(
    {
      $schema: ADDRESS,
      name,
      year: (value, ...place) => {
        const read = YEAR(value, ...place);
        // With a bad year, hands are read as if the card had one, so that it is not reported again for each.
        year = value === undefined ? undefined : (read ?? 1_000);
        return read;
      },
      note,
      colors: (value, ...place) => {
        hasColors = value !== undefined;
        return hasColors ? tellColors(value, ...place) : undefined;
      },
      sections: (value, path, reasons) => {
        const read = sections(value, path, reasons);
        if (hands > CARD_LIMITS.hands) reasons.push(tooLarge(path, 'hands', CARD_LIMITS.hands, hands));
        return read;
      },
    },
    'a card, an object with sections',
    WORDING,
  );
};

/** Cards that were read already, with their hands in card order. */
const known = new WeakMap<object, readonly ParsedHand[]>();

const isKnown = (value: unknown): value is Card => isRecord(value) && known.has(value);

/** The hands of a card returned by `parseCard`, in card order. */
export const parsedHands = (card: Card): readonly ParsedHand[] => known.get(card) ?? [];

const readValue = (value: unknown): Result<Card> => {
  if (isKnown(value)) return success(value);
  const parsed: ParsedHand[] = [];
  const reasons: Reason[] = [];
  const card = cardTo(parsed)(value, [], reasons);
  if (reasons.length > 0 || card === undefined) return rejected(...reasons.slice(0, CARD_LIMITS.faults));
  known.set(card, parsed);
  return success(card);
};

const notJson = (text: string, { offset, expected, hint }: JsonFault): Reason => {
  const place = lineAndColumn(text, offset);
  const found = offset < text.length ? quoted(text.slice(offset, offset + 20)) : 'the end';
  const why = hint ?? `Expected ${expected}; found ${found}.`;
  const message = `Line ${place.line}, column ${place.column}: this is not JSON. ${why}`;
  return { code: 'notJson', rule: '', message, at: { offset, ...place }, params: { expected } };
};

/** A reason with its position in the card’s text. */
const located = (reason: Reason, text: string, root: JsonNode): Reason => ({
  ...reason,
  at: { ...reason.at, ...locate(text, root, reason.at?.path ?? [], reason.at?.offset) },
});

/** Some programs write this at the start of a text; it is skipped. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a card of hands (AG-23, AG-25) from a JSON value or from JSON text.
 *
 * `docs/card-language.md` says what a card can have. Reading a returned card again returns the same object.
 *
 * @param json - The card: an object, or its JSON as text.
 * @returns The card, frozen, or up to 100 mistakes in card order. Each has the path to its place, `offset` and `length`
 * if it is in the text of a hand, and `line` and `column` if the card was given as text.
 * @example
 * ```ts
 * import { parseCard, unwrap } from 'mahjongg/american';
 *
 * const lines = [{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }];
 * unwrap(parseCard({ name: 'Kitchen card', sections: [{ name: 'Evens', lines }] })).name;
 * // => 'Kitchen card'
 * const wrong = parseCard('{ "name": "Kitchen card" }');
 * wrong.ok || wrong.error.message; // => 'The card: “sections” is missing; expected a list of sections.'
 * ```
 */
export const parseCard = (json: unknown): Result<Card> => {
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
