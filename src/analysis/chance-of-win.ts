import type { PlayerView } from '../games/american/play/table/types';
import type { Seat } from '../hands/payouts';
import { at } from '../play/seats';
import type { Tile } from '../tiles/tile';

export const chanceOfWin = (
  view: PlayerView,
  winners: readonly Seat[],
  _tile: Tile,
  _unseen: number,
): number => winners.reduce((sum, seat) => sum + 0.01 * (1 + at(view.melds, seat).length), 0);
