import type { PlayerView } from '../games/american/play/table/types';
import type { Seat } from '../hands/payouts';
import { at } from '../play/seats';
import type { Tile } from '../tiles/tile';
import { discardsSince } from './danger';
import { type WinFigures, winFigures } from './win-figures';

/*
 * How likely others win by a discard: an estimate from figures that were counted in games of bots (test/bench/danger.mjs), by
 * what tells most. A tile that nobody wanted a short while ago is safe; one of which many are unseen, late in the game and beside
 * a player with exposures, is not.
 */

/** From so many on the next figure holds. */
const BOUNDS: Omit<WinFigures, 'kind'> = {
  used: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  exposed: [1, 2, 3],
  groups: [2, 4],
  since: [4, 16, 32, Number.POSITIVE_INFINITY],
  unseen: [1, 2, 3, 4],
};

/** A player who could win by the tile. */
interface Winner {
  readonly seat: Seat;
  readonly groups: readonly unknown[];
}

const kindPlace = (tile: Tile): number => {
  if (tile === 'F') return 0;
  if (!/^\d/.test(tile)) return 1;
  return /^[19]/.test(tile) ? 2 : 3;
};

/** The chance that one of these players wins by a discard of which so many are unseen; exactly 0 if there are none. */
export const chanceOfWin = (
  view: PlayerView,
  tile: Tile,
  unseen: number,
  winners: readonly Winner[],
): number => {
  const { discards, wallLeft, melds } = view;
  const figures = winFigures(view.rules.name);
  const since = discardsSince(tile, view) ?? Number.POSITIVE_INFINITY;
  const used = discards.length / Math.max(1, discards.length + wallLeft);
  const kind = kindPlace(tile);
  const nobody = winners.reduce((chance, { seat, groups }) => {
    const values = { used, exposed: at(melds, seat).length, groups: groups.length, since, unseen };
    const wins = (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).reduce((product, name) => {
      const place = BOUNDS[name].filter((bound) => bound <= values[name]).length;
      return product * (figures[name][place] ?? 0);
    }, figures.kind[kind] ?? 0);
    return chance * (1 - Math.min(1, wins));
  }, 1);
  return 1 - nobody;
};
