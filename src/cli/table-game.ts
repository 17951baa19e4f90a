import { type Bot, randomBot } from '../bots/bot';
import { type PlayersOf, playGame } from '../bots/play-game';
import { yearBot } from '../bots/year-bot';
import { failure, type Result, success } from '../core/result';
import type { TableRules } from '../games/american/play/table-rules';
import { gameOf, type PlayedBy, type Plays } from '../games/game-of';
import type { YearGame } from '../games/year/rules';
import type { Seat } from '../hands/payouts';
import { seededRandom } from '../play/chance';
import type { Ending } from '../play/matches/match-state';
import type { BySeat } from '../play/seats';
import { type PersonalSuits, yearPlayers } from './personal-suits';
import { rackBots } from './rack-bots';
import { faultOf, type Watch, watched } from './watched-bot';

/** A bot by its name. */
export interface NamedBot {
  /** The name given on the command line. */
  readonly name: string;
  /** How it plays, if it is the one of `--bot`; the others are known by their names. */
  readonly own: unknown;
}

/** The ways of playing with others. */
export type Together = 'racks' | 'year';

/** A game that is simulated with others, whichever it is: its types stay inside. */
export interface TableGame {
  /** The name of the rule set. */
  readonly name: string;
  /** Every option with its value. */
  readonly options: object;
  /** How many can play. */
  readonly players: readonly number[];
  /** The names of the library's bots that play it. */
  readonly bots: readonly string[];
  /** Plays one game, the first bot at East. */
  readonly play: (bots: readonly NamedBot[], seed: string) => Result<TableResult, TableFault>;
}

/** How one game went. */
export interface TableResult {
  /** How it ended. */
  readonly ending: Ending;
  /** Who won; null if nobody did. */
  readonly winner: Seat | null;
  /** Whether the winning tile was none that somebody discarded. */
  readonly isDrawn: boolean;
  /** Whether the rules leave the value of the winning hand to the players (TG-8). */
  readonly isWithoutValue: boolean;
  /** What each player has won or lost. */
  readonly net: BySeat<number>;
  /** How many actions were chosen. */
  readonly actions: number;
}

/** A bot that did something illegal, or failed. */
export interface TableFault {
  /** Where it sat. */
  readonly seat: Seat;
  /** What went wrong, as the end of a sentence. */
  readonly message: string;
}

/** A game by one rule set. */
const tableOf = <K extends Together>(
  rules: PlayedBy<K>,
  named: Readonly<Record<string, Bot<Plays[K]>>>,
  seated?: PlayersOf<Plays[K]>,
): TableGame => {
  const game = gameOf(rules);
  const botOf = ({ name, own }: NamedBot): Bot<Plays[K]> =>
    (name === 'own' ? own : named[name]) as Bot<Plays[K]>;
  return {
    name: rules.name,
    options: rules.options,
    players: rules.table.players,
    bots: Object.keys(named),
    play: (bots, seed) => {
      const watch: Watch = {};
      const players = bots.map((bot) => watched(botOf(bot), watch));
      const played = playGame(rules, players, seededRandom(seed), seated);
      if (!played.ok)
        return failure({ seat: played.error.seat, message: faultOf(watch, played.error.error.message) });
      const { state, actions } = played.value;
      const outcome = game.outcome(state) as Plays[K]['outcome'];
      const declared = outcome.ending === 'mahjongg' ? outcome.declared : undefined;
      return success({
        ending: outcome.ending,
        winner: declared?.seat ?? null,
        isDrawn: declared !== undefined && (declared.from === null || declared.by === 'steal'),
        isWithoutValue: declared !== undefined && 'settlement' in outcome && outcome.settlement === null,
        net: game.returns(state),
        actions: actions.length,
      });
    },
  };
};

/** A table game of the American rule sets. */
export const rackGame = (rules: TableRules): TableGame => tableOf<'racks'>(rules, rackBots(rules));

/** A Year game, with the personal suits of the seats. */
export const yearTable = (rules: YearGame, suits: PersonalSuits): TableGame =>
  tableOf<'year'>(rules, { greedy: yearBot(rules), random: randomBot }, yearPlayers(suits));
