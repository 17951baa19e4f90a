import type { Tile } from '../../../tiles/tile';
import type { AmericanGameOptions, AmericanHandOptions, GuideOptions } from '../options';

/** A color that a suit is printed in: green bams, red craks, blue dots (AG-23a, TG-16). */
export type CardColor = 'green' | 'red' | 'blue';

/** A letter that stands for a suit on a card; different letters are different suits. */
export type SuitLetter = 'a' | 'b' | 'c';

/** A line of a card: a hand with its value (AG-23), or several hands that share a value. */
export interface CardLine {
  /** The hand in the notation of cards, or several hands with the same value. */
  readonly hand: string | readonly string[];
  /** The value of the hand in points. */
  readonly value: number;
  /** Whether the line may have exposures (X) or is concealed (C). */
  readonly open: boolean;
  /** The points added if an open line is won without exposures; the option `concealedBonus` if left out. */
  readonly concealedBonus?: number | undefined;
  /** A note for players. */
  readonly note?: string | undefined;
}

/** A section of a card: lines under one title. */
export interface CardSection {
  /** The title. */
  readonly name: string;
  /** A note for players. */
  readonly note?: string | undefined;
  /** The lines, at least one. */
  readonly lines: readonly CardLine[];
}

/** A card of hands as plain JSON (AG-24); `parseCard` reads and checks it. */
export interface Card {
  /** The name of the card. */
  readonly name: string;
  /** The year for `{year}`, in lines where the player does not choose it. */
  readonly year?: number | undefined;
  /** A note for players. */
  readonly note?: string | undefined;
  /** The color that each suit letter is printed in, for cards whose colors are taken literally (AG-23a). */
  readonly colors?: Readonly<Record<SuitLetter, CardColor>> | undefined;
  /** The sections, at least one. */
  readonly sections: readonly CardSection[];
}

/** A group of a card hand as the line prints it, jokers aside. */
export interface CardLayoutGroup {
  /** The tiles as printed in the line; printed jokers are `J`. */
  readonly tiles: readonly Tile[];
  /** The tile it is made of; left out for a group of different tiles. */
  readonly tile?: Tile;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of its tiles are jokers that the line prints (TG-16). */
  readonly printedJokers: number;
}

/** A group as one hand fills it. */
export interface CardGroup extends CardLayoutGroup {
  /** How many of its tiles are jokers, printed ones included. */
  readonly jokers: number;
  /** How many of its tiles are flowers that serve as jokers. */
  readonly flowers: number;
  /** Whether it is exposed. */
  readonly exposed: boolean;
}

/** A line of a card, as readings and layouts name it. */
export interface CardLineName {
  /** The title of the section. */
  readonly section: string;
  /** The number of the line in its section, from 1. */
  readonly line: number;
  /** The text of the hand. */
  readonly hand: string;
  /** The value in points; for a reading, with its bonus for no exposures. */
  readonly value: number;
  /** Whether the line may have exposures (X) or is concealed (C). */
  readonly open: boolean;
}

/** One definite hand of a card, jokers aside. */
export interface CardLayout extends CardLineName {
  /** The groups in the order of the line. */
  readonly groups: readonly CardLayoutGroup[];
}

/** One way to read a hand as a line of the card. */
export interface CardReading extends CardLineName {
  /** The groups as the hand fills them, in the order of the line. */
  readonly groups: readonly CardGroup[];
  /** The part of the value that is the bonus for no exposures (AG-23); left out if none. */
  readonly concealedBonus?: number;
}

/** How a hand can be won with a card (AG-27, AG-33, TG-9). */
export interface CardWin {
  /** Where the winning tile came from; `exchangeTile` is only for “The American Game”. */
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'misnamedDiscard' | 'charleston' | 'exchangeTile';
  /** The winning tile, one of the concealed tiles. */
  readonly tile?: Tile | undefined;
  /** Whether the winner redeemed a joker from their own exposure (AG-27a); from another player’s if left out. */
  readonly ownJoker?: boolean | undefined;
}

/** The card and the options that affect hands. */
export interface CardRules
  extends Omit<AmericanHandOptions, 'deadJokers'>,
    Pick<AmericanGameOptions, 'concealedWinOnDiscard' | 'flowersAsJokers'>,
    Pick<GuideOptions, 'jokerlessExemptsAllPairs'> {
  readonly card: Card;
  /** Whether players may add tiles to their exposures (TG-5); otherwise an exposure keeps its size (AG-19). */
  readonly exposuresGrow: boolean;
}
