import type { Tile } from '../../../../tiles/tile';
import { tileIndex } from '../../../../tiles/tile-index';
import type { SuitLetter } from '../vocabulary';
import type { ExpectedInHand, HandFault } from './faults';
import type { CardSymbol, ChoiceLetter, LineGroup } from './parsed';

const TILES_BY_SYMBOL: ReadonlyMap<string, Tile> = /* @__PURE__ */ new Map<string, Tile>(
  Object.entries({ F: 'F', N: 'N', E: 'E', W: 'W', S: 'S', R: 'RD', G: 'GD', 0: 'WD', J: 'J' }),
);
/** The numbers of a suit, then its dragon. */
const SUITED = '123456789D';
const YEAR = '{year}';
/** Stands for the year of a card that has none, so that its tiles are counted. */
const UNKNOWN_YEAR = '0000';
const LIKE_MOST = 6;
/** From so many in a row on, different symbols look like groups with a space forgotten. */
const LIKE_IN_ROW = 3;

/** A word of a hand while it is read. */
interface Word {
  readonly text: string;
  readonly offset: number;
  readonly faults: HandFault[];
}

const fault = (
  { text, offset, faults }: Word,
  expected: ExpectedInHand,
  at = 0,
  length: number = text.length - at,
  params?: HandFault['params'],
): void => {
  faults.push({ expected, offset: offset + at, length, params });
};

/** The symbols of one character, which is no letter of choice; none if it is none. */
const plainSymbol = (text: string): readonly CardSymbol[] => {
  const tile = TILES_BY_SYMBOL.get(text);
  if (tile !== undefined) return [{ text, kind: 'tile', value: tileIndex(tile) }];
  const place = SUITED.indexOf(text);
  return place < 0 ? [] : [{ text, kind: 'suited', value: place + 1 }];
};

/** Letters of choice that are alike with the digit after them, one other character, or characters that are no symbols. */
const TOKEN = /([UVXYZ])\1*[0-9]?|[FNEWSRGDJ0-9]|[^FNEWSRGDJUVXYZ0-9]+/g;

/** Reads the symbols at the beginning of a word; characters that are none are noted and passed over. */
const parseSymbols = (word: Word, tiles: string): readonly CardSymbol[] =>
  [...tiles.matchAll(TOKEN)].flatMap(({ 0: token, 1: letter, index }) => {
    if (letter !== undefined) {
      const value = Number(/\d/.exec(token)?.[0] ?? 0);
      const symbol = { text: letter + value, kind: 'letter', value, letter: letter as ChoiceLetter } as const;
      return Array.from(token.replace(/\d/, ''), () => symbol);
    }
    const symbols = plainSymbol(token);
    // The same again in a word is the same mistake.
    if (symbols.length === 0 && word.text.indexOf(token) === index)
      fault(word, 'symbol', index, token.length);
    return symbols;
  });

const yearSymbols = (word: Word, year: number | undefined): readonly CardSymbol[] => {
  if (year === undefined) fault(word, 'year', 0, YEAR.length);
  return [...String(year ?? UNKNOWN_YEAR)].flatMap(plainSymbol);
};

