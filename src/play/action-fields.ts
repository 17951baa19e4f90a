import { isRecord, ownValue } from '../core/own-values';
import { described, type Rejection, rejected } from '../core/reason';
import { type Failure, type Result, success } from '../core/result';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { listOf, oneOf, points, tile as readTile, whole } from './fields';
import { type IllegalAction, type IllegalCode, illegal } from './illegal';
import { sorted } from './racks';
import type { AnyAction } from './types';

/** A field of an action, such as the tile of a discard. */
export interface ActionField {
  /** Its name in the action. */
  readonly name: string;
  /** Reads any value as what the field holds; undefined if it is not that. */
  readonly read: (value: unknown, seats: readonly Seat[]) => unknown;
  /** What a refusal says it should be, such as “a tile”. */
  readonly expected: string;
  /** Whether a player can leave it out. */
  readonly optional?: boolean;
}

/** More tiles than any action names. */
const MOST_TILES = 24;

/** A field that holds a tile. */
export const tile = (name: string): ActionField => ({ name, read: readTile, expected: 'a tile' });
const readTiles = /* @__PURE__ */ listOf(readTile, MOST_TILES);
/** A field that holds a list of tiles, which comes out in rack order. */
export const tiles = (
  name: string,
  inOrder: (tiles: readonly Tile[]) => readonly Tile[] = sorted,
): ActionField => ({
  name,
  read: (value) => {
    const list = readTiles(value);
    return list && inOrder(list);
  },
  expected: 'a list of tiles',
});
/** A field that holds a whole number from 0 to 24. */
export const count = (name: string): ActionField => ({
  name,
  read: whole(MOST_TILES),
  expected: `a whole number from 0 to ${MOST_TILES}`,
});
/** A field that holds a seat that is taken. */
export const seat = (name: string): ActionField => ({
  name,
  read: (value, seats) => oneOf(seats)(value),
  expected: 'a seat that is taken',
});
/** The same field, for a part of an action that a player can leave out. */
export const optional = (field: ActionField): ActionField => ({ ...field, optional: true });
/** The points that a declarer names; they may be left out. */
export const value: ActionField = {
  name: 'value',
  read: points,
  expected: 'whole or half points',
  optional: true,
};

/** The fields of each action of a game beside its type, seat and moment. */
export type ActionFields<A extends AnyAction> = ReadonlyMap<A['type'], readonly ActionField[]>;

const refused = (
  code: IllegalCode,
  message: string,
  params?: IllegalAction['params'],
): Failure<Rejection<IllegalAction>> => rejected(illegal(code, '', message, params));

/**
 * Reads any value as an action with these fields: only own data properties count, each is read once, others are left
 * out, and lists of tiles come out in rack order.
 */
export const readAction = (
  known: ActionFields<AnyAction>,
  given: unknown,
  seats: readonly Seat[],
): Result<AnyAction, Rejection<IllegalAction>> => {
  if (!isRecord(given))
    return refused('notAnAction', `An action must be an object, not ${described(given)}.`);
  const type = ownValue(given, 'type');
  const fields = typeof type === 'string' ? known.get(type) : undefined;
  if (typeof type !== 'string' || fields === undefined)
    return refused('unknownAction', `“type” says which action it is; there is no action ${described(type)}.`);
  const named = ownValue(given, 'seat');
  const actor = oneOf(seats)(named);
  if (actor === undefined)
    return refused('seatNotTaken', `“seat” must be one of ${seats.join(', ')}, not ${described(named)}.`);
  const action: AnyAction & Record<string, unknown> = {
    type,
    seat: actor,
    moment: ownValue(given, 'moment') as number,
  };
  for (const { name, read, expected, optional: isOptional } of fields) {
    const raw = ownValue(given, name);
    if (raw === undefined && isOptional === true) continue;
    const found = read(raw, seats);
    if (found === undefined) {
      const message = `“${name}” of the action ${type} must be ${expected}, not ${described(raw)}.`;
      return refused('badActionField', message, { field: name });
    }
    action[name] = found;
  }
  return success(action);
};
