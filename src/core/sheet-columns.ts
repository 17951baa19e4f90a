import type { Shape } from './shape';

/** The shape of a fraction on a score sheet. */
export const EXACT: Shape = { n: 'number', d: 'number', rounded: 'number' };

/** A printed line of a score sheet: its label, with the amount and the running total at the right. */
export interface SheetRow {
  /** Its entry on the sheet, such as `2a`; empty for the lines of section 1. */
  readonly entry: string;
  /** What it is for. */
  readonly label: string;
  /** Its points, or its factor as `x2`. */
  readonly amount: string;
  /** The running total after this line; empty if the sheet does not show it here. */
  readonly running: string;
}

/** The rows of a sheet as lines of text in aligned columns, without trailing spaces. */
export const sheetColumns = (rows: readonly SheetRow[]): readonly string[] => {
  const width = (cell: (row: SheetRow) => string): number =>
    Math.max(...rows.map((row) => cell(row).length), 0);
  const [entries, labels] = [width(({ entry }) => entry), width(({ label }) => label)];
  const [amounts, runnings] = [width(({ amount }) => amount), width(({ running }) => running)];
  return rows.map(({ entry, label, amount, running }) =>
    [entry.padEnd(entries), label.padEnd(labels), amount.padStart(amounts), running.padStart(runnings)]
      .join('  ')
      .trimEnd(),
  );
};
