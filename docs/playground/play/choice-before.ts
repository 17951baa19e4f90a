import type { Seat } from 'mahjongg';
import type { AnyAction, GameOf, GameTypes } from 'mahjongg/game';
import { goingOn } from './going-on';

/** A game so far. */
export interface CourseOf<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly actions: readonly T['action'][];
  readonly state: T['state'];
}

/** A game as it was before the last choice of its player that was one. */
export const choiceBefore = <T extends GameTypes>(
  game: GameOf<T>,
  course: CourseOf<T>,
  me: Seat,
): CourseOf<T> => {
  const record = game.record(course.setup, course.actions);
  for (let moves = course.actions.length - 1; moves >= 0; moves--) {
    const replayed = game.replay(record, moves);
    if (!replayed.ok) break;
    const { state } = replayed.value;
    const { legal } = game.viewFor(state, me) as { readonly legal: readonly AnyAction[] };
    if (moves === 0 || goingOn(legal) === undefined)
      return { ...course, actions: course.actions.slice(0, moves), state };
  }
  return course;
};
