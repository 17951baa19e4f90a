import type { Suit } from '../../../../tiles/tile';
import type { SuitLetter } from '../vocabulary';

export const SUIT_LETTERS: readonly SuitLetter[] = ['a', 'b', 'c'];

/** A letter for a number, wind or dragon that the player chooses; `year` for a year of their choice. */
export type ChoiceLetter = 'U' | 'V' | 'X' | 'Y' | 'Z' | 'year';

/** One symbol of a group, which is one tile of the hand. */
export interface CardSymbol {
  /** Its text, with the amount added to a letter; the same for equal symbols. */
  readonly text: string;
  /** A definite tile, a tile in the group’s suit, a choice letter, or any tile. */
  readonly kind: 'tile' | 'suited' | 'letter' | 'any';
  /** The index in `TILES`; the place in a suit, 10 for its dragon; or the amount added to the letter. */
  readonly value: number;
  readonly letter?: ChoiceLetter;
  /** Which digit of a year it is, from 0. */
  readonly digit?: number;
}

/** A stretch of the text of a hand. */
export interface Stretch {
  readonly offset: number;
  readonly length: number;
}

export type GroupSuit = SuitLetter | Suit | '?';

/** A group as written, with its place in the text. */
export interface LineGroup extends Stretch {
  /** One symbol for each tile. */
  readonly symbols: readonly CardSymbol[];
  /** A suit letter, a suit that the hand names, or `?` for any suit for this group alone. */
  readonly suit: GroupSuit | undefined;
  /** Whether jokers may replace its tiles, apart from printed jokers (AG-20, AS-7). */
  readonly takesJokers: boolean;
  /** Whether flowers may serve as jokers in it. */
  readonly takesFlowers: boolean;
  /** Whether its tiles, apart from printed jokers, are all the same symbol. */
  readonly alike: boolean;
  /** Whether it may be of any tile. */
  readonly isAny: boolean;
}

/** A part of a hand: alternatives to choose from, each a list of groups; a plain part has just one. */
export type LinePart = readonly (readonly LineGroup[])[];

export interface LetterRange {
  readonly letter: ChoiceLetter;
  readonly kind: 'number' | 'wind' | 'dragon' | 'year';
  /** Numbers 1 to 9, years, or places in the order of the winds (E S W N) or dragons (green, red, white). */
  readonly values: readonly number[];
}

export interface ParsedHand {
  /** The parts in text order. */
  readonly parts: readonly LinePart[];
  /** The letters used, in the order U V X Y Z; then the year, if the player chooses it. */
  readonly letters: readonly LetterRange[];
}

/** The amounts that a group adds to a name; empty if it does not use the name. */
export const amountsIn = ({ suit, symbols }: LineGroup, name: string): readonly number[] =>
  suit === name ? [0] : symbols.filter(({ letter }) => letter === name).map(({ value }) => value);
