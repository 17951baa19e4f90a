import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { failure, type Result, success } from '../core/result';
import { errorCode } from './files';
import { LINE_LIMIT } from './read-json';

/** Why a file cannot be read, by what the system says of it; anything else is told as it is. */
const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

/** Why a file cannot be read, in words. */
export const whyNot = (code: string): string => WHY_NOT[code] ?? code;

/** The text of a file of as many bytes at most as a line of JSON, or why it cannot be had: `tooLarge`, `notUtf8`, or the code of an error. */
export const readTextFile = async (path: string): Promise<Result<string, string>> => {
  const pieces: Uint8Array[] = [];
  try {
    // One byte more than the limit tells a file that is too long.
    for await (const piece of createReadStream(path, { end: LINE_LIMIT })) pieces.push(piece as Uint8Array);
  } catch (error) {
    return failure(errorCode(error));
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length > LINE_LIMIT) return failure('tooLarge');
  // A zero byte is a sign of UTF-16; no JSON has one.
  return isUtf8(bytes) && !bytes.includes(0) ? success(bytes.toString('utf8')) : failure('notUtf8');
};
