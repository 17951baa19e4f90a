import type { Suit } from '../../../../tiles/tile';
import type { ExpectedInHand } from './faults';
import { type GroupSuit, SUIT_LETTERS } from './parsed';

/*
 * Common mistakes in the language of cards: suits written as on a rack or as colors, lower case, the letter O. A
 * word is rewritten so that the message can say what to write, and the rest of the hand is read as meant.
 */

const SUIT_NAMES = '[Bb]am(?:boo)?s?|[Cc]ra(?:k|ck)s?|[Cc]haracters?|[Dd]ots?|[Cc]ircles?';
const NAMES = `(?:[Gg]reen|[Rr]ed|[Bb]lue|${SUIT_NAMES})`;
const BEFORE_SUIT = '[0-9DUVXYZuvxyzOo}]';
const END = '(?=[!*~]*$)';
const IN_WORD = '(?:(?:[UVXYZuvxyz]|year)[+]\\d|[^\\s()|,=&/+-])';

/** A sign, a word with its suit after a space, or a word. */
export const TOKEN: RegExp = /* @__PURE__ */ new RegExp(
  `[()|,=&/+-]|${IN_WORD}*${BEFORE_SUIT}\\s+(?:${NAMES}|[abcABC])(?![\\w?])|${IN_WORD}+`,
  'g',
);

/** Finds the suit letter for a suit that a person named. */
export type SuitFor = (name: string) => GroupSuit;

/** Bams, craks and dots by the beginnings of words for them. */
const SUITS_BY_WORD: readonly (readonly [RegExp, GroupSuit])[] = [
  [/^bam/, 'B'],
  [/^c(?:ra|ha)/, 'C'],
  [/^(?:dot|circ)/, 'D'],
];

/**
 * Finds a letter for each suit name: the suit itself if the name is of one; for a color or another letter, that
 * letter if the hand uses it, or else the first free one in text order.
 */
export const suitLettersFor = (text: string): SuitFor => {
  const written = [...text.matchAll(new RegExp(`${BEFORE_SUIT}\\s*([abcBCD])(?![A-Za-z])`, 'g'))];
  // Next to A, which is not a suit, B and C are suit letters in upper case.
  const isUpperCase = new RegExp(`${BEFORE_SUIT}\\s*A(?![A-Za-z])`).test(text);
  const named = new Set(written.flatMap(([, one = '']) => (/[BCD]/.test(one) && !isUpperCase ? [one] : [])));
  const used = SUIT_LETTERS.filter((letter) => written.some(([, one]) => one === letter));
  const known = new Map<string, GroupSuit>(used.map((letter) => [letter, letter]));
  return (name) => {
    const key = name.toLowerCase().replace(/s$/, '');
    if (/^[BC]$/.test(name) && !isUpperCase) return name as Suit;
    const suit = SUITS_BY_WORD.find(([word]) => word.test(key))?.[1];
    if (suit !== undefined) return suit;
    const taken = [...known.values()];
    const free = SUIT_LETTERS.slice(0, SUIT_LETTERS.length - named.size);
    const letter = known.get(key) ?? free.find((one) => !taken.includes(one)) ?? '?';
    known.set(key, letter);
    return letter;
  };
};

/** A common mistake: what is expected instead, its pattern, and how to write it on a card. */
type Habit = readonly [ExpectedInHand, RegExp, (found: readonly string[], suitFor: SuitFor) => string];

const CARD_DRAGONS: Readonly<Record<string, string>> = { R: 'R', G: 'G', W: '0', S: '0' };

/** The patterns do not match correct words, or leave them unchanged. */
// biome-ignore format: a line or two for each habit
const HABITS: readonly Habit[] = /* @__PURE__ */ (() => [
  ['roundBrackets', /[[\]]/g, () => ''],
  ['yearInBraces', /^[{[]?year[+]?(\d?)[}\]]?/i, ([, added = '']) => `{year${added}}`],
  ['braces', /^\{(?:any)?(pair|pung|kong|quint|sextet)s?\}/i, ([, name = '']) => `{${name.toLowerCase()}}`],
  ['noPlus', /[+]/g, () => ''],
  ['suitBehindTiles', /\s+([abcBC])(?=[!*~]*$)/, ([, suit = '']) => suit],
  [
    'suitLetter', new RegExp(`(${BEFORE_SUIT})\\s*(${NAMES}|[ABCdgr])${END}`),
    ([, before = '', suit = ''], suitFor) => `${before}${suitFor(suit)}`,
  ],
  ['dragonSymbol', /^(?:[RGW]D)+(?=[!*~]*$)/, ([dragons = '']) => dragons.replace(/(.)D/g, (_, dragon: string) => CARD_DRAGONS[dragon] ?? '')],
  // GREEN in capitals could be five tiles of a group.
  [
    'dragonSymbol', /^(?:RED|[Rr]ed|[Gg]reen|WHITE|[Ww]hite|SOAP|[Ss]oap)(?=[!*~]*$)/,
    ([word = '']) => CARD_DRAGONS[word.charAt(0).toUpperCase()] ?? '',
  ],
  ['zero', /^[\dOo]+(?=[abcBCD?]?[!*~]*$)/, ([digits = '']) => digits.replace(/o/gi, '0')],
  [
    'upperCase', /^[FNEWSRGDJUVXYZfnewsrgdjuvxyz][FNEWSRGDJUVXYZfnewsrgdjuvxyz\d]*(?=[abcBC?]?[!*~]*$)/,
    ([tiles = '']) => tiles.toUpperCase(),
  ],
])();

/** Where a new group begins without a space. */
const NO_SPACE = /([0-9DUVXYZ][ABC]|[abc?!*~]|\}(?=\{))(?=[FNEWSRGDJUVXYZ0-9{])/g;
const SOUND = /^(?:\{(?:year\d?|pair|pung|kong|quint|sextet)\}|[FNEWSRGDJUVXYZ0-9]+)[abcBC?]?[!*~]*$/;
/** Longer words are skipped, since no message could show them. */
const LONGEST = 40;

export interface Mended {
  /** Its groups as a card would write them. */
  readonly words: readonly string[];
  /** Its first mistake. */
  readonly expected: ExpectedInHand;
}

/** The meaning of a word that no card has; undefined if it is correct or unclear. */
export const mendWord = (word: string, suitFor: SuitFor): Mended | undefined => {
  if (word.length > LONGEST) return undefined;
  const pieces = word.replace(NO_SPACE, '$1\n').split('\n');
  let expected: ExpectedInHand | undefined = pieces.length > 1 ? 'space' : undefined;
  const words = pieces.map((piece) =>
    HABITS.reduce((read, [right, pattern, instead]) => {
      const written = read.replace(pattern, (...found) => instead(found, suitFor));
      if (written !== read) expected ??= right;
      return written;
    }, piece),
  );
  return expected !== undefined && words.every((one) => SOUND.test(one)) ? { words, expected } : undefined;
};
