import type { Tile } from '../../../../tiles/tile';
import { tileIndex } from '../../../../tiles/tile-index';
import type { ExpectedInHand, HandFault, NoteFault } from './faults';
import type { CardSymbol, ChoiceLetter, GroupSuit, LineGroup } from './parsed';

const TILES_BY_SYMBOL: ReadonlyMap<string, Tile> = /* @__PURE__ */ new Map<string, Tile>(
  Object.entries({ F: 'F', N: 'N', E: 'E', W: 'W', S: 'S', R: 'RD', G: 'GD', 0: 'WD', J: 'J' }),
);
/** The numbers of a suit, then its dragon. */
const SUITED = '123456789D';
const YEAR = /^\{year(\d?)\}$/;
/** The size of each group of anything. */
const ANY_GROUPS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['{pair}', 2],
  ['{pung}', 3],
  ['{kong}', 4],
  ['{quint}', 5],
  ['{sextet}', 6],
]);
/** Stands in for a missing year, so that its tiles are counted. */
const UNKNOWN_YEAR = 1_000;
/** The last year with four digits. */
export const LAST_YEAR = 9_999;
const LIKE_MOST = 6;
/** From this many equal symbols in a row on, a space was probably forgotten. */
const LIKE_IN_ROW = 3;

/** The symbol of one character other than a choice letter; none if it is unknown. */
const plainSymbol = (text: string): readonly CardSymbol[] => {
  const tile = TILES_BY_SYMBOL.get(text);
  if (tile !== undefined) return [{ text, kind: 'tile', value: tileIndex(tile) }];
  const place = SUITED.indexOf(text);
  return place < 0 ? [] : [{ text, kind: 'suited', value: place + 1 }];
};

/** A run of one choice letter with its digit, one other symbol, or characters that are not symbols. */
const TOKEN = /([UVXYZ])\1*[0-9]?|[FNEWSRGDJ0-9]|[^FNEWSRGDJUVXYZ0-9]+/g;

/** The symbols of a token; none if it is unknown. */
const symbolsOf = (token: string, letter: string | undefined): readonly CardSymbol[] => {
  if (letter === undefined) return plainSymbol(token);
  const value = Number(/\d/.exec(token)?.[0] ?? 0);
  const symbol = { text: letter + value, kind: 'letter', value, letter: letter as ChoiceLetter } as const;
  return Array.from(token.replace(/\d/, ''), () => symbol);
};

/** What `{year}` means in a hand. */
export interface YearOfHand {
  /** The year of the card, if it has one. */
  readonly year: number | undefined;
  /** Whether the player chooses the year in this hand. */
  readonly isChosen: boolean;
}

/** The four digits of `{year}`, or of a number of years later. */
const yearSymbols = ({ year = UNKNOWN_YEAR, isChosen }: YearOfHand, added: number): readonly CardSymbol[] =>
  isChosen
    ? [0, 1, 2, 3].map((digit) => ({
        text: `${digit} of year${added}`,
        kind: 'letter',
        value: added,
        letter: 'year',
        digit,
      }))
    : [...String(Math.min(year + added, LAST_YEAR))].flatMap(plainSymbol);

/** The symbols of a group written in braces. */
const bracedSymbols = (text: string, year: YearOfHand): readonly CardSymbol[] => {
  const added = YEAR.exec(text)?.[1];
  if (added !== undefined) return yearSymbols(year, Number(added));
  return Array.from({ length: ANY_GROUPS.get(text) ?? 0 }, () => ({ text, kind: 'any', value: 0 }));
};

/** A mistake in a word with values for its message; where it begins, and its length unless it goes to the end. */
type Found = readonly [ExpectedInHand, params?: HandFault['params'], at?: number, length?: number];

interface Word {
  readonly text: string;
  readonly tiles: string;
  readonly suit: string;
  readonly marks: string;
}

