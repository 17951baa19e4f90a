import { didYouMean } from '../core/nearest-name';
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

/**
 * Describes a field of an action that holds a tile.
 *
 * @param name - The name of the field.
 * @returns The field, for `actions` of a `Way`; it refuses any other value.
 * @example
 * ```ts
 * import { tileField } from 'mahjongg/game';
 *
 * tileField('tile').read('1B', ['E', 'S']); // => '1B'
 * ```
 */
export const tile = (name: string): ActionField => ({ name, read: readTile, expected: 'a tile' });
const readTiles = /* @__PURE__ */ listOf(readTile, MOST_TILES);
/**
 * Describes a field of an action that holds a list of up to 24 tiles.
 *
 * @param name - The name of the field.
 * @param inOrder - How the list is sorted; in the American rack order if left out (AG-36).
 * @returns The field, for `actions` of a `Way`; it refuses any other value.
 * @example
 * ```ts
 * import { tilesField } from 'mahjongg/game';
 *
 * tilesField('tiles').read(['RD', '1B'], ['E', 'S']); // => ['1B', 'RD']
 * ```
 */
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
/**
 * Describes a field of an action that holds a whole number from 0 to 24.
 *
 * @param name - The name of the field.
 * @returns The field, for `actions` of a `Way`; it refuses any other value.
 * @example
 * ```ts
 * import { countField } from 'mahjongg/game';
 *
 * const field = countField('blind');
 * [field.read(3, ['E', 'S']), field.read(25, ['E', 'S'])]; // => [3, undefined]
 * ```
 */
export const count = (name: string): ActionField => ({
  name,
  read: whole(MOST_TILES),
  expected: `a whole number from 0 to ${MOST_TILES}`,
});
/**
 * Describes a field of an action that holds a seat at which somebody sits.
 *
 * @param name - The name of the field.
 * @returns The field, for `actions` of a `Way`; it refuses any other value.
 * @example
 * ```ts
 * import { seatField } from 'mahjongg/game';
 *
 * const field = seatField('challenged');
 * [field.read('S', ['E', 'S']), field.read('N', ['E', 'S'])]; // => ['S', undefined]
 * ```
 */
export const seat = (name: string): ActionField => ({
  name,
  read: (value, seats) => oneOf(seats)(value),
  expected: 'a seat that is taken',
});
/**
 * Makes a field of an action one that a player can leave out.
 *
 * @param field - The field.
 * @returns A copy of the field, for `actions` of a `Way`.
 * @example
 * ```ts
 * import { countField, optionalField } from 'mahjongg/game';
 *
 * optionalField(countField('blind')).optional; // => true
 * ```
 */
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
    return refused(
      'unknownAction',
      type === undefined
        ? '“type” is missing: it says which action it is.'
        : `“type” says which action it is; there is no action ${described(type)}.${didYouMean(type, [...known.keys()])}`,
    );
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
