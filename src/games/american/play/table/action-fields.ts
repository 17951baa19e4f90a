import { type ActionFields, count, optional, seat, tile, tiles, value } from '../../../../play/action-fields';
import type { Action } from './actions';

/** The fields of each action at a table beside its type, seat and moment. */
export const ACTIONS: ActionFields<Action> = /* @__PURE__ */ new Map([
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
