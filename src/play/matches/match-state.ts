import type { Fault } from '../../core/reason';
import { type Rejection, type Result, rejected } from '../../core/result';
import { SEATS, type Seat } from '../../hands/payouts';
import type { MatchTable } from '../../hands/table-parts';
import type { Suit } from '../../tiles/tile';
import { type BySeat, seatAfter, turned } from '../seats';
import type { AnySetup, Manners, Player, RulesIdentity } from '../types';
import type { AnyTypes, Way, WayTypes } from '../way';

/** A player of a match, in whatever seat; `P` is what a game knows about a player. */
export type MatchPlayer<P extends object = Player> = P & {
  /** A name of 1 to 40 characters that nobody else in the match has. */
  readonly name: string;
};

/** How a game of a match ended. */
export type Ending = 'mahjongg' | 'wallGame' | 'mahjonggInError' | 'falseWin' | 'deadHands';

/** What a match keeps of a finished game. Players are given as places in `players`. */
export interface MatchGame {
  /** How it ended. */
  readonly ending: Ending;
  /** Who won; null if nobody did. */
  readonly winner: number | null;
  /** What each player has won or lost, 0 for one who sat out; adds up to 0, except in the Year game, where nobody pays. */
  readonly net: readonly number[];
  /** A hash of the final state, so that no game is recorded twice. */
  readonly fingerprint: string;
}

/** A match between games, as plain JSON. Players are given as places in `players`. */
export interface MatchState<P extends object = Player> {
  /** The version of this format. */
  readonly version: 1;
  /** The rules of the table, with house rules among the options. */
  readonly rules: RulesIdentity;
  /** Whether illegal actions are refused. */
  readonly manners: Manners;
  /** Who takes part. */
  readonly players: readonly MatchPlayer<P>[];
  /** The suit taken out with three players (TG-15); null with more. */
  readonly suitOut: Suit | null;
  /** How many rounds the match has; null if it has no fixed end. */
  readonly rounds: number | null;
  /** How the players first sat: the first East, then the others in the order of play; a fifth is the Dreamer (TG-14). */
  readonly seating: readonly number[];
  /** The round of the next game, counted from 1. In a round the deal goes once around the table. */
  readonly round: number;
  /** Who sits at each seat in the next game. */
  readonly seats: BySeat<number>;
  /** Who deals the next game: East, unless the winds stay with their seats (YG-3a). */
  readonly dealer: Seat;
  /** Who sits out the next game; null if nobody does. */
  readonly out: number | null;
  /** Whether all rounds were played. */
  readonly over: boolean;
  /** What each player has won or lost so far, the sum of `net`. */
  readonly scores: readonly number[];
  /** The games played, in order. */
  readonly games: readonly MatchGame[];
}

/** The stable names of everything that can be wrong with a match, its setup or one of its games. */
export type MatchCode =
  | 'notASetup'
  | 'unknownOption'
  | 'badPlayers'
  | 'badDraw'
  | 'badDice'
  | 'badEast'
  | 'badSuit'
  | 'badRounds'
  | 'badManners'
  | 'badWall'
  | 'matchOver'
  | 'tooManyGames'
  | 'badGame'
  | 'otherPlayers'
  | 'gameNotOver'
  | 'alreadyRecorded'
  | 'valueNeeded'
  | 'badValue';

/** Why a match cannot begin, or does not accept a game. */
export type MatchFault = Fault<MatchCode>;

/** Something read or made for a match, or why it is not possible. */
export type ReadMatch<T> = Result<T, Rejection<MatchFault>>;

/** A failed result that says what is wrong with a match. */
export const matchFault = (
  code: MatchCode,
  message: string,
  rule = '',
  params: MatchFault['params'] = {},
): ReadMatch<never> => rejected({ code, rule, message, params });

/** What a match settles before each game: who plays, how, and who deals. */
export interface Seating {
  /** What is known of the players, by seat. */
  readonly players: BySeat<object>;
  /** Whether illegal actions are refused. */
  readonly manners: Manners;
  /** Who deals. */
  readonly dealer: Seat;
}

/** The types of a way of playing that has matches. */
export interface MatchTypes extends WayTypes {
  /** The setup of a game, with everything filled in. */
  readonly setting: AnySetup & {
    /** What is known of the players, by seat. */
    readonly players: BySeat<object>;
  };
}

/** What a game of this way of playing knows about a player. */
export type PlayerOf<T extends MatchTypes> = NonNullable<T['setting']['players']['E']>;

/** The result of a game in a match: who won, and what each seat has won or lost. */
export interface MatchResult {
  /** How it ended. */
  readonly ending: Ending;
  /** Who won; null if nobody did. */
  readonly winner: Seat | null;
  /** What each seat has won or lost; 0 for a seat that is left out. */
  readonly net: BySeat<number>;
}

/** What a match needs from any way of playing. */
export type AnyMatch = MatchWay<AnyTypes>;

