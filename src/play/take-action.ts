import { didYouMean } from '../core/nearest-name';
import { isRecord, ownList, ownValue } from '../core/own-values';
import { isNot } from '../core/read';
import { described } from '../core/reason';
import { type Failure, type Rejection, type Result, rejected, success } from '../core/result';
import type { Seat } from '../hands/payouts';
import { tileMeant } from '../tiles/parse-tiles';
import { type ActionFields, MOST_TILES, oneOf } from './fields';
import { type IllegalAction, type IllegalCode, illegal } from './illegal';
import { at } from './seats';
import { emit, endStep, startStep } from './step';
import type { Answer, AnsweredEvent, AnyAction, HiddenTable, Taken } from './types';
import type { AnyTypes, AnyWay, Draft, Move, Moves, Own, Phase, Scene, Whole } from './way';

const refused = (
  code: IllegalCode,
  message: string,
  params?: IllegalAction['params'],
): Failure<Rejection<IllegalAction>> => rejected(illegal(code, '', message, params));

const noAction = (type: unknown, known: readonly string[]): string => {
  if (type === undefined) return '“type” is missing: it says which action it is.';
  const hint = didYouMean(type, known) || ` The actions are ${known.join(', ')}.`;
  return `“type” says which action it is; there is no action ${described(type)}.${hint}`;
};

/**
 * Reads any value as an action with these fields: only own data properties count, each is read once, others are left
 * out, and lists of tiles come out in rack order.
 */
export const readAction = (
  known: ActionFields<AnyAction>,
  given: unknown,
  seats: readonly Seat[],
): Result<AnyAction, Rejection<IllegalAction>> => {
  if (!isRecord(given)) return refused('notAnAction', isNot('An action', 'an object', given));
  const type = ownValue(given, 'type') as string;
  const fields = known.get(type);
  if (fields === undefined) return refused('unknownAction', noAction(type, [...known.keys()]));
  const named = ownValue(given, 'seat');
  const actor = oneOf(seats)(named);
  if (actor === undefined)
    return refused('seatNotTaken', isNot('“seat”', `one of ${seats.join(', ')}`, named));
  const action: AnyAction & Record<string, unknown> = {
    type,
    seat: actor,
    moment: ownValue(given, 'moment') as number,
  };
  for (const { name, read, expected, item, optional: isOptional } of fields) {
    const raw = ownValue(given, name);
    if (raw === undefined && isOptional === true) continue;
    const found = read(raw, seats);
    if (found === undefined) {
      const subject = `“${name}” of the action ${type}`;
      const stranger = item && ownList(raw, MOST_TILES)?.find((one) => item(one) === undefined);
      const meant = tileMeant(stranger);
      const hint = meant === undefined ? '' : `: write “${meant}”`;
      const message =
        stranger === undefined
          ? isNot(subject, expected, raw)
          : `${subject} must be ${expected}; ${described(stranger)} is not one${hint}.`;
      return refused('badActionField', message, { field: name });
    }
    action[name] = found;
  }
  return success(action);
};

/** What a player knows of a state besides the open table. */
export const ownOf = ({ racks, answers, awaiting, drawn }: Whole, seat: Seat): Own<AnyTypes> => ({
  seat,
  rack: at(racks, seat),
  answer: answers?.[seat] ?? null,
  drawn: awaiting.includes(seat) ? drawn : null,
});

/** All of these moves that a player may make, in a stable order, based on what that player knows. */
const choicesIn = (
  { rules }: AnyWay,
  moves: Moves<AnyTypes, string> | undefined,
  scene: Scene,
  own: Own<AnyTypes>,
  choices: AnyAction[] = [],
): readonly AnyAction[] => {
  // Choices are new objects, so seat and moment are written into them: there can be hundreds of passes.
  for (const type in moves)
    for (const answer of moves[type]?.choices(rules, scene, own) ?? []) {
      const choice = answer as Draft<AnyAction>;
      choice.seat = own.seat;
      choice.moment = scene.moment;
      choices.push(choice);
    }
  return choices;
};

/** Everything a player may do, in a stable order, based only on what that player knows. */
export const legalFor = (way: AnyWay, scene: Scene, own: Own<AnyTypes>): readonly AnyAction[] => {
  const phase = way.phases[scene.phase];
  if (phase === undefined) return [];
  const choices: AnyAction[] = [];
  if (scene.awaiting.includes(own.seat)) choicesIn(way, phase.moves, scene, own, choices);
  return choicesIn(way, way.interrupts, scene, own, choices);
};

/** Everything a player may do in a state; nothing for a seat that does not act. */
export const legalIn = (way: AnyWay, state: Whole, seat: Seat): readonly AnyAction[] =>
  state.seats.includes(seat) ? legalFor(way, state, ownOf(state, seat)) : [];

