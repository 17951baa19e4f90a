import type { Tile, TileNumber } from '../../../tiles/tile';
import type { SuitLetter } from './card';
import type { ExpectedInHand, HandFault } from './hand-fault';
import type { CardSymbol, ChoiceLetter, LineGroup } from './parsed-line';

/** The letters that stand for something that the player chooses. */
export const CHOICE_LETTERS: readonly ChoiceLetter[] = ['U', 'V', 'X', 'Y', 'Z'];

const TILES_BY_SYMBOL: ReadonlyMap<string, Tile> = new Map<string, Tile>([
  ['F', 'F'],
  ['N', 'N'],
  ['E', 'E'],
  ['W', 'W'],
  ['S', 'S'],
  ['R', 'RD'],
  ['G', 'GD'],
  ['0', 'WD'],
  ['J', 'J'],
]);
const YEAR = '{year}';
/** Stands for the year of a card that has none, so that its tiles are counted. */
const UNKNOWN_YEAR = '0000';
const SUITS = 'abc?';
const MARKS = '!*~';
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
  word: Word,
  expected: ExpectedInHand,
  at = 0,
  length: number = word.text.length - at,
  params?: HandFault['params'],
): void => {
  word.faults.push({ expected, offset: word.offset + at, length, params });
};

const isLetter = (character: string): character is ChoiceLetter =>
  (CHOICE_LETTERS as readonly string[]).includes(character);

/** The symbol of one character that is no letter of choice; undefined if it is none. */
const plainSymbol = (character: string): CardSymbol | undefined => {
  const tile = TILES_BY_SYMBOL.get(character);
  if (tile !== undefined) return { kind: 'tile', tile };
  if (character === 'D') return { kind: 'dragon' };
  return character >= '1' && character <= '9'
    ? { kind: 'number', number: Number(character) as TileNumber }
    : undefined;
};

/** Reads letters of choice that are alike and the digit after them; returns where they end. */
const readLetters = (text: string, start: number, symbols: CardSymbol[]): number => {
  const letter = text.charAt(start) as ChoiceLetter;
  let end = start;
  while (text.charAt(end) === letter) end++;
  const digit = /[0-9]/.exec(text.charAt(end))?.[0];
  const symbol: CardSymbol = { kind: 'letter', letter, added: Number(digit ?? 0) };
  for (let place = start; place < end; place++) symbols.push(symbol);
  return digit === undefined ? end : end + 1;
};

/** Characters in a row that are no symbols, suits or marks. */
const UNKNOWN = /^[^FNEWSRGDJUVXYZ0-9abc?!*~]+/;

/** Reads the symbols at the beginning of a word; characters that are none are noted and passed over. */
const readSymbols = (word: Word): { readonly symbols: readonly CardSymbol[]; readonly end: number } => {
  const { text } = word;
  const symbols: CardSymbol[] = [];
  let at = 0;
  while (at < text.length && !(SUITS + MARKS).includes(text.charAt(at))) {
    if (isLetter(text.charAt(at))) {
      at = readLetters(text, at, symbols);
      continue;
    }
    const symbol = plainSymbol(text.charAt(at));
    if (symbol !== undefined) {
      symbols.push(symbol);
      at++;
      continue;
    }
    const [unknown = ''] = UNKNOWN.exec(text.slice(at)) ?? [];
    // The same again in a word is the same mistake.
    if (text.indexOf(unknown) === at) fault(word, 'symbol', at, unknown.length);
    at += unknown.length;
  }
  return { symbols, end: at };
};

const yearSymbols = (word: Word, year: number | undefined): readonly CardSymbol[] => {
  if (year === undefined) fault(word, 'year', 0, YEAR.length);
  return [...String(year ?? UNKNOWN_YEAR)].map((digit) => plainSymbol(digit) as CardSymbol);
};

/** Reads the marks at the end of a word, of which nothing is told if its beginning could not be read. */
const readMarks = (word: Word, start: number, isRead: boolean): ReadonlySet<string> => {
  const { text } = word;
  const rest = text.slice(start);
  const foreign = [...rest].findIndex((character) => !MARKS.includes(character));
  const marks = new Set(rest);
  if (!isRead) return marks;
  if (foreign >= 0) {
    const character = rest.charAt(foreign);
    const at = start + foreign;
    const isNext = plainSymbol(character) !== undefined || isLetter(character) || character === '{';
    const write = `${text.slice(0, at)} ${text.slice(at)}`;
    if (isNext) fault(word, 'space', 0, text.length, { write });
    else fault(word, 'mark', at);
  } else if (marks.size < rest.length || (marks.has('!') && marks.has('*'))) {
    fault(word, 'oneSet', start);
  }
  return marks;
};

