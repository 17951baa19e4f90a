import { SUIT_KEYS } from './part-table';

/** Where the bams stand in a row of counts. */
export const BAMS = 0;
/** Where the craks stand, after the green dragon. */
export const CRAKS = 10;
/** Where the dots stand, after the red dragon. */
export const DOTS = 20;
/** Where each of the honors stands: the green, red and white dragon, then E S W N. */
export const HONOR_COLUMNS: readonly number[] = [9, 19, 29, 30, 31, 32, 33];

/** The key of the suit whose nine counts begin at a place. */
export const suitKey = (counts: Readonly<Uint8Array>, at: number): number => {
  let key = 0;
  for (let number = 8; number >= 0; number--) key = 5 * key + (counts[at + number] ?? 0);
  return key;
};

/** The key of the honors in the row that begins at a place, behind those of the suits. */
export const honorKey = (counts: Readonly<Uint8Array>, at: number): number => {
  let key = 0;
  for (let honor = 6; honor >= 0; honor--) key = 5 * key + (counts[at + (HONOR_COLUMNS[honor] ?? 0)] ?? 0);
  return SUIT_KEYS + key;
};
