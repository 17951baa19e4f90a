import { ownList, ownValue } from '../core/own-values';
import { described, type Reason, type ReasonCode } from '../core/reason';
import { type Giver, SEATS, type Seat } from '../hands/payouts';
import { isPoints, MOST_POINTS } from '../hands/points';

/** What is known of a claim from outside: the seats taken, and everything that is wrong so far. */
export interface ClaimRead {
  /** The claim as it was given. */
  readonly claim: object;
  /** The seats taken. */
  readonly seats: readonly Seat[];
  /** What is wrong; more is added as more is read. */
  readonly reasons: Reason[];
}

/** A reason that points at a property of the claim. */
export const claimReason = (
  code: ReasonCode,
  message: string,
  name: string,
  rule = '',
  params: Reason['params'] = {},
): Reason => ({ code, rule, message, at: { path: [name] }, params });

const isSeat = (value: unknown, seats: readonly Seat[]): value is Seat => seats.includes(value as Seat);

/** Starts to read a claim: the seats that play. */
export const readClaim = (claim: object): ClaimRead => {
  const value = ownValue(claim, 'seats');
  if (value === undefined) return { claim, seats: SEATS, reasons: [] };
  const list = ownList(value, SEATS.length);
  const seats = SEATS.filter((seat) => list?.includes(seat));
  if (list !== undefined && seats.length === list.length && seats.length >= 2)
    return { claim, seats, reasons: [] };
  const message = 'The seats are two to four of E, S, W and N, each once.';
  return { claim, seats: SEATS, reasons: [claimReason('badSeat', message, 'seats')] };
};

/** A seat that must be named, one of `among`; undefined if it is not. */
export const readSeat = (
  { claim, reasons }: ClaimRead,
  name: string,
  among: readonly Seat[],
): Seat | undefined => {
  const value = ownValue(claim, name);
  if (isSeat(value, among)) return value;
  const known = among.join(', ');
  reasons.push(
    value === undefined
      ? claimReason('missingSeat', `The ${name} must be named: ${known}.`, name)
      : claimReason(
          'badSeat',
          `The ${name} is one of the seats taken (${known}), not ${described(value)}.`,
          name,
        ),
  );
  return undefined;
};

/** A list of seats taken, none if it is left out. */
export const readSeatList = ({ claim, seats, reasons }: ClaimRead, name: string): readonly Seat[] => {
  const value = ownValue(claim, name);
  if (value === undefined) return [];
  const list = ownList(value, SEATS.length);
  if (list?.every((one) => isSeat(one, seats)) && new Set(list).size === list.length) return list as Seat[];
  reasons.push(claimReason('badSeat', `“${name}” lists seats taken, each once.`, name));
  return [];
};

/** A number of points; what is left out is `usual`, which may be none. */
export const readPoints = ({ claim, reasons }: ClaimRead, name: string, usual?: number): number => {
  const value = ownValue(claim, name) ?? usual;
  if (isPoints(value)) return value;
  const what = name === 'value' ? 'The value' : `“${name}”`;
  const expected = `a number of whole or half points from 0 to ${MOST_POINTS}`;
  const message =
    value === undefined
      ? `${what} is missing: it is ${expected}.`
      : `${what} is ${expected}, not ${described(value)}.`;
  reasons.push(claimReason('badValue', message, name));
  return 0;
};

/** A flag, false if it is left out. */
export const readFlag = ({ claim, reasons }: ClaimRead, name: string): boolean => {
  const value = ownValue(claim, name);
  if (value === undefined || typeof value === 'boolean') return value === true;
  reasons.push(claimReason('notAClaim', `“${name}” is true or false, not ${described(value)}.`, name));
  return false;
};

const GIVERS: readonly Giver[] = ['discarder', 'exchanger'];

/**
 * The player whose tile it was, under the name that this way of winning has for them; undefined if
 * the tile was nobody else's. `taker` is who took it, and under which name the claim has them.
 */
export const readGiver = (
  read: ClaimRead,
  giver: Giver | undefined,
  taker: readonly [name: string, seat: Seat | undefined],
): Seat | undefined => {
  const { claim, seats, reasons } = read;
  for (const name of GIVERS) {
    if (name === giver || ownValue(claim, name) === undefined) continue;
    const message =
      giver === undefined ? `A self-picked win has no ${name}.` : `A win on this tile has no ${name}.`;
    reasons.push(claimReason('badSeat', message, name));
  }
  if (giver === undefined) return undefined;
  const [takerName, takerSeat] = taker;
  const others = seats.filter((seat) => seat !== takerSeat);
  const seat = readSeat(read, giver, ownValue(claim, giver) === undefined ? others : seats);
  if (seat !== undefined && seat === takerSeat) {
    reasons.push(claimReason('badSeat', `The ${takerName} cannot be the ${giver} too.`, giver));
  }
  return seat;
};
