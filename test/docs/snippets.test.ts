import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sessionProblems, sessionsOf } from './commands';
import { blocksOf } from './markdown';
import { fileOf, problemsOf, snippetsOf, typeErrorsOf } from './snippets';

const folders = ['docs', 'docs/guides'];
const documents = [
  'README.md',
  ...folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
].filter((name) => name.endsWith('.md'));
const blocks = documents.map((file) => blocksOf(file, readFileSync(file, 'utf8')));
const snippets = blocks.flatMap(snippetsOf);
const sessions = blocks.flatMap(sessionsOf);
const named = <T extends { file: string; line: number }>(items: readonly T[]) =>
  items.map((item): [string, T] => [`${item.file}:${item.line}`, item]);

describe('what the documents show', () => {
  test('compiles', { timeout: 180_000 }, () => {
    expect(typeErrorsOf(snippets)).toEqual([]);
  });

  if (snippets.length > 0)
    test.each(named(snippets))('%s runs and gives the values it states', async (_, item) => {
      expect(await problemsOf(item)).toEqual([]);
    });

  test.each(named(blocks.flat()).filter(([, block]) => fileOf(block) !== undefined))(
    '%s stands in its file, line by line',
    (_, block) => {
      const lines = `\n${readFileSync(fileOf(block) ?? '', 'utf8')}`;
      expect(lines).toContain(`\n${block.lines.join('\n')}\n`);
    },
  );

  if (sessions.length > 0)
    test.each(named(sessions))('%s prints what it says', { timeout: 60_000 }, (_, item) => {
      expect(sessionProblems(item)).toEqual([]);
    });
});
