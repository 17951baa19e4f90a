import type { Hand, Meld } from '../hands/hand';
import { isRecord, ownList, ownValue } from '../result/own-values';
import type { Tile } from '../tiles/tile';
import { isTile } from '../tiles/tile-index';

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
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
      ? (value as number)
      : undefined;

/** One of some values. */
export const oneOf =
  <T>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.includes(value as T) ? (value as T) : undefined;

/** A tile. */
export const tile: Reader<Tile> = (value) => (isTile(value) ? value : undefined);

/** Null, or what another reader reads. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** A list of what another reader reads. */
export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    const items = ownList(value, MOST_ITEMS)?.map(read);
    return items === undefined || items.includes(undefined) ? undefined : (items as T[]);
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
export const bySeats = <S extends string, T>(
  seats: readonly S[],
  read: Reader<T>,
): Reader<Readonly<Record<S, T>>> =>
  objectOf(Object.fromEntries(seats.map((seat) => [seat, read])) as { readonly [K in S]: Reader<T> });

/** Different seats in the order of play. */
export const someOf =
  <S>(seats: readonly S[]): Reader<readonly S[]> =>
  (value) => {
    const list = listOf(oneOf(seats))(value);
    return list !== undefined && new Set(list).size === list.length ? list : undefined;
  };

/** An exposure. */
export const meld: Reader<Meld> = objectOf<Meld>({ tiles: listOf(tile) } as {
  readonly [K in keyof Meld]: Reader<Meld[K]>;
});

/** A hand laid open. */
export const hand: Reader<Hand> = objectOf<Hand>({ concealed: listOf(tile), melds: listOf(meld) } as {
  readonly [K in keyof Hand]: Reader<Hand[K]>;
});