/** What a match needs from a way of playing, for one rule set. */
export interface MatchWay<T extends MatchTypes> {
  /** How its games are played. */
  readonly game: Way<T>;
  /** Who can take part, and how the deal moves. */
  readonly table: MatchTable;
  /** The numbers of the rules for how many take part, who sits where, how to throw for East, and what a player has. */
  readonly rules: Readonly<Record<'number' | 'seats' | 'dice' | 'player', string>>;
  /** What a player can have besides a name, for a message, and its figures. */
  readonly player: { readonly has: string; readonly params: MatchFault['params'] };
  /** Reads what is known about a player besides the name; undefined if it is not valid. */
  readonly readPlayer: (value: object) => PlayerOf<T> | undefined;
  /** The manners that a game can be played with. */
  readonly manners: readonly Manners[];
  /** The ways in which a game can end. */
  readonly endings: readonly Ending[];
  /** The parts of a state that the match settled beforehand. */
  readonly seatingOf: (state: T['state']) => Seating;
  /** The result of a finished game; `value` is what the winning hand is worth where the rules do not say (TG-8). */
  readonly resultOf: (state: T['state'], outcome: T['outcome'], value: unknown) => ReadMatch<MatchResult>;
  /** Whether the wins and losses of a game are possible. */
  readonly canPay: (game: MatchGame) => boolean;
}

/** How many play in a game. */
export const CHAIRS = 4;
/** How many can take part in a match: a fifth is the Dreamer (TG-14). */
export const MOST_PLAYERS = 5;
/** The most games a match has. */
export const MOST_GAMES = 1_000;

/** Who sits where in a round: `chairs` in the order of play from the first East’s on, who sits out, and which chair deals. */
interface Place {
  readonly chairs: readonly number[];
  readonly out: number | null;
  readonly round: number;
  readonly deal: number;
}

/**
 * The player who sat out takes a chair, and that chair’s player sits out: after the first round the first East’s chair,
 * then the one to its right, and so on (TG-14). It continues this way after five rounds, and the same order comes round
 * again.
 */
const afterRound = ({ chairs, out, round }: Place): Pick<Place, 'chairs' | 'out'> => {
  if (out === null) return { chairs, out };
  const chair = (round - 1) % CHAIRS;
  const seated = chairs.map((player, place) => (place === chair ? out : player));
  return { chairs: seated, out: chairs[chair] ?? null };
};

/** Whether the deal passes on after a game (AG-3a, TG-13, TG-17, YG-14). */
const passesEast = ({ eastPasses }: MatchTable, { ending, winner }: MatchGame, east?: number): boolean => {
  const staysForWin = eastPasses === 'unlessEastWins' || eastPasses === 'unlessEastWinsOrDraws';
  const staysForDraw = eastPasses === 'notAfterWallGame' || eastPasses === 'unlessEastWinsOrDraws';
  return !(staysForWin && winner === east) && !(staysForDraw && ending === 'wallGame');
};

/** The parts of a match that do not change. */
export type MatchSetting<P extends object = Player> = Pick<
  MatchState<P>,
  'version' | 'rules' | 'manners' | 'players' | 'suitOut' | 'rounds' | 'seating'
>;

/** The seats of a game and who deals: the winds are counted from the dealer, or from the first East (YG-3a). */
const seatsIn = (
  { windsFollowDeal }: MatchTable,
  { chairs, deal }: Place,
): Pick<MatchState, 'seats' | 'dealer'> => {
  const players = windsFollowDeal ? turned(chairs, deal) : chairs;
  return {
    seats: Object.fromEntries(SEATS.slice(0, players.length).map((seat, place) => [seat, players[place]])),
    dealer: windsFollowDeal ? 'E' : seatAfter(SEATS, 'E', deal),
  };
};

const afterGame = (table: MatchTable, place: Place, game: MatchGame): Place => {
  if (!passesEast(table, game, place.chairs[place.deal])) return place;
  const deal = (place.deal + 1) % place.chairs.length;
  if (deal > 0) return { ...place, deal };
  return { ...afterRound(place), round: place.round + 1, deal };
};

/** Who sits where in each of these games, and in the next one. */
export const placesOf = (
  table: MatchTable,
  { seating }: Pick<MatchSetting, 'seating'>,
  games: readonly MatchGame[],
): { readonly played: readonly Place[]; readonly next: Place } => {
  const played: Place[] = [];
  let next: Place = { chairs: seating.slice(0, CHAIRS), out: seating[CHAIRS] ?? null, round: 1, deal: 0 };
  for (const game of games) {
    played.push(next);
    next = afterGame(table, next, game);
  }
  return { played, next };
};

/** The match after these games. */
export const matchAfter = <P extends object>(
  table: MatchTable,
  { version, rules, manners, players, suitOut, rounds, seating }: MatchSetting<P>,
  games: readonly MatchGame[],
): MatchState<P> => {
  const setting = { version, rules, manners, players, suitOut, rounds, seating };
  const { next } = placesOf(table, setting, games);
  const { out, round } = next;
  return {
    ...setting,
    round,
    ...seatsIn(table, next),
    out,
    over: rounds !== null && round > rounds,
    scores: players.map((_, player) => games.reduce((sum, { net }) => sum + (net[player] ?? 0), 0)),
    games,
  };
};
