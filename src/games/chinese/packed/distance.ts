import { expectSound } from '../../../core/misuse';
import { distanceOfRow } from '../distance';
import { SETS } from '../parts';
import { COLUMN_TILES, expectCounts, isRow } from './counts';

/**
 * Says how far a row of counts is from winning (CS-8).
 *
 * That tiles in melds cannot be had again is not seen here.
 *
 * @param counts - Rows of counts, with at most four of a kind; three tiles fewer for each meld.
 * @param offset - The column at which the row begins; 0 if left out.
 * @param sets - How many sets to make beside the pair, 0 to 4: 4 less the melds.
 * @returns Of 14 tiles the least number to exchange; of 13 that number after the best draw, so 1 if they wait.
 * @example
 * ```ts
 * import { countHand, distanceOfCounts } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', '4C', '5C', '6C', '7D', '8D', 'E', 'E', 'RD', 'RD', 'RD']);
 * counts && distanceOfCounts(counts); // => 1
 * ```
 */
export const distanceOfCounts = (counts: Readonly<Uint8Array>, offset = 0, sets: number = SETS): number => {
  expectCounts(counts, offset);
  if (!(Number.isInteger(sets) && sets >= 0 && sets <= SETS))
    expectSound(false, `The number of sets must be from 0 to ${SETS}`, sets);
  const at = offset >>> 0;
  if (!isRow(counts, at)) {
    const row = COLUMN_TILES.map((_, column) => counts[at + column] ?? 'too few of them');
    const wrong = row.find((count) => typeof count === 'string' || count > 4);
    expectSound(false, 'A row has 34 counts, each of them 0 to 4', wrong);
  }
  return distanceOfRow(counts, at, sets);
};
