import type { Action } from './actions';
import type { Game } from './game-of';
import type { GameState } from './state';

/** What counting courses asks of a game. */
export type Playable = Pick<Game, 'apply' | 'legalActions'>;

/** The actions to be counted: those of the first player who owes a choice; the order of sealed answers does not matter. */
const nextActions = (game: Playable, state: GameState): readonly Action[] => {
  const [seat] = state.awaiting;
  return seat === undefined ? [] : game.legalActions(state, seat);
};

/**
 * How many different courses a game can take in so many actions from here, the awaited players acting in the
 * order of their seats. A state at the end counts as one course. An action that `legalActions` offers and
 * `apply` refuses ends the count with `NaN`.
 */
export const perft = (game: Playable, state: GameState, depth: number): number => {
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
export interface Divided {
  /** The action. */
  readonly action: Action;
  /** The courses after it. */
  readonly count: number;
}

/** The same count, divided by the first action; it shows where two counts differ. */
export const divide = (game: Playable, state: GameState, depth: number): readonly Divided[] =>
  nextActions(game, state).map((action) => {
    const taken = game.apply(state, action);
    return { action, count: taken.ok ? perft(game, taken.value.state, depth - 1) : Number.NaN };
  });
