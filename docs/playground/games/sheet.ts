import type { ScoreLine, WinClaim } from 'mahjongg';
import type { ShownLine, ShownSheet } from './shown';

/** One row of a sheet. */
export const lineOf = ({ rule, label, points, factor }: ScoreLine): ShownLine => ({
  rule,
  label,
  amount: points === undefined ? (factor === undefined ? '' : `×${factor}`) : String(points),
});

/** A sheet whose lines add up to a total that is paid. */
export const sheetOf = ({
  lines,
  total,
  claim,
}: {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly claim: Omit<WinClaim, 'winner'>;
}): ShownSheet => ({ lines: lines.map(lineOf), total: String(total), notes: [], claim });
