/** Which side the cells of a column are moved to. */
export type Side = 'left' | 'right';

const pad = (cell: string, width: number, side: Side): string =>
  side === 'left' ? cell.padEnd(width) : cell.padStart(width);

/** Rows of cells as lines, each column as wide as its widest cell and two spaces from the next. */
export const columns = (rows: readonly (readonly string[])[], sides: readonly Side[]): readonly string[] => {
  const widths = sides.map((_, at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    sides
      .map((side, at) => pad(row[at] ?? '', widths[at] ?? 0, side))
      .join('  ')
      .trimEnd(),
  );
};
