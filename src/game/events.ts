import type { Hand, Meld } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { Answer } from './actions';
import type { BySeat, Viewer } from './seats';
import type { Declaration, Outcome, Phase, Stages } from './state';

/** A change of phase. */
export type StageChange = {
  readonly [P in Phase]: {
    /** Which event it is. */
    readonly type: 'stage';
    /** The phase that begins. */
    readonly phase: P;
    /** What is going on in it. */
    readonly now: Stages[P];
    /** Who owes a choice. */
    readonly awaiting: readonly Seat[];
  };
}[Phase];

/** What everybody is told of an event. */
export type PublicEvent =
  | StageChange
  /** Somebody gave a sealed answer. */
  | { readonly type: 'answered'; readonly seat: Seat }
  /** Tiles changed hands; `lost` and `gained` count them. */
  | {
      readonly type: 'passed';
      readonly moves: readonly {
        readonly from: Seat;
        readonly to: Seat;
        readonly count: number;
        readonly blind: number;
      }[];
    }
  /** The answers to AG-6 were opened: whether somebody stopped. */
  | { readonly type: 'charlestonEnded'; readonly stopped: boolean }
  /** A tile was drawn from the wall. */
  | { readonly type: 'drew'; readonly seat: Seat }
  /** A tile was discarded and named. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly named: Tile }
  /** A misnamed tile got its right name (AG-34). */
  | { readonly type: 'renamed'; readonly seat: Seat; readonly named: Tile; readonly tile: Tile }
  /** Nobody took the tile, which stays on the table. */
  | { readonly type: 'unclaimed'; readonly seat: Seat; readonly tile: Tile }
  /** A discard was called and exposed, with so many tiles of the caller's rack. */
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly from: Seat;
      readonly meld: Meld;
    }
  /** The exposure just called was laid out anew, or taken back to the rack (null). */
  | {
      readonly type: 'rearranged';
      readonly seat: Seat;
      readonly meld: Meld | null;
    }
  /** A natural tile was offered for a joker. */
  | { readonly type: 'offered'; readonly seat: Seat; readonly tile: Tile }
  /** A natural tile was swapped for a joker. */
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: Seat;
      readonly meld: number;
      readonly joker: Tile;
      readonly tiles: readonly Tile[];
    }
  /** An exposure grew by a tile. */
  | {
      readonly type: 'grew';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly meld: number;
      readonly tiles: readonly Tile[];
    }
  /** A hand was called dead, rightly or not. */
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly against: Seat;
      readonly upheld: boolean;
      readonly reason: string | null;
    }
  /** A hand is dead; the exposure that killed it, by its place, goes back to the rack. */
  | { readonly type: 'died'; readonly seat: Seat; readonly rule: string; readonly returned: number | null }
  /** Mah Jongg was declared. */
  | { readonly type: 'declared'; readonly declared: Declaration }
  /** The winner takes the claimed tile. */
  | { readonly type: 'taken'; readonly seat: Seat; readonly tile: Tile }
  /** Who laid a hand open after a declaration, and whether it was right. */
  | { readonly type: 'shown'; readonly hands: BySeat<Hand>; readonly right: boolean }
  /** A declaration was false, and the other claims of the tile are opened. */
  | { readonly type: 'resumed' }
  /** The game is over. */
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly racks: BySeat<readonly Tile[]> };

/** What an event changes on one player's side of the rack. */
export interface OwnChange {
  /** Tiles that left the rack. */
  readonly lost?: readonly Tile[] | undefined;
  /** Tiles that came to the rack. */
  readonly gained?: readonly Tile[] | undefined;
  /** The player's own sealed answer. */
  readonly answer?: Answer | undefined;
}

/** What an event changes that only some players see. */
export interface Secret {
  /** The changes of racks and sealed answers. */
  readonly seats?: BySeat<OwnChange> | undefined;
  /** The tile that can be claimed now, whatever it was named; null if it is taken away. */
  readonly faceDown?: Tile | null | undefined;
  /** The claims that wait until a declaration is judged. */
  readonly setAside?: BySeat<Answer | null> | null | undefined;
}

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type Event = PublicEvent & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** What only some players see. */
  readonly secret: Secret | null;
};

/** An event as one player, or somebody who watches, may know it. */
export type SeenEvent = PublicEvent & {
  /** The decision point after the action that brought it about. */
  readonly moment: number;
  /** Whom it was made for. */
  readonly viewer: Viewer;
  /** What it changes for that player alone; null if nothing. */
  readonly own: OwnChange | null;
};
