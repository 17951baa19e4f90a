import { expectSound, MisuseError } from '../core/misuse';
import { ownList } from '../core/own-values';
import { failure, type Result, success } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import type { RackTypes } from '../games/american/play/table/types';
import { gameOf, type PlayedBy, type Plays } from '../games/game-of';
import { SEATS, type Seat } from '../hands/payouts';
import type { HasTiles } from '../hands/rule-parts';
import type { HasAnyTable } from '../hands/table-parts';
import { checkedRandom, type Random, shuffleWall, throwDice } from '../play/chance';
import type { IllegalAction } from '../play/illegal';
import type { GameOf } from '../play/make-game';
import { forSeats } from '../play/seats';
import type { GameTypes } from '../play/types';
import { SUITS, type Suit } from '../tiles/tile';
import { anyOf, type Bot } from './bot';

/** A game that bots have played to its end. */
export interface BotGame<T extends GameTypes = RackTypes> {
  /** How it began. */
  readonly setup: T['setup'];
  /** What was done, in order; with the setup, all that a record needs. */
  readonly actions: readonly T['action'][];
  /** The state at the end. */
  readonly state: T['state'];
}

/** A bot that chose something illegal. */
export interface BotFault {
  /** At which seat it sat. */
  readonly seat: Seat;
  /** What it chose; any value, if it is not one of this library. */
  readonly action: unknown;
  /** Why that is refused. */
  readonly error: IllegalAction;
}

/** What a setup says of the players, by seat: their skill levels, their personal suits. */
export type PlayersOf<T extends GameTypes> = T['setup'] extends {
  /** The players of the setup. */
  readonly players?: infer P;
}
  ? P
  : never;

const setupFor = (
  rules: HasTiles & HasAnyTable,
  seats: readonly Seat[],
  random: Random,
  players: unknown = forSeats(seats, () => ({})),
): object => ({
  wall: shuffleWall(rules, random, seats.length === 3 ? anyOf<Suit>(SUITS, random) : undefined),
  dice: throwDice(rules, random, seats.length),
  players,
});

const begin = <T extends GameTypes>(game: GameOf<T>, setup: T['setup']): T['state'] => {
  const created = game.createGame(setup);
  if (created.ok) return created.value;
  const { message, rule, params } = created.error;
  throw new MisuseError([{ code: 'badOption', rule, message, params }]);
};

const expectBots = (bots: unknown, by: string): void => {
  const areBots = ownList(bots, SEATS.length)?.every((bot) => typeof bot === 'function') === true;
  expectSound(areBots, `${by} needs a list of up to ${SEATS.length} bots`, bots);
};

const playOn = <T extends GameTypes>(
  game: GameOf<T>,
  setup: T['setup'],
  bots: readonly Bot<T>[],
  random: Random,
  by: string,
): Result<BotGame<T>, BotFault> => {
  const actions: T['action'][] = [];
  let state: T['state'] = begin(game, setup);
  expectSound(state.seats.length === bots.length, `${by} needs a bot for each player`, bots);
  while (state.phase !== 'over') {
    const [seat = 'E'] = state.awaiting;
    const bot = bots[state.seats.indexOf(seat)] as Bot<T>;
    const action = bot(game.viewFor(state, seat), random);
    const taken = game.apply(state, action);
    if (!taken.ok) return failure({ seat, action, error: taken.error });
    actions.push(action);
    state = taken.value.state;
  }
  return success({ setup, actions, state });
};

/** What is asked of a game. */
const GAME: Shape = { createGame: 'function', viewFor: 'function', apply: 'function' };

/**
 * Plays a whole game: the first bot is East, the next one sits to its right, and so on; with three a suit that
 * chance decides is out (TG-15). A solitaire has one bot. `players` has what the rules know of the players by seat, such as their
 * skill levels (CF-34). The game stops at the first illegal choice. Another number of bots than the rules allow is a misuse, and so
 * are players that a setup would refuse.
 */
export const playGame = <K extends keyof Plays>(
  rules: PlayedBy<K>,
  bots: readonly Bot<Plays[K]>[],
  random: Random,
  players?: PlayersOf<Plays[K]>,
): Result<BotGame<Plays[K]>, BotFault> => {
  const game = gameOf(rules);
  expectBots(bots, '`playGame`');
  const draw = checkedRandom(random);
  const seats = SEATS.slice(0, bots.length);
  const setup = setupFor(rules, seats, draw, players) as Plays[K]['setup'];
  return playOn(game, setup, bots, draw, '`playGame`');
};

/**
 * Plays a game from its setup with a bot for each seat, in the order of play: any game that `makeGame` or `tableGame(rules)` and its
 * like have made. It stops at the first illegal choice. A setup that cannot be is a misuse, and so is another number of bots.
 */
export const playGameOf = <T extends GameTypes>(
  game: GameOf<T>,
  setup: T['setup'],
  bots: readonly Bot<T>[],
  random: Random,
): Result<BotGame<T>, BotFault> => {
  expectShape(game, GAME, '`playGameOf` needs a game, as `tableGame` makes it');
  expectBots(bots, '`playGameOf`');
  return playOn(game, setup, bots, checkedRandom(random), '`playGameOf`');
};
