import type { Win } from '../../../hands/hand';
import type { ScoreLine } from '../../../hands/rule-parts';
import type { Tile } from '../../../tiles/tile';

/** The groups of a hand without a card, by size from two to six (TG-7). */
export type FreeFormKind = 'pair' | 'pung' | 'kong' | 'quint' | 'sextet';

/** The names of the groups by size. */
export const FREE_FORM_KINDS: Readonly<Record<number, FreeFormKind>> = /* @__PURE__ */ Object.freeze({
  2: 'pair',
  3: 'pung',
  4: 'kong',
  5: 'quint',
  6: 'sextet',
});

/** Tiles of one kind in a reading, with the jokers that stand for more of them (TG-1, TG-7). */
export interface FreeFormGroup {
  /** The tile; `J` for a group of jokers only, which may stand for any tile. */
  readonly tile: Tile;
  /** What the group is. */
  readonly kind: FreeFormKind;
  /** How many tiles it has, 2 to 6. */
  readonly size: number;
  /** How many of them are jokers. */
  readonly jokers: number;
  /** How many of them are flowers that serve as jokers (TG-2); left out if none is. */
  readonly flowers?: number | undefined;
  /** Whether it lies exposed. */
  readonly exposed: boolean;
}

/** One way to lay out a winning hand without a card. */
export interface FreeFormReading {
  /** The groups in rack order, the larger of the same tile first; a group of jokers only at the end. */
  readonly groups: readonly FreeFormGroup[];
}

/** A winning hand by its groups, jokers aside. */
export interface FreeFormLayout {
  /** The groups in rack order, the larger of the same tile first. */
  readonly groups: readonly Pick<FreeFormGroup, 'tile' | 'kind' | 'size'>[];
}

/** How a hand of “The American Game” was won. */
export interface FreeFormWin extends Win {
  /** Where the winning tile came from; in the exchange of tiles before play it counts as drawn. */
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'exchangeTile' | 'misnamedDiscard' | 'charleston';
  /** The value of the hand in points, without those of a self-drawn tile; needed unless it is the jackpot (TG-8). */
  readonly value?: number | undefined;
  /** Whether a joker was redeemed from an exposure of the winner's own (AG-27a); another's if left out. */
  readonly ownJoker?: boolean | undefined;
}

/** What `settle` needs of a scored hand; add the winner, and the discarder or exchanger if there was one. */
export interface FreeFormClaim {
  /** The value of the hand in points. */
  readonly value: number;
  /** Where the winning tile came from. */
  readonly by: FreeFormWin['by'];
  /** Whether no joker is in the hand, and no flower that serves as one. */
  readonly jokerless: boolean;
  /** Whether the hand is made of pairs only. */
  readonly allPairs: boolean;
}

/** The score sheet of a hand without a card (TG-8). */
export interface FreeFormScore {
  /** The reading that was scored. */
  readonly reading: FreeFormReading;
  /** The lines of the sheet, which add up to the total. */
  readonly lines: readonly ScoreLine[];
  /** The value of the hand in points. */
  readonly total: number;
  /** What `settle` needs to know of it. */
  readonly claim: FreeFormClaim;
  /** The revision of the rules it was scored by (`RULES_REVISION`). */
  readonly rulesRevision: number;
}
