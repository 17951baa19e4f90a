import type { Rejection, Result } from 'mahjongg';
import { rejected, success } from './result';
import { quoted } from './words';

/** The most bytes of a line that are read. */
export const LINE_LIMIT = 1_048_576;
/** The most levels of lists and objects inside each other that are read. */
const DEPTH_LIMIT = 64;

/** A rejection because a line has more bytes than are read. */
export const lineTooLong = (bytes: number): ReturnType<typeof rejected> =>
  rejected({
    code: 'tooLarge',
    rule: '',
    message: `At most ${LINE_LIMIT} bytes of JSON are read; there are ${bytes}.`,
    params: { limit: LINE_LIMIT, length: bytes },
  });

const QUOTE = 34;
const BACKSLASH = 92;
/** What each character adds to the depth. */
const STEPS: ReadonlyMap<number, number> = new Map([
  [91, 1],
  [123, 1],
  [93, -1],
  [125, -1],
]);

/** Whether lists and objects lie inside each other at more levels than allowed; brackets inside strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) inString = !inString;
    else if (inString && character === BACKSLASH) at++;
    else if (!inString) depth += STEPS.get(character) ?? 0;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
};

/** Where the parser of JSON stopped, if its message says so. */
const offsetIn = (error: unknown): number | undefined => {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? undefined : Number(position);
};

const notJson = (text: string, error: unknown): ReturnType<typeof rejected> => {
  const offset = offsetIn(error);
  const ends = offset !== undefined && offset >= text.trimEnd().length;
  const stops = offset === undefined ? '' : `; character ${offset + 1} cannot stand there`;
  const where = ends ? '; it ends too early' : stops;
  return rejected({
    code: 'notJson',
    rule: '',
    message: `${quoted(text.trim())} is not JSON${where}.`,
    at: offset === undefined ? undefined : { offset },
    params: {},
  });
};

/** Reads a text as JSON of at most 1 MiB and 64 levels. */
export const readJson = (text: string): Result<unknown, Rejection> => {
  const bytes = text.length * 3 > LINE_LIMIT ? Buffer.byteLength(text) : text.length;
  if (bytes > LINE_LIMIT) return lineTooLong(bytes);
  if (isTooDeep(text)) {
    return rejected({
      code: 'tooLarge',
      rule: '',
      message: `At most ${DEPTH_LIMIT} levels of lists and objects are read; ${quoted(text.trim())} has more.`,
      params: { limit: DEPTH_LIMIT },
    });
  }
  try {
    return success(JSON.parse(text) as unknown);
  } catch (error) {
    return notJson(text, error);
  }
};

/** One line of a stream: its text, or how many bytes it had if that was more than the limit. */
export type Line = { readonly text: string } | { readonly bytes: number };

const NEW_LINE = 10;

/** The line that has come in so far: its pieces, let go of as soon as there are too many bytes. */
class Pending {
  private readonly limit: number;
  private pieces: Uint8Array[] = [];
  private bytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether nothing has come in. */
  get isEmpty(): boolean {
    return this.bytes === 0;
  }

  /** Takes another piece of the line. */
  add(piece: Uint8Array): void {
    this.bytes += piece.length;
    if (this.bytes > this.limit) this.pieces = [];
    else this.pieces.push(piece);
  }

  /** Ends the line and starts the next one. */
  take(): Line {
    const { bytes, pieces } = this;
    this.pieces = [];
    this.bytes = 0;
    return bytes > this.limit ? { bytes } : { text: Buffer.concat(pieces).toString('utf8') };
  }
}

/**
 * The lines of a stream of bytes, those of one chunk at a time. Lines are cut between bytes, before
 * they are decoded, so that a character may lie in two chunks. A line of more than `limit` bytes is
 * not kept. The last line need not end with a line break.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array | string>,
  limit: number,
): AsyncGenerator<readonly Line[]> {
  const pending = new Pending(limit);
  for await (const given of chunks) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      pending.add(chunk.subarray(start, end));
      lines.push(pending.take());
      start = end + 1;
    }
    if (start < chunk.length) pending.add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (!pending.isEmpty) yield [pending.take()];
}
