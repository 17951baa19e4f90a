import type { Suit } from '../../../../tiles/tile';
import type { SuitLetter } from '../vocabulary';

/** The suit letters, in order. */
export const SUIT_LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];

/** A letter that stands for a number, a wind or a dragon of the player's choice; `year` for a year of it. */
export type ChoiceLetter = 'U' | 'V' | 'X' | 'Y' | 'Z' | 'year';

/** One symbol of a group, which is one tile of the hand. */
export interface CardSymbol {
  /** As it is written; a letter with what is added to it. Equal for equal symbols. */
  readonly text: string;
  /** A definite tile, a tile in the suit of the group, what a letter stands for, or any tile. */
  readonly kind: 'tile' | 'suited' | 'letter' | 'any';
  /** Place in `TILES`; place in a suit, 10 for its dragon; or how much is added to the letter. */
  readonly value: number;
  /** The letter, of a symbol that has one. */
  readonly letter?: ChoiceLetter;
  /** Which digit of a year it is, from 0. */
  readonly digit?: number;
}

/** A stretch of the text of a hand. */
export interface Stretch {
  /** Where it begins. */
  readonly offset: number;
  /** How many characters it has. */
  readonly length: number;
}

/** What a group can have as its suit. */
export type GroupSuit = SuitLetter | Suit | '?';

/** A group as it is written, with its place in the text. */
export interface LineGroup extends Stretch {
  /** Its symbols, one for each tile. */
  readonly symbols: readonly CardSymbol[];
  /** Its suit: a letter, one that the hand names, or `?` for any suit, for this group alone. */
  readonly suit: GroupSuit | undefined;
  /** Whether jokers may stand for its tiles, printed ones aside (AG-20, AS-7). */
  readonly takesJokers: boolean;
  /** Whether flowers may stand where jokers may. */
  readonly takesFlowers: boolean;
  /** Whether its tiles, printed jokers aside, are all one symbol. */
  readonly alike: boolean;
  /** Whether that may be any tile. */
  readonly isAny: boolean;
}

/** A part of a hand: choices of which one is taken, each a list of groups; a part without alternatives has one. */
export type LinePart = readonly (readonly LineGroup[])[];

/** What a letter may stand for. */
export interface LetterRange {
  /** The letter. */
  readonly letter: ChoiceLetter;
  /** What kind of tiles it gives. */
  readonly kind: 'number' | 'wind' | 'dragon' | 'year';
  /** The numbers 1 to 9; or years; or places in the order of winds (E S W N); or of dragons by suit (green, red, white). */
  readonly values: readonly number[];
}

/** A hand of a card, read from its text. */
export interface ParsedHand {
  /** The parts, in the order of the text. */
  readonly parts: readonly LinePart[];
  /** The letters that it uses, in the order U V X Y Z, then the year if the player chooses it. */
  readonly letters: readonly LetterRange[];
}

/** What is added to a name by the symbols of a group; nothing if the group does not use it. */
export const amountsIn = ({ suit, symbols }: LineGroup, name: string): readonly number[] =>
  suit === name ? [0] : symbols.filter(({ letter }) => letter === name).map(({ value }) => value);
