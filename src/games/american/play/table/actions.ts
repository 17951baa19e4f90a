import type { ActionBase } from '../../../../play/types';
import type { Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';

/** Tiles passed in the Charleston or in the courtesy pass (AG-5, AG-7). */
export interface PassAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'pass';
  /** The tiles from one's own rack. */
  readonly tiles: readonly Tile[];
  /** How many of the incoming tiles are passed on unseen (AG-8); none if left out. */
  readonly blind?: number | undefined;
}

/** An answer to the question whether there is a second Charleston (AG-6). */
export interface SecondCharlestonAction extends ActionBase {
  /** Whether this player stops the Charleston or would go on. */
  readonly type: 'stop' | 'continue';
}

/** How many tiles a player would exchange in the courtesy pass (AG-7). */
export interface WishAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'wish';
  /** The number of tiles; the lower wish of the two counts. */
  readonly count: number;
}

/** A tile laid down and named (AG-10, AG-37). */
export interface DiscardAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'discard';
  /** The tile. */
  readonly tile: Tile;
  /** The name called out, where it is a wrong one (AG-33). */
  readonly named?: Tile | undefined;
}

/** No call of what was discarded or offered. */
export interface DeclineAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'decline';
}

/** A discard called for an exposure (AG-15). */
export interface CallAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'call';
  /** The tile called, by the name it was discarded under (AG-37). */
  readonly tile: Tile;
  /** The tiles from one's own rack that are exposed with it. */
  readonly with: readonly Tile[];
}

/** Mah Jongg: on the tile discarded or offered, or with the tiles held. */
export interface MahjonggAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'mahjongg';
  /** The tile claimed; left out on one's own turn. */
  readonly tile?: Tile | undefined;
  /** The value the declarer gives the hand, in points; used if the declaration is false (AG-35a). */
  readonly value?: number | undefined;
}

/** A natural tile swapped for a joker that stands for it in an exposure (AG-21). */
export interface ExchangeAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'exchange';
  /** The natural tile. */
  readonly tile: Tile;
  /** Whose exposure it is. */
  readonly from: Seat;
  /** The place of the exposure among that player's. */
  readonly meld: number;
}

/** The exposure just made, laid out anew before the discard (AG-19). */
export interface RearrangeAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'rearrange';
  /** The tiles from one's own rack that lie beside the called tile from now on. */
  readonly with: readonly Tile[];
}

/** The exposure just made, taken back with the call (TG-10a). */
export interface TakeBackAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'takeBack';
}

/** A tile added to an exposure of one's own (TG-5). */
export interface GrowAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'grow';
  /** The tile. */
  readonly tile: Tile;
  /** The place of the exposure among one's own. */
  readonly meld: number;
}

/** Another's hand called dead (AG-32). */
export interface ChallengeAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'challenge';
  /** Whose hand. */
  readonly against: Seat;
}

/** Whether a player lays the hand open after another's Mah Jongg, believing the game to be over (AG-35). */
export interface ShowAction extends ActionBase {
  /** Whether the hand is laid open or kept. */
  readonly type: 'show' | 'keep';
}

/** Anything a player can do at a table. */
export type Action =
  | PassAction
  | SecondCharlestonAction
  | WishAction
  | DiscardAction
  | DeclineAction
  | CallAction
  | MahjonggAction
  | ExchangeAction
  | RearrangeAction
  | TakeBackAction
  | GrowAction
  | ChallengeAction
  | ShowAction;
