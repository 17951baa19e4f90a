import type { Seat } from '../rules/payouts';
import { evolveHidden, evolveOpen } from './evolve';
import type { Taken } from './types';
import type { Step, Way, WayTypes } from './way';

/** Starts a step from a state, with a copy to write to; whatever that holds is replaced, never changed. */
export const startStep = <T extends WayTypes>(way: Way<T>, before: T['state']): Step<T> => {
  const state = { ...before };
  return { way, kit: way.kit, state, draft: state, noted: [] };
};

/** A game of this setup at its first decision. */
export const startGame = <T extends WayTypes>(way: Way<T>, setting: T['setting']): T['state'] => {
  const step = startStep(way, way.setup.deal(setting));
  way.setup.begin(step);
  return step.state;
};

/** How a game ended; undefined while it goes on. */
export const outcomeOf = <T extends WayTypes>(state: T['state']): T['outcome'] | undefined =>
  state.phase === 'over' ? (state.now as { readonly outcome: T['outcome'] }).outcome : undefined;

/** Something happens: the state changes by it, and it is noted. */
export const emit = <T extends WayTypes>(
  { way, draft, noted }: Step<T>,
  event: T['happening'],
  secret: T['secret'] | null = null,
): void => {
  evolveOpen(way, draft, event);
  evolveHidden(way, draft, event, secret);
  noted.push({ event, secret });
};

/** A phase begins, or goes on at a new decision point. */
export const enter = <T extends WayTypes, P extends keyof T['stages']>(
  step: Step<T>,
  phase: P,
  now: T['stages'][P],
  awaiting: readonly Seat[],
): void => emit(step, { type: 'stage', phase, now, awaiting } as T['happening']);

/** The game is over: all racks are laid open. */
export const finish = <T extends WayTypes>(step: Step<T>, outcome: T['outcome']): void =>
  emit(step, {
    type: 'stage',
    phase: 'over',
    now: { outcome, racks: step.draft.racks },
    awaiting: [],
  } as T['happening']);

/** Ends a step: a new decision point if a phase began. */
export const endStep = <T extends WayTypes>({
  state,
  draft,
  noted,
}: Step<T>): Taken<T['state'], T['event']> => {
  if (noted.some(({ event }) => event.type === 'stage')) draft.moment++;
  const { moment } = draft;
  return { state, events: noted.map(({ event, secret }): T['event'] => ({ ...event, moment, secret })) };
};
