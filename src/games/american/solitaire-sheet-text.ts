import { exactText } from '../../core/exact';
import { expectShape, type Shape } from '../../core/shape';
import { EXACT, type SheetRow, sheetColumns } from '../../core/sheet-columns';
import type { AmericanSolitaireSheet } from './solitaire-sheet';

/** The parts of a sheet that are printed. */
const SHEET: Shape = {
  lines: [{ label: 'string', points: 'number?', factor: 'number?' }],
  subtotal: 'number',
  tilesLeft: 'number',
  factor: EXACT,
  final: EXACT,
};

const row = (label: string, amount: string, running: string): SheetRow => ({
  entry: '',
  label,
  amount,
  running,
});

/**
 * Writes the sheet of American solitaire as lines of plain text.
 *
 * The value comes first, then the doubles with the running product, the tiles left, and the final score.
 *
 * @param sheet - The sheet from `americanSolitaireSheet`.
 * @returns The lines from top to bottom.
 * @example
 * ```ts
 * import { americanSheetText, americanSolitaireSheet, unwrap } from 'mahjongg/american';
 *
 * const sheet = unwrap(americanSolitaireSheet({ cardValue: 30, by: 'wall', discards: 40 }));
 * americanSheetText(sheet).at(-1); // => 'Rounded                               43'
 * ```
 */
export const americanSheetText = (sheet: AmericanSolitaireSheet): readonly string[] => {
  expectShape(sheet, SHEET, '`americanSheetText` needs a sheet that `americanSolitaireSheet` gives');
  const { lines, subtotal, tilesLeft, factor, final } = sheet;
  let product = 1;
  const rows = lines.map(({ label, points, factor: double = 1 }) => {
    product *= points ?? double;
    return row(label, points === undefined ? `x${double}` : String(points), String(product));
  });
  return sheetColumns([
    ...rows,
    row('Subtotal', '', String(subtotal)),
    row('Tiles left', String(tilesLeft), ''),
    row('Fraction left', exactText(factor), ''),
    row(`Final score: ${subtotal} x ${exactText(factor)}`, '', exactText(final)),
    row('Rounded', '', String(final.rounded)),
  ]).map((line) => line.trimStart());
};
