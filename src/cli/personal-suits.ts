import { SEATS, type Seat, SUITS, type Suit } from 'mahjongg';
import { forSeats, type YearPlayer } from 'mahjongg/game';
import type { Given, OptionSpec } from './arguments';
import { mistaken } from './mistakes';
import { seatNamed } from './seats';
import { quoted } from './words';

/** Personal suits by seat (YG-13); whoever is left out has none. */
export type PersonalSuits = Partial<Readonly<Record<Seat, Suit>>>;

/** The option that names personal suits. */
export const PERSONAL_SUITS_OPTION: OptionSpec = {
  name: 'personal-suits',
  value: 'SUITS',
  help: 'year: the personal suits by seat, such as E=B,S=D; those left out have none',
};

/** The players of a Year game with these personal suits. */
export const yearPlayers = (suits: PersonalSuits): Readonly<Record<Seat, YearPlayer>> =>
  forSeats(SEATS, (seat) => (suits[seat] === undefined ? {} : { personalSuit: suits[seat] }));

/** One personal suit: `E=B`, `South=d`; undefined if a text names none. */
const readOne = (text: string): readonly [Seat, Suit] | undefined => {
  const [seatText = '', suitText, more] = text.split('=').map((part) => part.trim());
  const seat = seatNamed(seatText);
  const suit = SUITS.find((one) => one === suitText?.toUpperCase());
  return seat === undefined || suit === undefined || more !== undefined ? undefined : [seat, suit];
};

/** The personal suits that the command line names; none if it does not. */
export const givenPersonalSuits = ({ options }: Given): PersonalSuits => {
  const suits: Partial<Record<Seat, Suit>> = {};
  for (const text of options.get('personal-suits')?.split(',') ?? []) {
    const [seat, suit] =
      readOne(text) ??
      mistaken(
        `--personal-suits lists seats with a suit, B, C or D, such as E=B,S=D; not ${quoted(text.trim())}`,
      );
    if (suits[seat] !== undefined) mistaken(`--personal-suits names ${seat} twice`);
    suits[seat] = suit;
  }
  return suits;
};
