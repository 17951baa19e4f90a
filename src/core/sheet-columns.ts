import type { Shape } from './shape';

/** What a fraction on a sheet is. */
export const EXACT: Shape = { n: 'number', d: 'number', rounded: 'number' };

/** A line of a sheet as it is printed: what it says, and at the right what it comes to. */
export interface SheetRow {
  /** Where it stands on the sheet, such as `2a`; empty for the lines of section 1. */
  readonly entry: string;
  /** What it is for. */
  readonly label: string;
  /** Its points, or its factor as `x2`. */
  readonly amount: string;
  /** What the sheet has come to with this line; empty if it is not written here. */
  readonly running: string;
}

/** The rows of a sheet as lines of text in columns, without spaces at the end. */
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
