import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { practiceCard } from '../card/practice-card';
import { quoted } from '../result/reason';
import { failure, success } from '../result/result';
import type { Usage } from './given';
import { LINE_LIMIT } from './read-json';

/** The name that stands for the library's own card instead of a file. */
export const PRACTICE = 'practice';

/** The text of a card: the practice card by its name, or from its file, of as many bytes at most as a line of JSON. */
export const readCardFile = async (path: string): Promise<Usage<string>> => {
  if (path === PRACTICE) return success(JSON.stringify(practiceCard));
  const pieces: Uint8Array[] = [];
  try {
    // One byte more than the limit tells a card that is too long.
    for await (const piece of createReadStream(path, { end: LINE_LIMIT })) pieces.push(piece as Uint8Array);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return failure(`--card: the file ${quoted(path)} cannot be read${why}`);
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length > LINE_LIMIT)
    return failure(`--card: at most ${LINE_LIMIT} bytes of a card are read; ${quoted(path)} has more`);
  // A zero byte is a sign of UTF-16; no JSON has one.
  return isUtf8(bytes) && !bytes.includes(0)
    ? success(bytes.toString('utf8'))
    : failure(`--card: ${quoted(path)} is not written in UTF-8; save the file as UTF-8`);
};
