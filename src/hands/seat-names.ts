import { SEATS, type Seat } from './payouts';

/** The seats in words. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** The seat that a text names: `E`, `East`, `east`. */
export const seatNamed = (text: string): Seat | undefined =>
  SEATS.find((seat) => [seat, SEAT_NAMES[seat].toUpperCase()].includes(text.toUpperCase()));
