import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fitted, wrapped } from '../../src/cli/words';
import { run, runShell } from './run';

/** A hand of one suit, of numbers only: the first example of the documentation. */
const RUN = '11B 222B 333B 444B 555B';

test('a count of layouts shows how far it is', async () => {
  const shown: string[] = [];
  const { stdout } = await run(['layouts', '--count'], { progress: (line) => shown.push(line) });
  expect([stdout, shown]).toEqual(['179341\n', ['100000 so far', '']]);
});

describe('colors', () => {
  const ESC = String.fromCharCode(27);

  test.each<[string, Record<string, string>, boolean]>([
    ['into a pipe', {}, false],
    ['forced', { FORCE_COLOR: '1' }, true],
    ['forced to none', { FORCE_COLOR: '0' }, false],
    ['forced, but not wanted', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['forced, with an empty NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('%s', async (_, env, isColored) => {
    for (const words of [
      ['validate', RUN],
      ['validate', '11B'],
      ['score', RUN],
    ]) {
      expect((await run(words, { env })).stdout.includes(ESC)).toBe(isColored);
    }
  });

  test('none in JSON, and none in a complaint', async () => {
    const env = { FORCE_COLOR: '1' };
    expect((await run(['validate', RUN, '--json'], { env })).stdout).not.toContain(ESC);
    expect((await run(['validate', '1X'], { env })).stderr).not.toContain(ESC);
  });
});

describe('control characters of the input are not printed', () => {
  const hostile = '\u001b[31m1B\u009b2J\u202e';

  test.each([
    ['in a hand', ['validate', hostile]],
    ['in an option', ['validate', RUN, '--by', hostile]],
    ['in JSON', ['validate', RUN, '--options', `{"${hostile}": 1}`]],
    ['in the name of the rules', ['validate', RUN, '--rules', hostile]],
    ['in the name of an option', ['validate', RUN, `--${hostile}`]],
    ['in the name of a command', [hostile]],
  ])('%s', async (_, words) => {
    const { status, stdout, stderr } = await run(words);
    expect([status, stdout]).toEqual([2, '']);
    for (const line of stderr.trimEnd().split('\n')) expect(line).toMatch(/^mahjongg[^\p{Cc}\p{Cf}]+$/u);
  });

  test.each([['score'], ['validate'], ['possible'], ['layouts']])(
    'in the names of a card: %s',
    async (command) => {
      const line = { hand: 'FF\n2222a 4444b 6666c', value: 25, open: true };
      const card = { name: hostile, sections: [{ name: `Evens${hostile}\n\tand more`, lines: [line] }] };
      const directory = mkdtempSync(join(tmpdir(), 'mahjongg-'));
      const file = join(directory, 'card.json');
      writeFileSync(file, JSON.stringify(card));
      const given = { possible: ['[2222B]'], layouts: [] as string[] }[command] ?? ['FF 2222B 4444C 6666D'];
      const { stdout } = await run([command, ...given, '--rules', 'nmjl', '--card', file]);
      const listed = (await run(['card', 'list', file])).stdout;
      rmSync(directory, { recursive: true });
      expect(stdout).toContain('and more, line 1: FF 2222a 4444b 6666c');
      expect(stdout.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Cf}]+$/u);
      expect(listed).toMatch(/^1 {2}FF 2222a 4444b 6666c {2}X {2}25$/mu);
    },
  );

  test('JSON holds them as escapes', async () => {
    const { stdout } = await run(['validate', '--json'], {
      input: JSON.stringify({ id: hostile, hand: hostile }),
    });
    expect(stdout.trimEnd()).toMatch(/^[^\p{Cc}\p{Cf}]+$/u);
    expect(JSON.parse(stdout)).toMatchObject({ id: hostile, valid: false });
  });
});

test('a reader that has enough ends the program quietly', () => {
  const says = (line: string): string => {
    const { stdout, stderr } = runShell(`{ ${line}; echo "exit $?" >&2; } | head -n 1 | cut -c 1-20`);
    return stdout + stderr;
  };
  expect(says('mahjongg layouts')).toBe('FF 111B 222B 333B GG\nexit 0\n');
  expect(says(`yes '{"hand":"${RUN}"}' | mahjongg score --json`)).toBe('{"valid":true,"readi\nexit 0\n');
});

test('a figure and its sign stay on one line', () => {
  expect(wrapped('wins in about 5 % of cases', 16)).toEqual(['wins in about', '5 % of cases']);
});

test.each<[string, string, number, readonly string[]]>([
  [
    'a row between its cells',
    '  1     45  5B (2)      10  11B 222B 55B+5B  1 Pair 4 Pungs',
    46,
    ['  1     45  5B (2)      10  11B 222B 55B+5B', '    1 Pair 4 Pungs'],
  ],
  [
    'a row that fits if its cells are closer',
    '  2a  Own wind      x2      100',
    24,
    ['  2a  Own wind  x2  100'],
  ],
  ['a line of dashes', '  ------------', 9, ['  -------']],
  ['a cell that is too wide', 'a  b  one two three four', 10, ['a  b', '  one two', '    three', '    four']],
  ['a text between its words', '  ?  the rules behind', 12, ['  ?  the', '    rules', '    behind']],
  ['a word that is too wide', 'a  b  counterclockwise', 10, ['a  b', '  counterclockwise']],
])('wide lines are broken: %s', (_, line, width, lines) => {
  expect(fitted([line], width)).toEqual(lines);
});
