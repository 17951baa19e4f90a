import { addCount, addDiscard, addMeld, drawnAlone, setMeld, takeDiscard } from '../../../play/evolve';
import { PLAYER } from '../../../play/one-player';
import { at, withSeat } from '../../../play/seats';
import type { Draft, Way } from '../../../play/way';
import type { ChineseTable, ChineseTypes } from './types';

/** A loose tile goes: one that lies there, or the upper one of the wall’s last stack (CS-4, CS-4a). */
const loosen = (table: Draft<ChineseTable>): void => {
  if (table.looseLeft > 0) table.looseLeft--;
  else {
    const size = Math.min(2, table.wallLeft);
    table.wallLeft -= size;
    table.looseLeft = size - 1;
  }
};

export const evolution: Pick<Way<ChineseTypes>, 'changes' | 'changeHidden' | 'drawn'> = {
  changes: {
    drew: (table, { seat, from }) => {
      if (from === 'wall') table.wallLeft--;
      else loosen(table);
      if (seat === PLAYER) addCount(table, seat, 1);
    },
    laidAside: (table, { seat, tile }) => {
      table.flowers = withSeat(table.flowers, seat, [...at(table.flowers, seat), tile]);
      if (seat === PLAYER) addCount(table, seat, -1);
    },
    discarded: (table, { seat, tile }) => {
      addDiscard(table, seat, tile);
      if (seat === PLAYER) addCount(table, seat, -1);
    },
    called: (table, { seat, meld }) => {
      takeDiscard(table);
      addCount(table, seat, 1 - meld.tiles.length);
      addMeld(table, seat, meld);
    },
    konged: (table, { seat, kong, meld }) => {
      addCount(table, seat, kong.concealed === true ? -4 : -1);
      setMeld(table, seat, meld, kong);
    },
    taken: (table, { seat }) => {
      takeDiscard(table);
      addCount(table, seat, 1);
    },
  },
  changeHidden: (hidden, event) => {
    if (event.type !== 'drew' || event.from === 'wall') return;
    // A stack that was taken from the wall’s end has left the loose tiles that lie there now.
    const end = hidden.wall.length - (hidden.loose.length > 0 ? 0 : hidden.looseLeft + 1);
    hidden.loose = [...hidden.loose, ...hidden.wall.slice(end)].slice(1);
    hidden.wall = hidden.wall.slice(0, end);
  },
  drawn: drawnAlone,
};
