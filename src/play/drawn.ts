import type { Tile } from '../tiles/tile';
import type { OwnChange, StageChange } from './types';

/** Says which tile the player has drawn in this turn, after an event that changed this of the player's side. */
export type Drawn = (
  before: Tile | null,
  event: { readonly type: string } | StageChange<Readonly<Record<string, object>>>,
  change: OwnChange<unknown> | null,
) => Tile | null;

/** The tile that came into the turn last by one of these events: it is known as long as the turn lasts. */
export const drawnBy =
  (...draws: readonly string[]): Drawn =>
  (before, event, change) => {
    if (event.type === 'stage' && 'phase' in event) return event.phase === 'turn' ? before : null;
    if (!draws.includes(event.type)) return before;
    return change && (change.gained?.[0] ?? before);
  };

/** How a turn begins with a tile drawn in it. */
const DRAWN: readonly unknown[] = ['wall', 'loose'];

/** The tile that the one player drew in this turn, as long as it lies on the rack. */
export const drawnAlone: Drawn = (before, event, change) => {
  if (event.type === 'stage' && 'phase' in event) {
    const isTurn = event.phase === 'turn' && 'by' in event.now && DRAWN.includes(event.now.by);
    return isTurn ? before : null;
  }
  if (change === null) return before;
  if (event.type === 'drew') return change.gained?.[0] ?? null;
  return before !== null && change.lost?.includes(before) === true ? null : before;
};
