import type { Rejection } from '../core/reason';
import { batchFor, type Io } from './io';
import { type Line, linesOf } from './lines';
import { jsonLine } from './plain';
import { LINE_LIMIT, lineTooLong, readJson } from './read-json';
import { replyTo } from './requests';

/** How a command answers the JSON value of one line. */
export interface Answers {
  /** The answer to a request, which may be any JSON value. */
  readonly answer: (request: unknown) => object;
  /** Names of members that other commands read, but this one does not where they might be taken for its own; none if left out. */
  readonly ignored?: ((request: unknown) => readonly string[]) | undefined;
  /** The answer to a line that holds no request. */
  readonly refuse: (rejection: Rejection) => object;
}

const BYTE_ORDER_MARK = /^\ufeff/;

const isBlank = (line: Line): boolean => 'text' in line && /^\s*$/.test(line.text);

const answerLine = (line: Line, { answer, refuse, ignored }: Answers): object => {
  const read = 'text' in line ? readJson(line.text.replace(BYTE_ORDER_MARK, '')) : lineTooLong(line.bytes);
  return read.ok ? replyTo(read.value, answer(read.value), ignored?.(read.value)) : refuse(read.error);
};

/**
 * Answers each line of standard input with one line, in order, until there are no more or nobody
 * reads the answers. Blank lines are skipped. What has come in is answered before more is waited for.
 */
export const answerLines = async (io: Io, answers: Answers): Promise<void> => {
  const batch = batchFor(io);
  for await (const lines of linesOf(io.input, LINE_LIMIT)) {
    for (const line of lines) {
      if (!isBlank(line) && !(await batch.add(jsonLine(answerLine(line, answers))))) return;
    }
    if (!(await batch.flush())) return;
  }
};
