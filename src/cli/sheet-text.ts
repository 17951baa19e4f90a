import type { ScoreLine } from '../hands/rule-parts';
import { columns } from './columns';
import { oneLine } from './plain';
import type { Style } from './style';

const amountOf = ({ points, factor }: ScoreLine): string =>
  factor === undefined ? String(points ?? 0) : `x${factor}`;

/** A score sheet whose lines add up. */
export interface Sheet {
  /** The lines. */
  readonly lines: readonly ScoreLine[];
  /** What they come to. */
  readonly total: number;
}

/** A score sheet in aligned columns: rule, label and points of each line, a rule under them, the total. */
export const sheetLines = ({ lines, total }: Sheet, style: Style): readonly string[] => {
  const rows = lines.map((line) => [line.rule, oneLine(line.label), amountOf(line)]);
  const aligned = columns([...rows, ['', 'Total', String(total)]], ['left', 'left', 'right']);
  const width = Math.max(...aligned.map((line) => line.length));
  return [
    ...aligned.slice(0, -1),
    style.dim('-'.repeat(width)),
    ...aligned.slice(-1).map((line) => style.bold(line)),
  ];
};
