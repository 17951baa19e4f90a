import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { YearPlayer } from '../games/year/play/types';
import { SEATS, type Seat, seatNamed } from '../hands/payouts';
import { forSeats } from '../play/seats';
import { SUITS, type Suit } from '../tiles/tile';
import type { Given, OptionSpec, Usage } from './given';

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
export const givenPersonalSuits = ({ options }: Given): Usage<PersonalSuits> => {
  const given = options.get('personal-suits');
  if (given === undefined) return success({});
  const suits: Partial<Record<Seat, Suit>> = {};
  for (const text of given.split(',')) {
    const one = readOne(text);
    if (one === undefined)
      return failure(
        `--personal-suits lists seats with a suit, B, C or D, such as E=B,S=D; not ${quoted(text.trim())}`,
      );
    const [seat, suit] = one;
    if (suits[seat] !== undefined) return failure(`--personal-suits names ${seat} twice`);
    suits[seat] = suit;
  }
  return success(suits);
};
