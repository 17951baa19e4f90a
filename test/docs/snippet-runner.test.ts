import { describe, expect, test } from 'vitest';
import { linesMatch, sessionsOf } from './commands';
import { blocksOf } from './markdown';
import { problemsOf, snippetsOf, typeErrorsOf } from './snippets';

const document = (...lines: string[]) => ['# A document', '', ...lines, ''].join('\n');
const ts = (...lines: string[]) => document('```ts', ...lines, '```');
const snippetsIn = (markdown: string) => snippetsOf(blocksOf('runner.md', markdown));
const problemsIn = async (markdown: string) =>
  (await Promise.all(snippetsIn(markdown).map(problemsOf))).flat();

describe('a ts block', () => {
  test.each([
    ['an expression', ts('1 + 1; // => 2')],
    ['what is printed', ts("console.log('a'); // => 'a'")],
    ['a declared name', ts('const a = [1, 2]; // => [1, 2]')],
    ['a claim on the line below', ts('const a = { b: 1, c: undefined };', '// => { b: 1 }')],
    ['a claim over several lines', ts('({ a: 1, b: 2 });', '// => {', '//      a: 1, b: 2,', '//    }')],
    ['more in an object', ts('({ a: 1, b: 2 }); // => { a: 1, ... }')],
    ['more in a list', ts('[1, 2, 3]; // => [1, ...]')],
    ['a claim in a function that runs', ts('const f = () => {', '  1; // => 1', '};', 'f();')],
    ['no claim at all', ts('export const a: number = 1;')],
    ['a block that is not run', document('```ts no-run', '1; // => 2', '```')],
    [
      'a block that goes on',
      document('```ts', 'const a = 1;', '```', '', '```ts continued', 'a; // => 1', '```'),
    ],
  ])('may state %s', async (_, markdown) => {
    expect(await problemsIn(markdown)).toEqual([]);
  });

  test.each([
    ['a wrong value', ts('const a = 1;', 'a; // => 2'), /^runner\.md:5: expected 2\n {2}but it is 1$/],
    ['too little', ts('({ a: 1, b: 2 }); // => { a: 1 }'), /^runner\.md:4: expected/],
    ['a list cut short', ts('[1, 2]; // => [1]'), /^runner\.md:4: expected/],
    ['no expression', ts('1; // => one two'), /^runner\.md:4: what follows/],
    [
      'something that never runs',
      ts('const f = () => {', '  1; // => 1', '};'),
      /^runner\.md:5: .*never ran/,
    ],
    ['code that throws', ts("throw new Error('no');"), /^runner\.md:4: Error: no/],
  ])('is refused for stating %s', async (_, markdown, message) => {
    expect(await problemsIn(markdown)).toEqual([expect.stringMatching(message)]);
  });

  test('is refused for a claim about nothing', async () => {
    await expect(problemsIn(ts('if (true) { // => 1', '}'))).rejects.toThrow('runner.md:4: "// =>" states');
  });

  test('is refused for types that do not fit', { timeout: 60_000 }, () => {
    expect(typeErrorsOf(snippetsIn(ts('', "export const a: number = 'b';")))).toEqual([
      "runner.md:5: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  test('is refused when its fence is never closed', () => {
    expect(() => snippetsIn(document('```ts', '1;'))).toThrow('runner.md:3: the code block is never closed');
  });
});

describe('an sh block', () => {
  test('is searched for command lines of the program', () => {
    const markdown = document(
      '```sh',
      'npm ci && npm run build && node dist/cli.js --version',
      '$ mahjongg --version && npx mahjongg validate "a" # exits 2',
      "echo '{}' \\",
      '  | mahjongg validate --json',
      'npm install mahjongg',
      '```',
      '',
      '```text',
      'out',
      '```',
    );
    const place = { file: 'runner.md' };
    expect(sessionsOf(blocksOf('runner.md', markdown))).toEqual([
      {
        ...place,
        line: 4,
        commands: [
          { ...place, line: 4, text: 'node dist/cli.js --version', status: 0 },
          { ...place, line: 5, text: 'mahjongg --version', status: 0 },
          { ...place, line: 5, text: 'npx mahjongg validate "a" # exits 2', status: 2 },
          { ...place, line: 6, text: "echo '{}' | mahjongg validate --json", status: 0 },
        ],
        files: undefined,
        output: ['out'],
      },
    ]);
  });

  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b', 'c'], ['a', '...', 'c'], true],
    [['a', 'b'], ['a', '...'], true],
    [['a', 'b'], ['a'], false],
    [['a'], ['a', 'b'], false],
  ])('prints %j where %j is expected: %s', (printed, expected, answer) => {
    expect(linesMatch(printed, expected)).toBe(answer);
  });
});
