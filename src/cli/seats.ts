import { SEATS, type Seat, SUITS, type Suit } from 'mahjongg/card-free';
import type { BySeat, YearPlayer } from 'mahjongg/game';
import type { Given } from './command';
import { mistaken } from './mistakes';
import { quoted } from './values';

const NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

export const seatName = (seat: Seat): string => NAMES[seat];

/** The seat that a text names: `E`, `East`, `east`. */
export const seatNamed = (text: string): Seat | undefined =>
  SEATS.find((seat) => [seat, NAMES[seat].toUpperCase()].includes(text.toUpperCase()));

/** The value for a seat, which must be taken. */
export const at = <T>(table: BySeat<T>, seat: Seat): T => table[seat] as T;

/** The other seats, in the order of their turns after this one. */
export const seatsAfter = (seats: readonly Seat[], seat: Seat): readonly Seat[] => {
  const place = seats.indexOf(seat);
  return [...seats.slice(place + 1), ...seats.slice(0, place)];
};

/** Personal suits by seat (YG-13); a seat that is left out has none. */
export type PersonalSuits = Partial<Readonly<Record<Seat, Suit>>>;

export const playersAt = (seats: readonly Seat[], suits: PersonalSuits): BySeat<YearPlayer> =>
  Object.fromEntries(
    seats.map((seat) => [seat, suits[seat] === undefined ? {} : { personalSuit: suits[seat] }]),
  );

/** The personal suits on the command line: `E=B,South=d`. */
export const givenPersonalSuits = ({ options }: Given): PersonalSuits => {
  const suits: Partial<Record<Seat, Suit>> = {};
  for (const text of options.get('personal-suits')?.split(',') ?? []) {
    const [seatText = '', suitText = '', more] = text.split('=').map((part) => part.trim());
    const seat = seatNamed(seatText);
    const suit = SUITS.find((one) => one === suitText.toUpperCase());
    if (seat === undefined || suit === undefined || more !== undefined)
      return mistaken(
        `--personal-suits lists seats with a suit, B, C or D, such as E=B,S=D; not ${quoted(text.trim())}`,
      );
    if (suits[seat] !== undefined) mistaken(`--personal-suits names ${seat} twice`);
    suits[seat] = suit;
  }
  return suits;
};
