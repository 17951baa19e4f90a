import { SEATS, type Seat } from 'mahjongg';
import type { BySeat } from 'mahjongg/game';

const NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** A seat in a word. */
export const seatName = (seat: Seat): string => NAMES[seat];

/** The seat that a text names: `E`, `East`, `east`. */
export const seatNamed = (text: string): Seat | undefined =>
  SEATS.find((seat) => [seat, NAMES[seat].toUpperCase()].includes(text.toUpperCase()));

/** What a table of seats holds for one of them that is taken. */
export const at = <T>(table: BySeat<T>, seat: Seat): T => table[seat] as T;

/** The other seats in the order in which their turns would come. */
export const seatsAfter = (seats: readonly Seat[], seat: Seat): readonly Seat[] => {
  const place = seats.indexOf(seat);
  return [...seats.slice(place + 1), ...seats.slice(0, place)];
};
