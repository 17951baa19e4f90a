import { failure, success } from '../core/result';
import { practiceCard } from '../games/american/card/practice-card';
import type { Usage } from './given';
import { quotedPath } from './plain';
import { LINE_LIMIT } from './read-json';
import { readTextFile, whyNot } from './text-file';

const complaint = (path: string, why: string): string => {
  if (why === 'tooLarge')
    return `at most ${LINE_LIMIT} bytes of a card are read; ${quotedPath(path)} has more`;
  return why === 'notUtf8'
    ? `${quotedPath(path)} is not written in UTF-8; save the file as UTF-8`
    : `the file ${quotedPath(path)} cannot be read: ${whyNot(why)}`;
};

/** The name that stands for the library's own card instead of a file. */
export const PRACTICE = 'practice';

/** The text of a card: the practice card by its name, or from its file, of as many bytes at most as a line of JSON. */
export const readCardFile = async (path: string): Promise<Usage<string>> => {
  if (path === PRACTICE) return success(JSON.stringify(practiceCard));
  const text = await readTextFile(path);
  return text.ok ? text : failure(`--card: ${complaint(path, text.error)}`);
};
