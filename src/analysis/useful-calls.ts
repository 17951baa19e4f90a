import type { Rejection } from '../core/reason';
import { type Result, success } from '../core/result';
import type { Action, CallAction } from '../games/american/play/table/stages';
import type { PlayerView } from '../games/american/play/table/types';
import type { TableRules } from '../games/american/play/table-rules';
import { GOALS_PART, HANDS_PART } from '../hands/expect-rules';
import type { HasGoals } from '../hands/rule-parts';
import { RACKS_PART, readSupported } from './supported';
import { weighOwed } from './weigh-owed';

/** By which rules calls are looked at. */
export interface UsefulCallsQuestion {
  /** The rules of the game. */
  readonly rules: TableRules & HasGoals;
}

const PARTS = [GOALS_PART, HANDS_PART, RACKS_PART] as const;

/** A call is worth asking about if it promises at least this share of what passing does. */
const CLOSE = 0.5;

const isCall = (action: Action): action is CallAction => action.type === 'call';

/**
 * Lists the calls of a discard that are worth asking a player about, so that a table need not ask after each one.
 *
 * A call is worth it if it brings nearer a hand that can be completed, or nearly so.
 *
 * @param view - The player’s view, as `viewFor` gives it.
 * @param asked - The `rules`.
 * @returns The calls, the best first; none where no call helps. A declaration of Mah Jongg is no call: it is always worth asking about.
 * A player who owes no choice gets a reason; what is no view of such a game ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { usefulCalls } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * unwrap(usefulCalls(game.viewFor(state, 'E'), { rules })); // => []
 * ```
 */
export const usefulCalls = (
  view: PlayerView,
  asked: UsefulCallsQuestion,
): Result<readonly CallAction[], Rejection> => {
  const read = readSupported<UsefulCallsQuestion>(asked, 'advise', ['rules'], PARTS);
  if (!read.ok) return read;
  const owed = weighOwed(view, read.value.rules, 'beginner', undefined);
  if (!owed.ok) return owed;
  const { ranked } = owed.value;
  const pass = ranked.find(({ action }) => action.type === 'decline')?.promise ?? 0;
  return success(
    ranked
      .filter(({ promise }) => promise > 0 && promise >= CLOSE * pass)
      .map(({ action }) => action)
      .filter(isCall),
  );
};
