import { exactText } from '../../../core/exact';
import { expectShape, type Shape } from '../../../core/shape';
import { EXACT, type SheetRow, sheetColumns } from '../../../core/sheet-columns';
import type { ChineseSheet, SheetLine } from './fill';

/** The parts of a sheet that are printed. */
const SHEET: Shape = {
  lines: [{ entry: 'string', label: 'string', points: 'number?', factor: 'number?' }],
  subtotal1: 'number',
  product: 'number',
  tilesLeft: { '4a': 'number', '4b': 'number', '4c': 'number' },
  factor: EXACT,
  final: EXACT,
  notes: [{ message: 'string', rule: 'string' }],
};

const row = (entry: string, label: string, amount = '', running = ''): SheetRow => ({
  entry,
  label,
  amount,
  running,
});

/** The doubles, each with the running product. */
const doubleRows = (lines: readonly SheetLine[], before: number): readonly SheetRow[] => {
  let product = before;
  return lines.map(({ entry, label, factor = 1 }) => {
    product *= factor;
    return row(entry, label, `x${factor}`, String(product));
  });
};

/**
 * Writes the sheet of Chinese solitaire as lines of plain text, laid out as on paper (CS-22).
 *
 * The sections follow one another, with the running product at the right of sections 2 and 3 and the final score at
 * the end.
 *
 * @param sheet - The sheet from `chineseSheet` or `scoreHand`.
 * @returns The lines from top to bottom.
 * @example
 * ```ts
 * import { chineseSheetText, chineseSolitaire, scoreHand, unwrap } from 'mahjongg/chinese';
 *
 * const win = { by: 'wall', tile: 'GD', discards: 40 } as const;
 * const sheet = unwrap(scoreHand('EEE 00 GGG 234B [888D]', { rules: chineseSolitaire(), win }));
 * chineseSheetText(sheet).at(-1)?.trim(); // => 'Rounded                                   116'
 * ```
 */
export const chineseSheetText = (sheet: ChineseSheet): readonly string[] => {
  expectShape(sheet, SHEET, '`chineseSheetText` needs a sheet that `chineseSheet` gives');
  const { lines, subtotal1, product, tilesLeft, factor, final, notes } = sheet;
  const basic = lines.filter(({ entry }) => entry === '1');
  const doubles = doubleRows(
    lines.filter(({ entry }) => entry !== '1'),
    subtotal1,
  );
  const ofSection = (section: string): readonly SheetRow[] => {
    const rows = doubles.filter(({ entry }) => entry.startsWith(section));
    return rows.length > 0 ? rows : [row('', 'none')];
  };
  return [
    ...sheetColumns([
      row('1', 'Basic points'),
      ...basic.map(({ label, points }) => row('', label, String(points ?? 0))),
      row('', 'Subtotal 1', '', String(subtotal1)),
      row('2', 'Doubling'),
      ...ofSection('2'),
      row('3', 'Flowers'),
      ...ofSection('3'),
      row('4', 'Tiles left'),
      row('4a', 'Tiles to draw', String(tilesLeft['4a'])),
      row('4b', 'Tiles discarded', String(tilesLeft['4b'])),
      row('4c', 'Tiles left (4a - 4b)', String(tilesLeft['4c'])),
      row('4d', 'Fraction left (4c / 4a)', exactText(factor)),
      row('5', 'Final score'),
      row('', `${product} x ${exactText(factor)}`, '', exactText(final)),
      row('', 'Rounded', '', String(final.rounded)),
    ]),
    ...notes.map(({ message, rule }) => `Note: ${message} (${rule})`),
  ];
};
