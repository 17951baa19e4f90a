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
  /** The year that `{year}` stands for. */
  readonly year?: number | undefined;
  /** A remark for players. */
  readonly note?: string | undefined;
  /** The color that each suit letter is printed in, for cards whose colors are taken literally (AG-23a). */
  readonly colors?: Readonly<Record<SuitLetter, CardColor>> | undefined;
  /** The sections, at least one. */
  readonly sections: readonly CardSection[];
}
