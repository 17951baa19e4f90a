import type { LedgerOptions, Result } from 'mahjongg';
import { failure, reasonOf } from './copies';
import { type Evening, type Fault, readEvening } from './evening';
import { extendFile, readTextFile, tried, whyNot } from './files';
import type { Line } from './json';
import type { Table } from './ledger-lines';
import { mistaken } from './mistakes';
import { printed, quotedPath } from './words';

/** Enters lines, and adds up everything so far; if one is wrong, none is entered. */
export type Enter = (lines: readonly Line[]) => Promise<Result<Evening, readonly Fault[]>>;

/** Enters lines into nothing but the memory of the program. */
export const enterHere = (table: () => Table, options: LedgerOptions): Enter => {
  let kept: readonly Line[] = [];
  return async (lines) => {
    const evening = readEvening([{ lines: [...kept, ...lines] }], table(), options);
    if (evening.ok) kept = [...kept, ...lines];
    return evening;
  };
};

const FIRST = '# A book of payments: mahjongg ledger --book FILE adds lines, and so can you.';

/** Whether a book has this line already: the last one that begins with its word. */
const isIn = (lines: readonly string[], line: string): boolean =>
  lines.findLast((one) => one.startsWith(line.replace(/ .*/, ' '))) === line;

const cut = (last: string, line: number, file: string): Fault => ({
  reason: reasonOf(
    'badPayment',
    `“${last}” has no line break at its end, so it may be half a line. If it is whole, end it with Enter in an editor.`,
    { at: { line } },
  ),
  file,
});

/**
 * Enters lines into a book, after what it says by then and while no other program does; `settings` are lines that go before them if
 * the book does not say so last.
 */
export const enterInBook = (
  path: string,
  table: () => Table,
  options: LedgerOptions,
  settings: readonly string[],
): Enter => {
  const file = quotedPath(path);
  return async (lines) => {
    let evening: Result<Evening, readonly Fault[]> = failure([]);
    /** Adds up a book with the lines, and gives what must be added to it. */
    const more = (text: string | undefined): string => {
      const old = (text ?? '').split('\n');
      const last = old.at(-1) ?? '';
      const first = [...(text === undefined ? [FIRST] : []), ...settings.filter((line) => !isIn(old, line))];
      const [book, before] = [old, first].map((some) => some.map((one) => ({ text: one })));
      const pieces = [{ lines: book ?? [], file }, { lines: before ?? [], file }, { lines }];
      evening = last === '' ? readEvening(pieces, table(), options) : failure([cut(last, old.length, file)]);
      return evening.ok && evening.value.written.length > 0
        ? printed([...first, ...evening.value.written])
        : '';
    };
    if (lines.length > 0) {
      const done = await tried(() => extendFile(path, more));
      if (!done.ok) mistaken(`the book ${file} cannot be written: ${whyNot(done.error)}`);
      return evening;
    }
    const read = await readTextFile(path);
    if (!read.ok) mistaken(`the book ${file} cannot be read: ${whyNot(read.error)}`);
    else more(read.value);
    return evening;
  };
};
