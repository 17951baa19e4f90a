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

/** A tile. */
export const tile: Reader<Tile> = (value) => (isTile(value) ? value : undefined);

/** A value for each of some seats, and for no others. */
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
