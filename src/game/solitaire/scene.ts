import type { Meld } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import type { Throw } from '../../play/chance';
import type { AnyState } from '../../play/types';
import type { BySeat, Viewer } from '../../play/seats';
import type { Discard } from '../state';

/** The one player, of whom nothing is to be known. */
export interface OnePlayer {
  /** East. */
  readonly E: Readonly<Record<string, never>>;
}

/** What a solitaire is made of. */
export interface SolitaireSetup {
  /**
   * All tiles, stack by stack, the upper tile first: East's wall from East's right, then the walls clockwise, at
   * East's left, across and at East's right. `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The throws that the rule set asks for, in order; none may be missing and none unused. */
  readonly dice: readonly Throw[];
  /** The one player, who is East; may be left out. */
  readonly players?: OnePlayer | undefined;
}

/** A setup with everything filled in. */
export interface SolitaireSetting extends SolitaireSetup {
  /** The one player, who is East. */
  readonly players: OnePlayer;
}

/** What lies open in every solitaire. */
export interface SolitaireScene extends AnyState {
  /** What is going on in the phase. */
  readonly now: object;
  /** The player's sets on the table. */
  readonly melds: BySeat<readonly Meld[]>;
  /** How many tiles the player has on the rack. */
  readonly counts: BySeat<number>;
  /** The tiles discarded, in their order; claimed ones are no longer among them. */
  readonly discards: readonly Discard[];
  /** How many tiles are left to be drawn from the wall. */
  readonly wallLeft: number;
}

/** What nobody sees, or only the player. */
export interface SolitaireHidden {
  /** The wall after the first draw, in the order in which tiles are drawn; the last `wallLeft` of them are still there. */
  readonly wall: readonly Tile[];
  /** The tiles on the player's rack, in rack order. */
  readonly racks: BySeat<readonly Tile[]>;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** What the player has beside what lies open. */
export interface SolitaireSide {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The tiles on the rack, in rack order; none for a spectator. */
  readonly rack: readonly Tile[];
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** What an event changes on the player's rack. */
export interface RackChange {
  /** Tiles that left the rack. */
  readonly lost?: readonly Tile[] | undefined;
  /** Tiles that came to the rack. */
  readonly gained?: readonly Tile[] | undefined;
}

/** What an event changes that only the player sees. */
export interface SolitaireSecret {
  /** The change of the rack. */
  readonly seats: BySeat<RackChange>;
}

/** An event with what only the player sees. Never send it to a spectator: `eventFor` says what each may know. */
export type Told<P> = P & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** What only the player sees; null if nothing. */
  readonly secret: SolitaireSecret | null;
};

/** An event as one viewer may know it. */
export type Seen<P> = P & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** Whom it was made for. */
  readonly viewer: Viewer;
  /** What it changes for that viewer alone; null if nothing. */
  readonly own: RackChange | null;
};

/** A game as one viewer may know it. */
export type Viewed<S, A> = S &
  SolitaireSide & {
    /** What the viewer may do now, in a stable order. */
    readonly legal: readonly A[];
  };
