import { expectSound } from '../core/misuse';
import type { Result } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import { isWhole } from '../core/whole-number';
import type { Seat } from '../hands/payouts';
import type { AnyState } from '../play/types';

/** A state that an action leads to. */
export interface Reached<S> {
  /** The state. */
  readonly state: S;
}

/** What counting courses asks of a game. */
export interface Playable<S extends Pick<AnyState, 'awaiting'>, A> {
  /** Everything a player may do. */
  readonly legalActions: (state: S, seat: Seat) => readonly A[];
  /** The state after an action. */
  readonly apply: (state: S, action: A) => Result<Reached<S>, unknown>;
}

/** The most actions that are looked ahead. */
const DEEPEST = 1_000;

const expectCountable = (game: unknown, state: unknown, depth: number): void => {
  const needs = 'Counting courses needs a game with `legalActions` and `apply`';
  expectShape(game, { legalActions: 'function', apply: 'function' }, needs);
  expectShape(state, { awaiting: ['string'] }, 'Counting courses needs a state of the game');
  expectSound(isWhole(depth, 0, DEEPEST), `The depth must be a whole number from 0 to ${DEEPEST}`, depth);
};

/** One first action and how many courses follow it. */
export interface Divided<A> {
  /** The action. */
  readonly action: A;
  /** The courses after it. */
  readonly count: number;
}

type Counted = Pick<AnyState, 'awaiting'>;

/** What an action that is legal leads to. */
const TAKEN: Shape = { value: { state: { awaiting: 'list' } } };

/** The courses of the first player who owes a choice, by action; the order of sealed answers does not matter. */
const divided = <S extends Counted, A>(game: Playable<S, A>, state: S, depth: number): Divided<A>[] => {
  const [seat] = state.awaiting;
  const actions = seat === undefined ? [] : game.legalActions(state, seat);
  expectShape(actions, 'list', '`legalActions` gives a list');
  return actions.map((action) => {
    const taken = game.apply(state, action);
    expectShape(taken, taken?.ok ? TAKEN : 'record', '`apply` gives a state, or an error');
    return { action, count: taken.ok ? counted(game, taken.value.state, depth - 1) : Number.NaN };
  });
};

const counted = <S extends Counted, A>(game: Playable<S, A>, state: S, depth: number): number => {
  const parts = depth <= 0 ? [] : divided(game, state, depth);
  return parts.length === 0 ? 1 : parts.reduce((sum, { count }) => sum + count, 0);
};

/**
 * Counts how many different courses a game can take in so many actions from here.
 *
 * The awaited players act in the order of their seats, and a state at the end counts as one course.
 *
 * @param game - The game, or anything with `legalActions` and `apply`.
 * @param state - The state to begin from.
 * @param depth - How many actions to look ahead, 0 to 1,000.
 * @returns The number; `NaN` if `legalActions` offers an action that `apply` refuses. Another depth ends with a
 * `MisuseError`.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { perft } from 'mahjongg/debug';
 * import { newGame } from 'mahjongg/game';
 *
 * const { game, state } = newGame(cardFree(), { seed: '3' });
 * perft(game, state, 1); // => 195
 * ```
 */
export const perft = <S extends Pick<AnyState, 'awaiting'>, A>(
  game: Playable<S, A>,
  state: S,
  depth: number,
): number => {
  expectCountable(game, state, depth);
  return counted(game, state, depth);
};

/**
 * Counts how many courses a game can take, divided by the first action: it shows where two counts differ.
 *
 * @param game - The game, or anything with `legalActions` and `apply`.
 * @param state - The state to begin from.
 * @param depth - How many actions to look ahead, 0 to 1,000.
 * @returns Each first action with the number of courses after it. Another depth ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { divide } from 'mahjongg/debug';
 * import { newGame } from 'mahjongg/game';
 *
 * const { game, state } = newGame(cardFree(), { seed: '3' });
 * divide(game, state, 1).length; // => 195
 * ```
 */
export const divide = <S extends Pick<AnyState, 'awaiting'>, A>(
  game: Playable<S, A>,
  state: S,
  depth: number,
): readonly Divided<A>[] => {
  expectCountable(game, state, depth);
  return divided(game, state, depth);
};
