import { quoted, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';

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
