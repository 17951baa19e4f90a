import { WINDS, type Wind } from '../tiles/tile';
import type { WinKind } from './hand';

/** A seat by its wind. */
export type Seat = Wind;

/** The seats in the order of play (counterclockwise): East, South, West, North. */
export const SEATS: readonly Seat[] = WINDS;

/** The seats in words. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** The seat that a text names: `E`, `East`, `east`. */
export const seatNamed = (text: string): Seat | undefined =>
  SEATS.find((seat) => [seat, SEAT_NAMES[seat].toUpperCase()].includes(text.toUpperCase()));

/** How many times the hand's value the others pay. */
export interface Shares {
  /** What the player whose tile it was pays. */
  readonly discarder: number;
  /** What each of the others pays. */
  readonly others: number;
}

/** Under which name a claim gives the player whose tile it was: the discarder, or who offered it in a joker exchange. */
export type Giver = 'discarder' | 'exchanger';

/** What is paid for one way of winning. */
export interface WinPayout {
  /** The rule that says so. */
  readonly rule: string;
  /** Whether the winning tile came from another player, who is then named in the claim. */
  readonly fromDiscarder: boolean;
  /** The name of that player in the claim; `discarder` if left out. */
  readonly giver?: Giver | undefined;
  /** The shares for a hand with jokers. */
  readonly plain: Shares;
  /** The shares for a hand without jokers. */
  readonly jokerless: Shares;
  /** The rule that says so of a hand without jokers; `rule` if left out (AG-29). */
  readonly jokerlessRule?: string | undefined;
  /** Whether the player whose tile it was pays the shares of all others too; everybody pays their own if left out. */
  readonly paysForAll?: boolean | undefined;
  /** The most times the value that a player with a dead hand pays; as many as the others if left out (AG-30a). */
  readonly mostByDead?: number | undefined;
  /** Whether redeeming a joker of the winner's own exposure wins; it does if left out (AG-27a). */
  readonly ownJokerWins?: boolean | undefined;
}

/** What Mah Jongg in error costs (AG-35). */
export interface ErrorPayout {
  /** The rule that says so. */
  readonly rule: string;
  /** What the declarer pays the one player left intact, in times the declared value. */
  readonly toIntact: number;
}

/** What a false win on one kind of tile costs, in times the highest hand value. */
export interface FalseWinShares {
  /** The name in the event of the player whose tile it was; undefined for a drawn tile. */
  readonly giver?: Giver | undefined;
  /** What that player gets, and each of the others. */
  readonly shares: Shares;
}

/** What a false win costs who declared it (TG-11). */
export interface FalseWinPayout {
  /** The rule that says so. */
  readonly rule: string;
  /** The highest hand value, in points, if the event does not name it; it must if this is left out. */
  readonly highestValue?: number | undefined;
  /** What each other player gets, by where the tile came from. */
  readonly wins: Readonly<Partial<Record<WinKind, FalseWinShares>>>;
}

/** Who pays how much, as data; a club can write its own. */
export interface Payouts {
  /** The ways of winning that are paid, with their shares. */
  readonly wins: Readonly<Partial<Record<WinKind, WinPayout>>>;
  /** Whether hands of singles and pairs only are paid as if they had jokers; they are not if left out. */
  readonly allPairsExempt?: boolean | undefined;
  /** What Mah Jongg in error costs; nothing if left out, and no such event if `falseWin` is there in its place. */
  readonly mahjonggInError?: ErrorPayout | undefined;
  /** What a false win costs; there is no such event if left out. */
  readonly falseWin?: FalseWinPayout | undefined;
}

/** The part of a rule set that says who pays whom. */
export interface HasPayouts {
  /** The name used in the program and in records. */
  readonly name: string;
  /** The multipliers. */
  readonly payouts: Payouts;
}
