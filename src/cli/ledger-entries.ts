import type { Reason } from '../core/reason';
import type { Io } from './io';
import { type Line, linesOf } from './lines';
import { LINE_LIMIT, lineTooLong, readJson } from './read-json';

/** An entry of a ledger, and the line it came from; undefined if the input was one list. */
export interface Entry {
  /** The entry, which may be any JSON value. */
  readonly value: unknown;
  /** Its line, counted from 1. */
  readonly line?: number | undefined;
}

/** What was read, and the lines that are no JSON. */
export interface EntriesRead {
  /** The entries, in order. */
  readonly entries: readonly Entry[];
  /** What is wrong with the others, each with its line. */
  readonly reasons: readonly Reason[];
}

/** More lines than a ledger has entries. */
const MOST_LINES = 20_000;

// Whoever reads no further cannot say how many there are.
const TOO_MANY: Reason = {
  code: 'tooLarge',
  rule: '',
  message: `At most ${MOST_LINES} lines are read; there are more.`,
  params: { limit: MOST_LINES },
};

const BYTE_ORDER_MARK = /^\ufeff/;

const readLines = async (input: Io['input']): Promise<readonly Line[]> => {
  const all: Line[] = [];
  for await (const lines of linesOf(input, LINE_LIMIT)) {
    for (const line of lines)
      all.push(all.length === 0 && 'text' in line ? { text: line.text.replace(BYTE_ORDER_MARK, '') } : line);
    if (all.length > MOST_LINES) return all;
  }
  return all;
};

/** The whole input as one list; undefined if it is none. */
const asOneList = (lines: readonly Line[]): readonly Entry[] | undefined => {
  const text = lines.map((line) => ('text' in line ? line.text : '')).join('\n');
  if (!/^\s*\[/.test(text)) return undefined;
  const read = readJson(text);
  return read.ok && Array.isArray(read.value) ? read.value.map((value: unknown) => ({ value })) : undefined;
};

/** Reads payments from the input: one JSON list, or a JSON value a line. Blank lines are skipped. */
export const readEntries = async (input: Io['input']): Promise<EntriesRead> => {
  const lines = await readLines(input);
  if (lines.length > MOST_LINES) return { entries: [], reasons: [TOO_MANY] };
  const list = asOneList(lines);
  if (list !== undefined) return { entries: list, reasons: [] };
  const entries: Entry[] = [];
  const reasons: Reason[] = [];
  lines.forEach((line, at) => {
    if ('text' in line && line.text.trim() === '') return;
    const read = 'text' in line ? readJson(line.text) : lineTooLong(line.bytes);
    if (read.ok) entries.push({ value: read.value, line: at + 1 });
    else
      reasons.push(
        ...read.error.reasons.map((reason) => ({ ...reason, at: { ...reason.at, line: at + 1 } })),
      );
  });
  return { entries, reasons };
};
