import { useContext } from 'preact/hooks';
import { TileLookContext } from '../parts/tile';
import type { BoardAction, Session } from './session';

const NAMES = { E: 'You', S: 'South', W: 'West', N: 'North' };

/** The table of a solitaire: discards, wall, sets laid down, the rack, and what can be done. */
export const Board = ({
  session,
  onAct,
}: {
  readonly session: Session;
  readonly onAct: (action: BoardAction) => void;
}) => (
  <mahjongg-table
    class="board"
    view={session.view}
    names={NAMES}
    look={useContext(TileLookContext)}
    onmahjongg-action={({ detail }) => onAct(detail)}
  />
);
