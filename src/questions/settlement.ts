import type { Seat } from '../hands/payouts';

/** One payment. */
export interface Payment {
  /** Who pays. */
  readonly from: Seat;
  /** Who is paid. */
  readonly to: Seat;
  /** How much, in points; halves are exact. */
  readonly amount: number;
}

/** Who pays whom, and what each player gains or loses. */
export interface Settlement {
  /** The payments in the order of the seats, without those of 0. */
  readonly payments: readonly Payment[];
  /** What each seat gains, negative if it loses; the sum is zero. */
  readonly net: Readonly<Partial<Record<Seat, number>>>;
}

/** Makes the settlement of these payments for the seats taken. */
export const settlement = (payments: readonly Payment[], seats: readonly Seat[]): Settlement => {
  const net = new Map<Seat, number>(seats.map((seat) => [seat, 0]));
  for (const { from, to, amount } of payments) {
    net.set(from, (net.get(from) ?? 0) - amount);
    net.set(to, (net.get(to) ?? 0) + amount);
  }
  return { payments: payments.filter(({ amount }) => amount > 0), net: Object.fromEntries(net) };
};
