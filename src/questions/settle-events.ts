import { type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { FalseWinPayout, HasPayouts, Payouts } from '../hands/payouts';
import type { ClaimSort } from './claim';
import {
  type ClaimRead,
  claimReason,
  readBy,
  readGiver,
  readPoints,
  readSeat,
  readSeatList,
} from './read-claim';
import { type Payment, type Settlement, settlement } from './settlement';

/** How one event is settled. */
type SettleEvent = (read: ClaimRead, rules: HasPayouts) => Result<Settlement, Rejection>;

/** The wall ran out: nobody pays (AG-13, TG-13). */
const settleWallGame: SettleEvent = ({ seats, reasons }) =>
  reasons.length > 0 ? rejected(...reasons) : success(settlement([], seats));

/** Mah Jongg in error: the declarer may owe the one player left intact something (AG-35, AG-35a). */
const settleError: SettleEvent = (read, { payouts }) => {
  const { seats, reasons } = read;
  const declarer = readSeat(read, 'declarer', seats);
  const exposed = readSeatList(read, 'exposed');
  const value = readPoints(read, 'value');
  if (declarer !== undefined && exposed.includes(declarer)) {
    const message = '“exposed” lists the others who opened their hands, not the declarer.';
    reasons.push(claimReason('badSeat', message, 'exposed'));
  }
  if (reasons.length > 0 || declarer === undefined) return rejected(...reasons);
  const intact = seats.filter((seat) => seat !== declarer && !exposed.includes(seat));
  const amount = value * (payouts.mahjonggInError?.toIntact ?? 0);
  const payments = intact.map((to): Payment => ({ from: declarer, to, amount }));
  return success(settlement(intact.length === 1 ? payments : [], seats));
};

/** A false win: the offender pays all others, whose tile it was more than the rest (TG-11). */
const settleFalseWin =
  ({ highestValue, wins }: FalseWinPayout): SettleEvent =>
  (read, { name }) => {
    const { seats, reasons } = read;
    const offender = readSeat(read, 'offender', seats);
    const value = readPoints(read, 'highestValue', highestValue);
    const win = readBy(read, wins, name);
    const giver = win === undefined ? undefined : readGiver(read, win.giver, ['offender', offender]);
    if (reasons.length > 0 || offender === undefined || win === undefined) return rejected(...reasons);
    const { discarder, others } = win.shares;
    const payments = seats
      .filter((seat) => seat !== offender)
      .map((to): Payment => ({ from: offender, to, amount: value * (to === giver ? discarder : others) }));
    return success(settlement(payments, seats));
  };

/** The events that end a game under these payments, by name, each with how it is settled. */
export const eventsOf = ({ mahjonggInError, falseWin }: Payouts): ReadonlyMap<ClaimSort, SettleEvent> => {
  const events = new Map<ClaimSort, SettleEvent>([['wallGame', settleWallGame]]);
  if (mahjonggInError !== undefined || falseWin === undefined) events.set('mahjonggInError', settleError);
  if (falseWin !== undefined) events.set('falseWin', settleFalseWin(falseWin));
  return events;
};
