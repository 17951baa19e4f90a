import type { Env, Io } from '../io';
import { fitted, type Lines } from '../words';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The size of a terminal that does not report one. */
const USUAL: Size = { columns: 80, rows: 24 };

/** A function that returns the current size of the terminal; undefined if output cannot be drawn over. */
export const terminalOf = ({ interactive, env }: Pick<Io, 'interactive'> & { readonly env: Env }) =>
  interactive === true && process.stdout.isTTY && env['TERM'] !== 'dumb'
    ? (): Size => ({
        columns: process.stdout.columns || USUAL.columns,
        rows: process.stdout.rows || USUAL.rows,
      })
    : undefined;

/** The lines kept free below a picture: one to type on and one for the cursor. */
export const BELOW = 2;

const isFilled = (line: string): boolean => line !== '';

/** What fits on the screen: the table above the lines, or the lines alone; without blank lines if there is no room for them. */
export const screenLines = (table: Lines, lines: Lines, { columns, rows }: Size): Lines => {
  const whole = fitted(table.length === 0 ? lines : [...table, '', ...lines], columns);
  const alone = fitted(lines, columns);
  const ways = [whole, whole.filter(isFilled), alone, alone.filter(isFilled)];
  return ways.find(({ length }) => length <= rows - BELOW) ?? alone.filter(isFilled);
};

/** The text that draws lines over the screen, in one go if the terminal can; clears each line first, and all below the last. */
export const painted = (lines: Lines): string =>
  `\u001b[?2026h\u001b[H${lines.map((line) => `\u001b[K${line}\n`).join('')}\u001b[J\u001b[?2026l`;
