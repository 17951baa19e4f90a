import type { Tile, TileNumber } from '../../../tiles/tile';
import type { SuitLetter } from './card';

/** A letter that stands for a number, a wind or a dragon of the player's choice. */
export type ChoiceLetter = 'U' | 'V' | 'X' | 'Y' | 'Z';

/** One symbol of a group, which is one tile of the hand. */
export type CardSymbol =
  /** A definite tile: a flower, a wind, a dragon, a printed joker. */
  | { readonly kind: 'tile'; readonly tile: Tile }
  /** A number in the suit of the group. */
  | { readonly kind: 'number'; readonly number: TileNumber }
  /** The dragon of the suit of the group. */
  | { readonly kind: 'dragon' }
  /** What a letter stands for, and so much more. */
  | { readonly kind: 'letter'; readonly letter: ChoiceLetter; readonly added: number };

/** A group as it is written, with its place in the text. */
export interface LineGroup {
  /** Its symbols, one for each tile. */
  readonly symbols: readonly CardSymbol[];
  /** Its suit; `?` is any suit, for this group alone. */
  readonly suit: SuitLetter | '?' | undefined;
  /** Whether jokers may stand for its tiles, printed ones aside (AG-20, AS-7). */
  readonly takesJokers: boolean;
  /** Whether flowers may stand where jokers may. */
  readonly takesFlowers: boolean;
  /** Whether its tiles, printed jokers aside, are all one symbol. */
  readonly alike: boolean;
  /** Where it begins in the text. */
  readonly offset: number;
  /** How many characters it has. */
  readonly length: number;
}

/** A part of a hand: choices of which one is taken, each a list of groups; a part without alternatives has one. */
export type LinePart = readonly (readonly LineGroup[])[];

/** What a letter may stand for: numbers, winds or dragons. */
export interface LetterRange {
  /** The letter. */
  readonly letter: ChoiceLetter;
  /** What kind of tiles it gives. */
  readonly kind: 'number' | 'wind' | 'dragon';
  /** The numbers 1 to 9; or places in the order of winds (E S W N); or of dragons by suit (green, red, white). */
  readonly values: readonly number[];
}

/** A hand of a card, read from its text. */
export interface ParsedHand {
  /** The parts, in the order of the text. */
  readonly parts: readonly LinePart[];
  /** The letters that it uses, in the order U V X Y Z. */
  readonly letters: readonly LetterRange[];
  /** The suit letters that it uses, in order. */
  readonly suits: readonly SuitLetter[];
}

/** A hand of a card and where it stands. */
export interface CardHand {
  /** Place of the section, from 0. */
  readonly section: number;
  /** Place of the line in its section, from 0. */
  readonly line: number;
  /** Place of the hand among those of its line, from 0. */
  readonly place: number;
  /** The text of the hand. */
  readonly text: string;
  /** What it is worth. */
  readonly value: number;
  /** Whether it may have exposures. */
  readonly open: boolean;
  /** What was read from the text. */
  readonly parsed: ParsedHand;
}

/** What a group needs of one tile. */
export interface TileNeed {
  /** The tile, by its index in `TILES`. */
  readonly index: number;
  /** How many places the group has for it. */
  readonly places: number;
  /** How many of these only the tile itself can fill. */
  readonly fixed: number;
}

/** A group of a variant: definite tiles. */
export interface VariantGroup {
  /** Its tiles as the line asks for them, printed jokers as `J`. */
  readonly tiles: readonly Tile[];
  /** The one tile that it is made of, jokers aside; undefined for different symbols, and `J` for jokers alone. */
  readonly tile: Tile | undefined;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are printed jokers. */
  readonly printedJokers: number;
  /** Whether jokers may stand for its tiles, printed ones aside. */
  readonly takesJokers: boolean;
  /** Whether flowers may stand where jokers may. */
  readonly takesFlowers: boolean;
  /** Whether an exposure can fill it in an open hand: three or more tiles, all of one kind but for jokers. */
  readonly callable: boolean;
  /** The same as numbers: what it needs of each of its tiles, printed jokers among them. */
  readonly needs: readonly TileNeed[];
  /** Its tiles as bits, jokers aside: tiles 0 to 31 of `TILES`. */
  readonly lowKinds: number;
  /** Its other tiles as bits. */
  readonly highKinds: number;
}

/** One definite hand that a line stands for. */
export interface Variant {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
  /** Its groups, in the order of the text. */
  readonly groups: readonly VariantGroup[];
}
