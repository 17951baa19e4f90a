import type { WinKind } from '../hands/hand';
import type { Seat } from '../hands/payouts';

/** A win, for which the players pay. */
export interface WinClaim {
  /** The value of the hand in points, 0 to 1,000,000, whole or half. */
  readonly value: number;
  /** Who won. */
  readonly winner: Seat;
  /** Where the winning tile came from. */
  readonly by: WinKind;
  /** Whose discard it was; needed if the tile came from a discard. */
  readonly discarder?: Seat | undefined;
  /** Who offered the tile in a joker exchange; needed if it was claimed from one (TG-9). */
  readonly exchanger?: Seat | undefined;
  /** Whose exposure the joker was in, for a win by joker exchange; another player’s if left out (AG-27a). */
  readonly jokerOf?: Seat | undefined;
  /** Whether the hand has no jokers; false if left out. */
  readonly jokerless?: boolean | undefined;
  /** Whether the hand has only singles and pairs; false if left out. */
  readonly allPairs?: boolean | undefined;
  /** The pattern of the hand; it does not affect the payments. */
  readonly pattern?: string | undefined;
  /** The players with a dead hand, who pay like the others unless the rules say otherwise (AG-30, AG-30a). */
  readonly dead?: readonly Seat[] | undefined;
  /** The seats taken; all four if left out. */
  readonly seats?: readonly Seat[] | undefined;
}

/** The wall ran out; nobody pays (AG-13, TG-13). */
export interface WallGame extends Pick<WinClaim, 'seats'> {
  /** Which event it was. */
  readonly event: 'wallGame';
}

/** A false Mah Jongg was declared after others had opened their hands (AG-35). */
export interface MahjonggInError extends Pick<WinClaim, 'seats'> {
  /** Which event it was. */
  readonly event: 'mahjonggInError';
  /** Who declared the false Mah Jongg. */
  readonly declarer: Seat;
  /** The other players who had opened their hands, or whose hands were dead. */
  readonly exposed: readonly Seat[];
  /** The value the declared hand would have had. */
  readonly value: number;
}

/** A hand was shown as a win but was not one (TG-11). */
export interface FalseWin extends Pick<WinClaim, 'by' | 'discarder' | 'exchanger' | 'seats'> {
  /** Which event it was. */
  readonly event: 'falseWin';
  /** Who declared the false win. */
  readonly offender: Seat;
  /** The highest hand value, in points; the rules’ own if left out (TG-11a). */
  readonly highestValue?: number | undefined;
}

/** What `settle` settles: a win, or another event that ends a game. */
export type Claim = WinClaim | WallGame | MahjonggInError | FalseWin;

/** The sorts of claims: a win, or the name of an event. */
export type ClaimSort = 'win' | 'wallGame' | 'mahjonggInError' | 'falseWin';

/** The members of each sort of claim, besides those that any claim can have. */
export const CLAIM_MEMBERS: Readonly<Record<ClaimSort, readonly string[]>> = {
  win: ['value', 'winner', 'by', 'discarder', 'exchanger', 'jokerOf', 'jokerless', 'allPairs', 'dead'],
  wallGame: [],
  mahjonggInError: ['declarer', 'exposed', 'value'],
  falseWin: ['offender', 'by', 'discarder', 'exchanger', 'highestValue'],
};
