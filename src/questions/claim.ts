import type { WinKind } from '../hands/hand';
import type { Seat } from '../hands/payouts';

/** A win for which the players pay. */
export interface WinClaim {
  /** The value of the hand, 0 or more. */
  readonly value: number;
  /** Who won. */
  readonly winner: Seat;
  /** Where the winning tile came from. */
  readonly by: WinKind;
  /** Whose discard it was; needed if the tile came from a discard. */
  readonly discarder?: Seat | undefined;
  /** Who offered the tile in a joker exchange; needed if it was claimed from one (TG-9). */
  readonly exchanger?: Seat | undefined;
  /** In whose exposure the joker lay, if one was exchanged; another's if left out (AG-27a). */
  readonly jokerOf?: Seat | undefined;
  /** Whether the hand holds no joker; false if left out. */
  readonly jokerless?: boolean | undefined;
  /** Whether the hand is made of singles and pairs only; false if left out. */
  readonly allPairs?: boolean | undefined;
  /** The pattern of the hand, for remarks only. */
  readonly pattern?: string | undefined;
  /** Players with a dead hand, who pay like the others unless the rules say otherwise (AG-30, AG-30a). */
  readonly dead?: readonly Seat[] | undefined;
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** The wall ran out; nobody pays (AG-13, TG-13). */
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

/** A hand was laid open as a win and was none (TG-11). */
export interface FalseWin {
  /** Which event it was. */
  readonly event: 'falseWin';
  /** Who declared. */
  readonly offender: Seat;
  /** Where the tile came from. */
  readonly by: WinKind;
  /** Whose discard it was; needed if the tile came from a discard. */
  readonly discarder?: Seat | undefined;
  /** Who offered the tile in a joker exchange; needed if it was claimed from one. */
  readonly exchanger?: Seat | undefined;
  /** The highest hand value, in points; that of the rules if left out (TG-11a). */
  readonly highestValue?: number | undefined;
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** What `settle` settles: a win, or an event that ends a game otherwise. */
export type Claim = WinClaim | WallGame | MahjonggInError | FalseWin;

/** What is settled: a win, or one of the events. */
export type ClaimSort = 'win' | 'wallGame' | 'mahjonggInError' | 'falseWin';

/** What a claim of each sort says beside the seats taken. */
export const CLAIM_MEMBERS: Readonly<Record<ClaimSort, readonly string[]>> = {
  win: ['value', 'winner', 'by', 'discarder', 'exchanger', 'jokerOf', 'jokerless', 'allPairs', 'dead'],
  wallGame: [],
  mahjonggInError: ['declarer', 'exposed', 'value'],
  falseWin: ['offender', 'by', 'discarder', 'exchanger', 'highestValue'],
};
