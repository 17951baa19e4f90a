import { ownValue } from '../core/own-values';
import { notText, quoted, type Reason, type Rejection, rejected, tooLarge } from '../core/reason';
import { type Result, success } from '../core/result';
import { formatTiles } from '../tiles/format-tiles';
import { parseTiles, parseTilesAt } from '../tiles/parse-tiles';
import { isTileList } from '../tiles/rack-order';
import type { Tile } from '../tiles/tile';
import type { Hand, Meld } from './hand';
import { LIMITS } from './limits';

/** How many faults of a text are reported; reading stops there. */
const FAULTS_REPORTED = 24;

/** What would have been right where the brackets or the plus sign of a text are wrong. */
type Expected =
  | 'closingBracket'
  | 'openingBracket'
  | 'tilesInBracket'
  | 'onePlus'
  | 'meldBeforePlus'
  | 'flowers';

const SENTENCES: Readonly<Record<Expected, string>> = {
  closingBracket: 'expected tiles and the same kind of bracket after them, with no other bracket in between',
  openingBracket: 'expected the opening bracket before the tiles of the meld',
  tilesInBracket: 'expected at least one tile in the brackets',
  onePlus: 'expected only one +, before the flowers laid aside',
  meldBeforePlus: 'expected melds before the +; after it come the flowers laid aside',
  flowers: 'expected the flowers laid aside after the +',
};

/**
 * The parts of a text: a meld with its brackets, the plus sign, anything else up to the next of
 * these, or a bracket that has no partner. Each character is looked at twice at most.
 */
const PART = /\[([^[\]()+]*)\]|\(([^[\]()+]*)\)|\+|[^[\]()+]+|[[\]()]/g;

/** What has been read of a text so far. */
interface Draft {
  readonly text: string;
  readonly concealed: Tile[];
  readonly melds: Meld[];
  readonly flowers: Tile[];
  readonly reasons: Reason[];
  /** Where the plus sign stands, if there was one. */
  plus?: number;
}

const fault = ({ text, reasons }: Draft, expected: Expected, offset: number, length: number): void => {
  const found = text.slice(offset, offset + length);
  reasons.push({
    code: 'badNotation',
    rule: '',
    message: `${quoted(found)} at character ${offset + 1}: ${SENTENCES[expected]}.`,
    at: { offset, length },
    params: { found: found.slice(0, 40), expected },
  });
};

/** The tiles between two places of the text; what is wrong with them is collected. */
const tilesBetween = ({ text, reasons }: Draft, start: number, end: number): readonly Tile[] => {
  const read = parseTilesAt(text, start, end);
  if (read.ok) return read.value;
  reasons.push(...read.error.reasons);
  return [];
};

const readMeld = (draft: Draft, part: string, offset: number): void => {
  if (draft.plus !== undefined) fault(draft, 'meldBeforePlus', offset, part.length);
  const faults = draft.reasons.length;
  const tiles = tilesBetween(draft, offset + 1, offset + part.length - 1);
  if (tiles.length > 0) draft.melds.push(part.startsWith('(') ? { tiles, concealed: true } : { tiles });
  else if (draft.reasons.length === faults) fault(draft, 'tilesInBracket', offset, part.length);
};

const readPart = (draft: Draft, part: string, offset: number): void => {
  if (part === '+') {
    if (draft.plus !== undefined) fault(draft, 'onePlus', offset, 1);
    draft.plus ??= offset;
  } else if (part === '[' || part === '(') {
    fault(draft, 'closingBracket', offset, 1);
  } else if (part === ']' || part === ')') {
    fault(draft, 'openingBracket', offset, 1);
  } else if (part.startsWith('[') || part.startsWith('(')) {
    readMeld(draft, part, offset);
  } else {
    const list = draft.plus === undefined ? draft.concealed : draft.flowers;
    for (const tile of tilesBetween(draft, offset, offset + part.length)) list.push(tile);
  }
};

const checkSizes = ({ concealed, melds, flowers, reasons }: Draft): void => {
  const held = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length);
  const tiles = Math.max(held, flowers.length);
  if (tiles > LIMITS.tiles) reasons.push(tooLarge('tiles', LIMITS.tiles, tiles));
  if (melds.length > LIMITS.melds) reasons.push(tooLarge('melds', LIMITS.melds, melds.length));
};

