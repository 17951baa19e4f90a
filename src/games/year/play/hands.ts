import type { Hand } from '../../../hands/hand';
import type { Seat } from '../../../hands/payouts';
import { tilesOf } from '../../../play/racks';
import { at } from '../../../play/seats';
import type { Own } from '../../../play/way';
import type { Tile } from '../../../tiles/tile';
import type { YearScene, YearTypes } from './types';

/** What a player knows beside what everybody sees. */
export type YearOwn = Omit<Own<YearTypes>, 'answer'>;

export const handWith = ({ melds, flowers }: YearScene, seat: Seat, concealed: readonly Tile[]): Hand => ({
  concealed,
  melds: at(melds, seat),
  flowers: at(flowers, seat),
});

/** How many revealed kongs and Years a player has; a replacement was taken for each (YG-9). */
export const foursOf = ({ melds }: YearScene, seat: Seat): number =>
  at(melds, seat).filter(({ tiles }) => tiles.length === 4).length;

/** The tiles of a hand outside its turn: thirteen and one for each replacement for a kong or Year (YG-9). */
const WAITING = 13;

/** How many tiles a player has beyond those of a hand that waits: one after drawing or calling, else none. */
export const surplusOf = (scene: YearScene, seat: Seat): number => {
  const melded = tilesOf(at(scene.melds, seat)).length;
  return at(scene.counts, seat) + melded - WAITING - foursOf(scene, seat);
};
