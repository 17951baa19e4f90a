import { isRecord, ownValue } from '../hands/own-values';
import { described, type Place, type Reason, type ReasonCode, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import type { WinKind } from '../hands/hand';
import { type HasPayouts, SEATS, type Seat, type WinPayout } from './payouts';

/** A win that is to be paid. */
export interface WinClaim {
  /** The value of the hand, 0 or more. */
  readonly value: number;
  /** Who won. */
  readonly winner: Seat;
  /** Where the winning tile came from. */
  readonly by: WinKind;
  /** Whose discard it was; needed if the tile came from a discard. */
  readonly discarder?: Seat | undefined;
  /** Whether the hand holds no joker; false if left out. */
  readonly jokerless?: boolean | undefined;
  /** Whether the hand is made of pairs only; false if left out. */
  readonly allPairs?: boolean | undefined;
  /** The pattern of the hand, for remarks only. */
  readonly pattern?: string | undefined;
  /** Players with a dead hand, who pay like the others (AG-30). */
  readonly dead?: readonly Seat[] | undefined;
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** The wall ran out; nobody pays (AG-13). */
export interface WallGame {
  /** Which event it was. */
  readonly event: 'wallGame';
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** A false Mah Jongg was declared after others had opened their hands (AG-35). */
export interface MahjonggInError {
  /** Which event it was. */
  readonly event: 'mahjonggInError';
  /** Who declared. */
  readonly declarer: Seat;
  /** The others who had exposed their hands. */
  readonly exposed: readonly Seat[];
  /** The value the declared hand would have had. */
  readonly value: number;
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** What is to be settled: a win, or an event that ends a game otherwise. */
export type Claim = WinClaim | WallGame | MahjonggInError;

/** One payment. */
export interface Payment {
  /** Who pays. */
  readonly from: Seat;
  /** Who is paid. */
  readonly to: Seat;
  /** How much, in points; halves are exact. */
  readonly amount: number;
}

/** Who pays whom, and what that makes for each. */
export interface Settlement {
  /** The payments, in the order of the seats; none of nothing. */
  readonly payments: readonly Payment[];
  /** What each seat gains or loses; the sum is zero. */
  readonly net: Readonly<Partial<Record<Seat, number>>>;
}

const SEAT_NAMES = 'E, S, W or N';

const reason = (
  code: ReasonCode,
  message: string,
  path: Place['path'],
  rule = '',
  params: Reason['params'] = {},
): Reason => ({ code, rule, message, at: path && { path }, params });

const seatList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) && value.length <= SEATS.length ? [...value] : undefined;

const isSeat = (value: unknown, seats: readonly Seat[]): value is Seat => seats.includes(value as Seat);

/** The seats that play; collects what is wrong with them. */
const readSeats = (claim: object, reasons: Reason[]): readonly Seat[] => {
  const value = ownValue(claim, 'seats');
  if (value === undefined) return SEATS;
  const list = seatList(value);
  const seats = SEATS.filter((seat) => list?.includes(seat));
  if (list !== undefined && seats.length === list.length && seats.length >= 2) return seats;
  reasons.push(reason('badSeat', 'The seats are two to four of E, S, W and N, each once.', ['seats']));
  return SEATS;
};

const readSeat = (claim: object, name: string, seats: readonly Seat[], reasons: Reason[]): Seat | undefined => {
  const value = ownValue(claim, name);
  if (isSeat(value, seats)) return value;
  reasons.push(
    value === undefined
      ? reason('missingSeat', `The ${name} must be named: ${seats.join(', ')}.`, [name])
      : reason('badSeat', `The ${name} is one of the seats taken (${SEAT_NAMES}), not ${described(value)}.`, [name]),
  );
  return undefined;
};

const readSeatList = (claim: object, name: string, seats: readonly Seat[], reasons: Reason[]): readonly Seat[] => {
  const value = ownValue(claim, name);
  if (value === undefined) return [];
  const list = seatList(value);
  if (list?.every((one) => isSeat(one, seats)) && new Set(list).size === list.length) return list as Seat[];
  reasons.push(reason('badSeat', `“${name}” lists seats taken, each once.`, [name]));
  return [];
};

const MOST_POINTS = 1_000_000;

const readValue = (claim: object, reasons: Reason[]): number => {
  const value = ownValue(claim, 'value');
  if (typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2)) return value;
  reasons.push(
    reason('badValue', `The value is points from 0 to ${MOST_POINTS}, not ${described(value)}.`, ['value']),
  );
  return 0;
};

const readFlag = (claim: object, name: string, reasons: Reason[]): boolean => {
  const value = ownValue(claim, name);
  if (value === undefined || typeof value === 'boolean') return value === true;
  reasons.push(reason('notAClaim', `“${name}” is true or false, not ${described(value)}.`, [name]));
  return false;
};

const settlement = (payments: readonly Payment[], seats: readonly Seat[]): Settlement => {
  const net = new Map<Seat, number>(seats.map((seat) => [seat, 0]));
  for (const { from, to, amount } of payments) {
    net.set(from, (net.get(from) ?? 0) - amount);
    net.set(to, (net.get(to) ?? 0) + amount);
  }
  return { payments: payments.filter(({ amount }) => amount > 0), net: Object.fromEntries(net) };
};

const readPayout = (claim: object, rules: HasPayouts, reasons: Reason[]): WinPayout | undefined => {
  const by = ownValue(claim, 'by');
  const wins = rules.payouts.wins;
  if (typeof by === 'string' && Object.hasOwn(wins, by)) return wins[by as WinKind];
  const known = Object.keys(wins).join(', ');
  reasons.push(reason('notPaid', `A win is paid by ${known}; not by ${described(by)}.`, ['by'], '', { rules: rules.name }));
  return undefined;
};

const settleWin = (claim: object, rules: HasPayouts): Result<Settlement, Rejection> => {
  const reasons: Reason[] = [];
  const seats = readSeats(claim, reasons);
  const winner = readSeat(claim, 'winner', seats, reasons);
  const value = readValue(claim, reasons);
  const payout = readPayout(claim, rules, reasons);
  const jokerless = readFlag(claim, 'jokerless', reasons);
  const allPairs = readFlag(claim, 'allPairs', reasons);
  const dead = readSeatList(claim, 'dead', seats, reasons);
  const discarder = payout?.fromDiscarder ? readSeat(claim, 'discarder', seats, reasons) : undefined;
  if (winner !== undefined && winner === discarder) {
    reasons.push(reason('badSeat', 'The winner cannot be the discarder too.', ['discarder']));
  }
  if (winner !== undefined && dead.includes(winner)) {
    reasons.push(reason('badSeat', 'A dead hand does not win.', ['dead'], 'AG-32'));
  }
  if (payout?.fromDiscarder === false && ownValue(claim, 'discarder') !== undefined) {
    reasons.push(reason('badSeat', 'A self-picked win has no discarder.', ['discarder']));
  }
  if (reasons.length > 0 || winner === undefined || payout === undefined) return rejected(...reasons);
  const shares = jokerless && !(allPairs && rules.payouts.allPairsExempt) ? payout.jokerless : payout.plain;
  const payments = seats
    .filter((seat) => seat !== winner)
    .map((from) => ({
      from,
      to: winner,
      amount: value * (from === discarder ? shares.discarder : shares.others),
    }));
  return success(settlement(payments, seats));
};

const settleError = (claim: object, rules: HasPayouts): Result<Settlement, Rejection> => {
  const reasons: Reason[] = [];
  const seats = readSeats(claim, reasons);
  const declarer = readSeat(claim, 'declarer', seats, reasons);
  const exposed = readSeatList(claim, 'exposed', seats, reasons);
  const value = readValue(claim, reasons);
  if (declarer !== undefined && exposed.includes(declarer)) {
    reasons.push(reason('badSeat', '“exposed” lists the others who opened their hands, not the declarer.', ['exposed']));
  }
  if (reasons.length > 0 || declarer === undefined) return rejected(...reasons);
  const intact = seats.filter((seat) => seat !== declarer && !exposed.includes(seat));
  const amount = value * rules.payouts.mahjonggInError.toIntact;
  return success(settlement(intact.length === 1 ? intact.map((to) => ({ from: declarer, to, amount })) : [], seats));
};

/**
 * Who pays whom for a win, or for an event that ends the game otherwise. The payments add up to
 * zero. A claim that cannot be, or a win these rules do not pay, gives reasons.
 */
export const settle = (claim: Claim, rules: HasPayouts): Result<Settlement, Rejection> => {
  const value: unknown = claim;
  if (!isRecord(value)) {
    return rejected(reason('notAClaim', `A claim is an object, not ${described(value)}.`, undefined));
  }
  const event = ownValue(value, 'event');
  if (event === undefined) return settleWin(value, rules);
  if (event === 'mahjonggInError') return settleError(value, rules);
  if (event === 'wallGame') {
    const reasons: Reason[] = [];
    const seats = readSeats(value, reasons);
    return reasons.length > 0 ? rejected(...reasons) : success(settlement([], seats));
  }
  return rejected(
    reason('notPaid', `These rules settle wallGame and mahjonggInError, not ${described(event)}.`, ['event'], '', {
      rules: rules.name,
    }),
  );
};
