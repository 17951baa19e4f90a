import {
  type ActionField,
  type ActionFields,
  type ActionReader,
  actionReader,
  count,
  optional,
  seat,
  tile,
  tiles,
  value,
} from '../play/action-fields';
import type { Action, Answer } from './actions';

/** The fields of each action beside its type, seat and moment. */
const FIELDS: ActionFields<Action> = /* @__PURE__ */ new Map<Action['type'], readonly ActionField[]>([
  ['pass', [tiles('tiles'), optional(count('blind'))]],
  ['stop', []],
  ['continue', []],
  ['wish', [count('count')]],
  ['discard', [tile('tile'), optional(tile('named'))]],
  ['decline', []],
  ['call', [tile('tile'), tiles('with')]],
  ['mahjongg', [optional(tile('tile')), value]],
  ['exchange', [tile('tile'), seat('from'), count('meld')]],
  ['rearrange', [tiles('with')]],
  ['takeBack', []],
  ['grow', [tile('tile'), count('meld')]],
  ['challenge', [seat('against')]],
  ['show', []],
  ['keep', []],
]);

/** Reads any value as an action at a table. */
export const readAction: ActionReader<Action> = /* @__PURE__ */ actionReader(FIELDS);

/** What an action that was read says beside seat and moment. */
export const answerOf = (action: Action): Answer => {
  const answer: Record<string, unknown> = { type: action.type };
  for (const { name } of FIELDS.get(action.type) ?? []) {
    const said = (action as unknown as Record<string, unknown>)[name];
    if (said !== undefined) answer[name] = said;
  }
  return answer as unknown as Answer;
};
