import { expectSound, misused } from '../core/misuse';
import { ownList } from '../core/own-values';
import { failure, type Rejection, type Result, success } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import type { RackTypes } from '../games/american/play/table/types';
import { type EndBy, gameOf, type PlayedBy, type PlaysBy } from '../games/game-of';
import {
  type Beginning,
  begin,
  type Chance,
  OPTIONS,
  ownOptions,
  randomOf,
  setupBy,
} from '../games/new-game';
import { expectRules, TABLE_PART } from '../hands/expect-rules';
import { SEATS, type Seat } from '../hands/payouts';
import type { Random } from '../play/chance';
import type { IllegalAction } from '../play/illegal';
import type { GameOf } from '../play/make-game';
import type { ReplayedOf } from '../play/record';
import type { GameTypes } from '../play/types';
import type { Bot } from './bot';

/** A finished game played by bots. */
export interface BotGame<T extends GameTypes = RackTypes, Outcome = T['outcome']>
  extends Omit<ReplayedOf<T>, 'stopped'> {
  /** How it ended and who pays whom. */
  readonly outcome: Outcome;
}

/** The rejection of a bot’s illegal choice. */
export interface BotFault extends Rejection<IllegalAction> {
  /** The seat of the bot. */
  readonly seat: Seat;
  /** What it chose; any value, if it is not a bot of this library. */
  readonly action: unknown;
}

/** The bots that play a game, and how it begins. */
export type BotTable<T extends GameTypes> = Beginning<T> & {
  /** A bot for each player, East first and in playing order, or one bot for all. */
  readonly bots: Bot<T> | readonly Bot<T>[];
};

/** The bots that play a game from its setup. */
export interface BotsOf<T extends GameTypes> extends Chance {
  /** The setup of the game. */
  readonly setup: T['setup'];
  /** A bot for each player, East first and in playing order, or one bot for all. */
  readonly bots: Bot<T> | readonly Bot<T>[];
}

type Bots<T extends GameTypes> = BotsOf<T>['bots'];

const readBots = <T extends GameTypes>(bots: unknown, by: string): Bots<T> => {
  if (typeof bots === 'function') return bots as Bot<T>;
  const list = ownList(bots, SEATS.length);
  const needs = `${by} needs a bot, or a list of up to ${SEATS.length} bots`;
  expectSound(list !== undefined, needs, bots);
  for (const bot of list ?? []) expectSound(typeof bot === 'function', `${needs} and nothing else`, bot);
  return list as readonly Bot<T>[];
};

/** Throws a `MisuseError` unless there is a bot for each player. */
const expectBots = (isEnough: boolean, { length }: { readonly length: number }, by: string): void => {
  if (!isEnough) misused(`${by} needs a bot for each player, or one for all; got ${length}.`, 'badOption');
};

const NOT_CALLED =
  'A bot must return an action, not a function. Did you forget to call it, as in `randomBot()`?';

/** Throws a `MisuseError` if a bot returned a function, as `randomBot` without a call does, or a promise. */
const expectAction = (action: unknown, seat: Seat): void => {
  if (typeof action === 'function') misused(NOT_CALLED, 'badOption');
  if (action instanceof Promise)
    misused(`The bot at ${seat} must return its action at once, not a promise of it.`, 'badOption');
};

/** Plays a game from its setup, with a checked random source. */
const playOn = <T extends GameTypes, Outcome>(
  game: GameOf<T, Outcome>,
  setup: T['setup'],
  bots: Bots<T>,
  random: Random,
  ...asked: readonly [by?: string, options?: readonly string[]]
): Result<BotGame<T, Outcome>, BotFault> => {
  const actions: T['action'][] = [];
  let state: T['state'] = begin(game, setup, ...asked);
  expectBots(typeof bots === 'function' || state.seats.length === bots.length, bots, 'A game');
  let outcome = game.outcome(state);
  while (outcome === undefined) {
    const [seat = 'E'] = state.awaiting;
    const bot = (typeof bots === 'function' ? bots : bots[state.seats.indexOf(seat)]) as Bot<T>;
    const action = bot(game.viewFor(state, seat), random);
    expectAction(action, seat);
    const taken = game.apply(state, action);
    if (!taken.ok) {
      const [first, ...more] = taken.error.reasons;
      const reasons = [{ ...first, message: `The bot at ${seat}: ${first.message}` }, ...more] as const;
      return failure({ message: reasons[0].message, reasons, seat, action });
    }
    actions.push(action);
    state = taken.value.state;
    outcome = game.outcome(state);
  }
  return success({ setup, actions, state, outcome });
};

