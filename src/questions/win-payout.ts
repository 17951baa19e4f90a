import type { Shares, WinPayout } from '../hands/payouts';

/** The shares of one way of winning, frozen: what the player whose tile it was pays, and each of the others. */
export const shares = (discarder: number, others: number): Shares => Object.freeze({ discarder, others });

/** What is paid for a tile of nobody else's: everybody so many times the value, and for a hand without jokers. */
export const drawnPayout = (rule: string, plain: number, jokerless: number): WinPayout =>
  Object.freeze({
    rule,
    fromDiscarder: false,
    plain: shares(plain, plain),
    jokerless: shares(jokerless, jokerless),
  });

/** What is paid for the tile of another player. */
export const discardPayout = (rule: string, plain: Shares, jokerless: Shares): WinPayout =>
  Object.freeze({ rule, fromDiscarder: true, plain, jokerless });
