import type { Seat } from 'mahjongg';

/** What the seats are called. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = {
  E: 'East',
  S: 'South',
  W: 'West',
  N: 'North',
};
