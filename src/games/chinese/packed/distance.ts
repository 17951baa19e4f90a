import { expectSound } from '../../../core/misuse';
import { distanceOfRow } from '../distance';
import { SETS } from '../parts';
import { COLUMN_TILES, expectCounts, isRow } from './counts';

/**
 * How far a row of counts is from winning (CS-8): of 14 tiles, the least number to exchange; of 13, that number after the
 * best draw and exchange, so 1 if they wait. With melds there are three tiles fewer for each, and as many fewer `sets`
 * to be made beside the pair, 0 to 4; that tiles in melds cannot be had again is not seen here. The row begins at
 * `offset`; it has no more than four of a kind.
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
