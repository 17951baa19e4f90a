import { isRecord, ownList, ownValue } from '../core/own-values';
import { isWhole } from '../core/whole-number';
import type { Hand, Meld } from '../hands/hand';
import { SEATS, type Seat } from '../hands/payouts';
import { isPoints } from '../hands/points';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';
import { forSeats } from './seats';
import type { Discard } from './types';

/**
 * Reads one part of a state from any value: the part, made anew from nothing but own data properties, or
 * undefined if the value is none.
 */
export type Reader<T> = (value: unknown) => T | undefined;

const MOST_ITEMS = 512;

/** What the rules judge themselves, taken as it is: a hand, or how it was won. */
export const judged =
  <T>(): Reader<T> =>
  (value) =>
    isRecord(value) ? (value as T) : undefined;

/** A whole number from 0 up to a bound. */
export const whole =
  (most: number): Reader<number> =>
  (value) =>
    isWhole(value, 0, most) ? value + 0 : undefined;

/** Whole or half points. */
export const points: Reader<number> = (value) => (isPoints(value) ? value + 0 : undefined);

/** One of some values. */
export const oneOf =
  <T>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((one) => one === value);

/** A tile. */
export const tile: Reader<Tile> = (value) => (isTile(value) ? value : undefined);

/** Null, or what another reader reads. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** A list of what another reader reads. */
export const listOf =
  <T>(read: Reader<T>, most: number = MOST_ITEMS): Reader<readonly T[]> =>
  (value) => {
    const list = ownList(value, most);
    const items: T[] = [];
    for (const one of list ?? []) {
      const item = read(one);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return list && items;
  };

/** An object with exactly these properties. */
export const objectOf =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const names = Object.keys(fields) as (keyof T & string)[];
    if (!isRecord(value) || Object.keys(value).length !== names.length) return undefined;
    const made: Partial<T> = {};
    for (const name of names) {
      const part = fields[name](ownValue(value, name));
      if (part === undefined) return undefined;
      made[name] = part;
    }
    return made as T;
  };

/** A value for each of some seats, and for no others. */
export const bySeats = <T>(seats: readonly Seat[], read: Reader<T>): Reader<Readonly<Record<Seat, T>>> =>
  objectOf(forSeats(seats, () => read));

/** Different seats in the order of play. */
export const someOf =
  <S>(seats: readonly S[]): Reader<readonly S[]> =>
  (value) => {
    const list = listOf(oneOf(seats))(value);
    return list !== undefined && new Set(list).size === list.length ? list : undefined;
  };

/** True or false. */
export const flag: Reader<boolean> = /* @__PURE__ */ oneOf([true, false]);

/** A tile on the table, with the seat that discarded it. */
export const discard: Reader<Discard> = /* @__PURE__ */ objectOf<Discard>({ seat: oneOf(SEATS), tile });

/** An exposure. */
export const meld: Reader<Meld> = objectOf<Pick<Meld, 'tiles'>>({ tiles: listOf(tile) });

/** A hand laid open. */
export const hand: Reader<Hand> = objectOf({ concealed: listOf(tile), melds: listOf(meld) });
