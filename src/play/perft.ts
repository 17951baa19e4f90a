import type { Result } from '../result/result';
import type { Seat } from '../rules/payouts';
import type { AnyState } from './types';

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

/** The actions to be counted: those of the first player who owes a choice; the order of sealed answers does not matter. */
const nextActions = <S extends Pick<AnyState, 'awaiting'>, A>(
  game: Playable<S, A>,
  state: S,
): readonly A[] => {
  const [seat] = state.awaiting;
  return seat === undefined ? [] : game.legalActions(state, seat);
};

/**
 * How many different courses a game can take in so many actions from here, the awaited players acting in the
 * order of their seats. A state at the end counts as one course. An action that `legalActions` offers and
 * `apply` refuses ends the count with `NaN`.
 */
export const perft = <S extends Pick<AnyState, 'awaiting'>, A>(
  game: Playable<S, A>,
  state: S,
  depth: number,
): number => {
  if (depth <= 0) return 1;
  const actions = nextActions(game, state);
  if (actions.length === 0) return 1;
  let count = 0;
  for (const action of actions) {
    const taken = game.apply(state, action);
    count += taken.ok ? perft(game, taken.value.state, depth - 1) : Number.NaN;
  }
  return count;
};

/** One first action and how many courses follow it. */
export interface Divided<A> {
  /** The action. */
  readonly action: A;
  /** The courses after it. */
  readonly count: number;
}

/** The same count, divided by the first action; it shows where two counts differ. */
export const divide = <S extends Pick<AnyState, 'awaiting'>, A>(
  game: Playable<S, A>,
  state: S,
  depth: number,
): readonly Divided<A>[] =>
  nextActions(game, state).map((action) => {
    const taken = game.apply(state, action);
    return { action, count: taken.ok ? perft(game, taken.value.state, depth - 1) : Number.NaN };
  });
