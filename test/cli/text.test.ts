import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runShell } from './run';

/** A hand of one suit, of numbers only: the first example of the documentation. */
const RUN = '11B 222B 333B 444B 555B';

/** What is printed for each command line, as a person checked it. */
const SESSIONS: readonly (readonly [
  name: string,
  words: readonly string[],
  status: number,
  printed: string,
])[] = [
  [
    'a hand that wins',
    ['validate', RUN],
    0,
    `The hand wins with 45 points. It has one reading:

  45  Consecutive Run 1 2 3 4 5, 1 Pair 4 Pungs
      11B 222B 333B 444B 555B
      set +5, suit +5, concealed +10
`,
  ],
  [
    'several words are one hand',
    ['validate', ...RUN.split(' ')],
    0,
    `The hand wins with 45 points. It has one reading:

  45  Consecutive Run 1 2 3 4 5, 1 Pair 4 Pungs
      11B 222B 333B 444B 555B
      set +5, suit +5, concealed +10
`,
  ],
  [
    'the best of many readings, with blocks of jokers',
    ['validate', '11B JJJJJJJJ 333B 4B', '--limit', '1'],
    0,
    `The hand wins with 50 points. It has 17 readings; the best one (--limit shows more):

  50  Consecutive Run 1 2 3 4, 3 Pungs 1 Quint
      11BJ JJJ=2B 333B 4BJJJJ
      quints +5, set +5, suit +5, concealed +10
`,
  ],
  [
    'a Dragon Hand',
    ['validate', 'RRRR GGGG FFF FFF'],
    0,
    `The hand wins with 50 points. It has one reading:

  50  Dragon's Love (Dragon Hand)
      FFF FFF GGGG RRRR
      fixed value
`,
  ],
  [
    'exposures',
    ['validate', '[222B] 333C [4444C] 5555D', '--by=wall'],
    0,
    `The hand wins with 30 points. It has one reading:

  30  Consecutive Run 2 3 4 5, 2 Pungs 2 Kongs
      [222B] 333C [4444C] 5555D
      set +5
`,
  ],
  [
    'a condition and a note',
    [
      'validate',
      '[222B] 33BJ [4444C] NEWS',
      '--options',
      '{"houseRules": {"requireBonus": true, "removeFlowersAndJokers": true}}',
    ],
    0,
    `The hand wins with 25 points. It has one reading:

  25  Consecutive Run 2 3 4, 2 Pungs 2 Kongs
      [222B] 33BJ [4444C] NEWS
      no bonus

Condition: With jokers and without a bonus, this reading counts only if the hand is self-picked. (CF-33)

Note: With four flowers and four jokers taken out, Dragon's Love cannot be made. (CF-32)
`,
  ],
  [
    'a hand that does not win',
    ['validate', '11B 222B 33333B 44B 55B'],
    1,
    `The hand does not win.

1. There are only 4 of 3B; the hand holds 5.
   CF-1, tooManyCopies
`,
  ],
  [
    'a score sheet',
    ['score', RUN],
    0,
    `Consecutive Run 1 2 3 4 5, 1 Pair 4 Pungs
11B 222B 333B 444B 555B
Won by wall (if not so, say it with --by)

CF-19  Base                     25
CF-30  Set: number blocks only   5
CF-22  Suit: one suit            5
CF-23  Concealed                10
----------------------------------
       Total                    45
`,
  ],
  [
    'a score sheet with payments',
    ['score', RUN, '--winner', 'East', '--discarder', 's'],
    0,
    `Consecutive Run 1 2 3 4 5, 1 Pair 4 Pungs
11B 222B 333B 444B 555B
Won by discard (if not so, say it with --by)

CF-19  Base                     25
CF-30  Set: number blocks only   5
CF-22  Suit: one suit            5
CF-23  Concealed                10
----------------------------------
       Total                    45

South pays East  180
West pays East    90
North pays East   90

East   +360
South  -180
West    -90
North   -90
`,
  ],
  [
    'the score of a hand that does not win',
    ['score', '11B 222B 33333B 44B 55B'],
    1,
    `The hand does not win.

1. There are only 4 of 3B; the hand holds 5.
   CF-1, tooManyCopies
`,
  ],
  [
    'a settlement',
    ['settle', '--value', '25.5', '--winner', 'E', '--by', 'discard', '--discarder', 'S', '--jokerless'],
    0,
    `South pays East  102
West pays East    51
North pays East   51

East   +204
South  -102
West    -51
North   -51
`,
  ],
  [
    'a settlement between three',
    ['settle', '--value', '40', '--winner', 'N', '--seats', 'ESN'],
    0,
    `Won by wall (if not so, say it with --by)

East pays North   80
South pays North  80

East    -80
South   -80
North  +160
`,
  ],
  [
    'a false Mah Jongg',
    ['settle', '--event', 'mahjonggInError', '--declarer', 'S', '--exposed', 'E,W', '--value', '30'],
    0,
    `South pays North  60

East     0
South  -60
West     0
North  +60

The game is over (AG-35).
`,
  ],
  [
    'AG-35: nobody else has exposed a hand',
    ['settle', '--event', 'mahjonggInError', '--declarer', 'S', '--value', '30'],
    0,
    'Nobody pays.\n\nThe game goes on without South, whose hand is dead (AG-35).\n',
  ],
  [
    'AG-35: one other has exposed',
    ['settle', '--event', 'mahjonggInError', '--declarer', 'S', '--exposed', 'E', '--value', '30'],
    0,
    'Nobody pays.\n\nThe game goes on without East and South, whose hands are dead (AG-35).\n',
  ],
  [
    'AG-35: all others have',
    ['settle', '--event', 'mahjonggInError', '--declarer', 'S', '--exposed', 'EWN', '--value', '30'],
    0,
    'Nobody pays.\n\nThe game is over (AG-35).\n',
  ],
  ['a wall game', ['settle', '--event', 'wallGame'], 0, 'Nobody pays.\n'],
  [
    'the first layouts',
    ['layouts', '--limit', '2'],
    0,
    `FF 111B 222B 333B GGG       1 Pair 4 Pungs   Consecutive Run 1 2 3
FF 111B 222B 333B RRR       1 Pair 4 Pungs   Consecutive Run 1 2 3
`,
  ],
];

describe('what a person reads', () => {
  test.each(SESSIONS)('%s', async (_, words, status, printed) => {
    expect(await run(words)).toEqual({ status, stdout: printed, stderr: '' });
  });

  test('a reason that is not enough alone names the others', async () => {
    const { status, stdout } = await run(['validate', '19B 19C 19D NEWS RGW J']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^ {3}CF-2, singleTile, together with (\w+, )*\w+$/m);
  });

  test('layouts are counted, with Dragon Hands and without', async () => {
    const count = async (...words: string[]): Promise<number> =>
      Number((await run(['layouts', '--count', ...words])).stdout);
    const all = await count();
    expect(all).toBeGreaterThan(0);
    expect(await count('--dragon-hands')).toBe(all + 5);
    expect((await run(['layouts', '--count', '--json'])).stdout).toBe(`{"count":${all}}\n`);
    expect((await run(['layouts'])).stdout.split('\n').length - 1).toBe(all);
  });
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
  expect(says('mahjongg layouts --json')).toBe('{"category":"consecu\nexit 0\n');
  expect(says(`yes '{"hand":"${RUN}"}' | mahjongg score --json`)).toBe('{"valid":true,"readi\nexit 0\n');
  expect(says('mahjongg help')).toBe('mahjongg reads Mahjo\nexit 0\n');
});
