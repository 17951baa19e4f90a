import type { Hand, Meld } from '../../../../hands/hand';
import type { BySeat } from '../../../../play/seats';
import type { AnsweredEvent, StageChange } from '../../../../play/types';
import type { Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';
import type { Declaration, Outcome, Stages } from './scene';

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
export interface PassedEvent {
  /** Which event it is. */
  readonly type: 'passed';
  /** Who gave how many tiles to whom. */
  readonly moves: readonly Move[];
}

/** The answers to the question of AG-6 were opened. */
export interface CharlestonEndedEvent {
  /** Which event it is. */
  readonly type: 'charlestonEnded';
  /** Whether somebody stopped. */
  readonly stopped: boolean;
}

/** A tile was drawn from the wall. */
export interface DrewEvent {
  /** Which event it is. */
  readonly type: 'drew';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
}

/** A tile was discarded and named. */
export interface DiscardedEvent {
  /** Which event it is. */
  readonly type: 'discarded';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile, as it was named. */
  readonly tile: Tile;
}

/** A misnamed tile got its right name (AG-34). */
export interface RenamedEvent {
  /** Which event it is. */
  readonly type: 'renamed';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The name it was given. */
  readonly named: Tile;
  /** The tile. */
  readonly tile: Tile;
}

/** Nobody took the tile, which stays on the table. */
export interface UnclaimedEvent {
  /** Which event it is. */
  readonly type: 'unclaimed';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A discard was called and exposed. */
export interface CalledEvent {
  /** Which event it is. */
  readonly type: 'called';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** Whose tile or exposure it was. */
  readonly from: Seat;
  /** The exposure. */
  readonly meld: Meld;
}

/** The exposure just called was laid out anew, or taken back. */
export interface RearrangedEvent {
  /** Which event it is. */
  readonly type: 'rearranged';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The exposure as it lies now; null if it was taken back to the rack. */
  readonly meld: Meld | null;
}

/** A natural tile was offered for a joker. */
export interface OfferedEvent {
  /** Which event it is. */
  readonly type: 'offered';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A natural tile was swapped for a joker. */
export interface ExchangedEvent {
  /** Which event it is. */
  readonly type: 'exchanged';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
  /** Whose tile or exposure it was. */
  readonly from: Seat;
  /** The place of the exposure among that player’s. */
  readonly meld: number;
  /** The joker that was taken. */
  readonly joker: Tile;
  /** The exposure as it lies now. */
  readonly tiles: readonly Tile[];
}

/** An exposure grew by a tile. */
export interface GrewEvent {
  /** Which event it is. */
  readonly type: 'grew';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
  /** The place of the exposure among that player’s. */
  readonly meld: number;
  /** The exposure as it lies now. */
  readonly tiles: readonly Tile[];
}

/** A hand was called dead, rightly or not. */
export interface ChallengedEvent {
  /** Which event it is. */
  readonly type: 'challenged';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** Whose hand. */
  readonly against: Seat;
  /** Whether the hand is dead. */
  readonly upheld: boolean;
  /** The code of the reason; null if it is not dead. */
  readonly reason: string | null;
}

/** A hand is dead. */
export interface DiedEvent {
  /** Which event it is. */
  readonly type: 'died';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The rule it died by. */
  readonly rule: string;
  /** The place of the exposure that goes back to the rack; null if none does. */
  readonly returned: number | null;
}

/** Mah Jongg was declared. */
export interface DeclaredEvent {
  /** Which event it is. */
  readonly type: 'declared';
  /** What was declared. */
  readonly declared: Declaration;
}

/** The winner takes the claimed tile. */
export interface TakenEvent {
  /** Which event it is. */
  readonly type: 'taken';
  /** Who did it, or whom it concerns. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A declaration was judged. */
export interface ShownEvent {
  /** Which event it is. */
  readonly type: 'shown';
  /** The hands laid open beside it. */
  readonly hands: BySeat<Hand>;
  /** Whether the declaration was right. */
  readonly right: boolean;
}

/** A declaration was false, and the other claims of the tile are opened. */
export interface ResumedEvent {
  /** Which event it is. */
  readonly type: 'resumed';
}

/** The game is over. */
export interface EndedEvent {
  /** Which event it is. */
  readonly type: 'ended';
  /** How it ended. */
  readonly outcome: Outcome;
  /** All racks. */
  readonly racks: BySeat<readonly Tile[]>;
}

/** What everybody is told of an event. */
export type Happening =
  | StageChange<Stages>
  | AnsweredEvent
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
