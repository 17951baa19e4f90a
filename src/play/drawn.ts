import type { Tile } from '../tiles/tile';
import type { OwnChange, StageChange } from './types';

/** Says which tile the player has drawn in this turn, after an event that changed this of the player's side. */
export type Drawn = (
  before: Tile | null,
  event: { readonly type: string } | StageChange<Readonly<Record<string, object>>>,
  change: OwnChange<unknown> | null,
) => Tile | null;

/**
 * Makes the `drawn` of a `Way`: it finds the tile that one of these events brought into the turn.
 *
 * @param draws - The types of the events that bring a tile.
 * @returns A function that gives the drawn tile as long as the turn lasts; null if there is none.
 * @example
 * ```ts
 * import { drawnBy } from 'mahjongg/game';
 *
 * drawnBy('drew')(null, { type: 'drew' }, { gained: ['1B'] }); // => '1B'
 * ```
 */
export const drawnBy =
  (...draws: readonly string[]): Drawn =>
  (before, event, change) => {
    if (event.type === 'stage' && 'phase' in event) return event.phase === 'turn' ? before : null;
    if (!draws.includes(event.type)) return before;
    return change && (change.gained?.[0] ?? before);
  };

/** How a turn begins with a tile drawn in it. */
const DRAWN: readonly unknown[] = ['wall', 'loose'];

/**
 * Says which tile the one player of a solitaire drew in this turn, as long as it lies on the rack: the `drawn` of
 * a `Way`.
 *
 * @param before - The drawn tile before the event; null if there was none.
 * @param event - What happened.
 * @param change - What the event changed of the player’s own side; null if nothing.
 * @returns The drawn tile; null if there is none.
 * @example
 * ```ts
 * import { drawnAlone } from 'mahjongg/game';
 *
 * drawnAlone(null, { type: 'drew' }, { gained: ['1B'] }); // => '1B'
 * ```
 */
export const drawnAlone: Drawn = (before, event, change) => {
  if (event.type === 'stage' && 'phase' in event) {
    const isTurn = event.phase === 'turn' && 'by' in event.now && DRAWN.includes(event.now.by);
    return isTurn ? before : null;
  }
  if (change === null) return before;
  if (event.type === 'drew') return change.gained?.[0] ?? null;
  return before !== null && change.lost?.includes(before) === true ? null : before;
};
