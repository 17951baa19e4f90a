import type { Win } from '../../../hands/hand';
import type { ScoreLine } from '../../../hands/rule-parts';
import type { Tile } from '../../../tiles/tile';

/** The kinds of group in a hand without a card, by size from two to six (TG-7). */
export type FreeFormKind = 'pair' | 'pung' | 'kong' | 'quint' | 'sextet';

export const FREE_FORM_KINDS: Readonly<Record<number, FreeFormKind>> = /* @__PURE__ */ Object.freeze({
  2: 'pair',
  3: 'pung',
  4: 'kong',
  5: 'quint',
  6: 'sextet',
});

/** Tiles of one kind in a reading, with any jokers that stand for more of them (TG-1, TG-7). */
export interface FreeFormGroup {
  /** The tile; `J` for a group of jokers only, which may stand for any tile. */
  readonly tile: Tile;
  /** The kind of group by its size. */
  readonly kind: FreeFormKind;
  /** How many tiles it has, 2 to 6. */
  readonly size: number;
  /** How many of its tiles are jokers. */
  readonly jokers: number;
  /** How many of its tiles are flowers that serve as jokers (TG-2); left out if none. */
  readonly flowers?: number | undefined;
  /** Whether the group is exposed. */
  readonly exposed: boolean;
}

/** One way to lay out a winning hand without a card. */
export interface FreeFormReading {
  /** The groups in rack order, larger groups of the same tile first; groups of jokers only come last. */
  readonly groups: readonly FreeFormGroup[];
}

/** A winning hand by its groups, jokers aside. */
export interface FreeFormLayout {
  /** The groups in rack order, larger groups of the same tile first. */
  readonly groups: readonly Pick<FreeFormGroup, 'tile' | 'kind' | 'size'>[];
}

/** How a hand of “The American Game” was won. */
export interface FreeFormWin extends Win {
  /** Where the winning tile came from; a tile from the exchange before play counts as self-drawn. */
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'exchangeTile' | 'misnamedDiscard' | 'charleston';
  /** The value of the hand in points, without the points for a self-drawn tile; needed unless the hand is the jackpot (TG-8). */
  readonly value?: number | undefined;
  /** Whether the winner redeemed a joker from their own exposure (AG-27a); from another player’s if left out. */
  readonly ownJoker?: boolean | undefined;
}

/** What `settle` needs from a scored hand; add the winner, and the discarder or exchanger if there was one. */
export interface FreeFormClaim {
  /** The value of the hand in points. */
  readonly value: number;
  /** Where the winning tile came from. */
  readonly by: FreeFormWin['by'];
  /** Whether the hand has no joker and no flower that serves as one. */
  readonly jokerless: boolean;
  /** Whether the hand is all pairs. */
  readonly allPairs: boolean;
}

/** The score sheet of a hand without a card (TG-8). */
export interface FreeFormScore {
  /** The reading that was scored. */
  readonly reading: FreeFormReading;
  /** The lines of the sheet, which add up to `total`. */
  readonly lines: readonly ScoreLine[];
  /** The value of the hand in points. */
  readonly total: number;
  /** What `settle` needs from this score. */
  readonly claim: FreeFormClaim;
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}
