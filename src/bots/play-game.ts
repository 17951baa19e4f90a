import type { Action } from '../game/actions';
import { type Random, shuffleWall, throwDice } from '../game/chance';
import type { GameSetup } from '../game/create-game';
import { type Game, gameOf } from '../game/game-of';
import type { IllegalAction } from '../game/illegal';
import type { TableRules } from '../game/kit';
import { forSeats } from '../game/seats';
import type { GameState } from '../game/state';
import { MisuseError } from '../result/misuse';
import { failure, type Result, success } from '../result/result';
import { SEATS, type Seat } from '../rules/payouts';
import { SUITS, type Suit } from '../tiles/tile';
import type { Bot } from './bot';

/** A game that bots have played to its end. */
export interface BotGame {
  /** How it began. */
  readonly setup: GameSetup;
  /** What was done, in order; with the setup, all that a record needs. */
  readonly actions: readonly Action[];
  /** The state at the end. */
  readonly state: GameState;
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

const setupFor = (rules: TableRules, seats: readonly Seat[], random: Random): GameSetup => {
  const suitOut: Suit | undefined = seats.length === 3 ? (SUITS[random(SUITS.length)] as Suit) : undefined;
  return {
    wall: shuffleWall(rules, random, suitOut),
    dice: throwDice(rules, random),
    players: forSeats(seats, () => ({})),
  };
};

const begin = (game: Game, setup: GameSetup): GameState => {
  const created = game.createGame(setup);
  if (created.ok) return created.value;
  const { message, rule, params } = created.error;
  throw new MisuseError([{ code: 'badOption', rule, message, params }]);
};

/**
 * Plays a whole game: the first bot is East, the next one sits to its right, and so on; with three a suit that
 * chance decides is out (TG-15). The game stops at the first illegal choice. Another number of bots than the
 * rules allow is a misuse.
 */
export const playGame = (
  rules: TableRules,
  bots: readonly Bot[],
  random: Random,
): Result<BotGame, BotFault> => {
  const game = gameOf(rules);
  const seats = SEATS.slice(0, bots.length);
  const setup = setupFor(rules, seats, random);
  const actions: Action[] = [];
  let state = begin(game, setup);
  while (state.phase !== 'over') {
    const seat = state.awaiting[0] as Seat;
    const action = (bots[seats.indexOf(seat)] as Bot)(game.viewFor(state, seat), random);
    const taken = game.apply(state, action);
    if (!taken.ok) return failure({ seat, action, error: taken.error });
    actions.push(action);
    state = taken.value.state;
  }
  return success({ setup, actions, state });
};
