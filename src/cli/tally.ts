import { failure, type Result, success } from '../core/result';
import { SEATS } from '../hands/payouts';
import type { Ending } from '../play/matches/match-state';
import type { NamedBot, TableGame, TableResult } from './table-game';

/** What one bot came to. */
export interface BotTally {
  /** Its name. */
  readonly bot: string;
  /** How many games it has won. */
  wins: number;
  /** How many of them on a tile that nobody discarded. */
  drawn: number;
  /** What it has won or lost in all. */
  score: number;
}

/** What a number of games came to. */
export interface Tally {
  /** How many were played. */
  games: number;
  /** How many ended in each way. */
  readonly endings: Record<Ending, number>;
  /** How many wins had a value that the rules leave to the players (TG-8); nobody was paid for them. */
  withoutValue: number;
  /** How many actions were chosen. */
  actions: number;
  /** The bots, in the order in which they were named. */
  readonly bots: readonly BotTally[];
}

/** A tally of no games. */
export const emptyTally = (bots: readonly NamedBot[]): Tally => ({
  games: 0,
  endings: { mahjongg: 0, wallGame: 0, mahjonggInError: 0, falseWin: 0, deadHands: 0 },
  withoutValue: 0,
  actions: 0,
  bots: bots.map(({ name }) => ({ bot: name, wins: 0, drawn: 0, score: 0 })),
});

/** Which bot sits at each seat of a game: one place further in each game, so that all are East as often. */
const seating = (bots: number, game: number): readonly number[] =>
  Array.from({ length: bots }, (_, place) => (place + game) % bots);

const count = (tally: Tally, result: TableResult, seated: readonly number[]): void => {
  const { ending, winner, isDrawn, isWithoutValue, net } = result;
  tally.endings[ending]++;
  if (isWithoutValue) tally.withoutValue++;
  SEATS.slice(0, seated.length).forEach((seat, place) => {
    const bot = tally.bots[seated[place] as number] as BotTally;
    bot.score += net[seat] ?? 0;
    if (winner !== seat) return;
    bot.wins++;
    if (isDrawn) bot.drawn++;
  });
};

/** Plays one more game and counts it; the seed and the number of the game decide all that chance does in it. */
export const playOne = (
  tally: Tally,
  table: TableGame,
  bots: readonly NamedBot[],
  seed: string,
): Result<void, string> => {
  const seated = seating(bots.length, tally.games);
  const players = seated.map((place) => bots[place] as NamedBot);
  const played = table.play(players, `${seed}/${tally.games + 1}`);
  if (!played.ok) {
    const { seat, message } = played.error;
    const { name } = players[SEATS.indexOf(seat)] as NamedBot;
    return failure(`game ${tally.games + 1}: the bot “${name}” at ${seat} ${message}`);
  }
  tally.games++;
  tally.actions += played.value.actions;
  count(tally, played.value, seated);
  return success(undefined);
};
