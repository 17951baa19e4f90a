import { described } from '../../result/reason';
import type { Result } from '../../result/result';
import type { Seat } from '../../rules/payouts';
import { type IllegalAction, illegal, refused } from '../../play/illegal';
import type { Taken } from '../../play/types';
import { at } from '../../play/seats';
import type { YearAction, YearAnswer } from './actions';
import type { YearEvent } from './events';
import type { YearKit, YearOwn, YearSceneIn } from './kit';
import { phaseOf } from './phases';
import { readYearAction } from './read-action';
import type { YearPhase, YearScene, YearStaged, YearState } from './state';
import { steal, stealChoices, stealFault } from './steal';
import { emit, endStep, startStep, type YearPhaseRules, type YearStep } from './step';

/** What a player of a state knows beside what everybody sees. */
export const ownOf = (state: YearState, seat: Seat): YearOwn => ({
  seat,
  rack: at(state.racks, seat),
  answer: at(state.answers, seat),
  drawn: state.awaiting.includes(seat) ? state.drawn : null,
});

/** Everything a player may do, in a stable order, from nothing but what that player knows. */
export const legalFor = (kit: YearKit, scene: YearStaged<YearScene>, own: YearOwn): readonly YearAction[] => {
  const phase = phaseOf(scene.phase);
  if (phase === undefined) return [];
  const { seat } = own;
  const choices = scene.awaiting.includes(seat)
    ? phase.choices(kit, scene as YearSceneIn<YearPhase>, own)
    : [];
  const all: readonly YearAnswer[] = [...choices, ...stealChoices(kit, scene, own)];
  return all.map((answer) => ({ ...answer, seat, moment: scene.moment }));
};

const notAwaited = (scene: YearStaged<YearScene>, { seat, type }: YearAction): IllegalAction => {
  const phase = phaseOf(scene.phase) as YearPhaseRules<YearPhase>;
  const hasAnswered = scene.phase === 'claims' && scene.now.from !== seat;
  return hasAnswered && phase.types.includes(type)
    ? illegal('alreadyAnswered', 'YG-7', 'This player has answered; the others have not.', { seat })
    : illegal('notAwaited', 'YG-15', `It is ${scene.awaiting.join(', ')} who must choose now, not ${seat}.`, {
        awaiting: scene.awaiting,
      });
};

/** Why a player may not do this; undefined if it is legal. */
const faultOf = (kit: YearKit, state: YearState, action: YearAction): IllegalAction | undefined => {
  const { seat, moment, type } = action;
  if (moment !== state.moment) {
    const message = `This answers decision ${described(moment)}; the game is at ${state.moment}.`;
    return illegal('stale', '', message, { moment: state.moment });
  }
  const phase = phaseOf(state.phase);
  if (phase === undefined) return illegal('gameOver', '', 'The game is over.');
  if (type === 'steal') return stealFault(kit, state, ownOf(state, seat), action);
  if (!phase.types.includes(type))
    return illegal('wrongPhase', '', `${type} does not belong to the phase ${state.phase}.`, {
      phase: state.phase,
    });
  if (!state.awaiting.includes(seat)) return notAwaited(state, action);
  return phase.fault(kit, state as YearSceneIn<YearPhase>, ownOf(state, seat), action);
};

/** Reads an action and says what is wrong with it. */
export const checkAction = (
  kit: YearKit,
  state: YearState,
  given: unknown,
): Result<YearAction, IllegalAction> => {
  const read = readYearAction(given, state.seats);
  if (!read.ok) return read;
  const fault = faultOf(kit, state, read.value);
  return fault === undefined ? read : refused(fault);
};

/** Seals an answer; the last one opens them all. */
const seal = (
  step: YearStep,
  phase: YearPhaseRules<YearPhase>,
  { seat, moment: _, ...answer }: YearAction,
): void => {
  emit(step, { type: 'answered', seat }, { [seat]: { answer: answer as YearAnswer } });
  if (step.draft.awaiting.length === 0) phase.resolve?.(step, step.draft.now);
};

/** Does what an action says that was checked. */
export const takeAction = (
  kit: YearKit,
  state: YearState,
  action: YearAction,
): Taken<YearState, YearEvent> => {
  const step = startStep(kit, state);
  const phase = phaseOf(state.phase) as YearPhaseRules<YearPhase>;
  if (action.type === 'steal') steal(step, action);
  else if (phase.sealed) seal(step, phase, action);
  else phase.act?.(step, state.now, action);
  return endStep(step);
};