/**
 * Reads a hand written as text: `11B 333B [444B] [55BJ] + F1 S3`.
 *
 * - Tiles outside brackets are the concealed ones, in the notation of `parseTiles`, the winning tile among them.
 * - Each pair of square brackets holds the tiles of one exposure.
 * - Each pair of round brackets holds the tiles of a meld that counts as concealed, such as a declared concealed
 *   kong.
 * - After a `+` come the flowers and seasons laid aside, in games that lay them aside.
 *
 * Spaces are free around brackets and the `+`. It looks only at the form: how many tiles there are, and whether a
 * meld is a sound one, depends on the game.
 *
 * @param text - The hand: at most 24 tiles, 7 melds and 65,536 characters.
 * @returns The hand, or up to 24 reasons with their place in the text: `unknownTile` for tiles, `badNotation` for
 * brackets and the `+`, `tooLarge`, or `notText` for a value that is no text. `params` names what was `found` and
 * what was `expected`.
 * @example
 * ```ts
 * import { parseHandText, unwrap } from 'mahjongg';
 *
 * unwrap(parseHandText('2B RR [EEEJ]'));
 * // => { concealed: ['2B', 'RD', 'RD'], melds: [{ tiles: ['E', 'E', 'E', 'J'] }] }
 * ```
 */
export const parseHandText = (text: string): Result<Hand, Rejection> => {
  if (typeof text !== 'string') return rejected(notText('a hand as text, such as “11B 333B [444B]”', text));
  if (text.length > LIMITS.text) return rejected(tooLarge('characters', LIMITS.text, text.length));
  const draft: Draft = { text, concealed: [], melds: [], flowers: [], reasons: [] };
  for (const match of text.matchAll(PART)) {
    readPart(draft, match[0], match.index);
    if (draft.reasons.length >= FAULTS_REPORTED) return rejected(...draft.reasons.slice(0, FAULTS_REPORTED));
  }
  const { concealed, melds, flowers, reasons, plus } = draft;
  if (plus !== undefined && reasons.length === 0 && flowers.length === 0) fault(draft, 'flowers', plus, 1);
  checkSizes(draft);
  if (reasons.length > 0) return rejected(...reasons);
  return success({ concealed, ...(melds.length > 0 && { melds }), ...(flowers.length > 0 && { flowers }) });
};

/** The reasons against a text that is a member of something larger, with its name. */
const within = (name: string, { reasons }: Rejection): readonly Reason[] =>
  reasons.map((reason) => ({ ...reason, at: { path: [name], ...reason.at } }));

/** A member that is a list of tiles, or text that is read as such; what is wrong with the text is noted. */
export const listedTiles = (value: unknown, name: string, reasons: Reason[]): unknown => {
  if (typeof value !== 'string') return value;
  const read = parseTiles(value);
  if (read.ok) return read.value;
  reasons.push(...within(name, read.error));
  return [];
};

/** A member that is a list of melds, or text with each in brackets of its own; what is wrong with the text is noted. */
export const listedMelds = (value: unknown, name: string, reasons: Reason[]): unknown => {
  if (typeof value !== 'string') return value;
  const read = parseHandText(value);
  if (!read.ok) reasons.push(...within(name, read.error));
  else if (read.value.concealed.length > 0 || read.value.flowers !== undefined) {
    const message =
      'Write each meld in brackets of its own, as in [333B] [44BJ]; here are tiles outside the brackets.';
    reasons.push({ code: 'badNotation', rule: '', message, at: { path: [name] }, params: {} });
  }
  return read.ok ? (read.value.melds ?? []) : [];
};

const list = (value: unknown): readonly unknown[] => (isTileList(value) ? value : []);

const writeTiles = (value: unknown): string => formatTiles(list(value) as readonly Tile[]);

const writeMeld = (meld: unknown): string => {
  if (typeof meld !== 'object' || meld === null) return '[?]';
  const tiles = writeTiles(ownValue(meld, 'tiles'));
  return ownValue(meld, 'concealed') === true ? `(${tiles})` : `[${tiles}]`;
};

/**
 * Writes a hand as the text that `parseHandText` reads.
 *
 * The concealed tiles come first, then each exposure in square brackets, each concealed meld in round ones, and
 * after a `+` the flowers laid aside.
 *
 * @param hand - The hand.
 * @returns The text, which reads as the same hand. What is no tile or no meld is written `?`, which
 * `parseHandText` refuses.
 * @example
 * ```ts
 * import { formatHand } from 'mahjongg';
 *
 * formatHand({ concealed: ['2B', '2B', 'RD', 'RD'], melds: [{ tiles: ['E', 'E', 'E', 'J'] }] });
 * // => '22B RR [EEE J]'
 * ```
 */
export const formatHand = (hand: Hand): string => {
  if (typeof hand !== 'object' || hand === null) return '?';
  const flowers = writeTiles(ownValue(hand, 'flowers'));
  const parts = [writeTiles(ownValue(hand, 'concealed')), ...list(ownValue(hand, 'melds')).map(writeMeld)];
  if (flowers !== '') parts.push(`+ ${flowers}`);
  return parts.filter((part) => part !== '').join(' ');
};
