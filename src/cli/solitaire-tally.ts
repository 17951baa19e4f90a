import type { Bot } from '../bots/bot';
import { randomBot } from '../bots/bot';
import { playGame } from '../bots/play-game';
import { solitaireBot } from '../bots/solitaire-bot';
import { failure, type Result, success } from '../core/result';
import { gameOf, type PlayedBy, type Plays } from '../games/game-of';
import { seededRandom } from '../play/chance';
import { faultOf, type Watch, watched } from './watched-bot';

/** The ways of playing alone. */
export type Alone = 'chineseSolitaire' | 'americanSolitaire';

/** A solitaire that is simulated, whichever it is: its types stay inside. */
export interface AloneGame {
  /** The name of the rule set. */
  readonly name: string;
  /** Every option with its value. */
  readonly options: object;
  /** Plays one game with a bot of the library, or with one of somebody's own. */
  readonly play: (bot: string, own: unknown, seed: string) => Result<AloneResult, string>;
}

/** How one game went. */
export interface AloneResult {
  /** How it ended. */
  readonly ending: string;
  /** The final score, 0 for a game that was not won. */
  readonly score: number;
  /** How many actions were chosen. */
  readonly actions: number;
}

/** A solitaire by one rule set. */
export const aloneGame = <K extends Alone>(rules: PlayedBy<K>): AloneGame => {
  const game = gameOf(rules);
  const greedy: Bot<Plays[K]> = solitaireBot(rules);
  const chance = randomBot as unknown as Bot<Plays[K]>;
  return {
    name: rules.name,
    options: rules.options,
    play: (name, own, seed) => {
      const bot = name === 'own' ? (own as Bot<Plays[K]>) : name === 'greedy' ? greedy : chance;
      const watch: Watch = {};
      const played = playGame(rules, [watched(bot, watch)], seededRandom(seed));
      if (!played.ok) return failure(`the bot “${name}” ${faultOf(watch, played.error.error.message)}`);
      const { state, actions } = played.value;
      const { ending } = game.outcome(state) as Plays[K]['outcome'];
      return success({ ending, score: game.returns(state).E ?? 0, actions: actions.length });
    },
  };
};

/** How many games scored between two bounds. */
export interface ScoreRange {
  /** The least score. */
  readonly from: number;
  /** The score below which they are. */
  readonly below: number;
  /** How many games. */
  readonly games: number;
}

/** What many solitaires came to. */
export interface AloneTally {
  /** How many were played. */
  readonly games: number;
  /** How many of them were won. */
  readonly wins: number;
  /** The part that was won. */
  readonly winRate: number;
  /** How many actions were chosen. */
  readonly actions: number;
  /** The final scores. */
  readonly scores: {
    /** The sum over all games, divided by their number. */
    readonly mean: number;
    /** The same for the games that were won; 0 if none was. */
    readonly meanOfWins: number;
    /** The middle score of the games that were won; 0 if none was. */
    readonly medianOfWins: number;
    /** The highest score. */
    readonly highest: number;
    /** How the scores of the games that were won are spread; each range begins where the one before ends. */
    readonly histogram: readonly ScoreRange[];
  };
}

/** Where the first range of scores ends; each further one is twice as wide as what lies below it. */
const FIRST_BOUND = 25;

const boundsFor = (highest: number): readonly number[] => {
  const bounds = [0, FIRST_BOUND];
  while ((bounds.at(-1) as number) <= highest) bounds.push((bounds.at(-1) as number) * 2);
  return bounds;
};

const histogramOf = (scores: readonly number[]): readonly ScoreRange[] => {
  if (scores.length === 0) return [];
  const bounds = boundsFor(scores.at(-1) as number);
  return bounds.slice(1).map((below, place) => {
    const from = bounds[place] as number;
    return { from, below, games: scores.filter((score) => score >= from && score < below).length };
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What some games came to. */
export const tallyOf = (results: readonly AloneResult[]): AloneTally => {
  const won = results.filter(({ ending }) => ending === 'mahjongg').map(({ score }) => score);
  won.sort((one, other) => one - other);
  const games = results.length;
  return {
    games,
    wins: won.length,
    winRate: won.length / games,
    actions: sum(results.map(({ actions }) => actions)),
    scores: {
      mean: sum(won) / games,
      meanOfWins: won.length === 0 ? 0 : sum(won) / won.length,
      medianOfWins: won[won.length >> 1] ?? 0,
      highest: won.at(-1) ?? 0,
      histogram: histogramOf(won),
    },
  };
};
