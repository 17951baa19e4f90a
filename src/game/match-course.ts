import { type BySeat, forSeats } from '../play/seats';
import { SEATS } from '../rules/payouts';
import type { RackTable } from '../rules/table-parts';
import type { MatchGame, MatchState } from './match-state';

const CHAIRS = 4;

/** Who sits where in a round: `chairs` from the first East's to the right, and who sits out. */
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

/** Whether East passes to the right after a game (AG-3a, TG-13, TG-17). */
export const passesEast = (
  { eastPasses }: Pick<RackTable, 'eastPasses'>,
  { ending, winner }: MatchGame,
  east: number,
): boolean => {
  const staysForWin = eastPasses === 'unlessEastWins' || eastPasses === 'unlessEastWinsOrDraws';
  const staysForDraw = eastPasses === 'notAfterWallGame' || eastPasses === 'unlessEastWinsOrDraws';
  return !(staysForWin && winner === east) && !(staysForDraw && ending === 'wallGame');
};

/** What of a match does not change. */
export type MatchSetting = Pick<
  MatchState,
  'version' | 'rules' | 'manners' | 'players' | 'suitOut' | 'rounds' | 'seating'
>;

const seatsFrom = (chairs: readonly number[], east: number): BySeat<number> =>
  forSeats(
    SEATS.slice(0, chairs.length),
    (seat) => chairs[(east + SEATS.indexOf(seat)) % chairs.length] as number,
  );

/** The place of the chair at which East sits. */
interface Place extends Round {
  readonly round: number;
  readonly east: number;
}

const afterGame = (table: RackTable, place: Place, game: MatchGame): Place => {
  if (!passesEast(table, game, place.chairs[place.east] as number)) return place;
  const east = (place.east + 1) % place.chairs.length;
  if (east > 0) return { ...place, east };
  return { ...afterRound(place, place.round), round: place.round + 1, east };
};

/** The first place of a match, before any game. */
const firstPlace = ({ seating }: MatchSetting): Place => ({
  chairs: seating.slice(0, CHAIRS),
  out: seating[CHAIRS] ?? null,
  round: 1,
  east: 0,
});

/** The players of each game and of the next one: one more place than games. */
const placesOf = (table: RackTable, setting: MatchSetting, games: readonly MatchGame[]): readonly Place[] => {
  const places = [firstPlace(setting)];
  for (const game of games) places.push(afterGame(table, places.at(-1) as Place, game));
  return places;
};

/** Who sat out each of these games; null for nobody. */
export const satOut = (
  table: RackTable,
  setting: MatchSetting,
  games: readonly MatchGame[],
): readonly (number | null)[] => placesOf(table, setting, games).map(({ out }) => out);

/** Where a match stands after these games. */
export const matchAfter = (
  table: RackTable,
  { version, rules, manners, players, suitOut, rounds, seating }: MatchSetting,
  games: readonly MatchGame[],
): MatchState => {
  const setting = { version, rules, manners, players, suitOut, rounds, seating };
  const { chairs, out, round, east } = placesOf(table, setting, games).at(-1) as Place;
  return {
    ...setting,
    round,
    seats: seatsFrom(chairs, east),
    out,
    over: rounds !== null && round > rounds,
    scores: players.map((_, player) => games.reduce((sum, { net }) => sum + (net[player] as number), 0)),
    games,
  };
};
