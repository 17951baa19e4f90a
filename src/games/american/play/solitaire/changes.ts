import { addCount, addDiscard, addMeld, setMeld, takeDiscard } from '../../../../play/evolve';
import { PLAYER } from '../../../../play/one-player';
import type { Changes, Way } from '../../../../play/way';
import type { AmericanTypes } from './types';

export const changes: Changes<AmericanTypes> = {
  passed: (table, { seat, tiles }) => {
    addCount(table, seat, -tiles.length);
    table.passed += tiles.length;
    for (const tile of tiles) addDiscard(table, seat, tile);
  },
  drew: (table, { seat, count }) => {
    if (seat === PLAYER) addCount(table, seat, count);
    table.wallLeft -= count;
    table.jokersAtEnd = Math.min(table.jokersAtEnd, table.wallLeft);
  },
  jokerLaid: (table, { inward }) => {
    table.jokersAtEnd = Math.max(table.jokersAtEnd, inward + 1);
  },
  discarded: (table, { seat, tile }) => {
    if (seat === PLAYER) addCount(table, seat, -1);
    addDiscard(table, seat, tile);
  },
  called: (table, { seat, meld }) => {
    takeDiscard(table);
    addCount(table, seat, 1 - meld.tiles.length);
    addMeld(table, seat, meld);
  },
  exchanged: (table, { seat, meld, tiles }) => setMeld(table, seat, meld, { tiles }),
  taken: (table, { seat }) => {
    takeDiscard(table);
    addCount(table, seat, 1);
  },
};

/** A joker changes places with a tile so many inward from the wall’s end (AS-4). */
export const changeWall: NonNullable<Way<AmericanTypes>['changeHidden']> = (draft, event) => {
  if (event.type !== 'jokerLaid') return;
  const laid = draft.wall.length - 1 - event.inward;
  draft.wall = draft.wall.map((tile, place) => (place === laid ? 'J' : tile));
};
