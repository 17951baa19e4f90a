import type { LedgerOptions, Result } from 'mahjongg';
import { type Evening, type Fault, readEvening } from './evening';
import { extendFile, readTextFile, tried, whyNot } from './files';
import type { Line } from './json';
import { mistaken } from './mistakes';
import { failure, reasonOf } from './values';
import { printed, quotedPath } from './words';

/** Enters lines, and adds up everything so far; if one is wrong, none is entered. */
export type Enter = (lines: readonly Line[]) => Promise<Result<Evening, readonly Fault[]>>;

const FIRST = '# A book of payments: mahjongg ledger --book FILE adds lines, and so can you.';

/** Whether lines end with this one, of those that begin with its first word. */
const says = (lines: readonly string[], line: string): boolean =>
  lines.findLast((one) => one.startsWith(line.replace(/ .*/, ' '))) === line;

const cut = (last: string, line: number): Fault['reason'] =>
  reasonOf(
    'badPayment',
    `“${last}” has no line break at its end, so it may be half a line. If it is whole, end it with Enter in an editor.`,
    { at: { line } },
  );

/**
 * Enters lines into a book, else into the memory of the program: after what it says by then, and while no other program does.
 * Before them it says what `settings` say, if it does not yet.
 */
export const entering = (
  path: string | undefined,
  settings: readonly string[],
  options: LedgerOptions,
): Enter => {
  const file = quotedPath(path ?? '');
  let evening: Result<Evening, readonly Fault[]> = failure([]);
  let memory = '';
  /** Adds up lines after those of a text, and gives what must be added to it. */
  const added = (lines: readonly Line[], text: string | undefined): string => {
    const old = text?.split('\n') ?? [''];
    const last = old.at(-1) ?? '';
    const first = [...(text === undefined ? [FIRST] : []), ...settings.filter((line) => !says(old, line))];
    const before = [
      { lines: old.map((one) => ({ text: one })), file },
      { lines: first.map((one) => ({ text: one })), file: 'the command line' },
    ];
    evening =
      last === ''
        ? readEvening([...before, { lines }], options)
        : failure([{ reason: cut(last, old.length), file }]);
    return evening.ok && evening.value.written.length > 0
      ? printed([...first, ...evening.value.written])
      : '';
  };
  return async (lines) => {
    if (path === undefined) memory += added(lines, memory);
    else if (lines.length > 0) {
      const done = await tried(() => extendFile(path, (text) => added(lines, text)));
      if (!done.ok) mistaken(`the book ${file} cannot be written: ${whyNot(done.error)}`);
    } else {
      const read = await readTextFile(path);
      added([], read.ok ? read.value : mistaken(`the book ${file} cannot be read: ${whyNot(read.error)}`));
    }
    return evening;
  };
};
