import {
  type Ledger,
  type LedgerOptions,
  ledger,
  type Reason,
  type Rejection,
  type Result,
} from 'mahjongg/card-free';
import { type Line, lineTooLong, readJson } from './json';
import { enterLine, firstTable, formatLedgerLine, type LedgerLine, readLedgerLine } from './ledger-lines';
import { failure, reasonOf, success } from './values';

/** Something wrong with a line: the reason with its place, and the file if it is in another one than what was typed. */
export interface Fault {
  readonly reason: Reason;
  readonly file: string | undefined;
}

/** Lines from one place, and the name of its file if faults must say it. */
export interface Piece {
  readonly lines: readonly Line[];
  readonly file?: string;
}

/** An evening added up, and how the lines of its last piece are written down. */
export interface Evening {
  readonly ledger: Ledger;
  readonly written: readonly string[];
}

/** More lines than a ledger has entries. */
export const MOST_LINES = 20_000;

// The count stops at the limit, so the message cannot say how many there are.
const TOO_MANY: Reason = reasonOf('tooLarge', `At most ${MOST_LINES} lines are read; there are more.`, {
  params: { limit: MOST_LINES },
});

type Path = NonNullable<NonNullable<Reason['at']>['path']>;

type Read = readonly [read: Result<LedgerLine, Rejection>, line?: number];

const HEADER = /(?:^|[,;\t] *)"?(?:from|payer)"? *[,;\t]/i;

/** The cells of a row of comma-separated values. */
const cellsOf = (row: string, separator: string): readonly string[] =>
  row.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

const inJson = (value: unknown): Result<LedgerLine, Rejection> =>
  success({ kind: 'entry', said: { json: JSON.stringify(value) } });

/** How the rows below a header are read: each is the payment that its cells make. */
const rowReader = (header: string): typeof readLedgerLine => {
  const separator = /[,;\t]/.exec(header)?.[0] ?? ',';
  const names = cellsOf(header, separator).map((name) => name.toLowerCase());
  return (row) => {
    const cells = cellsOf(row, separator).map((cell, at) => [names[at] ?? 'a cell too many', cell] as const);
    const isNumber = (name: string): boolean => ['amount', 'multiply'].includes(name);
    const filled = cells.filter(([, cell]) => cell !== '');
    return inJson(
      Object.fromEntries(filled.map(([name, cell]) => [name, isNumber(name) ? Number(cell) : cell])),
    );
  };
};

/** What the lines of a piece say, each with its number; the values of one list of JSON have none. */
const readsOf = ({ lines }: Piece): readonly Read[] => {
  if (lines.length > MOST_LINES) return [[failure({ message: TOO_MANY.message, reasons: [TOO_MANY] })]];
  const texts = lines.map((line) => ('text' in line ? line.text.replace(/^\ufeff/, '').trim() : line));
  const whole = texts.every((text) => typeof text === 'string') ? texts.join('\n').trim() : '';
  const list = whole.startsWith('[') ? readJson(whole) : undefined;
  if (list?.ok && Array.isArray(list.value)) return list.value.map((value: unknown) => [inJson(value)]);
  let read = readLedgerLine;
  return texts.flatMap((text, at): readonly Read[] => {
    if (typeof text !== 'string') return [[lineTooLong(text.bytes), at + 1]];
    // A comment, or nothing.
    if (text === '' || text.startsWith('#')) return [];
    if (read !== readLedgerLine || !HEADER.test(text)) return [[read(text), at + 1]];
    read = rowReader(text);
    return [];
  });
};

/** A reason with its line in place of the number of its entry. */
const faultAt = (reason: Reason, path: Path, line?: number, file?: string): Fault => ({
  reason:
    line === undefined ? reason : { ...reason, at: { ...reason.at, ...(reason.at?.path && { path }), line } },
  file,
});

/** Adds up the lines of all pieces, in order; every wrong one is named, and then nothing is added up. */
export const readEvening = async (
  pieces: readonly Piece[],
  options: LedgerOptions,
): Promise<Result<Evening, readonly Fault[]>> => {
  let table = await firstTable();
  const written: string[] = [];
  const entries: { value: unknown; line: number | undefined; file: string | undefined }[] = [];
  const faults: Fault[] = [];
  for (const piece of pieces)
    for (const [read, line] of readsOf(piece)) {
      const { file } = piece;
      const entered = read.ok ? await enterLine(read.value, table) : read;
      if (read.ok && piece === pieces.at(-1)) written.push(formatLedgerLine(read.value));
      if (!entered.ok) faults.push(...entered.error.reasons.map((reason) => faultAt(reason, [], line, file)));
      else {
        table = entered.value.table ?? table;
        if (entered.value.value !== undefined) entries.push({ value: entered.value.value, line, file });
      }
    }
  const values: unknown = entries.map(({ value }) => value);
  const added = ledger(values as Parameters<typeof ledger>[0], options);
  if (added.ok && faults.length === 0) return success({ ledger: added.value, written });
  const more = (added.ok ? [] : added.error.reasons).map((reason) => {
    const [place, ...path] = reason.at?.path ?? [];
    const { line, file } = entries[Number(place)] ?? {};
    return faultAt(reason, path, line, file);
  });
  const lineOf = ({ reason }: Fault): number => reason.at?.line ?? 0;
  return failure([...faults, ...more].sort((one, other) => lineOf(one) - lineOf(other)));
};

/** Where something is wrong: the line of its entry, or its place in the one list. */
export const faultText = ({ reason: { at, message }, file }: Fault): string => {
  const place = at?.path?.[0];
  if (at?.line !== undefined) return `line ${at.line}${file === undefined ? '' : ` of ${file}`}: ${message}`;
  return typeof place === 'number' ? `entry ${place + 1}: ${message}` : message;
};
