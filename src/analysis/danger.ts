import type { PlayerView } from '../games/american/play/table/types';
import type { Seat } from '../hands/payouts';
import { at } from '../play/seats';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import type { Unseen } from './unseen';

/*
 * Estimates how likely others are to win on a discard, from the facts that mattered most in games of bots
 * (test/bench/danger.mjs). A tile that nobody wanted a short while ago is safe; a tile with many unseen copies, late in
 * the game, against a player with exposures, is not.
 */

/**
 * How often a player wins on a discard, counted in games of bots (test/bench/results/danger.json): a share by how much of the
 * wall is used up, and factors for what else is known. Each list goes from the lowest values to the highest, divided by `BOUNDS`.
 */
interface WinFigures {
  /** The share by tenths of the wall used up. */
  readonly used: readonly number[];
  /** By the number of the player’s exposures. */
  readonly exposed: readonly number[];
  /** By the number of groups of hands the player can still make. */
  readonly groups: readonly number[];
  /** By the number of discards since the tile was last discarded; the last factor is for a tile never discarded. */
  readonly since: readonly number[];
  /** By the number of unseen copies of the tile. */
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

export const winFigures = (rules: string): WinFigures => (rules === 'card-free' ? CARD_FREE : BY_CARD);

/** Where the next figure begins to apply. */
const BOUNDS: Omit<WinFigures, 'kind'> = {
  used: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  exposed: [1, 2, 3],
  groups: [2, 4],
  since: [4, 16, 32, Infinity],
  unseen: [1, 2, 3, 4],
};

/** A player who could win on the tile. */
interface Winner {
  readonly seat: Seat;
  /** The groups of hands the player can still make; left out if not scouted. */
  readonly groups?: readonly unknown[];
}

/** How many discards came after the tile was last discarded; undefined if it never was. */
export const discardsSince = (tile: Tile, { discards }: Pick<PlayerView, 'discards'>): number | undefined => {
  const last = discards.map((discard) => discard.tile).lastIndexOf(tile);
  return last < 0 ? undefined : discards.length - 1 - last;
};

/** The share of the wall that is used up, estimated from the discards. */
const usedUp = ({ discards, wallLeft }: PlayerView): number =>
  discards.length / Math.max(1, discards.length + wallLeft);

const kindPlace = (tile: Tile): number => {
  if (tile === 'F') return 0;
  if (!/^\d/.test(tile)) return 1;
  return /^[19]/.test(tile) ? 2 : 3;
};

/** The chance that one of these players wins on a discard; exactly 0 if there are none. */
export const chanceOfWin = (
  view: PlayerView,
  tile: Tile,
  { counts }: Unseen,
  winners: readonly Winner[],
): number => {
  const { melds } = view;
  const figures = winFigures(view.rules.name);
  const since = discardsSince(tile, view) ?? Infinity;
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

/** The chance that another player wins on a discard, without scouting their hands; nobody can call a joker (AG-12). */
export const dangerOf = (view: PlayerView, tile: Tile, unseen: Unseen): number => {
  const mayWin = (seat: Seat): boolean => tile !== 'J' && seat !== view.viewer && !view.dead.includes(seat);
  const winners = view.seats.filter(mayWin).map((seat) => ({ seat }));
  return chanceOfWin(view, tile, unseen, winners);
};

/*
 * For ranking discards, what counts is how much safer a tile is now than later. A player waiting for a tile takes it at
 * once, so a tile that went by a short while ago is safe for now. A tile that is dangerous by its kind or its unseen
 * copies only gets more so later: bots that put off such discards because of the estimate above won less.
 */

/** The chance that a discard wins for someone when the whole wall is used up; it grows with the square of the share used up. */
const AT_THE_END = 0.15;
/** Up to this share of the wall hardly anyone is waiting, and safe tiles are better kept. */
const EARLY = 0.15;
/** The danger factor of a tile if fewer than this many discards came since it was last discarded. */
const BY_AGE: readonly (readonly [fewerThan: number, factor: number])[] = [
  [8, 0.1],
  [16, 0.6],
  [Infinity, 1],
];
/** The danger factor of a tile that was never discarded. */
const NEVER_DISCARDED = 1.5;
/** The danger factor of a flower: there are eight, and many layouts use some. */
const FLOWER = 2.5;
/** A discard that another player wins on costs more than the game: the discarder pays double (AG-28). */
const STAKE = 2;
/** The share of a promise left after discarding a joker, which could serve any other hand. */
const WITHOUT_JOKER = 0.9;

/** The share of a hand’s promise that is left after a discard, which may lose the game. */
export const safetyOf = (view: PlayerView, tile: Tile): number => {
  const used = usedUp(view);
  if (tile === 'J') return WITHOUT_JOKER;
  if (used <= EARLY) return 1;
  const since = discardsSince(tile, view);
  const aged = BY_AGE.find(([fewerThan]) => since !== undefined && since < fewerThan);
  const factor = (aged?.[1] ?? NEVER_DISCARDED) * (tile === 'F' ? FLOWER : 1);
  return Math.max(0, 1 - STAKE * AT_THE_END * used ** 2 * factor);
};
