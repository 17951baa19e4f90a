import type { GameOf, GameTypes, Random } from '../../src/game';
import { unwrap } from '../unwrap';

// Games played to their end by chance, whatever is played.

/** A whole game: what was done, every state, and what happened between them. */
export interface Course<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly actions: readonly T['action'][];
  readonly states: readonly T['state'][];
  readonly events: readonly (readonly T['event'][])[];
  readonly outcome: T['outcome'];
}

/** How a game begins, and what is done before chance takes over; seat and moment may be left out of that. */
export interface Beginning<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly first?: readonly object[];
}

/** Somebody awaited does something, with enough sense that games go somewhere. */
export type Chance<T extends GameTypes> = (game: GameOf<T>, state: T['state'], random: Random) => T['action'];

/** Chance chooses one of those who are awaited, then something that this player may do. */
export const anybody =
  <T extends GameTypes>(
    choose: (state: T['state'], legal: readonly T['action'][], random: Random) => T['action'],
  ): Chance<T> =>
  (game, state, random) => {
    const seat = state.awaiting[random(state.awaiting.length)];
    const legal = seat === undefined ? [] : game.legalActions(state, seat);
    if (legal.length === 0) throw new Error(`nobody can do anything in the phase ${state.phase}`);
    return choose(state, legal, random);
  };

/** Plays a game to its end. */
export const playCourse = <T extends GameTypes>(
  game: GameOf<T>,
  { setup, first = [] }: Beginning<T>,
  chance: Chance<T>,
  random: Random,
): Course<T> => {
  const created = unwrap(game.createGame(setup));
  const states: T['state'][] = [created];
  const actions: T['action'][] = [];
  const events: (readonly T['event'][])[] = [];
  for (let state: T['state'] = created; state.phase !== 'over'; ) {
    if (actions.length > 3_000) throw new Error('the game does not end');
    const told = first[actions.length];
    const [seat] = state.awaiting;
    const action: T['action'] =
      told === undefined
        ? chance(game, state, random)
        : ({ seat, moment: state.moment, ...told } as unknown as T['action']);
    const taken = unwrap(game.apply(state, action), action);
    state = taken.state;
    states.push(state);
    actions.push(action);
    events.push(taken.events);
  }
  return {
    setup,
    actions,
    states,
    events,
    outcome: game.outcome(states.at(-1) as T['state']) as T['outcome'],
  };
};

/** What tells an action from others of its kind, in the order in which the naive tables name it. */
const TELLING = ['tile', 'tiles', 'with', 'from', 'meld', 'count', 'against', 'blind'];

/** A choice as its parts, as the naive tables write them: tiles that are chosen together in one order. */
export const partsOf = (action: GameTypes['action']): readonly unknown[] => {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const parts = TELLING.map((name) => fields[name]).filter((part) => part !== undefined);
  return [action.type, ...parts.map((part) => (Array.isArray(part) ? [...part].sort() : part))];
};