const notAwaited = (
  { waits, barred }: AnyWay,
  { moves, resolve }: Phase<AnyTypes>,
  state: Whole,
  { seat, type }: AnyAction,
): IllegalAction => {
  const bar = barred?.(state, seat);
  if (bar !== undefined) return bar;
  const { awaiting, now } = state;
  const isAsked = !('from' in now && now.from === seat);
  if (resolve !== undefined && isAsked && Object.hasOwn(moves, type)) {
    const message = 'This player has nothing to do until the others have answered.';
    return illegal('alreadyAnswered', waits.answered, message, { seat });
  }
  const message = `${awaiting.join(', ')} must choose now, not ${seat}.`;
  return illegal('notAwaited', waits.turn, message, { awaiting });
};

/** Why a player may not do this; undefined if it is legal. */
const faultOf = (way: AnyWay, state: Whole, action: AnyAction): IllegalAction | undefined => {
  const { seat, moment, type } = action;
  if (moment !== state.moment) {
    const at =
      typeof moment === 'number' ? `is ${moment}, but` : `must be a number, not ${described(moment)};`;
    const message = `“moment” ${at} the game is at ${state.moment}.`;
    return illegal('stale', '', message, { moment: state.moment });
  }
  const phase = way.phases[state.phase];
  if (phase === undefined) return illegal('gameOver', '', 'The game is over.');
  const own = ownOf(state, seat);
  const interrupt = way.interrupts?.[type];
  if (interrupt !== undefined) return interrupt.fault?.(way.rules, state, own, action);
  const move = phase.moves[type];
  if (move === undefined) {
    const message = `“${type}” is not possible now: the game is in phase “${state.phase}”.`;
    return illegal('wrongPhase', '', message, { phase: state.phase });
  }
  if (!state.awaiting.includes(seat)) return notAwaited(way, phase, state, action);
  return move.fault?.(way.rules, state, own, action);
};

/** Whether an awaited player has anything to choose, interrupts aside. */
export const hasChoice = (way: AnyWay, state: Whole, seat: Seat): boolean =>
  choicesIn(way, way.phases[state.phase]?.moves, state, ownOf(state, seat)).length > 0;

/** The parts of a phase that check answers. */
interface Answerable {
  readonly moves: { readonly [type in string]?: Pick<Move<AnyTypes, string, string>, 'fault'> };
  readonly resolve?: unknown;
}

/**
 * Whether these sealed answers are all legal actions in a scene of this phase; nobody answers without one. Whether the
 * players who gave them are still awaited is checked elsewhere.
 */
export const canAnswer = (
  rules: object,
  phase: Answerable | undefined,
  scene: Scene,
  { racks, answers = {} }: HiddenTable,
): boolean =>
  scene.seats.every((seat) => {
    const answer = answers[seat] ?? null;
    if (answer === null) return true;
    const move = phase?.moves[answer.type];
    const own = { seat, rack: at(racks, seat), answer: null, drawn: null };
    return (
      phase?.resolve !== undefined &&
      move !== undefined &&
      move.fault?.(rules, scene, own, { ...answer, seat, moment: scene.moment }) === undefined
    );
  });

/** Reads an action and says what is wrong with it. */
export const checkAction = (
  way: AnyWay,
  state: Whole,
  given: unknown,
): Result<AnyAction, Rejection<IllegalAction>> => {
  const action = readAction(way.actions, given, state.seats);
  if (!action.ok) return action;
  const fault = faultOf(way, state, action.value);
  return fault === undefined ? action : rejected(fault);
};

/** A checked action without its seat and moment. */
const answerOf = ({ actions }: AnyWay, action: AnyAction): Answer<AnyAction> => {
  const answer: Draft<Answer<AnyAction>> & Record<string, unknown> = { type: action.type };
  for (const { name } of actions.get(action.type) ?? [])
    if (name in action) answer[name] = (action as AnyAction & Record<string, unknown>)[name];
  return answer;
};

/** Carries out a checked action. */
export const takeAction = (way: AnyWay, state: Whole, action: AnyAction): Taken<Whole, AnyTypes['event']> => {
  const step = startStep(way, state);
  const phase = way.phases[state.phase];
  const interrupt = way.interrupts?.[action.type];
  if (interrupt !== undefined || phase?.resolve === undefined)
    (interrupt ?? phase?.moves[action.type])?.act?.(step, state.now, action);
  else {
    const { seat } = action;
    const answered: AnsweredEvent = { type: 'answered', seat };
    emit(step, answered, { seats: { [seat]: { answer: answerOf(way, action) } } });
    if (step.state.awaiting.length === 0) phase.resolve(step, state.now);
  }
  return endStep(step);
};
