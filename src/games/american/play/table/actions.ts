import type { Seat } from '../../../../hands/payouts';
import { type ActionFields, count, optional, seat, tile, tiles, value } from '../../../../play/action-fields';
import type { ActionBase } from '../../../../play/types';
import type { Tile } from '../../../../tiles/tile';
import type { ExchangePlace } from './stages';

/** An action that needs no more than its type. */
export interface BareAction<T extends string> extends ActionBase {
  /** Which action it is. */
  readonly type: T;
}

/** Tiles passed in the Charleston or in the courtesy pass (AG-5, AG-7). */
export interface PassAction extends BareAction<'pass'> {
  /** The tiles from one's own rack. */
  readonly tiles: readonly Tile[];
  /** How many of the incoming tiles are passed on unseen (AG-8); none if left out. */
  readonly blind?: number | undefined;
}

/** An answer to the question whether there is a second Charleston (AG-6): this player stops it, or would go on. */
export type SecondCharlestonAction = BareAction<'stop' | 'continue'>;

/** How many tiles a player would exchange in the courtesy pass (AG-7). */
export interface WishAction extends BareAction<'wish'> {
  /** The number of tiles; the lower wish of the two counts. */
  readonly count: number;
}

/** A tile laid down and named (AG-10, AG-37). */
export interface DiscardAction extends BareAction<'discard'> {
  /** The tile. */
  readonly tile: Tile;
  /** The name called out, where it is a wrong one (AG-33). */
  readonly named?: Tile | undefined;
}

/** No call of what was discarded or offered. */
export type DeclineAction = BareAction<'decline'>;

/** A discard called for an exposure (AG-15). */
export interface CallAction extends BareAction<'call'> {
  /** The tile called, by the name it was discarded under (AG-37). */
  readonly tile: Tile;
  /** The tiles from one's own rack that are exposed with it. */
  readonly with: readonly Tile[];
}

/** Mah Jongg: on the tile discarded or offered, or with the tiles held. */
export interface MahjonggAction extends BareAction<'mahjongg'> {
  /** The tile claimed; left out on one's own turn. */
  readonly tile?: Tile | undefined;
  /** The value the declarer gives the hand, in points; used if the declaration is false (AG-35a). */
  readonly value?: number | undefined;
}

/** A natural tile swapped for a joker that stands for it in an exposure (AG-21). */
export interface ExchangeAction extends BareAction<'exchange'>, ExchangePlace {
  /** The natural tile. */
  readonly tile: Tile;
}

/** The exposure just made, laid out anew before the discard (AG-19). */
export interface RearrangeAction extends BareAction<'rearrange'> {
  /** The tiles from one's own rack that lie beside the called tile from now on. */
  readonly with: readonly Tile[];
}

/** The exposure just made, taken back with the call (TG-10a). */
export type TakeBackAction = BareAction<'takeBack'>;

/** A tile added to an exposure of one's own (TG-5). */
export interface GrowAction extends BareAction<'grow'> {
  /** The tile. */
  readonly tile: Tile;
  /** The place of the exposure among one's own. */
  readonly meld: number;
}

/** Another's hand called dead (AG-32). */
export interface ChallengeAction extends BareAction<'challenge'> {
  /** Whose hand. */
  readonly against: Seat;
}

/** Whether a player lays the hand open after another's Mah Jongg, believing the game to be over, or keeps it (AG-35). */
export type ShowAction = BareAction<'show' | 'keep'>;

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

/** The fields of each action at a table beside its type, seat and moment. */
export const ACTIONS: ActionFields<Action> = /* @__PURE__ */ (() =>
  new Map([
    ['pass', [tiles('tiles'), optional(count('blind'))]],
    ['stop', []],
    ['continue', []],
    ['wish', [count('count')]],
    ['discard', [tile('tile'), optional(tile('named'))]],
    ['decline', []],
    ['call', [tile('tile'), tiles('with')]],
    ['mahjongg', [optional(tile('tile')), value]],
    ['exchange', [tile('tile'), seat('from'), count('meld')]],
    ['rearrange', [tiles('with')]],
    ['takeBack', []],
    ['grow', [tile('tile'), count('meld')]],
    ['challenge', [seat('against')]],
    ['show', []],
    ['keep', []],
  ]))();
