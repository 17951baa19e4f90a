import type { WinKind } from '../hands/hand';
import { WINDS, type Wind } from '../tiles/tile';

/** A seat by its wind. */
export type Seat = Wind;

/** The seats in the order of play (counterclockwise): East, South, West, North. */
export const SEATS: readonly Seat[] = WINDS;

/** How many times the hand's value the others pay. */
export interface Shares {
  /** What the player whose tile it was pays. */
  readonly discarder: number;
  /** What each of the others pays. */
  readonly others: number;
}

/** What is paid for one way of winning. */
export interface WinPayout {
  /** The rule that says so. */
  readonly rule: string;
  /** Whether the winning tile came from another player, who is then named as the discarder. */
  readonly fromDiscarder: boolean;
  /** The shares for a hand with jokers. */
  readonly plain: Shares;
  /** The shares for a hand without jokers. */
  readonly jokerless: Shares;
}

/** What a false Mah Jongg costs. */
export interface ErrorPayout {
  /** The rule that says so. */
  readonly rule: string;
  /** What the declarer pays the one player left intact, in times the declared value. */
  readonly toIntact: number;
}

/** Who pays how much, as data; a club can write its own. */
export interface Payouts {
  /** The ways of winning that are paid, with their shares. */
  readonly wins: Readonly<Partial<Record<WinKind, WinPayout>>>;
  /** Whether hands of pairs only are paid as if they had jokers; they are not if left out. */
  readonly allPairsExempt?: boolean | undefined;
  /** What a false Mah Jongg costs; nothing if left out. */
  readonly mahjonggInError?: ErrorPayout | undefined;
}

/** The part of a rule set that says who pays whom. */
export interface HasPayouts {
  /** The name used in the program and in records. */
  readonly name: string;
  /** The multipliers. */
  readonly payouts: Payouts;
}

const payout = (rule: string, fromDiscarder: boolean, plain: Shares, jokerless: Shares): WinPayout =>
  Object.freeze({ rule, fromDiscarder, plain: Object.freeze(plain), jokerless: Object.freeze(jokerless) });

const fromWall = (): WinPayout =>
  payout('CF-29', false, { discarder: 2, others: 2 }, { discarder: 4, others: 4 });

/**
 * The League's multipliers (CF-29): on a discard the discarder pays twice and the others once, a
 * self-picked hand is paid twice by everybody, no jokers double it. A misnamed discard costs the
 * misnamer alone four times the value (AG-33).
 */
export const nmjlPayouts = (allPairsExempt: boolean): Payouts =>
  Object.freeze({
    wins: Object.freeze({
      wall: fromWall(),
      jokerExchange: fromWall(),
      charleston: fromWall(),
      discard: payout('CF-29', true, { discarder: 2, others: 1 }, { discarder: 4, others: 2 }),
      misnamedDiscard: payout('AG-33', true, { discarder: 4, others: 0 }, { discarder: 4, others: 0 }),
    }),
    allPairsExempt,
    mahjonggInError: Object.freeze({ rule: 'AG-35', toIntact: 2 }),
  });
