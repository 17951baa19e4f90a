import { WINDS, type Wind } from '../tiles/tile';
import type { YearOptions } from './options';

/** The seasons of the seats East, South, West and North (YG-3). */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** The season of a seat. */
export type Season = (typeof SEASONS)[number];

/** The colors of the seats East, South, West and North (YG-3). */
const SEAT_COLORS = ['green', 'red', 'yellow', 'blue'] as const;
/** The color of a seat. */
export type SeatColor = (typeof SEAT_COLORS)[number];

/** The season of a seat by its wind. */
export const seasonOf = (seat: Wind): Season => SEASONS[WINDS.indexOf(seat)] as Season;

/** The color of a seat by its wind. */
export const seatColorOf = (seat: Wind): SeatColor => SEAT_COLORS[WINDS.indexOf(seat)] as SeatColor;

/** The seats in the order of play from one on: clockwise, East South West North (YG-3, YG-15). */
export const seatsFrom = (seat: Wind): readonly Wind[] => {
  const at = WINDS.indexOf(seat);
  return [...WINDS.slice(at), ...WINDS.slice(0, at)];
};

/** The seat of the next season (YG-7, YG-15). */
export const nextSeat = (seat: Wind): Wind => seatsFrom(seat)[1] as Wind;

/** The seats that lose their turn when one claims the discard of another (YG-8). */
export const bypassedSeats = (discarder: Wind, caller: Wind): readonly Wind[] => {
  const others = seatsFrom(discarder).slice(1);
  return others.slice(0, others.indexOf(caller));
};

/** Which of the players is East by the sums of their two dice; undefined if two share the highest and throw again (YG-3). */
export const eastByDice = (sums: readonly number[]): number | undefined => {
  const highest = Math.max(...sums);
  const at = sums.indexOf(highest);
  return at >= 0 && at === sums.lastIndexOf(highest) ? at : undefined;
};

/**
 * The seat of a player and of the dealer in a deal of the round, counted from 0. Players are counted clockwise
 * from the first East. The winds stay for the round and the deal moves on, or they move with it (YG-3a).
 */
export const seatInDeal = (
  player: number,
  deal: number,
  { windsFollowDeal }: Pick<YearOptions, 'windsFollowDeal'>,
): { readonly seat: Wind; readonly dealer: Wind } => {
  const windAt = (place: number): Wind => WINDS[((place % 4) + 4) % 4] as Wind;
  return windsFollowDeal
    ? { seat: windAt(player - deal), dealer: 'E' }
    : { seat: windAt(player), dealer: windAt(deal) };
};
