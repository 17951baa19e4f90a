import { isRecord, ownList, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { type Result, success } from '../result/result';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import type { Action } from './actions';
import { type IllegalAction, illegal, refused } from './illegal';
import { sorted } from './racks';

/** What a field of an action holds. */
interface Field {
  readonly name: string;
  readonly read: (value: unknown, seats: readonly Seat[]) => unknown;
  readonly expected: string;
  readonly optional?: boolean;
}

/** The fields of each action of a game by its type, beside type, seat and moment. */
export type ActionFields = ReadonlyMap<string, readonly Field[]>;

/** More tiles than any action names. */
const MOST_TILES = 24;
const MOST_POINTS = 1_000_000;

const readTile = (value: unknown): Tile | undefined => (isTile(value) ? value : undefined);

const readTiles = (value: unknown): readonly Tile[] | undefined => {
  const list = ownList(value, MOST_TILES);
  return list?.every(isTile) ? sorted(list) : undefined;
};

const readCount = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TILES
    ? (value as number) + 0
    : undefined;

const readPoints = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2)
    ? value + 0
    : undefined;

const readSeat = (value: unknown, seats: readonly Seat[]): Seat | undefined =>
  seats.includes(value as Seat) ? (value as Seat) : undefined;

/** A field that holds a tile. */
export const tile = (name: string): Field => ({ name, read: readTile, expected: 'a tile' });
/** A field that holds tiles, which are read in rack order. */
export const tiles = (name: string): Field => ({ name, read: readTiles, expected: 'a list of tiles' });
const count = (name: string): Field => ({
  name,
  read: readCount,
  expected: `a whole number from 0 to ${MOST_TILES}`,
});
/** A field that holds a seat. */
export const seat = (name: string): Field => ({ name, read: readSeat, expected: 'a seat that is taken' });
/** A field that can be left out. */
export const optional = (field: Field): Field => ({ ...field, optional: true });
const value: Field = { name: 'value', read: readPoints, expected: 'whole or half points', optional: true };

/** The fields of each action beside its type, seat and moment. */
const FIELDS: ActionFields = /* @__PURE__ */ new Map<Action['type'], readonly Field[]>([
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

const badField = (type: string, { name, expected }: Field, given: unknown): IllegalAction =>
  illegal('badActionField', '', `“${name}” of the action ${type} is ${expected}, not ${described(given)}.`, {
    field: name,
  });

/** Reads any value as an action with these fields: only own data properties count, each is read once, others are left out. */
export const readFields = <A>(
  actions: ActionFields,
  given: unknown,
  seats: readonly Seat[],
): Result<A, IllegalAction> => {
  if (!isRecord(given))
    return refused(illegal('notAnAction', '', `An action is an object, not ${described(given)}.`));
  const type = ownValue(given, 'type');
  const fields = typeof type === 'string' ? actions.get(type) : undefined;
  if (fields === undefined)
    return refused(illegal('unknownAction', '', `There is no action ${described(type)}.`));
  const actor = ownValue(given, 'seat');
  if (!seats.includes(actor as Seat))
    return refused(
      illegal('seatNotTaken', '', `“seat” is one of ${seats.join(', ')}, not ${described(actor)}.`),
    );
  const moment = ownValue(given, 'moment');
  const read: Record<string, unknown> = { type, seat: actor, moment };
  for (const field of fields) {
    const raw = ownValue(given, field.name);
    if (raw === undefined && field.optional === true) continue;
    const found = field.read(raw, seats);
    if (found === undefined) return refused(badField(type as string, field, raw));
    read[field.name] = found;
  }
  return success(read as unknown as A);
};

/** Reads any value as an action at this table. */
export const readAction = (given: unknown, seats: readonly Seat[]): Result<Action, IllegalAction> =>
  readFields(FIELDS, given, seats);
