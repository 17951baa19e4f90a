import type { Seat } from 'mahjongg';
import {
  type GameOf,
  type MatchOf,
  type MatchTypes,
  type Random,
  seededRandom,
  throwForEast,
} from 'mahjongg/game';

/** Who takes part, from the player in the order of play. */
export const PLAYERS: readonly string[] = ['You', 'Right', 'Across', 'Left'];

/** How a match stands. */
export interface Standing {
  /** What each game brought to each player, the first game first. */
  readonly games: readonly (readonly number[])[];
  /** The sums. */
  readonly scores: readonly number[];
  /** The round of the next game. */
  readonly round: number;
}

/** How the next game of a match begins. */
export interface Sitting {
  readonly setup: object;
  readonly me: Seat;
}

/** Matches of one game, kept as texts. */
export interface MatchTable {
  /** A new match, which goes on as long as the player likes; dice say who is the first East. */
  readonly start: (seed: string) => string;
  /** The next game; undefined for what is no match. */
  readonly next: (text: string, seed: string) => Sitting | undefined;
  /** The match after a game from its record; undefined as long as nobody has said what its hand was worth (TG-8). */
  readonly recorded: (text: string, record: object) => string | undefined;
  /** How the match stands; undefined for what is no match. */
  readonly standing: (text: string) => Standing | undefined;
}

/** Matches of one game. */
export const matchTable = <T extends MatchTypes>(
  game: GameOf<T>,
  match: MatchOf<T>,
  deal: (random: Random) => Parameters<MatchOf<T>['nextGame']>[1],
): MatchTable => {
  const read = (text: string) => {
    const decoded = match.decodeMatch(text);
    return decoded.ok ? decoded.value : undefined;
  };
  return {
    start: (seed) => {
      type Setup = Parameters<typeof match.startMatch>[0];
      const players = PLAYERS.map((name) => ({ name })) as unknown as Setup['players'];
      const begun = match.startMatch({ players, dice: throwForEast(PLAYERS.length, seededRandom(seed)) });
      if (!begun.ok) throw new Error(begun.error.message);
      return match.encodeMatch(begun.value);
    },
    next: (text, seed) => {
      const state = read(text);
      const next = state && match.nextGame(state, deal(seededRandom(seed)));
      const me = state && (Object.keys(state.seats) as Seat[]).find((seat) => state.seats[seat] === 0);
      return next?.ok && me !== undefined ? { setup: next.value, me } : undefined;
    },
    recorded: (text, record) => {
      const [state, replayed] = [read(text), game.replay(record)];
      if (state === undefined || !replayed.ok) return undefined;
      const next = match.recordGame(state, replayed.value.state);
      return next.ok ? match.encodeMatch(next.value) : undefined;
    },
    standing: (text) => {
      const state = read(text);
      return state && { games: state.games.map(({ net }) => net), scores: state.scores, round: state.round };
    },
  };
};