/** What is wrong with the marks at the end of a word. */
const markFaults = ({ text, marks }: Word): readonly Found[] => {
  const start = text.length - marks.length;
  const at = start + marks.search(/[^!*~]/);
  if (at < start) return /(.).*\1|!.*[*]|[*].*!/.test(marks) ? [['oneSet', undefined, start]] : [];
  const write = `${text.slice(0, at)} ${text.slice(at)}`;
  return /[FNEWSRGDJUVXYZ0-9{]/.test(text.charAt(at)) ? [['space', { write }]] : [['mark', undefined, at]];
};

/** Runs of equal symbols in a word, each with the digit that counts for the run. */
const runsOf = (text: string): readonly string[] => text.match(/([UVXYZ])\1*\d?|([FNEWSRGDJ0-9])\2*/g) ?? [];

/** Writes a word of several groups with spaces between them. */
const apart = ({ tiles, suit, marks }: Word): string =>
  runsOf(tiles)
    .map((run) => `${run}${/[1-9DUVXYZ]/.test(run) ? suit : ''}${marks}`)
    .join(' ');

/** Whether several letters share a digit next to single ones: `XX1X2`. */
const hasSharedDigit = (text: string): boolean => {
  const runs = runsOf(text);
  return runs.some(
    (run) =>
      /^([UVXYZ])\1+[1-9]$/.test(run) && runs.some((other) => /^.\d?$/.test(other) && other[0] === run[0]),
  );
};

/** The word with a digit after each letter (its own, or 0 for all but the last), and with the run’s digit after each. */
const digitForEach = (text: string): Readonly<Record<'write' | 'all', string>> => {
  const written = (between: string): string =>
    text.replace(/([UVXYZ])\1+[1-9]/g, (run) => {
      const digit = run.slice(-1);
      return [...run.slice(0, -1)].join(between || digit) + digit;
    });
  return { write: written('0'), all: written('') };
};

/** What is wrong with the tiles of a group or how they are written. */
const groupFaults = (word: Word, { symbols, alike, takesJokers, isAny }: LineGroup): readonly Found[] => {
  const { text, marks } = word;
  const texts = symbols.map((symbol) => symbol.text);
  const isRow = (one: string, at: number): boolean =>
    one !== 'J' && texts.slice(at, at + LIKE_IN_ROW).join() === `${one},${one},${one}`;
  const isTooMany = (one: string): boolean =>
    texts.filter((other) => other === one).length > (one === 'F' || one === 'J' || isAny ? 8 : 4);
  const found: Found[] = [];
  if (alike && texts.length > LIKE_MOST) found.push(['sixAtMost']);
  else if (!takesJokers && texts.some(isTooMany)) found.push(['copies']);
  if (!alike && !YEAR.test(word.tiles) && !/[!*]/.test(marks) && texts.some(isRow))
    found.push(['separateGroups', { write: apart(word) }]);
  else if (!alike && hasSharedDigit(text)) found.push(['digitForEach', digitForEach(text)]);
  else if (marks.includes('~') && !takesJokers) {
    // A group of printed jokers only cannot take others.
    const isPrinted = texts.every((one) => one === 'J');
    const write = isPrinted ? text.replace('~', '') : text.replace('!', '').replace('~', '*~');
    found.push(['jokersForMark', { write }]);
  }
  return found;
};

/**
 * The tiles of a group, its suit and its marks. A suit that the hand names comes right after a number, a number
 * letter, a printed joker or a year; elsewhere D is the dragon of a suit.
 */
const WORD = /^(\{[^{}]*\}|[^abc?!*~]*[0-9UVXYZJ](?=[BCD](?:[!*~]|$))|[^abc?!*~]*)([abcBCD?]?)(.*)$/s;

/** Reads one group of a hand, a word between spaces, and notes what is wrong; unknown symbols are left out of the result. */
export const parseGroup = (text: string, offset: number, year: YearOfHand, note: NoteFault): LineGroup => {
  const [, tiles = '', suit = '', marks = ''] = WORD.exec(text) ?? [];
  const word: Word = { text, tiles, suit, marks };
  const added = YEAR.exec(tiles)?.[1];
  const isYear = added !== undefined;
  const tokens = tiles.startsWith('{')
    ? [{ token: tiles, index: 0, symbols: bracedSymbols(tiles, year) }]
    : [...tiles.matchAll(TOKEN)].map(({ 0: token, 1: letter, index }) => {
        return { token, index, symbols: symbolsOf(token, letter) };
      });
  const symbols = tokens.flatMap((one) => one.symbols);
  const natural = symbols.filter((symbol) => symbol.text !== 'J');
  const alike = !isYear && natural.every((symbol) => symbol.text === natural[0]?.text);
  const usual = alike && symbols.length >= LIKE_IN_ROW;
  const takesJokers = natural.length > 0 && (marks.includes('*') || (usual && !marks.includes('!')));
  const group: LineGroup = {
    symbols,
    suit: suit === '' ? undefined : (suit as GroupSuit),
    takesJokers,
    takesFlowers: takesJokers && marks.includes('~'),
    alike,
    isAny: ANY_GROUPS.has(tiles),
    offset,
    length: text.length,
  };
  // The same token again in a word is the same mistake.
  const strange = tokens.filter(
    ({ token, index, symbols }) => symbols.length === 0 && text.indexOf(token) === index,
  );
  let found: readonly Found[] = strange.map(({ token, index }) => ['symbol', undefined, index, token.length]);
  const needsYear = isYear && !year.isChosen;
  if (needsYear && year.year === undefined) found = [['year', undefined, 0, tiles.length]];
  else if (needsYear && Number(year.year) + Number(added) > LAST_YEAR)
    found = [['smallerYear', undefined, 0, tiles.length]];
  else if (/^\{.*\}$/s.test(tiles) && symbols.length === 0) found = [['braces']];
  else if (tokens.length === 0) found = [['symbol']];
  for (const faults of [markFaults(word), groupFaults(word, group)]) if (found.length === 0) found = faults;
  for (const [expected, params, at = 0, length = text.length - at] of found)
    note(expected, { offset: offset + at, length }, params);
  return group;
};
