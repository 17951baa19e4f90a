import type { ActionBase } from '../../../play/types';
import type { Seat } from '../../../rules/payouts';
import type { Tile } from '../../../tiles/tile';

/** Tiles of the rack revealed for a replacement: a flower or season, a Year, a kong, or the fourth to a pung (YG-6, YG-9, YG-10). */
export interface YearRevealAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'reveal';
  /** The tiles. */
  readonly tiles: readonly Tile[];
}

/** The end of the own courtesy call: whatever flowers and seasons are left stay hidden (YG-5). */
export interface YearKeepAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'keep';
}

/** A tile taken from the wall (YG-15). */
export interface YearDrawAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'draw';
}

/** A tile discarded and named (YG-15). */
export interface YearDiscardAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'discard';
  /** The tile. */
  readonly tile: Tile;
}

/** No claim to the discard (YG-7). */
export interface YearDeclineAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'decline';
}

/** The discard claimed for a chow, a pung, or a Year with a Pung-Pair (YG-7). */
export interface YearCallAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'call';
  /** The tile claimed. */
  readonly tile: Tile;
  /** The tiles of the rack that are shown with it. */
  readonly with: readonly Tile[];
}

/** Mah Jong: on a discard, or with the tiles held (YG-11). */
export interface YearMahjonggAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'mahjongg';
  /** The discard claimed; left out on one's own turn. */
  readonly tile?: Tile | undefined;
}

/** Mah Jong with a tile that lies face up on an opponent's rack (YG-12). */
export interface YearStealAction extends ActionBase {
  /** Which action it is. */
  readonly type: 'steal';
  /** The tile. */
  readonly tile: Tile;
  /** On whose rack it lies. */
  readonly from: Seat;
}

/** Anything a player can do in the Year game. */
export type YearAction =
  | YearRevealAction
  | YearKeepAction
  | YearDrawAction
  | YearDiscardAction
  | YearDeclineAction
  | YearCallAction
  | YearMahjonggAction
  | YearStealAction;
