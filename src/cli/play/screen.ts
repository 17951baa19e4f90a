import type { Env, Io } from '../io';
import { fitted } from '../words';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What a terminal has that does not say. */
const USUAL: Size = { columns: 80, rows: 24 };

/** The size of the terminal, whenever it is asked for; undefined if what is printed cannot be drawn over. */
export const terminalOf = ({ interactive, env }: Pick<Io, 'interactive'> & { readonly env: Env }) =>
  interactive === true && process.stdout.isTTY && env['TERM'] !== 'dumb'
    ? (): Size => ({
        columns: process.stdout.columns || USUAL.columns,
        rows: process.stdout.rows || USUAL.rows,
      })
    : undefined;

/** Below a picture there is a line to type on and one for the cursor. */
export const BELOW = 2;

const isFilled = (line: string): boolean => line !== '';

/** What a screen shows: a table above the lines, or the lines alone where it has no room for both; in the end without blank lines. */
export const screenLines = (
  table: readonly string[],
  lines: readonly string[],
  { columns, rows }: Size,
): readonly string[] => {
  const whole = fitted(table.length === 0 ? lines : [...table, '', ...lines], columns);
  const alone = fitted(lines, columns);
  const ways = [whole, whole.filter(isFilled), alone, alone.filter(isFilled)];
  return ways.find(({ length }) => length <= rows - BELOW) ?? alone.filter(isFilled);
};

/** Draws lines over what the screen shows, in one go where the terminal can: each clears its line first, and the last all below. */
export const painted = (lines: readonly string[]): string =>
  `\u001b[?2026h\u001b[H${lines.map((line) => `\u001b[K${line}\n`).join('')}\u001b[J\u001b[?2026l`;
