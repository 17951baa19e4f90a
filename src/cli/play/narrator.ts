import type { Seat } from '../../hands/payouts';
import { seatName } from '../players';

/** How a game speaks of the people at the table to one of them. */
export interface Narrator {
  /** The one spoken to. */
  readonly me: Seat;
  /** Somebody at the beginning of a sentence: `You`, `South`. */
  readonly who: (seat: Seat) => string;
  /** Somebody within a sentence: `you`, `South`. */
  readonly whom: (seat: Seat) => string;
  /** Whose something is, at the beginning of a sentence: `Your`, `South’s`. */
  readonly whose: (seat: Seat) => string;
  /** What somebody does, as a sentence begins with it: `You discard`, `South discards`. */
  readonly does: (seat: Seat, verb: string) => string;
}

/** Speaks to the player at this seat. */
export const narratorFor = (me: Seat): Narrator => {
  const who = (seat: Seat): string => (seat === me ? 'You' : seatName(seat));
  return {
    me,
    who,
    whom: (seat) => (seat === me ? 'you' : seatName(seat)),
    whose: (seat) => (seat === me ? 'Your' : `${seatName(seat)}’s`),
    does: (seat, verb) => `${who(seat)} ${seat === me ? verb : inThird(verb)}`,
  };
};

/** The third person of a verb: `discards`, `passes`. */
const inThird = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);
