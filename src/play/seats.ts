import { SEATS, type Seat } from '../hands/payouts';

/** A value for each taken seat. */
export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** Who views a game: a player or a spectator. */
export type Viewer = Seat | 'spectator';

/**
 * Returns the seat some places further in the order of play.
 *
 * @param seats - The seats that are taken, in the order of play.
 * @param seat - The seat to count from.
 * @param places - How many places further; 1, the player to the right, if left out.
 * @returns The seat.
 * @example
 * ```ts
 * import { seatAfter } from 'mahjongg/game';
 *
 * [seatAfter(['E', 'S', 'W', 'N'], 'E'), seatAfter(['E', 'S', 'W'], 'W')]; // => ['S', 'E']
 * ```
 */
export const seatAfter = (seats: readonly Seat[], seat: Seat, places = 1): Seat =>
  seats[(seats.indexOf(seat) + places) % seats.length] as Seat;

/** The same things in the same order, starting from another one. */
export const turned = <T>(things: readonly T[], first: number): readonly T[] => [
  ...things.slice(first),
  ...things.slice(0, first),
];

/** The other seats, in the order of their turns after this one. */
export const seatsAfter = (seats: readonly Seat[], seat: Seat): readonly Seat[] => {
  const place = seats.indexOf(seat);
  return [...seats.slice(place + 1), ...seats.slice(0, place)];
};

/**
 * Makes an object with one value for every seat.
 *
 * @param seats - The seats.
 * @param make - Makes the value of a seat.
 * @returns The object, its seats in the given order.
 * @example
 * ```ts
 * import { forSeats } from 'mahjongg/game';
 *
 * forSeats(['E', 'S'], (seat) => `${seat} has 0 points`); // => { E: 'E has 0 points', S: 'S has 0 points' }
 * ```
 */
export const forSeats = <T>(seats: readonly Seat[], make: (seat: Seat) => T): Record<Seat, T> => {
  const table: Partial<Record<Seat, T>> = {};
  for (const seat of seats) table[seat] = make(seat);
  return table as Record<Seat, T>;
};

/** The value for a seat, which must be taken. */
export const at = <T>(table: BySeat<T>, seat: Seat): T => table[seat] as T;

/** The value for a viewer; undefined for a spectator or an empty seat. */
export const forViewer = <T>(table: BySeat<T> | undefined, viewer: Viewer): T | undefined => {
  const seat = SEATS.find((one) => one === viewer);
  return seat && table?.[seat];
};

/** A copy of a table with another value for one seat. */
export const withSeat = <T>(table: BySeat<T>, seat: Seat, value: T): BySeat<T> => {
  const copy: Partial<Record<Seat, T>> = { ...table };
  copy[seat] = value;
  return copy;
};
