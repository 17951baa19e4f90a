import assert from 'node:assert/strict';
import { SEATS, unwrap } from 'mahjongg';
import type { Action, Game, PlayerView } from 'mahjongg/game';
import type { Entry } from './table-log.js';

/**
 * After all the kills: the log is one legal game to its end, every action that a client was told to be recorded
 * is in it under the number it was told, and the clients saw the end that the log has.
 */
export const checkGame = (
  game: Game,
  [opened, ...entries]: readonly Entry[],
  done: ReadonlyMap<number, Action>,
  ends: readonly PlayerView[],
): void => {
  const actions = entries.map((entry) => (entry.type === 'action' ? entry.action : assert.fail()));
  for (const [number, action] of done) assert.deepEqual(actions[number - 1], action);
  const setup = opened?.type === 'opened' ? opened.setup : assert.fail();
  const replayed = unwrap(game.replay(game.record(setup, actions)));
  assert.equal(replayed.stopped, undefined);
  assert.deepEqual(replayed.actions, actions);
  assert.equal(replayed.state.phase, 'over');
  for (const [index, seat] of SEATS.entries())
    assert.deepEqual(ends[index], game.viewFor(replayed.state, seat));
};
