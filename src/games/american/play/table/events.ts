import type { Hand, Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import type { BySeat } from '../../../../play/seats';
import type { Called, Declared, Over } from '../../../../play/types';
import type { Tile } from '../../../../tiles/tile';
import type { Declaration, Outcome } from './stages';

/** Something that happens. */
export interface BareEvent<T extends string> {
  /** Which event it is. */
  readonly type: T;
}

/** Something that a player does, or that happens to one. */
export interface SeatEvent<T extends string> extends BareEvent<T> {
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
}

/** Something that a player does with one tile. */
export interface TileEvent<T extends string> extends SeatEvent<T> {
  /** The tile. */
  readonly tile: Tile;
}

/** An exposure changed by a tile from the rack. */
export interface MeldEvent<T extends string> extends TileEvent<T> {
  /** The place of the exposure among that player’s. */
  readonly meld: number;
  /** The exposure as it lies now. */
  readonly tiles: readonly Tile[];
}

/** Tiles that went from one player to another. */
export interface Move {
  /** Who gave. */
  readonly from: Seat;
  /** Who got. */
  readonly to: Seat;
  /** How many tiles. */
  readonly count: number;
  /** How many of them were passed on unseen. */
  readonly blind: number;
}

/** Tiles changed hands. */
export interface PassedEvent extends BareEvent<'passed'> {
  /** Who gave how many tiles to whom. */
  readonly moves: readonly Move[];
}

/** The answers to the question of AG-6 were opened. */
export interface CharlestonEndedEvent extends BareEvent<'charlestonEnded'> {
  /** Whether somebody stopped. */
  readonly stopped: boolean;
}

/** A tile was drawn from the wall. */
export type DrewEvent = SeatEvent<'drew'>;

/** A tile was discarded; the tile is told as it was named. */
export type DiscardedEvent = TileEvent<'discarded'>;

/** A misnamed tile got its right name (AG-34). */
export interface RenamedEvent extends TileEvent<'renamed'> {
  /** The name it was given. */
  readonly named: Tile;
}

/** Nobody took the tile, which stays on the table. */
export type UnclaimedEvent = TileEvent<'unclaimed'>;

/** A discard was called and exposed. */
export type CalledEvent = BareEvent<'called'> & Called;

/** The exposure just called was laid out anew, or taken back. */
export interface RearrangedEvent extends SeatEvent<'rearranged'> {
  /** The exposure as it lies now; null if it was taken back to the rack. */
  readonly meld: Meld | null;
}

/** A natural tile was offered for a joker. */
export type OfferedEvent = TileEvent<'offered'>;

/** A natural tile was swapped for a joker. */
export interface ExchangedEvent extends MeldEvent<'exchanged'> {
  /** Whose tile or exposure it was. */
  readonly from: Seat;
  /** The joker that was taken. */
  readonly joker: Tile;
}

/** An exposure grew by a tile. */
export type GrewEvent = MeldEvent<'grew'>;

/** A hand was called dead, rightly or not. */
export interface ChallengedEvent extends SeatEvent<'challenged'> {
  /** Whose hand. */
  readonly against: Seat;
  /** Whether the hand is dead. */
  readonly upheld: boolean;
  /** The code of the reason; null if it is not dead. */
  readonly reason: string | null;
}

/** A hand is dead. */
export interface DiedEvent extends SeatEvent<'died'> {
  /** The rule it died by. */
  readonly rule: string;
  /** The place of the exposure that goes back to the rack; null if none does. */
  readonly returned: number | null;
}

/** Mah Jongg was declared. */
export type DeclaredEvent<D = Declaration> = BareEvent<'declared'> & Declared<D>;

/** The winner takes the claimed tile. */
export type TakenEvent = TileEvent<'taken'>;

/** A declaration was judged. */
export interface ShownEvent extends BareEvent<'shown'> {
  /** The hands laid open beside it. */
  readonly hands: BySeat<Hand>;
  /** Whether the declaration was right. */
  readonly right: boolean;
}

/** A declaration was false, and the other claims of the tile are opened. */
export type ResumedEvent = BareEvent<'resumed'>;

/** The game is over. */
export type EndedEvent = BareEvent<'ended'> & Over<Outcome>;

/** What happens at a table, beside changes of phase and sealed answers. */
export type TableHappening =
  | PassedEvent
  | CharlestonEndedEvent
  | DrewEvent
  | DiscardedEvent
  | RenamedEvent
  | UnclaimedEvent
  | CalledEvent
  | RearrangedEvent
  | OfferedEvent
  | ExchangedEvent
  | GrewEvent
  | ChallengedEvent
  | DiedEvent
  | DeclaredEvent
  | TakenEvent
  | ShownEvent
  | ResumedEvent
  | EndedEvent;
