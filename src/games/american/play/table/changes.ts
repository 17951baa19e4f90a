import type { Meld } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import { addCount, addDiscard, setMeld } from '../../../../play/evolve';
import { at } from '../../../../play/seats';
import type { Changes, Draft, Way } from '../../../../play/way';
import type { Scene } from './stages';
import type { RackTypes } from './types';

/** Puts another exposure in the place of one, or takes it away; challenges of that hand are free again (AG-32a). */
const changeMeld = (table: Draft<Scene>, seat: Seat, place: number, meld: Meld | null): void => {
  setMeld(table, seat, place, meld);
  if (table.challenges.some(({ against }) => against === seat))
    table.challenges = table.challenges.filter(({ against }) => against !== seat);
};

export const changes: Changes<RackTypes> = {
  passed: (table, { moves }) => {
    for (const { from, to, count } of moves) {
      addCount(table, from, -count);
      addCount(table, to, count);
    }
  },
  taken: (table, { seat }) => addCount(table, seat, 1),
  drew: (table, { seat }) => {
    addCount(table, seat, 1);
    table.wallLeft--;
  },
  discarded: (table, { seat }) => addCount(table, seat, -1),
  offered: (table, { seat }) => addCount(table, seat, -1),
  unclaimed: (table, { seat, tile }) => addDiscard(table, seat, tile),
  called: (table, { seat, meld }) => {
    addCount(table, seat, 1 - meld.tiles.length);
    changeMeld(table, seat, at(table.melds, seat).length, meld);
  },
  rearranged: (table, { seat, meld }) => {
    const place = at(table.melds, seat).length - 1;
    const before = at(table.melds, seat)[place]?.tiles.length ?? 0;
    // Taken back, the called tile does not come to the rack.
    addCount(table, seat, before - (meld?.tiles.length ?? 1));
    changeMeld(table, seat, place, meld);
  },
  exchanged: (table, { seat, from, meld, tiles }) => {
    addCount(table, seat, 1);
    changeMeld(table, from, meld, { tiles });
  },
  grew: (table, { seat, meld, tiles }) => {
    addCount(table, seat, -1);
    changeMeld(table, seat, meld, { tiles });
  },
  challenged: (table, { seat, against }) => {
    table.challenges = [...table.challenges, { by: seat, against }];
  },
  died: (table, { seat, returned }) => {
    table.dead = [...table.dead, seat];
    table.awaiting = table.awaiting.filter((one) => one !== seat);
    if (returned === null) return;
    addCount(table, seat, at(table.melds, seat)[returned]?.tiles.length ?? 0);
    changeMeld(table, seat, returned, null);
  },
};

export const changeFaceDown: NonNullable<Way<RackTypes>['changeHidden']> = (draft, event, secret) => {
  if (event.type === 'discarded') draft.setAside = null;
  if (secret?.faceDown !== undefined) draft.faceDown = secret.faceDown;
  if (secret?.setAside !== undefined) draft.setAside = secret.setAside;
};
