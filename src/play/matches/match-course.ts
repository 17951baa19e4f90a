import { SEATS, type Seat } from '../../rules/payouts';
import type { MatchTable } from '../../rules/table-parts';
import { type BySeat, forSeats } from '../seats';
import type { Player } from '../types';
import type { MatchGame, MatchState } from './match-state';

const CHAIRS = 4;

/** Who sits where in a round: `chairs` from the first East's in the order of play, and who sits out. */
interface Round {
  readonly chairs: readonly number[];
  readonly out: number | null;
}

/**
 * Whoever sat out takes a chair, and its player sits out: after the first round the first East's, then the one to its
 * right, and so on (TG-14). After five rounds it goes on in the same way, so that the same order comes round again.
 */
const afterRound = ({ chairs, out }: Round, round: number): Round => {
  if (out === null) return { chairs, out };
  const chair = (round - 1) % CHAIRS;
  return {
    chairs: chairs.map((player, place) => (place === chair ? out : player)),
    out: chairs[chair] as number,
  };
};

/** Whether the deal passes on after a game (AG-3a, TG-13, TG-17, YG-14). */
const passesEast = ({ eastPasses }: MatchTable, { ending, winner }: MatchGame, east: number): boolean => {
  const staysForWin = eastPasses === 'unlessEastWins' || eastPasses === 'unlessEastWinsOrDraws';
  const staysForDraw = eastPasses === 'notAfterWallGame' || eastPasses === 'unlessEastWinsOrDraws';
  return !(staysForWin && winner === east) && !(staysForDraw && ending === 'wallGame');
};

/** What of a match does not change. */
export type MatchSetting<P extends object = Player> = Pick<
  MatchState<P>,
  'version' | 'rules' | 'manners' | 'players' | 'suitOut' | 'rounds' | 'seating'
>;

const seatsFrom = (chairs: readonly number[], first: number): BySeat<number> =>
  forSeats(
    SEATS.slice(0, chairs.length),
    (seat) => chairs[(first + SEATS.indexOf(seat)) % chairs.length] as number,
  );

/** Which of the chairs has the deal, in which round. */
interface Place extends Round {
  readonly round: number;
  readonly deal: number;
}

/** The seats of a game and who deals: the winds are counted from the dealer, or from the first East (YG-3a). */
const seatsIn = (
  { windsFollowDeal }: MatchTable,
  { chairs, deal }: Place,
): { readonly seats: BySeat<number>; readonly dealer: Seat } => ({
  seats: seatsFrom(chairs, windsFollowDeal ? deal : 0),
  dealer: windsFollowDeal ? 'E' : (SEATS[deal] as Seat),
});

const afterGame = (table: MatchTable, place: Place, game: MatchGame): Place => {
  if (!passesEast(table, game, place.chairs[place.deal] as number)) return place;
  const deal = (place.deal + 1) % place.chairs.length;
  if (deal > 0) return { ...place, deal };
  return { ...afterRound(place, place.round), round: place.round + 1, deal };
};

/** The first place of a match, before any game. */
const firstPlace = ({ seating }: Pick<MatchSetting, 'seating'>): Place => ({
  chairs: seating.slice(0, CHAIRS),
  out: seating[CHAIRS] ?? null,
  round: 1,
  deal: 0,
});

/** The players of each game and of the next one: one more place than games. */
const placesOf = (
  table: MatchTable,
  setting: Pick<MatchSetting, 'seating'>,
  games: readonly MatchGame[],
): readonly Place[] => {
  const places = [firstPlace(setting)];
  for (const game of games) places.push(afterGame(table, places.at(-1) as Place, game));
  return places;
};

/** Who sat out each of these games; null for nobody. */
export const satOut = (
  table: MatchTable,
  setting: Pick<MatchSetting, 'seating'>,
  games: readonly MatchGame[],
): readonly (number | null)[] => placesOf(table, setting, games).map(({ out }) => out);

/** Where a match stands after these games. */
export const matchAfter = <P extends object>(
  table: MatchTable,
  { version, rules, manners, players, suitOut, rounds, seating }: MatchSetting<P>,
  games: readonly MatchGame[],
): MatchState<P> => {
  const setting = { version, rules, manners, players, suitOut, rounds, seating };
  const place = placesOf(table, setting, games).at(-1) as Place;
  const { out, round } = place;
  return {
    ...setting,
    round,
    ...seatsIn(table, place),
    out,
    over: rounds !== null && round > rounds,
    scores: players.map((_, player) => games.reduce((sum, { net }) => sum + (net[player] as number), 0)),
    games,
  };
};
