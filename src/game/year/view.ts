import type { Tile } from '../../tiles/tile';
import type { Viewer } from '../../play/seats';
import type { YearAction, YearAnswer } from './actions';
import type { YearScene, YearStaged } from './state';

/** What one player has beside what everybody sees. */
export interface YearOwnSide {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The tiles on the own rack, in rack order; none for a spectator. */
  readonly rack: readonly Tile[];
  /** The own sealed answer; null if there is none. */
  readonly answer: YearAnswer | null;
  /** The tile that the viewer drew, or took as a replacement, last in this turn; null if none was. */
  readonly drawn: Tile | null;
  /** What the viewer may do now, in a stable order. */
  readonly legal: readonly YearAction[];
}

/** A Year game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type YearView = YearStaged<YearScene & YearOwnSide>;
