import { linesOf } from '../lines';

/** The longest line a person types. */
const LONGEST = 4096;

/** Gives the lines of an input one at a time; undefined when there are no more. */
export const lineReader = (
  input: AsyncIterable<Uint8Array | string>,
): (() => Promise<string | undefined>) => {
  const chunks = linesOf(input, LONGEST);
  const waiting: string[] = [];
  return async () => {
    while (waiting.length === 0) {
      const next = await chunks.next();
      if (next.done === true) return undefined;
      // A line that is too long is no answer to anything.
      for (const line of next.value) waiting.push('text' in line ? line.text : '(too long)');
    }
    return waiting.shift();
  };
};
