import type { Reason, Result } from 'mahjongg/card-free';
import { quoted, reasonAt, rejected, success, tooLarge } from './values';

/** The longest line that is read, in bytes. */
export const LINE_LIMIT = 1_048_576;
/** How many levels of nested lists and objects are read at most. */
const DEPTH_LIMIT = 64;

export const lineTooLong = (length: number) => rejected(tooLarge('bytes of JSON', LINE_LIMIT, length));

/** Whether lists and objects are nested too deeply; brackets inside strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (piece === '[' || piece === '{') depth++;
    else if (piece === ']' || piece === '}') depth--;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
};

const notJson = (text: string, error: unknown) => {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  const because = (why: string): Reason =>
    reasonAt('notJson', '', `${quoted(text.trim())} is not JSON${why}.`, []);
  if (position === undefined) return rejected(because(''));
  const offset = Number(position);
  const isEnd = offset >= text.trimEnd().length;
  const why = isEnd ? '; it ends too early' : `; character ${offset + 1} is not allowed there`;
  return rejected({ ...because(why), at: { offset } });
};

/** Reads text as JSON of at most 1 MiB and 64 levels. */
export const readJson = (text: string): Result<unknown> => {
  const bytes = text.length * 3 > LINE_LIMIT ? Buffer.byteLength(text) : text.length;
  if (bytes > LINE_LIMIT) return lineTooLong(bytes);
  const deep = `At most ${DEPTH_LIMIT} levels of lists and objects are read; ${quoted(text.trim())} has more.`;
  if (isTooDeep(text)) return rejected(reasonAt('tooLarge', '', deep, [], { limit: DEPTH_LIMIT }));
  try {
    return success(JSON.parse(text));
  } catch (error) {
    return notJson(text, error);
  }
};

/** One line of a stream: its text, or how many bytes it had if that was more than the limit. */
export type Line = { readonly text: string } | { readonly bytes: number };

/** The byte that ends a line. */
export const NEW_LINE = 10;

/**
 * The lines of a stream of bytes, chunk by chunk. Bytes are split into lines before they are decoded, so a character
 * may span two chunks. A line of more than `limit` bytes is not kept. The last line need not end with a line break.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array | string>,
  limit: number,
): AsyncGenerator<readonly Line[]> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  const add = (piece: Uint8Array): void => {
    bytes += piece.length;
    if (bytes > limit) pieces = [];
    else pieces.push(piece);
  };
  const take = (): Line => {
    const line = bytes > limit ? { bytes } : { text: Buffer.concat(pieces).toString('utf8') };
    [pieces, bytes] = [[], 0];
    return line;
  };
  for await (const given of chunks) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      add(chunk.subarray(start, end));
      lines.push(take());
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (bytes > 0) yield [take()];
}

const BYTE_ORDER_MARK = /^\ufeff/;

/** The JSON value of a line, which may begin with a byte-order mark; undefined for a blank line. */
export const jsonOf = (line: Line): Result<unknown> | undefined => {
  if (!('text' in line)) return lineTooLong(line.bytes);
  return line.text.trim() === '' ? undefined : readJson(line.text.replace(BYTE_ORDER_MARK, ''));
};
