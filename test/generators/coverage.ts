// What generated hands have reached: counts in named cells, of which none may stay empty.

/** Counts by dimension and cell. */
export type Coverage = Map<string, Map<string, number>>;

/** A cell with its count. */
export interface CoverageRow {
  readonly dimension: string;
  readonly cell: string;
  readonly count: number;
}

export type CoverageReport = readonly CoverageRow[];

/** Empty counts for the cells that must be reached. */
export function newCoverage(cells: Readonly<Record<string, readonly string[]>>): Coverage {
  return new Map(
    Object.entries(cells).map(([dimension, names]) => [dimension, new Map(names.map((name) => [name, 0]))]),
  );
}

/** Counts one more in a cell; a cell that was not foreseen is added. */
export function count(coverage: Coverage, dimension: string, cell: string): void {
  const cells = coverage.get(dimension) ?? new Map<string, number>();
  cells.set(cell, (cells.get(cell) ?? 0) + 1);
  coverage.set(dimension, cells);
}

/** All cells in order. */
export function coverageReport(coverage: Coverage): CoverageReport {
  return [...coverage].flatMap(([dimension, cells]) =>
    [...cells].map(([cell, reached]) => ({ dimension, cell, count: reached })),
  );
}

/** The report as lines for people. */
export function formatReport(report: CoverageReport): string {
  return report
    .map(({ dimension, cell, count }) => `${dimension.padEnd(12)} ${cell.padEnd(20)} ${count}`)
    .join('\n');
}

/** Throws with the names of the cells that no hand has reached, and with the whole report. */
export function assertNoEmptyCell(report: CoverageReport): void {
  const empty = report.filter((row) => row.count === 0).map(({ dimension, cell }) => `${dimension}: ${cell}`);
  if (empty.length > 0) throw new Error(`never reached: ${empty.join(', ')}\n${formatReport(report)}`);
}
