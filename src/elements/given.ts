import { isRecord, ownList, ownValue } from '../core/own-values';
import { SEAT_NAMES, SEATS, type Seat } from '../hands/payouts';
import { isTileName, type Tile } from '../tiles/tile';

/*
 * Values of anybody's, each looked at once and never called: what is not of the form asked for is left out.
 */

/** The longest list that is looked at: a blind pass of the Charleston has some hundreds of choices. */
const LONGEST = 20_000;

/** A value of a name; undefined for what is no record. */
export const part = (value: unknown, name: string): unknown =>
  isRecord(value) ? ownValue(value, name) : undefined;

/** The items of a list. */
export const listIn = (value: unknown, name: string): readonly unknown[] =>
  ownList(part(value, name), LONGEST) ?? [];

/** The records in a list, as many as are shown. */
export const recordsIn = (value: unknown, name: string, most: number = LONGEST): readonly object[] =>
  listIn(value, name).filter(isRecord).slice(0, most);

/** The tiles in a list. */
export const tilesIn = (value: unknown, name: string): readonly Tile[] =>
  listIn(value, name).filter(isTileName).slice(0, MOST_TILES);

/** The most tiles that are shown together. */
export const MOST_TILES = 200;

/** A number. */
export const numberIn = (value: unknown, name: string): number | undefined => {
  const number = part(value, name);
  return typeof number === 'number' ? number : undefined;
};

/** A text, or a number as a text, cut off where it is too long; empty for anything else. */
export const shortText = (value: unknown, most = 2_000): string =>
  typeof value === 'string' ? value.slice(0, most) : typeof value === 'number' ? String(value) : '';

/** A text of a name. */
export const textIn = (value: unknown, name: string, most?: number): string =>
  shortText(part(value, name), most);

/** A seat. */
export const seatIn = (value: unknown): Seat | undefined => SEATS.find((seat) => seat === value);

/** What a player is called: by the names given, or by the wind. */
export const nameIn = (names: unknown, seat: unknown): string => {
  const known = seatIn(seat);
  return known === undefined ? 'Somebody' : textIn(names, known, 40) || SEAT_NAMES[known];
};
