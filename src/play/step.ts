import type { Seat } from '../hands/payouts';
import { evolveHidden, evolveOpen } from './evolve';
import type { AnyOutcome, Over, Taken } from './types';
import type { AnyTypes, AnyWay, Draft, Live, Step, WayTypes, Whole } from './way';

/** A step with the events in it so far. */
interface OpenStep extends Step<AnyTypes> {
  readonly state: Draft<Whole>;
  readonly events: Draft<AnyTypes['event']>[];
}

/** Starts a step with a shallow copy of a state to write to; the values in it are replaced, never changed. */
export const startStep = (way: AnyWay, before: Whole): OpenStep => {
  const state = { ...before };
  const events: OpenStep['events'] = [];
  return {
    rules: way.rules,
    state,
    events,
    note: (event, secret) => {
      evolveOpen(way, state, event);
      evolveHidden(way, state, event, secret);
      // Written into the event: copying each would take a fifth of the time of a solitaire.
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

/**
 * Makes an event happen, from `act` or `resolve` of a phase: it changes the state and is recorded.
 *
 * @param step - The step, as `act` gets it.
 * @param event - The event, a new object: its moment is written into it.
 * @param secret - What only some may see, such as the tiles a player loses and gains; nothing if left out.
 * @returns Nothing.
 * @example
 * ```ts
 * import { emit, enter, type PhaseOf, type TypeParts, type TypesOf } from 'mahjongg/game';
 *
 * type Race = TypesOf<TypeParts & { stages: { draw: object; turn: object } }>;
 * const draw: PhaseOf<Race, 'draw'>['moves'] = {
 *   draw: {
 *     choices: () => [{ type: 'draw' }],
 *     act: (step, _now, { seat }) => {
 *       emit(step, { type: 'drew' }, { seats: { [seat]: { gained: ['1B'] } } });
 *       enter(step, 'turn', {}, [seat]);
 *     },
 *   },
 * };
 * Object.keys(draw); // => ['draw']
 * ```
 */
export const emit = <T extends WayTypes>(
  step: Step<T>,
  event: T['happening'],
  secret: T['secret'] | null = null,
): void => step.note(event, secret);

/**
 * Begins a phase, or the next decision of the same phase, from `act` or `resolve`.
 *
 * @param step - The step, as `act` gets it.
 * @param phase - The name of the phase.
 * @param now - What is going on in it.
 * @param awaiting - The seats that must choose.
 * @returns Nothing.
 * @example
 * ```ts
 * import { enter, type PhaseOf, type TypeParts, type TypesOf } from 'mahjongg/game';
 *
 * type Race = TypesOf<TypeParts & { stages: { draw: object; turn: object } }>;
 * const draw: PhaseOf<Race, 'draw'>['moves'] = {
 *   draw: {
 *     choices: () => [{ type: 'draw' }],
 *     act: (step, _now, { seat }) => enter(step, 'turn', {}, [seat]),
 *   },
 * };
 * Object.keys(draw); // => ['draw']
 * ```
 */
export const enter = <T extends WayTypes, P extends Live<T>>(
  step: Step<T>,
  phase: P,
  now: T['stages'][P],
  awaiting: readonly Seat[],
): void => {
  const stage = { type: 'stage', phase, now, awaiting };
  step.note(stage, null);
};

/**
 * Ends the game, from `act` or `resolve` of a phase, and shows all racks.
 *
 * @param step - The step, as `act` gets it.
 * @param outcome - How the game ended.
 * @returns Nothing.
 * @example
 * ```ts
 * import { finish, type PhaseOf, type TypeParts, type TypesOf } from 'mahjongg/game';
 *
 * type Race = TypesOf<TypeParts & { stages: { draw: object; turn: object } }>;
 * const draw: PhaseOf<Race, 'draw'>['moves'] = {
 *   draw: {
 *     choices: () => [{ type: 'draw' }],
 *     act: (step) => finish(step, { ending: 'wallGame' }),
 *   },
 * };
 * Object.keys(draw); // => ['draw']
 * ```
 */
export const finish = <T extends WayTypes>(step: Step<T>, outcome: T['outcome']): void => {
  const stage = { type: 'stage', phase: 'over', now: { outcome, racks: step.state.racks }, awaiting: [] };
  step.note(stage, null);
};

/** Ends a step; a new decision point begins if a phase did. */
export const endStep = ({ state, events }: OpenStep): Taken<Whole, AnyTypes['event']> => {
  if (events.some(({ type }) => type === 'stage')) state.moment++;
  for (const event of events) event.moment = state.moment;
  return { state, events };
};
