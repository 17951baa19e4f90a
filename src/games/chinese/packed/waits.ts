import type { Tile } from '../../../tiles/tile';
import { COLUMN_TILES, COUNT_COLUMNS, expectCounts } from './counts';
import { partTable } from './part-table';
import { rowWins } from './row-wins';

/** One row, used for one call after the other. */
const lentRow: Uint8Array = /* @__PURE__ */ new Uint8Array(COUNT_COLUMNS);

/**
 * Lists the tiles that a row of counts waits for: those that make it a winning hand (CS-8).
 *
 * @param counts - Rows of counts; the row has 13 tiles, or 3 less for each meld.
 * @param offset - The column at which both rows begin; 0 if left out.
 * @param melded - The counts of the tiles in melds, so that no fifth tile of a kind is waited for.
 * @returns The tiles in the order of {@link COLUMN_TILES}; none if no tile completes the hand.
 * @example
 * ```ts
 * import { countHand, waitsOf } from 'mahjongg/packed';
 *
 * const counts = countHand(['1B', '2B', '3B', '4C', '5C', '6C', '7D', '8D', 'E', 'E', 'RD', 'RD', 'RD']);
 * counts && waitsOf(counts); // => ['6D', '9D']
 * ```
 */
export const waitsOf = (
  counts: Readonly<Uint8Array>,
  offset = 0,
  melded?: Readonly<Uint8Array>,
): readonly Tile[] => {
  expectCounts(counts, offset);
  if (melded !== undefined) expectCounts(melded, offset);
  const waits: Tile[] = [];
  const parts = partTable();
  for (let column = 0; column < COUNT_COLUMNS; column++) lentRow[column] = counts[offset + column] ?? 0;
  for (let column = 0; column < COUNT_COLUMNS; column++) {
    const held = lentRow[column] ?? 0;
    if (held + (melded?.[offset + column] ?? 0) >= 4) continue;
    lentRow[column] = held + 1;
    if (rowWins(parts, lentRow, 0)) waits.push(...COLUMN_TILES.slice(column, column + 1));
    lentRow[column] = held;
  }
  return waits;
};