/** Whether two symbols of one group are the same. */
const isSame = (one: CardSymbol, other: CardSymbol): boolean =>
  one.kind === 'tile'
    ? other.kind === 'tile' && one.tile === other.tile
    : one.kind === 'number'
      ? other.kind === 'number' && one.number === other.number
      : one.kind === 'dragon'
        ? other.kind === 'dragon'
        : other.kind === 'letter' && one.letter === other.letter && one.added === other.added;

/** Whether a symbol is a printed joker. */
export const isPrintedJoker = (symbol: CardSymbol): boolean => symbol.kind === 'tile' && symbol.tile === 'J';

/** How many symbols in a row are the same at most, printed jokers aside. */
const longestRow = (symbols: readonly CardSymbol[]): number => {
  let longest = 0;
  let row = 0;
  symbols.forEach((symbol, place) => {
    const before = symbols[place - 1];
    row = before !== undefined && isSame(before, symbol) ? row + 1 : 1;
    if (!isPrintedJoker(symbol)) longest = Math.max(longest, row);
  });
  return longest;
};

/** How many of a tile there are. */
const copiesOf = (symbol: CardSymbol): number =>
  symbol.kind === 'tile' && (symbol.tile === 'F' || symbol.tile === 'J') ? 8 : 4;

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

const checkGroup = (word: Word, group: LineGroup, marks: ReadonlySet<string>, isYear: boolean): void => {
  const { symbols, alike, takesJokers } = group;
  const marked = marks.has('!') || marks.has('*');
  const tooMany = symbols.some(
    (symbol) => symbols.filter((other) => isSame(symbol, other)).length > copiesOf(symbol),
  );
  if (alike && symbols.length > LIKE_MOST) fault(word, 'sixAtMost');
  else if (!takesJokers && tooMany) fault(word, 'copies');
  const { text } = word;
  if (!alike && !isYear && !marked && longestRow(symbols) >= LIKE_IN_ROW)
    fault(word, 'separateGroups', 0, text.length, { write: apart(text) });
  else if (!alike && hasSharedDigit(text)) fault(word, 'digitForEach', 0, text.length, digitForEach(text));
  else if (marks.has('~') && !takesJokers)
    fault(word, 'jokersForMark', 0, text.length, { write: text.replace('!', '').replace('~', '*~') });
};

/**
 * Reads one group of a hand, a word between spaces. What is wrong is added to `faults`; a group with
 * unknown symbols is given without them.
 */
export const readGroup = (
  text: string,
  offset: number,
  year: number | undefined,
  faults: HandFault[],
): LineGroup => {
  const word: Word = { text, offset, faults };
  const before = faults.length;
  const isYear = text.startsWith(YEAR);
  const read = isYear ? { symbols: yearSymbols(word, year), end: YEAR.length } : readSymbols(word);
  const { symbols, end } = read;
  if (symbols.length === 0 && faults.length === before) fault(word, 'symbol');
  const suitLetter = text.charAt(end);
  const suit = suitLetter !== '' && SUITS.includes(suitLetter) ? (suitLetter as SuitLetter | '?') : undefined;
  const marks = readMarks(word, suit === undefined ? end : end + 1, faults.length === before);
  const natural = symbols.filter((symbol) => !isPrintedJoker(symbol));
  const alike = !isYear && natural.every((symbol) => isSame(symbol, natural[0] as CardSymbol));
  const usual = alike && symbols.length >= LIKE_IN_ROW;
  const takesJokers = natural.length > 0 && (marks.has('*') || (usual && !marks.has('!')));
  const group: LineGroup = {
    symbols,
    suit,
    takesJokers,
    takesFlowers: takesJokers && marks.has('~'),
    alike,
    offset,
    length: text.length,
  };
  if (faults.length === before) checkGroup(word, group, marks, isYear);
  return group;
};
