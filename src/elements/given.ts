import { isRecord, ownList, ownValue } from '../core/own-values';
import { SEAT_NAMES, SEATS, type Seat } from '../hands/payouts';
import { isTileName, type Tile } from '../tiles/tile';

/*
 * Reads untrusted values, each once and without calling anything; values of the wrong form are left out.
 */

/** The longest list that is read: a blind pass in the Charleston has hundreds of choices. */
const LONGEST = 20_000;

/** A property of a value; undefined if the value is not an object. */
export const part = (value: unknown, name: string): unknown =>
  isRecord(value) ? ownValue(value, name) : undefined;

/** The items of a list in a property; empty if it is not a list. */
export const listIn = (value: unknown, name: string): readonly unknown[] =>
  ownList(part(value, name), LONGEST) ?? [];

/** The first objects of a list in a property, up to `most`. */
export const recordsIn = (value: unknown, name: string, most: number = LONGEST): readonly object[] =>
  listIn(value, name).filter(isRecord).slice(0, most);

/** The first 200 tiles of a list in a property. */
export const tilesIn = (value: unknown, name: string): readonly Tile[] =>
  listIn(value, name).filter(isTileName).slice(0, MOST_TILES);

/** The most tiles that are shown together. */
export const MOST_TILES = 200;

export const numberIn = (value: unknown, name: string): number | undefined => {
  const number = part(value, name);
  return typeof number === 'number' ? number : undefined;
};

/** A text, or a number as text, cut off at `most` characters; empty for anything else. */
export const shortText = (value: unknown, most = 2_000): string =>
  typeof value === 'string' ? value.slice(0, most) : typeof value === 'number' ? String(value) : '';

export const textIn = (value: unknown, name: string, most?: number): string =>
  shortText(part(value, name), most);

export const seatIn = (value: unknown): Seat | undefined => SEATS.find((seat) => seat === value);

/** A player’s name: the given one, or else the wind. */
export const nameIn = (names: unknown, seat: unknown): string => {
  const known = seatIn(seat);
  return known === undefined ? 'Somebody' : textIn(names, known, 40) || SEAT_NAMES[known];
};
