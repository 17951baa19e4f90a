import { takeLoose } from '../../chinese/solitaire-wall';
import type { Meld } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { ChineseSolitaireTable } from '../../rules/table-parts';
import type { Tile } from '../../tiles/tile';
import { withSeat } from '../seats';
import { type Draft, PLAYER } from '../solitaire/machine';
import type { ChineseGameState, ChineseHappening, ChineseTable } from './types';

/** What lies open while it is being changed. */
export type TableDraft = Draft<ChineseTable> & Pick<Draft<ChineseGameState>, 'phase' | 'now'>;

const addCount = (draft: TableDraft, more: number): void => {
  draft.counts = { E: (draft.counts.E as number) + more };
};

const setMeld = (draft: TableDraft, place: number, meld: Meld): void => {
  const melds = [...(draft.melds.E as readonly Meld[])];
  melds[place] = meld;
  draft.melds = { E: melds };
};

const laidBy = (draft: TableDraft, seat: Seat): readonly Tile[] => draft.flowers[seat] ?? [];

/** A loose tile goes: one that lies there, or the upper one of the wall’s last stack (CS-4, CS-4a). */
const loosen = (draft: TableDraft): void => {
  if (draft.looseLeft > 0) draft.looseLeft--;
  else {
    const size = Math.min(2, draft.wallLeft);
    draft.wallLeft -= size;
    draft.looseLeft = size - 1;
  }
};

/** Changes what lies open. */
export const evolveTable = (draft: TableDraft, event: ChineseHappening): void => {
  switch (event.type) {
    case 'stage':
      draft.phase = event.phase;
      draft.now = event.now;
      draft.awaiting = event.awaiting;
      break;
    case 'drew':
      if (event.from === 'wall') draft.wallLeft--;
      else loosen(draft);
      if (event.seat === PLAYER) addCount(draft, 1);
      break;
    case 'laidAside':
      draft.flowers = withSeat(draft.flowers, event.seat, [...laidBy(draft, event.seat), event.tile]);
      if (event.seat === PLAYER) addCount(draft, -1);
      break;
    case 'discarded':
      draft.discards = [...draft.discards, { seat: event.seat, tile: event.tile }];
      if (event.seat === PLAYER) addCount(draft, -1);
      break;
    case 'called':
      draft.discards = draft.discards.slice(0, -1);
      addCount(draft, 1 - event.meld.tiles.length);
      setMeld(draft, draft.melds.E?.length ?? 0, event.meld);
      break;
    case 'konged':
      addCount(draft, event.kong.concealed === true ? -4 : -1);
      setMeld(draft, event.meld, event.kong);
      break;
    case 'taken':
      draft.discards = draft.discards.slice(0, -1);
      addCount(draft, 1);
      break;
    default:
      break;
  }
};

/** Changes the wall and the loose tiles. */
export const evolveWall = (
  draft: Draft<ChineseGameState>,
  event: ChineseHappening,
  table: ChineseSolitaireTable,
): void => {
  if (event.type !== 'drew' || event.from === 'wall') return;
  if (draft.loose.length > 0) draft.loose = draft.loose.slice(1);
  else {
    // What lies open has changed already: the wall is as much shorter as tiles were taken from its end.
    const taken = draft.looseLeft + 1;
    draft.loose = takeLoose({ wall: draft.wall.slice(-taken), loose: [] }, table).loose;
    draft.wall = draft.wall.slice(0, -taken);
  }
};
