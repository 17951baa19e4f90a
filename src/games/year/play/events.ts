import type { Meld } from '../../../hands/hand';
import type { BySeat } from '../../../play/seats';
import type { AnsweredEvent, StageChange } from '../../../play/types';
import type { Seat } from '../../../rules/payouts';
import type { Tile } from '../../../tiles/tile';
import type { SetClaim } from '../../../year/claims';
import type { Reveal } from '../../../year/replacements';
import type { YearDeclaration, YearOutcome, YearStages } from './scene';

/** Tiles were revealed, and a replacement was taken for them (YG-5, YG-6, YG-9, YG-10). */
export interface YearRevealedEvent {
  /** Which event it is. */
  readonly type: 'revealed';
  /** Who revealed them. */
  readonly seat: Seat;
  /** What they are. */
  readonly kind: Reveal['kind'];
  /** The tiles. */
  readonly tiles: readonly Tile[];
  /** The place among the player's revealed sets where they lie now; null for a flower or season. */
  readonly meld: number | null;
  /** Where the replacement came from; null if the flower was laid aside in place of a discard (YG-15a). */
  readonly source: 'flowerWall' | 'wall' | null;
}

/** A player ended the own courtesy call (YG-5). */
export interface YearKeptEvent {
  /** Which event it is. */
  readonly type: 'kept';
  /** Who. */
  readonly seat: Seat;
}

/** A tile was drawn from the wall; with it the last discard is dead (YG-15). */
export interface YearDrewEvent {
  /** Which event it is. */
  readonly type: 'drew';
  /** Who drew. */
  readonly seat: Seat;
}

/** A tile was discarded and named (YG-15). */
export interface YearDiscardedEvent {
  /** Which event it is. */
  readonly type: 'discarded';
  /** Who discarded it. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A discard was called, and its set revealed (YG-7, YG-10). */
export interface YearCalledEvent {
  /** Which event it is. */
  readonly type: 'called';
  /** Who called. */
  readonly seat: Seat;
  /** Whose discard it was. */
  readonly from: Seat;
  /** What it was called for. */
  readonly kind: SetClaim['kind'];
  /** The set; the called tile comes first. */
  readonly meld: Meld;
  /** Whose turns are lost by it (YG-8). */
  readonly bypassed: readonly Seat[];
}

/** Mah Jong was declared (YG-11). */
export interface YearDeclaredEvent {
  /** Which event it is. */
  readonly type: 'declared';
  /** What was declared. */
  readonly declared: YearDeclaration;
}

/** The winner takes a discard, or a tile from an opponent's rack (YG-7, YG-12). */
export interface YearTakenEvent {
  /** Which event it is. */
  readonly type: 'taken';
  /** Who takes it. */
  readonly seat: Seat;
  /** Whose it was. */
  readonly from: Seat;
  /** The tile. */
  readonly tile: Tile;
  /** Where it lay. */
  readonly place: 'discards' | 'melds' | 'flowers';
  /** The place of the set that loses it among that player's; null if it lay in none. */
  readonly meld: number | null;
}

/** The game is over (YG-14). */
export interface YearEndedEvent {
  /** Which event it is. */
  readonly type: 'ended';
  /** How it ended. */
  readonly outcome: YearOutcome;
  /** All racks. */
  readonly racks: BySeat<readonly Tile[]>;
}

/** What everybody is told of an event. */
export type YearHappening =
  | StageChange<YearStages>
  | AnsweredEvent
  | YearRevealedEvent
  | YearKeptEvent
  | YearDrewEvent
  | YearDiscardedEvent
  | YearCalledEvent
  | YearDeclaredEvent
  | YearTakenEvent
  | YearEndedEvent;
