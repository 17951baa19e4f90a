import { described } from '../result/reason';
import type { Result } from '../result/result';
import type { Seat } from '../rules/payouts';
import type { Action, Answer } from './actions';
import { challenge, challengeChoices, challengeFault } from './challenge';
import type { Event } from './events';
import { type IllegalAction, illegal, refused } from '../play/illegal';
import type { Kit } from './kit';
import { goOn, PHASES } from './phases';
import type { Taken } from '../play/types';
import { answerOf, readAction } from './read-action';
import { at, forSeat } from '../play/seats';
import type { GameState, Phase, Scene, Staged } from './state';
import { emit, endStep, type Own, type PhaseRules, type SceneIn, type Step, startStep } from './step';

type AnyPhase = PhaseRules<Phase>;

const rulesOfPhase = (phase: Phase): AnyPhase | undefined =>
  phase === 'over' ? undefined : (PHASES[phase] as unknown as AnyPhase);

/** What a player of a state knows beside what everybody sees. */
export const ownOf = (state: GameState, seat: Seat): Own => ({
  seat,
  rack: at(state.racks, seat),
  answer: at(state.answers, seat),
  drawn: state.awaiting.includes(seat) ? state.drawn : null,
});

/** Puts seat and moment to choices made for the purpose, which makes actions of them. */
const actionsOf = (answers: readonly Answer[], seat: Seat, moment: number): readonly Action[] => {
  for (const answer of answers as readonly { seat?: Seat; moment?: number }[]) {
    answer.seat = seat;
    answer.moment = moment;
  }
  return answers as readonly Action[];
};

/** Everything a player may do, in a stable order, from nothing but what that player knows. */
export const legalFor = (kit: Kit, scene: Staged<Scene>, own: Own): readonly Action[] => {
  const phase = rulesOfPhase(scene.phase);
  if (phase === undefined) return [];
  const choices = scene.awaiting.includes(own.seat) ? phase.choices(kit, scene as SceneIn<Phase>, own) : [];
  const challenges = challengeChoices(kit, scene, own.seat);
  return actionsOf(challenges.length === 0 ? choices : [...choices, ...challenges], own.seat, scene.moment);
};

const notAwaited = (scene: Staged<Scene>, { seat, type }: Action): IllegalAction => {
  if (scene.dead.includes(seat))
    return illegal('handIsDead', 'AG-32', 'A dead hand takes no part.', { seat });
  const phase = rulesOfPhase(scene.phase) as AnyPhase;
  const answered = phase.sealed && !(scene.phase === 'claims' && scene.now.from === seat);
  return answered && phase.types.includes(type)
    ? illegal('alreadyAnswered', 'AG-6a', 'This player has no choice to make until all answers are opened.', {
        seat,
      })
    : illegal('notAwaited', 'AG-10', `It is ${scene.awaiting.join(', ')} who must choose now, not ${seat}.`, {
        awaiting: scene.awaiting,
      });
};

/** Why a player may not do this; undefined if it is legal. */
const faultOf = (kit: Kit, state: GameState, action: Action): IllegalAction | undefined => {
  const { seat, moment, type } = action;
  if (moment !== state.moment) {
    const message = `This answers decision ${described(moment)}; the game is at ${state.moment}.`;
    return illegal('stale', '', message, { moment: state.moment });
  }
  const phase = rulesOfPhase(state.phase);
  if (phase === undefined) return illegal('gameOver', '', 'The game is over.');
  if (type === 'challenge') return challengeFault(kit, state, seat, action.against);
  if (!phase.types.includes(type))
    return illegal('wrongPhase', '', `${type} does not belong to the phase ${state.phase}.`, {
      phase: state.phase,
    });
  if (!state.awaiting.includes(seat)) return notAwaited(state, action);
  return phase.fault(kit, state as SceneIn<Phase>, ownOf(state, seat), action);
};

/** Reads an action and says what is wrong with it. */
export const checkAction = (kit: Kit, state: GameState, given: unknown): Result<Action, IllegalAction> => {
  const read = readAction(given, state.seats);
  if (!read.ok) return read;
  const fault = faultOf(kit, state, read.value);
  return fault === undefined ? read : refused(fault);
};

/** Seals an answer; the last one opens them all. */
const seal = (step: Step, phase: AnyPhase, action: Action): void => {
  const { seat } = action;
  emit(step, { type: 'answered', seat }, { seats: forSeat(seat, { answer: answerOf(action) }) });
  if (step.draft.awaiting.length === 0) goOn(step, phase.resolve?.(step, step.draft.now) ?? null);
};

const carryOut = (step: Step, action: Action): void => {
  const phase = rulesOfPhase(step.draft.phase) as AnyPhase;
  if (action.type === 'challenge') goOn(step, challenge(step, action.seat, action.against));
  else if (phase.sealed) seal(step, phase, action);
  else goOn(step, phase.act?.(step, step.draft.now, action) ?? null);
};

/** Does what an action says that was checked. */
export const takeAction = (kit: Kit, state: GameState, action: Action): Taken<GameState, Event> => {
  const step = startStep(kit, state);
  carryOut(step, action);
  return endStep(step);
};
