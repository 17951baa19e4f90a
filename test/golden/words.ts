import { readFileSync } from 'node:fs';

/** Every phase, event and ending in the games written in a folder. */
export const wordsIn = (folder: URL, names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .map((name) => readFileSync(new URL(`${name}.txt`, folder), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^(?: {2}phase | {4}|ending )(\w+)/gm)])
      .map(([, word = '']) => word),
  );
