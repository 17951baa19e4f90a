import { isRecord, ownList, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { type Result, success } from '../result/result';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { type IllegalAction, illegal, refused } from './illegal';
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
const MOST_POINTS = 1_000_000;

const readTile = (value: unknown): Tile | undefined => (isTile(value) ? value : undefined);

const readTiles =
  (inOrder: (tiles: readonly Tile[]) => readonly Tile[]) =>
  (value: unknown): readonly Tile[] | undefined => {
    const list = ownList(value, MOST_TILES);
    return list?.every(isTile) ? inOrder(list) : undefined;
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
export const tile = (name: string): ActionField => ({ name, read: readTile, expected: 'a tile' });
/** A field that holds a list of tiles, which comes out in rack order. */
export const tiles = (
  name: string,
  inOrder: (tiles: readonly Tile[]) => readonly Tile[] = sorted,
): ActionField => ({
  name,
  read: readTiles(inOrder),
  expected: 'a list of tiles',
});
/** A field that holds a whole number from 0 to 24. */
export const count = (name: string): ActionField => ({
  name,
  read: readCount,
  expected: `a whole number from 0 to ${MOST_TILES}`,
});
/** A field that holds a seat that is taken. */
export const seat = (name: string): ActionField => ({
  name,
  read: readSeat,
  expected: 'a seat that is taken',
});
/** The same field, for a part of an action that a player can leave out. */
export const optional = (field: ActionField): ActionField => ({ ...field, optional: true });
/** The points that a declarer names; they may be left out. */
export const value: ActionField = {
  name: 'value',
  read: readPoints,
  expected: 'whole or half points',
  optional: true,
};

const badField = (type: string, { name, expected }: ActionField, given: unknown): IllegalAction =>
  illegal('badActionField', '', `“${name}” of the action ${type} is ${expected}, not ${described(given)}.`, {
    field: name,
  });

/** The fields of each action of a game beside its type, seat and moment. */
export type ActionFields<A extends AnyAction> = ReadonlyMap<A['type'], readonly ActionField[]>;

/**
 * Reads any value as an action with these fields: only own data properties count, each is read once, others are left
 * out, and lists of tiles come out in rack order.
 */
export const readAction = <A extends AnyAction>(
  known: ActionFields<A>,
  given: unknown,
  seats: readonly Seat[],
): Result<A, IllegalAction> => {
  if (!isRecord(given))
    return refused(illegal('notAnAction', '', `An action is an object, not ${described(given)}.`));
  const type = ownValue(given, 'type');
  const fields = typeof type === 'string' ? known.get(type as A['type']) : undefined;
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
