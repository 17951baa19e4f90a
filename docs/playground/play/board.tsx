import { SEATS, type Seat, type Tile } from 'mahjongg';
import { useContext } from 'preact/hooks';
import { TileLookContext } from '../parts/tile';
import { SEAT_NAMES } from './seats';
import type { BoardAction, Session } from './session';

// The same values each time, so that the table is not drawn anew for them.
const NAMES = new Map(SEATS.map((me): [Seat, object] => [me, { ...SEAT_NAMES, [me]: 'You' }]));
const NO_TILES: readonly Tile[] = [];

/** The most lines of what happened that are shown, the last ones. */
const TOLD = 8;

/** The table: discards, wall, sets laid down, what happened, the rack, and what can be done. */
export const Board = ({
  session: { view, told, seating, end },
  marked,
  onAct,
}: {
  readonly session: Session;
  readonly marked: readonly Tile[] | undefined;
  readonly onAct: (action: BoardAction) => void;
}) => (
  <mahjongg-table
    class={end === undefined ? 'board' : 'board over'}
    view={view}
    names={NAMES.get(seating.me)}
    racks={end?.racks}
    marked={marked ?? NO_TILES}
    look={useContext(TileLookContext)}
    onmahjongg-action={({ detail }) => onAct(detail)}
  >
    {told.length > 0 && (
      <ol class="told" data-test="told" aria-label="What happened">
        {told.slice(-TOLD).map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ol>
    )}
  </mahjongg-table>
);
