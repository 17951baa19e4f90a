import { readFileSync } from 'node:fs';

// The tables of docs/options.md.

/** The text of a file of the project. */
export const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const lines = read('docs/options.md').split('\n');

/** The cells of the table whose first columns have these titles, a list for each row. */
export const rowsOf = (...titles: readonly string[]): readonly (readonly string[])[] => {
  const start = lines.findIndex((line) => line.startsWith(`| ${titles.join(' | ')} |`));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

/** What a cell has in backticks. */
export const inBackticks = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);

/** The first value that a cell names. */
export const json = (cell?: string): unknown => JSON.parse(inBackticks(cell)[0] ?? 'null');

/** A row of a table of options. */
export const optionOf = ([name, rule = '', values, usual, effect = '']: readonly string[]) => ({
  name: inBackticks(name)[0] ?? '',
  rule,
  values: inBackticks(values).map((value) => JSON.parse(value) as unknown),
  usual: json(usual),
  effect,
});
