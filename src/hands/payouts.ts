import { WINDS, type Wind } from '../tiles/tile';
import type { WinKind } from './hand';

/** A seat, named by its wind. */
export type Seat = Wind;

/** The seats in the order of play (counterclockwise): East, South, West, North. */
export const SEATS: readonly Seat[] = WINDS;

/** The English names of the seats. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** The seat that a text such as `E`, `East` or `east` names; undefined if it names none. */
export const seatNamed = (text: string): Seat | undefined =>
  SEATS.find((seat) => [seat, SEAT_NAMES[seat].toUpperCase()].includes(text.toUpperCase()));

/** What the other players pay, or get for a false win, in multiples of the hand’s value. */
export interface Shares {
  /** What the player whose tile it was pays. */
  readonly discarder: number;
  /** What each of the others pays. */
  readonly others: number;
}

/** The name in a claim for the player whose tile it was: the discarder, or the player who offered it in a joker exchange. */
export type Giver = 'discarder' | 'exchanger';

/** What is paid for one way of winning. */
export interface WinPayout {
  /** The number of the rule. */
  readonly rule: string;
  /** Whether the winning tile came from another player, whom the claim then names. */
  readonly fromDiscarder: boolean;
  /** The name for that player in the claim; `discarder` if left out. */
  readonly giver?: Giver | undefined;
  /** The shares for a hand with jokers. */
  readonly plain: Shares;
  /** The shares for a hand without jokers. */
  readonly jokerless: Shares;
  /** The number of the rule for a hand without jokers; `rule` if left out (AG-29). */
  readonly jokerlessRule?: string | undefined;
  /** Whether the player whose tile it was also pays the shares of all others; if left out, everybody pays their own. */
  readonly paysForAll?: boolean | undefined;
  /** The most that a player with a dead hand pays, in multiples of the value; no limit if left out (AG-30a). */
  readonly mostByDead?: number | undefined;
  /** Whether exchanging for a joker in the winner’s own exposure can win; true if left out (AG-27a). */
  readonly ownJokerWins?: boolean | undefined;
}

/** What Mah Jongg in error costs (AG-35). */
export interface ErrorPayout {
  /** The number of the rule. */
  readonly rule: string;
  /** What the declarer pays if exactly one other hand is left intact, in multiples of the declared value. */
  readonly toIntact: number;
}

/** What a false win on one kind of tile costs, in multiples of the highest hand value. */
export interface FalseWinShares {
  /** The name in the event for the player whose tile it was; left out for a drawn tile. */
  readonly giver?: Giver | undefined;
  /** What that player and each of the others get. */
  readonly shares: Shares;
}

/** What a false win costs the player who declared it (TG-11). */
export interface FalseWinPayout {
  /** The number of the rule. */
  readonly rule: string;
  /** The highest hand value, in points, used if the event does not name it; if left out, the event must. */
  readonly highestValue?: number | undefined;
  /** What the other players get, by where the tile came from. */
  readonly wins: Readonly<Partial<Record<WinKind, FalseWinShares>>>;
}

/** Who pays how much, as plain data; a club can write its own. */
export interface Payouts {
  /** The ways of winning that are paid, with their shares. */
  readonly wins: Readonly<Partial<Record<WinKind, WinPayout>>>;
  /** Whether hands of only singles and pairs are paid as if they had jokers; false if left out. */
  readonly allPairsExempt?: boolean | undefined;
  /** What Mah Jongg in error costs; if left out, nothing, or with `falseWin` there is no such event. */
  readonly mahjonggInError?: ErrorPayout | undefined;
  /** What a false win costs; if left out, there is no such event. */
  readonly falseWin?: FalseWinPayout | undefined;
}

/** The part of a rule set that says who pays whom. */
export interface HasPayouts {
  /** The name used in the program and in records. */
  readonly name: string;
  /** Who pays how much. */
  readonly payouts: Payouts;
}
