import type { Bot } from '../bots/bot';
import { playGame } from '../bots/play-game';
import { seededRandom } from '../game/chance';
import type { TableRules } from '../game/kit';
import type { Ending } from '../game/match-state';
import type { Outcome } from '../game/state';
import { failure, type Result, success } from '../result/result';
import { SEATS } from '../rules/payouts';
import type { NamedBot } from './bot-list';

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

const count = (tally: Tally, outcome: Outcome, seated: readonly number[]): void => {
  tally.endings[outcome.ending]++;
  SEATS.slice(0, seated.length).forEach((seat, place) => {
    const bot = tally.bots[seated[place] as number] as BotTally;
    bot.score += outcome.settlement?.net[seat] ?? 0;
    if (outcome.ending !== 'mahjongg' || outcome.declared.seat !== seat) return;
    bot.wins++;
    if (outcome.declared.from === null) bot.drawn++;
    if (outcome.settlement === null) tally.withoutValue++;
  });
};

/** A bot that, instead of failing, says why and chooses nothing, so that its game stops there. */
const watched =
  (bot: Bot, failed: (why: string) => void): Bot =>
  (view, random) => {
    try {
      return bot(view, random);
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
      return undefined as never;
    }
  };

/** Plays one more game and counts it; the seed and the number of the game decide all that chance does in it. */
export const playOne = (
  tally: Tally,
  rules: TableRules,
  bots: readonly NamedBot[],
  seed: string,
): Result<void, string> => {
  const seated = seating(bots.length, tally.games);
  let broken: string | undefined;
  const players = seated.map((place) =>
    watched((bots[place] as NamedBot).bot, (why) => {
      broken = why;
    }),
  );
  const played = playGame(rules, players, seededRandom(`${seed}/${tally.games + 1}`));
  if (!played.ok) {
    const { seat, error } = played.error;
    const { name } = bots[seated[SEATS.indexOf(seat)] as number] as NamedBot;
    const fault = broken === undefined ? `may not do that: ${error.message}` : `failed: ${broken}`;
    return failure(`game ${tally.games + 1}: the bot “${name}” at ${seat} ${fault}`);
  }
  const { state, actions } = played.value;
  tally.games++;
  tally.actions += actions.length;
  if (state.phase === 'over') count(tally, state.now.outcome, seated);
  return success(undefined);
};
