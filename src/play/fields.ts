import { isRecord } from '../core/own-values';
import { listOf, objectOf, oneOf, type Reader } from '../core/read';
import type { Hand, Meld } from '../hands/hand';
import { SEATS, type Seat } from '../hands/payouts';
import { isPoints } from '../hands/points';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { forSeats } from './seats';
import type { Discard } from './types';

export { flag, listOf, objectOf, oneOf, orNull, type Reader, someOf, whole } from '../core/read';

/** What the rules judge themselves, taken as it is: a hand, or how it was won. */
export const judged =
  <T>(): Reader<T> =>
  (value) =>
    isRecord(value) ? (value as T) : undefined;

/** Whole or half points. */
export const points: Reader<number> = (value) => (isPoints(value) ? value + 0 : undefined);

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
 * Makes a reader of objects that have a value for each of some seats, and nothing else.
 *
 * @param seats - The seats.
 * @param read - Reads each value.
 * @returns A reader: it gives a copy of such an object, and undefined for any other value.
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

/** An exposure. */
export const meld: Reader<Meld> = /* @__PURE__ */ objectOf<Pick<Meld, 'tiles'>>({
  tiles: /* @__PURE__ */ listOf(tile),
});

/** A hand laid open. */
export const hand: Reader<Hand> = /* @__PURE__ */ objectOf({
  concealed: /* @__PURE__ */ listOf(tile),
  melds: /* @__PURE__ */ listOf(meld),
});
