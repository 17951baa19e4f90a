import type { Seat } from '../../../hands/payouts';
import { addCount, addDiscard, addMeld, drawnBy, setMeld, takeDiscard } from '../../../play/evolve';
import { withoutTile } from '../../../play/racks';
import { at, withSeat } from '../../../play/seats';
import type { Draft, Way } from '../../../play/way';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import type { YearScene, YearTypes } from './types';

/** Changes the tiles of a revealed set; a new one begins with none. */
const changeMeld = (
  table: Draft<YearScene>,
  seat: Seat,
  place: number,
  change: (tiles: readonly Tile[]) => readonly Tile[],
): void => setMeld(table, seat, place, { tiles: change(at(table.melds, seat)[place]?.tiles ?? []) });

export const evolution: Pick<Way<YearTypes>, 'changes' | 'changeHidden' | 'drawn'> = {
  changes: {
    revealed: (table, { seat, tiles, meld, source }) => {
      addCount(table, seat, (source === null ? 0 : 1) - tiles.length);
      if (source === 'flowerWall') table.flowerWallLeft--;
      if (source === 'wall') table.wallLeft--;
      const flowers = sortRack([...at(table.flowers, seat), ...tiles], 'year');
      if (meld === null) table.flowers = withSeat(table.flowers, seat, flowers);
      else changeMeld(table, seat, meld, (pung) => [...pung, ...tiles]);
    },
    drew: (table, { seat }) => {
      addCount(table, seat, 1);
      table.wallLeft--;
    },
    discarded: (table, { seat, tile }) => {
      addCount(table, seat, -1);
      addDiscard(table, seat, tile);
    },
    called: (table, { seat, meld }) => {
      addCount(table, seat, 1 - meld.tiles.length);
      addMeld(table, seat, meld);
      takeDiscard(table);
    },
    taken: (table, { seat, from, tile, place, meld }) => {
      addCount(table, seat, 1);
      if (place === 'discards') takeDiscard(table);
      else if (meld === null)
        table.flowers = withSeat(table.flowers, from, withoutTile(at(table.flowers, from), tile));
      else changeMeld(table, from, meld, (tiles) => withoutTile(tiles, tile));
    },
  },
  changeHidden: (hidden, event) => {
    if (event.type === 'drew') hidden.wall = hidden.wall.slice(1);
    if (event.type !== 'revealed') return;
    if (event.source === 'flowerWall') hidden.flowerWall = hidden.flowerWall.slice(1);
    if (event.source === 'wall') hidden.wall = hidden.wall.slice(0, -1);
  },
  // A replacement comes into the turn, too.
  drawn: /* @__PURE__ */ drawnBy('drew', 'revealed'),
};
