import { SEATS } from '../../hands/payouts';
import type { MatchTable } from '../../hands/table-parts';
import { seatAfter } from '../seats';
import type { Player } from '../types';
import { CHAIRS } from './first-east';
import type { MatchGame, MatchState } from './match-state';

/** The most games a match has. */
export const MOST_GAMES = 1_000;

/** Who sits where in which round, `chairs` from the first East's in the order of play; who sits out, and which chair has the deal. */
interface Place {
  readonly chairs: readonly number[];
  readonly out: number | null;
  readonly round: number;
  readonly deal: number;
}

/**
 * The player who sat out takes a chair, and the player of that chair sits out: after the first round the first East's, then the one to its
 * right, and so on (TG-14). After five rounds it goes on in the same way, so that the same order comes round again.
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

/** What of a match does not change. */
export type MatchSetting<P extends object = Player> = Pick<
  MatchState<P>,
  'version' | 'rules' | 'manners' | 'players' | 'suitOut' | 'rounds' | 'seating'
>;

/** The same players from another one on, in the order of play. */
export const turned = (chairs: readonly number[], first: number): readonly number[] => [
  ...chairs.slice(first),
  ...chairs.slice(0, first),
];

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

/** The players of each of these games, and of the next one. */
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

/** Where a match stands after these games. */
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
