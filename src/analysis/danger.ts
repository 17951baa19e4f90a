import type { PlayerView } from '../games/american/play/table/types';
import type { Seat } from '../hands/payouts';
import { at } from '../play/seats';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import type { Unseen } from './unseen';

/*
 * How likely others win by a discard: an estimate from figures that were counted in games of bots (test/bench/danger.mjs), by
 * what tells most. A tile that nobody wanted a short while ago is safe; one of which many are unseen, late in the game and beside
 * a player with exposures, is not.
 */

/**
 * How often players win by a discard, as counted in games of bots (test/bench/results/danger.json): a share by how much of the
 * wall is used up, and factors for what else is known. Each list goes from the least to the most, by `BOUNDS`.
 */
interface WinFigures {
  /** The share by tenths of the wall. */
  readonly used: readonly number[];
  /** By the exposures of the player. */
  readonly exposed: readonly number[];
  /** By the groups that are left to the player. */
  readonly groups: readonly number[];
  /** By the discards since the last one of the tile; the last is for a tile that was never discarded. */
  readonly since: readonly number[];
  /** By the unseen copies of the tile. */
  readonly unseen: readonly number[];
  /** For a flower, a dragon or wind, a 1 or 9, any other number. */
  readonly kind: readonly number[];
}

const CARD_FREE: WinFigures = {
  used: [0.000705, 0.00319, 0.00671, 0.0115, 0.0175, 0.026, 0.0415, 0.056, 0.0648, 0.175],
  exposed: [0.631, 1.16, 2.08, 4.23],
  groups: [2.5, 1.16, 0.992],
  since: [0.176, 0.585, 0.83, 1.2, 1.66],
  unseen: [0.0411, 0.292, 0.612, 1.19, 2.91],
  kind: [1.02, 1.24, 0.603, 0.986],
};

const BY_CARD: WinFigures = {
  used: [0.000101, 0.000501, 0.0016, 0.00346, 0.00555, 0.00863, 0.012, 0.0182, 0.027, 0.0328],
  exposed: [0.677, 1.63, 5.54, 9.53],
  groups: [1.43, 0.917, 0.956],
  since: [0.105, 0.471, 0.952, 1.29, 1.78],
  unseen: [0.194, 0.671, 0.996, 1.28, 1.42],
  kind: [1.88, 0.997, 0.999, 0.77],
};

/** The figures for rules of this name. */
export const winFigures = (rules: string): WinFigures => (rules === 'card-free' ? CARD_FREE : BY_CARD);

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
  /** What is left to the player; left out where nobody looked. */
  readonly groups?: readonly unknown[];
}

/** How many discards came after the last one of a tile; undefined if it was never discarded. */
export const discardsSince = (tile: Tile, { discards }: Pick<PlayerView, 'discards'>): number | undefined => {
  const last = discards.map((discard) => discard.tile).lastIndexOf(tile);
  return last < 0 ? undefined : discards.length - 1 - last;
};

/** The part of the wall that is used up. */
const usedUp = ({ discards, wallLeft }: PlayerView): number =>
  discards.length / Math.max(1, discards.length + wallLeft);

const kindPlace = (tile: Tile): number => {
  if (tile === 'F') return 0;
  if (!/^\d/.test(tile)) return 1;
  return /^[19]/.test(tile) ? 2 : 3;
};

/** The chance that one of these players wins by a discard; exactly 0 if there are none. */
export const chanceOfWin = (
  view: PlayerView,
  tile: Tile,
  { counts }: Unseen,
  winners: readonly Winner[],
): number => {
  const { melds } = view;
  const figures = winFigures(view.rules.name);
  const since = discardsSince(tile, view) ?? Number.POSITIVE_INFINITY;
  const used = usedUp(view);
  const unseen = counts[tileIndex(tile)] ?? 0;
  const kind = kindPlace(tile);
  const nobody = winners.reduce((chance, { seat, groups }) => {
    const values = { used, exposed: at(melds, seat).length, groups: groups?.length, since, unseen };
    const wins = (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).reduce((product, name) => {
      const value = values[name];
      if (value === undefined) return product;
      const place = BOUNDS[name].filter((bound) => bound <= value).length;
      return product * (figures[name][place] ?? 0);
    }, figures.kind[kind] ?? 0);
    return chance * (1 - Math.min(1, wins));
  }, 1);
  return 1 - nobody;
};

/** The chance that anybody else wins by a discard, whatever is left to whom; nobody can call a joker (AG-12). */
export const dangerOf = (view: PlayerView, tile: Tile, unseen: Unseen): number => {
  const mayWin = (seat: Seat): boolean => tile !== 'J' && seat !== view.viewer && !view.dead.includes(seat);
  const winners = view.seats.filter(mayWin).map((seat) => ({ seat }));
  return chanceOfWin(view, tile, unseen, winners);
};

/*
 * For ranking it counts how much safer a tile is now than later. Who waits for a tile takes it at once: so one that went by a
 * short while ago is safe for now. What is dangerous by its kind or by its unseen copies is more so later, and is not put off:
 * bots that did so by the estimate above won less.
 */

/** How likely a discard wins for somebody when all of the wall is used up; it grows with the square of what is used up. */
const AT_THE_END = 0.15;
/** As long as no more than this part of the wall is used up hardly anybody waits, and safe tiles are better kept. */
const EARLY = 0.15;
/** How much more or less dangerous a tile is than others if fewer than so many discards came after the last one of it. */
const BY_AGE: readonly (readonly [fewerThan: number, factor: number])[] = [
  [8, 0.1],
  [16, 0.6],
  [Number.POSITIVE_INFINITY, 1],
];
/** How much more dangerous a tile is that was never discarded. */
const NEVER_DISCARDED = 1.5;
/** How much more dangerous a flower is than other tiles: there are eight, and many layouts have some. */
const FLOWER = 2.5;
/** A discard that another player wins by costs more than the game: the discarder pays double (AG-28). */
const STAKE = 2;
/** What is left of a promise without a joker that is not needed: it would serve any other hand as well. */
const WITHOUT_JOKER = 0.9;

/** How much of what a hand promises is left after a discard, which may lose the game. */
export const safetyOf = (view: PlayerView, tile: Tile): number => {
  const used = usedUp(view);
  if (tile === 'J') return WITHOUT_JOKER;
  if (used <= EARLY) return 1;
  const since = discardsSince(tile, view);
  const aged = BY_AGE.find(([fewerThan]) => since !== undefined && since < fewerThan);
  const factor = (aged?.[1] ?? NEVER_DISCARDED) * (tile === 'F' ? FLOWER : 1);
  return Math.max(0, 1 - STAKE * AT_THE_END * used ** 2 * factor);
};
