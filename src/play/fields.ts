import { isRecord } from '../core/own-values';
import { listOf, objectOf, oneOf, type Reader, whole } from '../core/read';
import type { Hand, Meld } from '../hands/hand';
import { SEATS, type Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { sorted } from './racks';
import { forSeats } from './seats';
import type { AnyAction, Discard } from './types';

export { flag, listOf, objectOf, oneOf, orNull, type Reader, someOf, whole } from '../core/read';

/** Accepts any object as it is, for what the rules check themselves: a hand, or how it was won. */
export const judged =
  <T>(): Reader<T> =>
  (value) =>
    isRecord(value) ? (value as T) : undefined;

/**
 * Reads a tile.
 *
 * @param value - Any value.
 * @returns The tile; undefined for any other value.
 * @example
 * ```ts
 * import { tileReader } from 'mahjongg/game';
 *
 * [tileReader('1B'), tileReader('one bam')]; // => ['1B', undefined]
 * ```
 */
export const tile: Reader<Tile> = (value) => (isTile(value) ? value : undefined);

/**
 * Makes a reader that accepts objects with a value for each of these seats and nothing else.
 *
 * @param seats - The seats.
 * @param read - Reads each value.
 * @returns A reader that returns a copy of such an object, or undefined for any other value.
 * @example
 * ```ts
 * import { seatsReader, wholeReader } from 'mahjongg/game';
 *
 * const points = seatsReader(['E', 'S'], wholeReader(100));
 * [points({ E: 25, S: 0 }), points({ E: 25 })]; // => [{ E: 25, S: 0 }, undefined]
 * ```
 */
export const bySeats = <T>(seats: readonly Seat[], read: Reader<T>): Reader<Readonly<Record<Seat, T>>> =>
  objectOf(forSeats(seats, () => read));

/** A tile on the table, with the seat that discarded it. */
export const discard: Reader<Discard> = /* @__PURE__ */ objectOf<Discard>({
  seat: /* @__PURE__ */ oneOf(SEATS),
  tile,
});

export const meld: Reader<Meld> = /* @__PURE__ */ objectOf<Pick<Meld, 'tiles'>>({
  tiles: /* @__PURE__ */ listOf(tile),
});

/** A hand: its concealed tiles and its sets. */
export const hand: Reader<Hand> = /* @__PURE__ */ objectOf({
  concealed: /* @__PURE__ */ listOf(tile),
  melds: /* @__PURE__ */ listOf(meld),
});

/** A field of an action, such as the tile of a discard. */
export interface ActionField {
  /** Its name in the action. */
  readonly name: string;
  /** Reads any value as one for this field; undefined if it is not valid. */
  readonly read: (value: unknown, seats: readonly Seat[]) => unknown;
  /** What an error says it should be, such as “a tile”. */
  readonly expected: string;
  /** Reads each item, if it is a list, so that an error can name the first wrong one. */
  readonly item?: Reader<unknown>;
  /** Whether a player can leave it out. */
  readonly optional?: boolean;
}

/** More tiles than any action names. */
export const MOST_TILES = 24;

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
export const tileField = (name: string): ActionField => ({ name, read: tile, expected: 'a tile' });
const readTiles = /* @__PURE__ */ listOf(tile, MOST_TILES);
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
export const tilesField = (
  name: string,
  inOrder: (tiles: readonly Tile[]) => readonly Tile[] = sorted,
): ActionField => ({
  name,
  read: (value) => {
    const list = readTiles(value);
    return list && inOrder(list);
  },
  expected: 'a list of tiles',
  item: tile,
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
export const countField = (name: string): ActionField => ({
  name,
  read: whole(MOST_TILES),
  expected: `a whole number from 0 to ${MOST_TILES}`,
});
/**
 * Describes a field of an action that holds a taken seat.
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
export const seatField = (name: string): ActionField => ({
  name,
  read: (value, seats) => oneOf(seats)(value),
  expected: 'a seat that is taken',
});
/**
 * Makes a field of an action optional.
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
export const optionalField = (field: ActionField): ActionField => ({ ...field, optional: true });

/** The fields of each action of a game besides its type, seat and moment. */
export type ActionFields<A extends AnyAction> = ReadonlyMap<A['type'], readonly ActionField[]>;
