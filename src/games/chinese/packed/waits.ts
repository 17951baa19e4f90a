import type { Tile } from '../../../tiles/tile';
import { COLUMN_TILES, COUNT_COLUMNS, expectCounts } from './counts';
import { partTable } from './part-table';
import { rowWins } from './row-wins';

/** One row, used for one call after the other. */
const lentRow: Uint8Array = /* @__PURE__ */ new Uint8Array(COUNT_COLUMNS);

/**
 * The tiles a row of counts waits for: those that make it a winning hand (CS-8). It has 13 tiles, or 3 less for each
 * meld. A hand never waits for a fifth tile of a kind: of the tiles in `melded`, counts of the tiles in its
 * melds, and those in the row there must be less than four. Both rows begin at `offset`.
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
