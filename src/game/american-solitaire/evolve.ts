import type { Meld } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import { type Draft, PLAYER } from '../solitaire/machine';
import type { AmericanGameState, AmericanHappening, AmericanTable } from './types';

/** What lies open while it is being changed. */
export type TableDraft = Draft<AmericanTable> & Pick<Draft<AmericanGameState>, 'phase' | 'now'>;

const addCount = (draft: TableDraft, more: number): void => {
  draft.counts = { E: (draft.counts.E as number) + more };
};

const setMeld = (draft: TableDraft, place: number, meld: Meld): void => {
  const melds = [...(draft.melds.E as readonly Meld[])];
  melds[place] = meld;
  draft.melds = { E: melds };
};

/** Changes what lies open. */
export const evolveTable = (draft: TableDraft, event: AmericanHappening): void => {
  switch (event.type) {
    case 'stage':
      draft.phase = event.phase;
      draft.now = event.now;
      draft.awaiting = event.awaiting;
      break;
    case 'passed':
      addCount(draft, -event.tiles.length);
      draft.passed += event.tiles.length;
      draft.discards = [...draft.discards, ...event.tiles.map((tile) => ({ seat: event.seat, tile }))];
      break;
    case 'drew':
      if (event.seat === PLAYER) addCount(draft, event.count);
      draft.wallLeft -= event.count;
      draft.jokersAtEnd = Math.min(draft.jokersAtEnd, draft.wallLeft);
      break;
    case 'jokerLaid':
      draft.jokersAtEnd = Math.max(draft.jokersAtEnd, event.inward + 1);
      break;
    case 'discarded':
      if (event.seat === PLAYER) addCount(draft, -1);
      draft.discards = [...draft.discards, { seat: event.seat, tile: event.tile }];
      break;
    case 'called':
      draft.discards = draft.discards.slice(0, -1);
      addCount(draft, 1 - event.meld.tiles.length);
      setMeld(draft, draft.melds.E?.length ?? 0, event.meld);
      break;
    case 'exchanged':
      setMeld(draft, event.meld, { tiles: event.tiles });
      break;
    case 'taken':
      draft.discards = draft.discards.slice(0, -1);
      addCount(draft, 1);
      break;
    default:
      break;
  }
};

/** A wall with a joker so many tiles inward from its end. */
const withJoker = (wall: readonly Tile[], inward: number): readonly Tile[] =>
  wall.map((tile, place) => (place === wall.length - 1 - inward ? 'J' : tile));

/** Changes the wall. */
export const evolveWall = (draft: Draft<AmericanGameState>, event: AmericanHappening): void => {
  if (event.type === 'jokerLaid') draft.wall = withJoker(draft.wall, event.inward);
};
