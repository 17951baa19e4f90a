import type { PointClaim, PointScore } from '../../../hands/point-score';
import type { Tile } from '../../../tiles/tile';
import type { CardWin } from '../card/vocabulary';

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

/** How a hand of “The American Game” was won; a tile from the exchange before play counts as self-drawn. */
export interface FreeFormWin extends CardWin {
  /** The value of the hand in points, without the points for a self-drawn tile; needed unless the hand is the jackpot (TG-8). */
  readonly value?: number | undefined;
}

/** What `settle` needs from a scored hand without a card. */
export type FreeFormClaim = PointClaim<FreeFormWin['by']>;

/** The score sheet of a hand without a card (TG-8). */
export type FreeFormScore = PointScore<FreeFormReading, FreeFormClaim>;
