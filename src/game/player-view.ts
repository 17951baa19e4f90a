import type { Tile } from '../tiles/tile';
import type { Action, Answer } from './actions';
import type { Viewer } from '../play/seats';
import type { Scene, Staged } from './state';

/** What one player has beside what everybody sees. */
export interface OwnSide {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The tiles on the own rack, in rack order; none for a spectator. */
  readonly rack: readonly Tile[];
  /** The own sealed answer; null if there is none. */
  readonly answer: Answer | null;
  /** The tile drawn in this turn by the viewer; null if none was. */
  readonly drawn: Tile | null;
  /** What the viewer may do now, in a stable order. */
  readonly legal: readonly Action[];
}

/** A game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type PlayerView = Staged<Scene & OwnSide>;