const GAME: Shape = { createGame: 'function', viewFor: 'function', apply: 'function', outcome: 'function' };

/**
 * Lets bots play a whole game, at a table or solitaire.
 *
 * With three players a random suit is left out (TG-15).
 *
 * @param rules - The rule set.
 * @param options - `bots` as a list, East first and in playing order, or one bot for all; the rest as in `newGame`, such as
 * `seed` and the `players` by seat (CF-34).
 * @returns The setup, the actions, the state at the end and the `outcome`; or, if a bot chose something illegal, its seat, its
 * choice and the reason. A number of bots that the rules do not allow, or players that a setup would refuse, throw a
 * `MisuseError`.
 * @example
 * ```ts
 * import { unwrap, yearGame } from 'mahjongg';
 * import { playGame, randomBot, yearBot } from 'mahjongg/bots';
 *
 * const rules = yearGame();
 * const bots = [yearBot(rules), yearBot(rules), yearBot(rules), randomBot()];
 * const { state, outcome } = unwrap(playGame(rules, { bots, seed: 'a winter evening' }));
 * [state.phase, outcome.ending]; // => ['over', 'mahjongg']
 * ```
 */
export const playGame = <Rules extends PlayedBy>(
  rules: Rules,
  options: BotTable<PlaysBy<Rules>>,
): Result<BotGame<PlaysBy<Rules>, EndBy<Rules>>, BotFault> => {
  expectRules(rules, TABLE_PART, '`playGame`');
  const game = gameOf(rules);
  const { bots: given, ...beginning } = ownOptions(options, '`playGame`');
  const bots = readBots<PlaysBy<Rules>>(given, '`playGame`');
  const random = randomOf(beginning);
  const count = typeof bots === 'function' ? undefined : bots.length;
  expectBots(count === undefined || rules.table.players.includes(count), bots, '`playGame`');
  const setup = setupBy<PlaysBy<Rules>>(rules, { ...beginning, players: beginning.players ?? count }, random);
  return playOn(game, setup, bots, random, '`playGame`', [...OPTIONS, 'bots']);
};

/**
 * Lets bots play a game from its setup, including a game of your own.
 *
 * @param game - The game, made by `makeGame` or a function such as `tableGame(rules)`.
 * @param options - The `setup`, `bots` as a list or one for all, and a `seed` or `random` for their choices.
 * @returns The setup, the actions, the state at the end and the `outcome`; or, if a bot chose something illegal, its seat, its
 * choice and the reason. An invalid setup, or the wrong number of bots, throws a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { playGameOf, randomBot } from 'mahjongg/bots';
 * import { newGame } from 'mahjongg/game';
 *
 * const { game, setup } = newGame(cardFree(), { seed: 'kitchen table' });
 * unwrap(playGameOf(game, { setup, bots: randomBot(), seed: 'four bots' })).outcome.ending; // => 'wallGame'
 * ```
 */
export const playGameOf = <T extends GameTypes, Outcome>(
  game: GameOf<T, Outcome>,
  options: BotsOf<T>,
): Result<BotGame<T, Outcome>, BotFault> => {
  expectShape(game, GAME, '`playGameOf` needs a game, such as `tableGame(rules)`');
  const own = ownOptions(options, '`playGameOf`', ['setup', 'bots', 'seed', 'random']);
  return playOn(game, own.setup, readBots<T>(own.bots, '`playGameOf`'), randomOf(own));
};