/** Checks the marks at the end of a word. */
const checkMarks = (word: Word, marks: string): void => {
  const { text } = word;
  const start = text.length - marks.length;
  const foreign = marks.search(/[^!*~]/);
  const at = start + foreign;
  if (foreign < 0) {
    if (/(.).*\1|!.*[*]|[*].*!/.test(marks)) fault(word, 'oneSet', start);
  } else if (/[FNEWSRGDJUVXYZ0-9{]/.test(text.charAt(at)))
    fault(word, 'space', 0, text.length, { write: `${text.slice(0, at)} ${text.slice(at)}` });
  else fault(word, 'mark', at);
};

/** The symbols of a word that stand next to each other and are alike, each with the digit that counts for them. */
const runsOf = (text: string): readonly string[] => text.match(/([UVXYZ])\1*\d?|([FNEWSRGDJ0-9])\2*/g) ?? [];

/** A word of several groups, with spaces between them. */
const apart = (text: string): string => {
  const [, tiles = '', suit = '', marks = ''] = /^([^abc?!*~]*)([abc?]?)(.*)$/.exec(text) ?? [];
  return runsOf(tiles)
    .map((run) => `${run}${/[1-9DUVXYZ]/.test(run) ? suit : ''}${marks}`)
    .join(' ');
};

/** Letters before a digit that counts for all of them, beside single ones: `XX1X2`. */
const hasSharedDigit = (text: string): boolean => {
  const runs = runsOf(text);
  return runs.some(
    (run) =>
      /^([UVXYZ])\1+[1-9]$/.test(run) && runs.some((other) => /^.\d?$/.test(other) && other[0] === run[0]),
  );
};

/** The same word with a digit after each letter: the one that it has, or 0 for all but the last. */
const digitForEach = (text: string): { readonly write: string; readonly all: string } => {
  const written = (each: (letters: string, digit: string) => string): string =>
    text.replace(/([UVXYZ])\1+[1-9]/g, (run) => each(run.slice(0, -1), run.slice(-1)));
  return {
    write: written((letters, digit) => `${[...letters].join('0')}${digit}`),
    all: written((letters, digit) => `${[...letters].join(digit)}${digit}`),
  };
};

const checkGroup = (word: Word, { symbols, alike, takesJokers }: LineGroup, marks: string): void => {
  const { text } = word;
  const texts = symbols.map((symbol) => symbol.text);
  const tooMany = texts.some(
    (one) => texts.filter((other) => other === one).length > (one === 'F' || one === 'J' ? 8 : 4),
  );
  if (alike && texts.length > LIKE_MOST) fault(word, 'sixAtMost');
  else if (!takesJokers && tooMany) fault(word, 'copies');
  const isRow = (one: string, at: number): boolean =>
    one !== 'J' && texts.slice(at, at + LIKE_IN_ROW).join() === `${one},${one},${one}`;
  if (!alike && !text.startsWith(YEAR) && !/[!*]/.test(marks) && texts.some(isRow))
    fault(word, 'separateGroups', 0, text.length, { write: apart(text) });
  else if (!alike && hasSharedDigit(text)) fault(word, 'digitForEach', 0, text.length, digitForEach(text));
  else if (marks.includes('~') && !takesJokers)
    fault(word, 'jokersForMark', 0, text.length, { write: text.replace('!', '').replace('~', '*~') });
};

/**
 * Reads one group of a hand, a word between spaces. What is wrong is added to `faults`; a group with
 * unknown symbols is given without them.
 */
export const parseGroup = (
  text: string,
  offset: number,
  year: number | undefined,
  faults: HandFault[],
): LineGroup => {
  const word: Word = { text, offset, faults: [] };
  const isYear = text.startsWith(YEAR);
  const tiles = isYear ? YEAR : text.replace(/[abc?!*~].*$/s, '');
  const symbols = isYear ? yearSymbols(word, year) : parseSymbols(word, tiles);
  if (symbols.length === 0 && word.faults.length === 0) fault(word, 'symbol');
  const [suit] = /^[abc?]/.exec(text.slice(tiles.length)) ?? [];
  const marks = text.slice(tiles.length + (suit?.length ?? 0));
  if (word.faults.length === 0) checkMarks(word, marks);
  const natural = symbols.filter((symbol) => symbol.text !== 'J');
  const alike = !isYear && natural.every((symbol) => symbol.text === natural[0]?.text);
  const usual = alike && symbols.length >= LIKE_IN_ROW;
  const takesJokers = natural.length > 0 && (marks.includes('*') || (usual && !marks.includes('!')));
  const group: LineGroup = {
    symbols,
    suit: suit as SuitLetter | '?' | undefined,
    takesJokers,
    takesFlowers: takesJokers && marks.includes('~'),
    alike,
    offset,
    length: text.length,
  };
  if (word.faults.length === 0) checkGroup(word, group, marks);
  faults.push(...word.faults);
  return group;
};
