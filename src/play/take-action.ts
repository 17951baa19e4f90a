import { described } from '../result/reason';
import type { Result } from '../result/result';
import type { Seat } from '../rules/payouts';
import { readAction } from './action-fields';
import { type IllegalAction, illegal, refused } from './illegal';
import { at } from './seats';
import { emit, endStep, startStep } from './step';
import type { Answer, HiddenTable, Taken } from './types';
import type { Live, Move, Moves, Own, Phase, SceneIn, Step, Way, WayTypes } from './way';

/** What can be done in a phase; undefined when the game is over. */
export const phaseOf = <T extends WayTypes>({ phases }: Way<T>, phase: string): Phase<T> | undefined =>
  (phases as Readonly<Record<string, Phase<T>>>)[phase];

/** One kind of action among those of a phase; undefined if it is none of them. */
const moveOf = <T extends WayTypes>(
  moves: Moves<T, keyof T['stages']> | Moves<T, Live<T>> | undefined,
  type: string,
): Move<T, keyof T['stages'], string> | undefined =>
  (moves as Readonly<Record<string, Move<T, keyof T['stages'], string>>> | undefined)?.[type];

/** What a player of a state knows beside what lies open. */
export const ownOf = <T extends WayTypes>(state: T['state'], seat: Seat): Own<T> => ({
  seat,
  rack: at(state.racks, seat),
  answer: (state.answers?.[seat] ?? null) as Answer<T['action']> | null,
  drawn: state.awaiting.includes(seat) ? state.drawn : null,
});

/** Everything a player may do in a state; nothing for a seat that does not act. */
export const legalIn = <T extends WayTypes>(
  way: Way<T>,
  state: T['state'],
  seat: Seat,
): readonly T['action'][] =>
  state.seats.includes(seat) ? legalFor(way, state as unknown as SceneIn<T>, ownOf<T>(state, seat)) : [];

/** Everything a player may do, in a stable order, from nothing but what that player knows. */
export const legalFor = <T extends WayTypes>(
  way: Way<T>,
  scene: SceneIn<T>,
  own: Own<T>,
): readonly T['action'][] => {
  const phase = phaseOf(way, scene.phase as string);
  if (phase === undefined) return [];
  const { seat } = own;
  const { moment } = scene;
  const legal: T['action'][] = [];
  const add = (moves: Moves<T, keyof T['stages']> | undefined): void => {
    for (const move of Object.values(moves ?? {}) as Move<T, keyof T['stages'], string>[])
      for (const answer of move.choices(way.kit, scene, own))
        legal.push({ ...answer, seat, moment } as unknown as T['action']);
  };
  if (scene.awaiting.includes(seat)) add(phase.moves);
  add(way.interrupts as Moves<T, keyof T['stages']> | undefined);
  return legal;
};

const notAwaited = <T extends WayTypes>(
  { waits, barred }: Way<T>,
  { moves, resolve }: Phase<T>,
  state: T['state'],
  { seat, type }: T['action'],
): IllegalAction => {
  const bar = barred?.(state, seat);
  if (bar !== undefined) return bar;
  const isAsked = !('from' in state.now && state.now.from === seat);
  return resolve !== undefined && isAsked && Object.hasOwn(moves, type)
    ? illegal(
        'alreadyAnswered',
        waits.answered,
        'This player has no choice to make until all answers are opened.',
        { seat },
      )
    : illegal(
        'notAwaited',
        waits.turn,
        `It is ${state.awaiting.join(', ')} who must choose now, not ${seat}.`,
        { awaiting: state.awaiting },
      );
};

/** Why a player may not do this; undefined if it is legal. */
const faultOf = <T extends WayTypes>(
  way: Way<T>,
  state: T['state'],
  action: T['action'],
): IllegalAction | undefined => {
  const { seat, moment, type } = action;
  if (moment !== state.moment) {
    const message = `This answers decision ${described(moment)}; the game is at ${state.moment}.`;
    return illegal('stale', '', message, { moment: state.moment });
  }
  const phase = phaseOf(way, state.phase);
  if (phase === undefined) return illegal('gameOver', '', 'The game is over.');
  const own = ownOf<T>(state, seat);
  const scene = state as unknown as SceneIn<T>;
  const interrupt = moveOf<T>(way.interrupts, type);
  if (interrupt !== undefined) return interrupt.fault?.(way.kit, scene, own, action);
  const move = moveOf<T>(phase.moves, type);
  if (move === undefined)
    return illegal('wrongPhase', '', `${type} does not belong to the phase ${state.phase}.`, {
      phase: state.phase,
    });
  if (!state.awaiting.includes(seat)) return notAwaited(way, phase, state, action);
  return move.fault?.(way.kit, scene, own, action);
};

/** Whether an awaited player has anything to choose, interrupts aside. */
export const hasChoice = <T extends WayTypes>(way: Way<T>, state: T['state'], seat: Seat): boolean => {
  const scene = state as unknown as SceneIn<T>;
  const moves = Object.values(phaseOf(way, state.phase)?.moves ?? {}) as Move<T, keyof T['stages'], string>[];
  return moves.some((move) => move.choices(way.kit, scene, ownOf(state, seat)).length > 0);
};

/**
 * Whether these sealed answers could all be given in a scene of this phase: each is one of its actions, by somebody who
 * is not awaited any more.
 */
export const canAnswer = <T extends WayTypes>(
  kit: T['kit'],
  { moves, resolve }: Phase<T>,
  scene: SceneIn<T>,
  { racks, answers = {} }: HiddenTable<Answer<T['action']>>,
): boolean =>
  scene.seats.every((seat) => {
    const answer = answers[seat] ?? null;
    if (answer === null) return true;
    const action = { ...answer, seat, moment: scene.moment } as unknown as T['action'];
    const move = Object.hasOwn(moves, action.type) ? moveOf<T>(moves, action.type) : undefined;
    const own = { seat, rack: at(racks, seat), answer: null, drawn: null };
    return (
      resolve !== undefined &&
      !scene.awaiting.includes(seat) &&
      move !== undefined &&
      move.fault?.(kit, scene, own, action) === undefined
    );
  });

/** Reads an action and says what is wrong with it. */
export const checkAction = <T extends WayTypes>(
  way: Way<T>,
  state: T['state'],
  given: unknown,
): Result<T['action'], IllegalAction> => {
  const action = readAction<T['action']>(way.actions, given, state.seats);
  if (!action.ok) return action;
  const fault = faultOf(way, state, action.value);
  return fault === undefined ? action : refused(fault);
};

/** Seals an answer; the last one opens them all. */
const seal = <T extends WayTypes>(step: Step<T>, phase: Phase<T>, action: T['action']): void => {
  const { seat, moment: _moment, ...answer } = action;
  emit(step, { type: 'answered', seat } as T['happening'], { seats: { [seat]: { answer } } } as T['secret']);
  if (step.draft.awaiting.length === 0)
    phase.resolve?.(step, step.draft.now as T['stages'][keyof T['stages']]);
};

/** Does what an action says that was checked. */
export const takeAction = <T extends WayTypes>(
  way: Way<T>,
  state: T['state'],
  action: T['action'],
): Taken<T['state'], T['event']> => {
  const step = startStep(way, state);
  const phase = phaseOf(way, state.phase) as Phase<T>;
  const interrupt = moveOf<T>(way.interrupts, action.type);
  if (interrupt === undefined && phase.resolve !== undefined) seal(step, phase, action);
  else {
    const move = interrupt ?? moveOf<T>(phase.moves, action.type);
    move?.act?.(step, state.now as T['stages'][keyof T['stages']], action);
  }
  return endStep(step);
};
