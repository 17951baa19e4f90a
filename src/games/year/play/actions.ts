import type { ActionBase, Answer, Discard } from '../../../play/types';
import type { Typed } from '../../../result/typed';
import type { Seat } from '../../../rules/payouts';
import type { Tile } from '../../../tiles/tile';
import type { Reveal } from '../../../year/replacements';

/** What a player says with each action, beside seat and moment. */
export interface YearActions {
  /** Tiles of the rack revealed for a replacement: a flower or season, a Year, a kong, or the fourth to a pung (YG-6, YG-9, YG-10). */
  readonly reveal: Pick<Reveal, 'tiles'>;
  /** The end of the own courtesy call: whatever flowers and seasons are left stay hidden (YG-5). */
  readonly keep: object;
  /** A tile taken from the wall (YG-15). */
  readonly draw: object;
  /** A tile discarded and named (YG-15). */
  readonly discard: Pick<Discard, 'tile'>;
  /** No claim to the discard (YG-7). */
  readonly decline: object;
  /** The discard claimed for a chow, a pung, or a Year with a Pung-Pair (YG-7). */
  readonly call: {
    /** The tile claimed. */
    readonly tile: Tile;
    /** The tiles of the rack that are shown with it. */
    readonly with: readonly Tile[];
  };
  /** Mah Jong: on a discard, or with the tiles held (YG-11). */
  readonly mahjongg: {
    /** The discard claimed; left out on one's own turn. */
    readonly tile?: Tile | undefined;
  };
  /** Mah Jong with a tile that lies face up on an opponent's rack (YG-12). */
  readonly steal: {
    /** The tile. */
    readonly tile: Tile;
    /** On whose rack it lies. */
    readonly from: Seat;
  };
}

/** Anything a player can do in the Year game, or one kind of it. */
export type YearAction<A extends keyof YearActions = keyof YearActions> = ActionBase & Typed<YearActions, A>;

/** An action without seat and moment: what is sealed until the last answer is there. */
export type YearAnswer = Answer<YearAction>;
