import { ownMembers } from '../core/own-values';
import { type Reason, reasonAt } from '../core/reason';
import { expectShape, type Shape } from '../core/shape';
import { formatTiles } from '../tiles/format-tiles';
import { type Expected, FAULTS_REPORTED, notationFault } from '../tiles/notation-faults';
import { readTiles, readTilesText, shortEnough } from '../tiles/parse-tiles';
import type { Tile } from '../tiles/tile';
import type { Hand, Meld, WholeHand } from './hand';

/**
 * The parts of a text: a meld with its brackets, other text up to the next bracket or plus sign, or one of these signs by itself.
 * Each character is looked at no more than twice.
 */
const PART = /\[[^[\]()+]*\]|\([^[\]()+]*\)|[^[\]()+]+|./g;

/** What is wrong with a part, which is tested with a plus sign in front if one came before it. */
const FAULTS: readonly (readonly [part: RegExp, expected: Expected])[] = [
  [/^\+?[[(]$/, 'closingBracket'],
  [/^\+?[\])]$/, 'openingBracket'],
  [/^\+\+/, 'onePlus'],
  [/^\+[[(]/, 'meldBeforePlus'],
  [/^[[(]\s*.$/, 'tilesInBracket'],
];

/** Reads a text as a hand of any size; adds a reason, with its place, for anything wrong. */
export const readHandText = (text: string, reasons: Reason[]): WholeHand => {
  const concealed: Tile[] = [];
  const melds: Meld[] = [];
  const flowers: Tile[] = [];
  let plus = -1;
  for (const { 0: part, index } of shortEnough(text, reasons).matchAll(PART)) {
    const fault = FAULTS.find(([form]) => form.test((plus < 0 ? '' : '+') + part));
    const isMeld = /^[[(]/.test(part);
    if (fault) reasons.push(notationFault('badNotation', text, fault[1], index, part.length));
    else if (part === '+') plus = index;
    else {
      const tiles = isMeld ? [] : plus < 0 ? concealed : flowers;
      readTiles(text, index + +isMeld, index + part.length - +isMeld, tiles, reasons);
      if (isMeld) melds.push(part.startsWith('(') ? { tiles, concealed: true } : { tiles });
    }
    if (reasons.length >= FAULTS_REPORTED) break;
  }
  if (plus >= 0 && reasons.length + flowers.length === 0)
    reasons.push(notationFault('badNotation', text, 'flowers', plus, 1));
  return { concealed, melds, flowers };
};

/** Reads a member if it is text; adds a reason, with the name of the member, for anything wrong in the text. */
type Listed = (value: unknown, name: string, reasons: Reason[]) => unknown;

const listed =
  (read: (text: string, reasons: Reason[]) => unknown): Listed =>
  (value, name, reasons) => {
    if (typeof value !== 'string') return value;
    const faults: Reason[] = [];
    const list = read(value, faults);
    reasons.push(...faults.map((reason) => ({ ...reason, at: { path: [name], ...reason.at } })));
    return faults.length > 0 ? [] : list;
  };

/** Reads a member that is a list of tiles, or text in notation. */
export const listedTiles: Listed = /* @__PURE__ */ listed(readTilesText);

/** Reads a member that is a list of melds, or text with each in its own brackets. */
export const listedMelds: Listed = /* @__PURE__ */ listed((text, reasons) => {
  const { concealed, melds, flowers } = readHandText(text, reasons);
  if (reasons.length === 0 && concealed.length + flowers.length > 0)
    reasons.push(
      reasonAt(
        'badNotation',
        '',
        'Write each meld in its own brackets, as in [333B] [44BJ]; some tiles are outside brackets.',
        [],
      ),
    );
  return melds;
});

const WRITTEN: Shape = { concealed: 'list', melds: 'list?', flowers: 'list?' };

const writeMeld = (meld: Meld): string => {
  const { tiles, concealed } = ownMembers(meld);
  return concealed === true ? `(${formatTiles(tiles)})` : `[${formatTiles(tiles)}]`;
};

/**
 * Writes a hand as the text that `parseHandText` reads.
 *
 * The concealed tiles come first, then each exposure in square brackets, each concealed meld in parentheses, and after a `+` the
 * flowers laid aside.
 *
 * @param hand - The hand.
 * @returns The text, which `parseHandText` reads as the same hand. A value that is not a hand, or an unknown tile in it, throws a
 * `MisuseError`.
 * @example
 * ```ts
 * import { formatHand } from 'mahjongg';
 *
 * formatHand({ concealed: ['2B', '2B', 'RD', 'RD'], melds: [{ tiles: ['E', 'E', 'E', 'J'] }] });
 * // => '22B RR [EEE J]'
 * ```
 */
export const formatHand = (hand: Hand): string => {
  expectShape(hand, WRITTEN, '`formatHand` needs a hand');
  const { concealed, melds = [], flowers = [] } = ownMembers(hand);
  expectShape(melds, [{ tiles: 'list', concealed: 'boolean?' }], '`formatHand` needs melds');
  const laidAside = flowers.length > 0 ? `+ ${formatTiles(flowers)}` : '';
  return [formatTiles(concealed), ...melds.map(writeMeld), laidAside].filter((part) => part !== '').join(' ');
};
