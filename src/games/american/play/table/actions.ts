import { type ActionFields, count, optional, seat, tile, tiles, value } from '../../../../play/action-fields';
import type { ActionBase, Call, ClaimedWin, Discard } from '../../../../play/types';
import type { Tile } from '../../../../tiles/tile';
import type { Challenged, ExchangePlace } from './stages';

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
export interface DiscardAction extends BareAction<'discard'>, Pick<Discard, 'tile'> {
  /** The name called out, where it is a wrong one (AG-33). */
  readonly named?: Tile | undefined;
}

/** No call of what was discarded or offered. */
export type DeclineAction = BareAction<'decline'>;

/** A discard called for an exposure, by the name it was discarded under (AG-15, AG-37). */
export type CallAction = BareAction<'call'> & Call;

/** Mah Jongg: on the tile discarded or offered, or with the tiles held. */
export interface MahjonggAction extends BareAction<'mahjongg'>, ClaimedWin {
  /** The value the declarer gives the hand, in points; used if the declaration is false (AG-35a). */
  readonly value?: number | undefined;
}

/** A natural tile swapped for a joker that stands for it in an exposure (AG-21). */
export type ExchangeAction = BareAction<'exchange'> & ExchangePlace & Pick<Discard, 'tile'>;

/** The exposure just made, laid out anew before the discard with these tiles beside the called one (AG-19). */
export type RearrangeAction = BareAction<'rearrange'> & Pick<Call, 'with'>;

/** The exposure just made, taken back with the call (TG-10a). */
export type TakeBackAction = BareAction<'takeBack'>;

/** A tile added to an exposure of one's own (TG-5). */
export interface GrowAction extends BareAction<'grow'>, Pick<Discard, 'tile'> {
  /** The place of the exposure among one's own. */
  readonly meld: number;
}

/** Another's hand called dead (AG-32). */
export type ChallengeAction = BareAction<'challenge'> & Pick<Challenged, 'against'>;

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
