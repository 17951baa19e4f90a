import { expectSound } from '../core/misuse';
import type { Result } from '../core/result';
import { expectShape, type Shape } from '../core/shape';
import { isWhole } from '../core/whole-number';
import type { Seat } from '../hands/payouts';
import type { AnyState } from '../play/types';

/** The result of an action. */
export interface Reached<S> {
  /** The state after the action. */
  readonly state: S;
}

/** The functions a game needs so that its lines of play can be counted. */
export interface Playable<S extends Pick<AnyState, 'awaiting'>, A> {
  /** Lists every legal action of a player. */
  readonly legalActions: (state: S, seat: Seat) => readonly A[];
  /** Applies an action. */
  readonly apply: (state: S, action: A) => Result<Reached<S>, unknown>;
}

/** The most actions to look ahead. */
const DEEPEST = 1_000;

const expectCountable = (game: unknown, state: unknown, depth: number): void => {
  const needs = '`perft` and `divide` need a game with `legalActions` and `apply`';
  expectShape(game, { legalActions: 'function', apply: 'function' }, needs);
  expectShape(state, { awaiting: ['string'] }, '`perft` and `divide` need a state of the game');
  expectSound(isWhole(depth, 0, DEEPEST), `The depth must be a whole number from 0 to ${DEEPEST}`, depth);
};

/** A first action and the number of lines of play after it. */
export interface Divided<A> {
  /** The first action. */
  readonly action: A;
  /** The number of courses after it. */
  readonly count: number;
}

type Counted = Pick<AnyState, 'awaiting'>;

/** The shape of a successful `apply`. */
const TAKEN: Shape = { value: { state: { awaiting: 'list' } } };

/** The lines of play by action of the first awaited player; the order of sealed answers does not matter. */
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
 * Counts the different lines of play in the next `depth` actions.
 *
 * Awaited players act in the order of `awaiting`, and a finished game counts as one line.
 *
 * @param game - The game, or anything with `legalActions` and `apply`.
 * @param state - The state to begin from.
 * @param depth - How many actions to look ahead, 0 to 1,000.
 * @returns The number; `NaN` if `legalActions` offers an action that `apply` refuses. Another depth throws a `MisuseError`.
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
 * Counts the lines of play by first action, to find where two counts differ.
 *
 * @param game - The game, or anything with `legalActions` and `apply`.
 * @param state - The state to begin from.
 * @param depth - How many actions to look ahead, 0 to 1,000.
 * @returns Each first action with the number of lines of play after it. Another depth throws a `MisuseError`.
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
