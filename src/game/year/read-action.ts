import { type Result, success } from '../../result/result';
import type { Seat } from '../../rules/payouts';
import { sortRack } from '../../tiles/rack-order';
import {
  type ActionField,
  type ActionFields,
  actionReader,
  optional,
  seat,
  tile,
  tiles,
} from '../../play/action-fields';
import type { IllegalAction } from '../../play/illegal';
import type { YearAction } from './actions';

/** The fields of each action beside its type, seat and moment. */
const FIELDS: ActionFields<YearAction> = /* @__PURE__ */ new Map<YearAction['type'], readonly ActionField[]>([
  ['reveal', [tiles('tiles')]],
  ['keep', []],
  ['draw', []],
  ['discard', [tile('tile')]],
  ['decline', []],
  ['call', [tile('tile'), tiles('with')]],
  ['mahjongg', [optional(tile('tile'))]],
  ['steal', [tile('tile'), seat('from')]],
]);

const readPlain = /* @__PURE__ */ actionReader(FIELDS);

/** The same action with its tiles in the order of the rack (YG-16). */
const inRackOrder = (action: YearAction): YearAction => {
  if (action.type === 'reveal') return { ...action, tiles: sortRack(action.tiles, 'year') };
  return action.type === 'call' ? { ...action, with: sortRack(action.with, 'year') } : action;
};

/** Reads any value as an action of the Year game. */
export const readYearAction = (given: unknown, seats: readonly Seat[]): Result<YearAction, IllegalAction> => {
  const read = readPlain(given, seats);
  return read.ok ? success(inRackOrder(read.value)) : read;
};
