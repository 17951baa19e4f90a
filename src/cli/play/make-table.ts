import { MisuseError } from '../../core/misuse';
import { failure, type Result, success } from '../../core/result';
import type { Seat } from '../../hands/payouts';
import type { Random } from '../../play/chance';
import type { GameOf } from '../../play/make-game';
import { settingIn } from '../../play/record';
import type { GameTypes } from '../../play/types';
import type { Course, Ended, Table, Turn, Typed } from './table';

/** How the games of one family are drawn and worded, and who plays beside the player. */
export interface Presenter<T extends GameTypes> extends Pick<Table, 'welcome' | 'noTakingBack'> {
  /** Where the player sits. */
  readonly me: Seat;
  /** What chance brings for a new game. */
  readonly shuffle: (random: Random) => T['setup'];
  /** What the player is asked; where there is only one thing to do, that is done. */
  readonly ask: (view: T['view']) => Turn<T['action']>;
  /** What somebody at another seat does. */
  readonly others: (view: T['view'], random: Random) => T['action'];
  /** What the player is told of an event. */
  readonly tell: (event: T['seen']) => readonly string[];
  /** What the player sees of the table. */
  readonly draw: (view: T['view']) => readonly string[];
  /** What to aim for, and what to type for it. */
  readonly hint: (view: T['view'], typed: Typed) => readonly string[];
  /** The end. */
  readonly end: (state: T['state']) => Ended;
}

const started = <T extends GameTypes>(game: GameOf<T>, setup: object): T['state'] => {
  const created = game.createGame(setup);
  if (created.ok) return created.value;
  const { message, rule, params } = created.error;
  throw new MisuseError([{ code: 'badOption', rule, message, params }]);
};

const restored = <T extends GameTypes>(
  game: GameOf<T>,
  record: object,
): Result<Course<T['state'], T['action']>, string> => {
  const replayed = game.replay(record);
  if (!replayed.ok) return failure(replayed.error.message);
  const { state, actions, stopped } = replayed.value;
  if (stopped !== undefined) return failure(`Action ${actions + 1} is not legal: ${stopped.message}`);
  const done = (record as { readonly actions: readonly T['action'][] }).actions;
  return success({ setup: settingIn(record), actions: done, state });
};

/** A game as a person plays it, made of its engine and of how it is drawn and worded. */
export const makeTable = <T extends GameTypes>(
  game: GameOf<T>,
  { me, ask, others, tell, draw, hint, ...rest }: Presenter<T>,
): Table => {
  const table: Table<T['state'], T['action']> = {
    ...rest,
    start: (setup) => started(game, setup),
    record: ({ setup, actions }) => game.record(setup, actions),
    restore: (record) => restored(game, record),
    turn: (state, random) => {
      const { awaiting } = state;
      const [first] = awaiting;
      if (first === undefined) return { kind: 'over' };
      const seat = awaiting.includes(me) ? me : first;
      const view = game.viewFor(state, seat);
      return seat === me ? ask(view) : { kind: 'play', action: others(view, random) };
    },
    take: (state, action) => {
      const taken = game.apply(state, action);
      if (!taken.ok) {
        const { message, rule } = taken.error;
        return failure(rule === '' ? message : `${message} (${rule})`);
      }
      const { events } = taken.value;
      return success({
        state: taken.value.state,
        lines: events.flatMap((event) => tell(game.eventFor(event, me))),
      });
    },
    draw: (state) => draw(game.viewFor(state, me)),
    hint: (state, typed) => hint(game.viewFor(state, me), typed),
  };
  // The session gives a table only its own states and actions.
  return table as unknown as Table;
};
