import type { Seat } from '../hands/payouts';
import { evolveHidden, evolveOpen } from './evolve';
import type { AnyOutcome, Over, Taken } from './types';
import type { AnyTypes, AnyWay, Draft, Live, Step, WayTypes, Whole } from './way';

/** A step with what happened in it so far. */
interface OpenStep extends Step<AnyTypes> {
  readonly state: Draft<Whole>;
  readonly events: Draft<AnyTypes['event']>[];
}

/** Starts a step from a state, with a copy to write to; whatever that holds is replaced, never changed. */
export const startStep = (way: AnyWay, before: Whole): OpenStep => {
  const state = { ...before };
  const events: OpenStep['events'] = [];
  return {
    kit: way.kit,
    state,
    events,
    note: (event, secret) => {
      evolveOpen(way, state, event);
      evolveHidden(way, state, event, secret);
      // Written into the event: a copy of each is a fifth of the time of a game for one player.
      const noted = event as Draft<AnyTypes['event']>;
      noted.moment = state.moment;
      noted.secret = secret;
      events.push(noted);
    },
  };
};

/** A game of this setup at its first decision. */
export const startGame = (way: AnyWay, setting: AnyTypes['setting']): Whole => {
  const step = startStep(way, way.setup.deal(setting));
  way.setup.begin(step);
  return step.state;
};

/** How a game ended; undefined while it goes on. */
export const outcomeOf = ({ phase, now }: Whole): AnyOutcome | undefined =>
  phase === 'over' ? (now as Over<AnyOutcome>).outcome : undefined;

/** Something happens: the state changes by it, and it is noted; the event is made anew, since its moment is written into it. */
export const emit = <T extends WayTypes>(
  step: Step<T>,
  event: T['happening'],
  secret: T['secret'] | null = null,
): void => step.note(event, secret);

/** A phase begins, or goes on at a new decision point. */
export const enter = <T extends WayTypes, P extends Live<T>>(
  step: Step<T>,
  phase: P,
  now: T['stages'][P],
  awaiting: readonly Seat[],
): void => {
  const stage = { type: 'stage', phase, now, awaiting };
  step.note(stage, null);
};

/** The game is over: all racks are laid open. */
export const finish = <T extends WayTypes>(step: Step<T>, outcome: T['outcome']): void => {
  const stage = { type: 'stage', phase: 'over', now: { outcome, racks: step.state.racks }, awaiting: [] };
  step.note(stage, null);
};

/** Ends a step: a new decision point if a phase began. */
export const endStep = ({ state, events }: OpenStep): Taken<Whole, AnyTypes['event']> => {
  if (events.some(({ type }) => type === 'stage')) state.moment++;
  for (const event of events) event.moment = state.moment;
  return { state, events };
};
