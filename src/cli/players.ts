import { ownValue } from '../core/own-values';
import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { WinKind } from '../hands/hand';
import { SEAT_NAMES, type Seat, seatNamed } from '../hands/payouts';
import type { Given, Usage } from './given';
import type { Open } from './rule-set';
import { winsOf } from './settings';

/** A seat in a word. */
export const seatName = (seat: Seat): string => SEAT_NAMES[seat];

/** The seat that an option names, if it was given. */
const seatGiven = (name: string, value: string): Usage<Seat> => {
  const seat = seatNamed(value);
  return seat === undefined ? failure(`--${name} is E, S, W or N, not ${quoted(value)}`) : success(seat);
};

/** The seats that an option lists, if it was given: `SW`, `S,W` or `"S W"`. */
const seatsGiven = (name: string, value: string): Usage<readonly Seat[]> => {
  const seats = Array.from(value.replace(/[\s,]/g, ''), seatNamed);
  return seats.every((seat) => seat !== undefined)
    ? success(seats)
    : failure(`--${name} is a list of the seats E, S, W and N, such as SW, not ${quoted(value)}`);
};

/** The options that name a seat, and those that list some. */
const READERS: ReadonlyMap<string, (name: string, value: string) => Usage<Seat | readonly Seat[]>> = new Map<
  string,
  (name: string, value: string) => Usage<Seat | readonly Seat[]>
>([
  ['winner', seatGiven],
  ['discarder', seatGiven],
  ['exchanger', seatGiven],
  ['joker-of', seatGiven],
  ['offender', seatGiven],
  ['declarer', seatGiven],
  ['dead', seatsGiven],
  ['exposed', seatsGiven],
  ['seats', seatsGiven],
]);

/** Seats by the names of the options that gave them, which are the names a claim has for them too (`jokerOf` for `joker-of`). */
export type Players = Readonly<Record<string, Seat | readonly Seat[]>>;

/** Whether these rules know a win on the tile of a joker exchange. */
const paysExchanges = (open: Open): boolean => winsOf(open).includes('exchangeTile');

/** How a hand was won if nobody says: on the tile that a player offered, on a discard if there is a discarder, else from the wall. */
export const usualBy = (players: object, open: Open): WinKind => {
  if (ownValue(players, 'exchanger') !== undefined && paysExchanges(open)) return 'exchangeTile';
  return ownValue(players, 'discarder') === undefined ? 'wall' : 'discard';
};

/** The seats that the command line names. */
export const givenPlayers = ({ options }: Given, open: Open): Usage<Players> => {
  if (options.has('exchanger') && !paysExchanges(open))
    return failure(
      `--exchanger is not for ${open.set.name}, where nobody wins on the tile of a joker exchange`,
    );
  const players: Record<string, Seat | readonly Seat[]> = {};
  for (const [name, reader] of READERS) {
    const value = options.get(name);
    if (value === undefined) continue;
    const seats = reader(name, value);
    if (!seats.ok) return seats;
    players[name === 'joker-of' ? 'jokerOf' : name] = seats.value;
  }
  return success(players);
};
