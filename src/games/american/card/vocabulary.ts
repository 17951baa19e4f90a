import type { Tile } from '../../../tiles/tile';

/** A color that suits are printed in: green bams, red craks, blue dots (AG-23a, TG-16). */
export type CardColor = 'green' | 'red' | 'blue';

/** A letter that stands for a suit on a card; different letters are different suits. */
export type SuitLetter = 'a' | 'b' | 'c';

/** One line of a card: a hand with its value (AG-23), or several hands that share one. */
export interface CardLine {
  /** The hand in the notation of cards, or several hands with the same value. */
  readonly hand: string | readonly string[];
  /** What the hand is worth, in points. */
  readonly value: number;
  /** Whether the line may have exposures (X); it is concealed (C) if not. */
  readonly open: boolean;
  /** What an open line is worth more if it is won without exposures; what the option `concealedBonus` says if left out. */
  readonly concealedBonus?: number | undefined;
  /** A remark for players. */
  readonly note?: string | undefined;
}

/** A section of a card: lines under one title. */
export interface CardSection {
  /** The title. */
  readonly name: string;
  /** A remark for players. */
  readonly note?: string | undefined;
  /** The lines, at least one. */
  readonly lines: readonly CardLine[];
}

/** A card of hands as it is written (AG-24): plain JSON. `parseCard` reads and checks one. */
export interface Card {
  /** The name of the card. */
  readonly name: string;
  /** The year that `{year}` stands for where a line does not let the player choose it. */
  readonly year?: number | undefined;
  /** A remark for players. */
  readonly note?: string | undefined;
  /** The color that each suit letter is printed in, for cards whose colors are taken literally (AG-23a). */
  readonly colors?: Readonly<Record<SuitLetter, CardColor>> | undefined;
  /** The sections, at least one. */
  readonly sections: readonly CardSection[];
}

/** A group of a card hand as a line asks for it, jokers aside. */
export interface CardLayoutGroup {
  /** The tiles that the line asks for, printed jokers as `J`. */
  readonly tiles: readonly Tile[];
  /** The one tile that it is made of; left out for different tiles that stand together. */
  readonly tile?: Tile;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are jokers that the line itself asks for (TG-16). */
  readonly printedJokers: number;
}

/** A group as one hand fills it. */
export interface CardGroup extends CardLayoutGroup {
  /** How many of its tiles are jokers, printed ones included. */
  readonly jokers: number;
  /** How many of its tiles are flowers that serve as jokers. */
  readonly flowers: number;
  /** Whether it lies on the table as an exposure. */
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
  /** What it is worth, in points; to a reading with its bonus for no exposures. */
  readonly value: number;
  /** Whether it may have exposures (X); it is concealed (C) if not. */
  readonly open: boolean;
}

/** One definite hand of a card, jokers aside. */
export interface CardLayout extends CardLineName {
  /** Its groups, in the order of the line. */
  readonly groups: readonly CardLayoutGroup[];
}

/** One way of reading a hand as a line of the card. */
export interface CardReading extends CardLineName {
  /** The groups as the hand fills them, in the order of the line. */
  readonly groups: readonly CardGroup[];
  /** How much of its value is for having no exposures (AG-23); left out if nothing is. */
  readonly concealedBonus?: number;
}

/** How a hand can be won with a card (AG-27, AG-33, TG-9). */
export interface CardWin {
  /** Where the winning tile came from; `exchangeTile` is known to the American Game only. */
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'misnamedDiscard' | 'charleston' | 'exchangeTile';
  /** The winning tile, one of the concealed ones. */
  readonly tile?: Tile | undefined;
  /** Whether a joker was redeemed from an exposure of the winner's own (AG-27a); another's if left out. */
  readonly ownJoker?: boolean | undefined;
}

/** The options that concern hands. */
export interface CardRules {
  /** Printed colors are suits (AG-23a). */
  readonly fixedColours: boolean;
  /** A winning discard may fill a single or a pair (AG-15a). */
  readonly pairOnDiscard: boolean;
  /** Redeeming a joker of one's own exposure wins (AG-27a). */
  readonly ownJokerWin: boolean;
  /** Printed jokers keep a hand from being jokerless (TG-16). */
  readonly printedJokersCount: boolean;
  /** A concealed hand may be won on a discard (AG-18, TG-16). */
  readonly concealedWinOnDiscard: boolean;
  /** Flowers may serve as jokers wherever a group takes jokers (TG-2). */
  readonly flowersAsJokers: boolean;
  /** A tile of one's own may be laid on an exposure (TG-5); an exposure keeps its size if not (AG-19). */
  readonly exposuresGrow: boolean;
  /** Hands of singles and pairs only are not paid more for being jokerless (AG-29a). */
  readonly jokerlessExemptsAllPairs: boolean;
  /** What an open line is worth more without exposures, where the card does not say it of the line (AG-23). */
  readonly concealedBonus: number;
  /** A discarded joker may be claimed (AG-12). */
  readonly claimDiscardedJoker: boolean;
}
