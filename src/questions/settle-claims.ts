import { reasonAt } from '../core/reason';
import type { FalseWinPayout, HasPayouts, Payouts, Seat, WinPayout } from '../hands/payouts';
import type { ClaimSort } from './claim';
import {
  type ClaimRead,
  readBy,
  readFlag,
  readGiver,
  readPoints,
  readSeat,
  readSeatList,
} from './read-claim';
import type { Payment } from './settlement';

/** Gives the payments for one sort of claim; undefined if it cannot be read. Reasons are added to the claim. */
type PaymentsOf = (read: ClaimRead, rules: HasPayouts) => readonly Payment[] | undefined;

const EXCHANGES: readonly unknown[] = ['jokerExchange', 'exchangeTile'];

/** Checks whose joker was exchanged: it can be anybody’s, unless the winner’s own cannot win (AG-27a). */
const checkJokerOf = (
  read: ClaimRead,
  winner: Seat | undefined,
  { name, payout }: { readonly name: string; readonly payout: WinPayout | undefined },
): void => {
  const { given, seats, reasons } = read;
  if (given('jokerOf') === undefined) return;
  if (payout !== undefined && !EXCHANGES.includes(given('by'))) {
    const message = 'Give “jokerOf” only for a win in a joker exchange.';
    reasons.push(reasonAt('badSeat', '', message, ['jokerOf']));
    return;
  }
  const owner = readSeat(read, 'jokerOf', seats);
  if (owner !== undefined && owner === winner && payout?.ownJokerWins === false) {
    const message =
      'Under these rules a win by joker exchange must take another player’s joker, not the winner’s own.';
    reasons.push(reasonAt('notPaid', 'AG-27a', message, ['jokerOf'], { rules: name }));
  }
};

/** A win: the losers pay the winner; the player whose tile it was may pay more, or for all of them. */
export const paidForWin: PaymentsOf = (read, { name, payouts }) => {
  const winner = readSeat(read, 'winner', read.seats);
  const value = readPoints(read, 'value');
  const payout = readBy(read, payouts.wins, name);
  const jokerless = readFlag(read, 'jokerless');
  const isExempt = readFlag(read, 'allPairs') && payouts.allPairsExempt === true;
  const dead = readSeatList(read, 'dead');
  const giverName = payout?.fromDiscarder ? (payout.giver ?? 'discarder') : undefined;
  const giver = payout && readGiver(read, giverName, ['winner', winner]);
  checkJokerOf(read, winner, { name, payout });
  if (winner !== undefined && dead.includes(winner))
    read.reasons.push(reasonAt('badSeat', 'AG-32', 'A dead hand cannot win.', ['dead']));
  if (winner === undefined || payout === undefined) return undefined;
  const losers = read.seats.filter((seat) => seat !== winner);
  const { discarder, others } = jokerless && !isExempt ? payout.jokerless : payout.plain;
  const shares = losers.map((seat) => {
    const share = seat === giver ? discarder : others;
    return dead.includes(seat) ? Math.min(share, payout.mostByDead ?? share) : share;
  });
  const all = shares.reduce((sum, share) => sum + share, 0);
  return losers.map((from, at): Payment => {
    const share = payout.paysForAll === true ? (from === giver ? all : 0) : (shares[at] ?? 0);
    return { from, to: winner, amount: value * share };
  });
};

/** Mah Jongg in error: the declarer may owe something to the only player left intact (AG-35, AG-35a). */
const paidForError: PaymentsOf = (read, { payouts }) => {
  const { seats, reasons } = read;
  const declarer = readSeat(read, 'declarer', seats);
  const exposed = readSeatList(read, 'exposed');
  const value = readPoints(read, 'value');
  if (declarer === undefined) return undefined;
  if (exposed.includes(declarer)) {
    const message = '“exposed” lists the others who opened their hands, not the declarer.';
    reasons.push(reasonAt('badSeat', '', message, ['exposed']));
  }
  const intact = seats.filter((seat) => seat !== declarer && !exposed.includes(seat));
  const amount = value * (payouts.mahjonggInError?.toIntact ?? 0);
  return intact.length === 1 ? intact.map((to) => ({ from: declarer, to, amount })) : [];
};

/** A false win: the offender pays all others; the player whose tile it was may get more (TG-11). */
const paidForFalseWin =
  ({ highestValue, wins }: FalseWinPayout): PaymentsOf =>
  (read, { name }) => {
    const offender = readSeat(read, 'offender', read.seats);
    const value = readPoints(read, 'highestValue', highestValue);
    const win = readBy(read, wins, name);
    const giver = win && readGiver(read, win.giver, ['offender', offender]);
    if (offender === undefined || win === undefined) return undefined;
    const { discarder, others } = win.shares;
    const payees = read.seats.filter((seat) => seat !== offender);
    return payees.map((to) => ({ from: offender, to, amount: value * (to === giver ? discarder : others) }));
  };

/**
 * The events that can end a game under these payouts, by name, each with its payments; nobody pays for a wall game (AG-13,
 * TG-13).
 */
export const eventsOf = ({ mahjonggInError, falseWin }: Payouts): ReadonlyMap<ClaimSort, PaymentsOf> => {
  const events = new Map<ClaimSort, PaymentsOf>([['wallGame', () => []]]);
  if (mahjonggInError !== undefined || falseWin === undefined) events.set('mahjonggInError', paidForError);
  if (falseWin !== undefined) events.set('falseWin', paidForFalseWin(falseWin));
  return events;
};
