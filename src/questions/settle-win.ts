import { type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { HasPayouts, Payouts, Seat, WinPayout } from '../hands/payouts';
import {
  type ClaimRead,
  claimReason,
  readBy,
  readFlag,
  readGiver,
  readPoints,
  readSeat,
  readSeatList,
} from './read-claim';
import { type Payment, type Settlement, settlement } from './settlement';

/** A win of these rules that is paid, as it was read. */
interface PaidWin {
  readonly value: number;
  readonly winner: Seat;
  readonly giver: Seat | undefined;
  readonly payout: WinPayout;
  readonly jokerless: boolean;
  readonly dead: readonly Seat[];
}

const EXCHANGES: readonly unknown[] = ['jokerExchange', 'exchangeTile'];

/** Looks at whose joker was exchanged: it may be anybody's, unless redeeming one's own does not win (AG-27a). */
const checkJokerOf = (
  read: ClaimRead,
  winner: Seat | undefined,
  { name, payout }: { readonly name: string; readonly payout: WinPayout | undefined },
): void => {
  const { given, seats, reasons } = read;
  if (given('jokerOf') === undefined) return;
  if (payout !== undefined && !EXCHANGES.includes(given('by'))) {
    const message = 'Only a win in a joker exchange has a “jokerOf”.';
    reasons.push(claimReason('badSeat', message, 'jokerOf'));
    return;
  }
  const owner = readSeat(read, 'jokerOf', seats);
  if (owner !== undefined && owner === winner && payout?.ownJokerWins === false) {
    const message = 'Here a win must redeem a joker of another player’s exposure, not of the winner’s own.';
    reasons.push(claimReason('notPaid', message, 'jokerOf', 'AG-27a', { rules: name }));
  }
};

const isJokerless = (read: ClaimRead, { allPairsExempt }: Payouts): boolean => {
  const jokerless = readFlag(read, 'jokerless');
  const allPairs = readFlag(read, 'allPairs');
  return jokerless && !(allPairs && allPairsExempt === true);
};

const readWin = (read: ClaimRead, { name, payouts }: HasPayouts): PaidWin | undefined => {
  const winner = readSeat(read, 'winner', read.seats);
  const value = readPoints(read, 'value');
  const payout = readBy(read, payouts.wins, name);
  const jokerless = isJokerless(read, payouts);
  const dead = readSeatList(read, 'dead');
  const giver =
    payout === undefined
      ? undefined
      : readGiver(read, payout.fromDiscarder ? (payout.giver ?? 'discarder') : undefined, ['winner', winner]);
  checkJokerOf(read, winner, { name, payout });
  if (winner !== undefined && dead.includes(winner)) {
    read.reasons.push(claimReason('badSeat', 'A dead hand cannot win.', 'dead', 'AG-32'));
  }
  if (read.reasons.length > 0 || winner === undefined || payout === undefined) return undefined;
  return { value, winner, giver, payout, jokerless, dead };
};

/** What each of the losers pays for a win, in times the value of the hand. */
const sharesOf = (win: PaidWin, losers: readonly Seat[]): readonly number[] => {
  const { giver, payout, jokerless, dead } = win;
  const { discarder, others } = jokerless ? payout.jokerless : payout.plain;
  const shares = losers.map((seat) => {
    const share = seat === giver ? discarder : others;
    return dead.includes(seat) ? Math.min(share, payout.mostByDead ?? share) : share;
  });
  if (payout.paysForAll !== true) return shares;
  const all = shares.reduce((sum, share) => sum + share, 0);
  return losers.map((seat) => (seat === giver ? all : 0));
};

/** Who pays the winner how much. */
export const settleWin = (read: ClaimRead, rules: HasPayouts): Result<Settlement, Rejection> => {
  const win = readWin(read, rules);
  if (win === undefined) return rejected(...read.reasons);
  const losers = read.seats.filter((seat) => seat !== win.winner);
  const shares = sharesOf(win, losers);
  const payments = losers.map(
    (from, place): Payment => ({ from, to: win.winner, amount: win.value * (shares[place] as number) }),
  );
  return success(settlement(payments, read.seats));
};
