import { type Seat, SUITS, type Suit } from 'mahjongg/card-free';
import type { BySeat, YearPlayer } from 'mahjongg/game';
import { SEAT_NAMES, seatNamed } from '../hands/payouts';
import type { Given } from './command';
import { mistaken } from './mistakes';
import { quoted } from './values';

export { seatNamed } from '../hands/payouts';
export { at, seatsAfter } from '../play/seats';

export const seatName = (seat: Seat): string => SEAT_NAMES[seat];

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
