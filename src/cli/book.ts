import type { LedgerOptions, Result } from 'mahjongg/card-free';
import { type Evening, type Fault, readEvening } from './evening';
import { extendFile, readTextFile, tried, whyNot } from './files';
import { type Line, linesIn } from './json';
import { mistaken } from './mistakes';
import { failure, reasonOf } from './values';
import { printed, quotedPath } from './words';

/** Enters lines, and adds up everything so far; if one is wrong, none is entered. */
export type Enter = (lines: readonly Line[]) => Promise<Result<Evening, readonly Fault[]>>;

const FIRST = '# A book of payments: mahjongg ledger --book FILE adds lines, and so can you.';

/** Whether a book says a setting already: the last of its lines with the same first word is that one. */
const says = (book: readonly string[], setting: string): boolean =>
  book.findLast((line) => line.startsWith(setting.replace(/ .*/, ' '))) === setting;

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
  const added = async (lines: readonly Line[], text: string | undefined): Promise<string> => {
    const old = text?.split('\n') ?? [''];
    const last = old.at(-1) ?? '';
    const first = [...(text === undefined ? [FIRST] : []), ...settings.filter((line) => !says(old, line))];
    const before = [
      { lines: linesIn(text ?? ''), file },
      { lines: linesIn(first.join('\n')), file: 'the command line' },
    ];
    evening =
      last === ''
        ? await readEvening([...before, { lines }], options)
        : failure([{ reason: cut(last, old.length), file }]);
    return evening.ok && evening.value.written.length > 0
      ? printed([...first, ...evening.value.written])
      : '';
  };
  return async (lines) => {
    if (path === undefined) memory += await added(lines, memory);
    else if (lines.length > 0) {
      const done = await tried(() => extendFile(path, (text) => added(lines, text)));
      if (!done.ok) mistaken(`the book ${file} cannot be written: ${whyNot(done.error)}`);
    } else {
      const read = await readTextFile(path);
      await added(
        [],
        read.ok ? read.value : mistaken(`the book ${file} cannot be read: ${whyNot(read.error)}`),
      );
    }
    return evening;
  };
};
