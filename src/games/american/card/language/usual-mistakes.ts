import type { SuitLetter } from '../vocabulary';
import type { ExpectedInHand } from './faults';
import { SUIT_LETTERS } from './parsed';

/*
 * What people type where the language of cards has something else: suits as on a rack or in colors, lower case,
 * the letter O. A word is rewritten, so that the message can say what to write, and the rest of the hand is read as meant.
 */

const NAMES =
  '(?:[Gg]reen|[Rr]ed|[Bb]lue|[Bb]am(?:boo)?s?|[Cc]ra(?:k|ck)s?|[Cc]haracters?|[Dd]ots?|[Cc]ircles?)';
const BEFORE_SUIT = '[0-9DUVXYZuvxyzOo}]';
const END = '(?=[!*~]*$)';
const IN_WORD = '(?:[UVXYZuvxyz][+]\\d|[^\\s()|,=&/+-])';

/** A sign, a word with its suit behind a space, or a word. */
export const TOKEN: RegExp = /* @__PURE__ */ new RegExp(
  `[()|,=&/+-]|${IN_WORD}*${BEFORE_SUIT}\\s+(?:${NAMES}|[abcABC])(?![\\w?])|${IN_WORD}+`,
  'g',
);

/** Gives a suit that a person named the letter that stands for it in this hand. */
export type SuitFor = (name: string) => SuitLetter | '?';

/** A letter for each suit by its name: the same if the hand has it, else the first that is free, in the order of the text. */
export const suitLettersFor = (text: string): SuitFor => {
  const written = [...text.matchAll(new RegExp(`${BEFORE_SUIT}\\s*([abc])(?![A-Za-z])`, 'g'))];
  const used = SUIT_LETTERS.filter((letter) => written.some(([, one]) => one === letter));
  const known = new Map<string, SuitLetter | '?'>(used.map((letter) => [letter, letter]));
  return (name) => {
    const key = name.toLowerCase().replace(/s$/, '');
    const taken = [...known.values()];
    const letter = known.get(key) ?? SUIT_LETTERS.find((one) => !taken.includes(one)) ?? '?';
    known.set(key, letter);
    return letter;
  };
};

/** One habit: what is expected instead, what is typed, and how that is written on a card. */
type Habit = readonly [ExpectedInHand, RegExp, (found: readonly string[], suitFor: SuitFor) => string];

const CARD_DRAGONS: Readonly<Record<string, string>> = { R: 'R', G: 'G', W: '0', S: '0' };

/** A pattern does not match a sound word, or leaves it as it is. */
// biome-ignore format: a line or two for each habit
const HABITS: readonly Habit[] = /* @__PURE__ */ (() => [
  ['roundBrackets', /[[\]]/g, () => ''],
  ['yearInBraces', /^[{[]?year[}\]]?/i, () => '{year}'],
  ['noPlus', /[+]/g, () => ''],
  ['suitBehindTiles', /\s+([abc])(?=[!*~]*$)/, ([, suit = '']) => suit],
  [
    'suitLetter', new RegExp(`(${BEFORE_SUIT})\\s*(${NAMES}|[ABCdgr])${END}`),
    ([, before = '', suit = ''], suitFor) => `${before}${suitFor(suit)}`,
  ],
  ['dragonOfSuit', /^((?:[1-9]|[UVXYZ]+\d?)+)D(?=[!*~]*$)/, ([, tiles = ''], suitFor) => `${tiles}${suitFor('D')}`],
  ['dragonSymbol', /^(?:[RGW]D)+(?=[!*~]*$)/, ([dragons = '']) => dragons.replace(/(.)D/g, (_, dragon: string) => CARD_DRAGONS[dragon] ?? '')],
  // GREEN in capitals could be five tiles of a group.
  [
    'dragonSymbol', /^(?:RED|[Rr]ed|[Gg]reen|WHITE|[Ww]hite|SOAP|[Ss]oap)(?=[!*~]*$)/,
    ([word = '']) => CARD_DRAGONS[word.charAt(0).toUpperCase()] ?? '',
  ],
  ['zero', /^[\dOo]+(?=[abc?]?[!*~]*$)/, ([digits = '']) => digits.replace(/o/gi, '0')],
  [
    'upperCase', /^[FNEWSRGDJUVXYZfnewsrgdjuvxyz][FNEWSRGDJUVXYZfnewsrgdjuvxyz\d]*(?=[abc?]?[!*~]*$)/,
    ([tiles = '']) => tiles.toUpperCase(),
  ],
])();

/** Where a group ends and another begins without a space. */
const NO_SPACE = /([0-9DUVXYZ][ABC]|[abc?!*~])(?=[FNEWSRGDJUVXYZ0-9{])/g;
const SOUND = /^(?:\{year\}|[FNEWSRGDJUVXYZ0-9]+)[abc?]?[!*~]*$/;
/** Longer words are not looked at; no message could show them. */
const LONGEST = 40;

/** A word as it was meant. */
export interface Mended {
  /** Its groups as a card has them. */
  readonly words: readonly string[];
  /** The first thing that is wrong with it. */
  readonly expected: ExpectedInHand;
}

/** What is meant by a word that no card has; undefined if it is sound, or there is no telling. */
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
