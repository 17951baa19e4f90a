import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readRow, readScorecard, rowLine, type ScorecardRow } from '../../src/cli/scorecard';
import { program, type Run, run } from './run';

// CS-23, AS-10: the score card, as the built program keeps and prints it.

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-card-in-a-folder-of-a-long-name-'));
afterAll(() => rmSync(folder, { recursive: true }));

let number = 0;
let path = '';
beforeEach(() => {
  path = join(folder, `card-${number++}.jsonl`);
});

const card = (...words: readonly string[]): Promise<Run> => run(['scorecard', '--file', path, ...words]);
const add = (row: object): Promise<Run> => card('--add', JSON.stringify(row));
const lines = (): readonly string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);

const CHINESE = {
  date: '2026-05-31',
  rules: 'chinese-solitaire',
  natural: 96,
  left: { n: 7, d: 13 },
  final: 52,
};

/** A game that came to this final score. */
const coming = (final: number): object => ({ ...CHINESE, natural: 2 * final, left: { n: 1, d: 2 }, final });

/** The same as a row of the file. */
const ROW = { version: 1, ...CHINESE, won: true, remarks: '' };

test.each([
  ['a win', ROW],
  ['a game that was not won', { ...ROW, won: false, natural: 0, final: 0 }],
  ['the leap day', { ...ROW, date: '2028-02-29' }],
  ['a loss at a table', { ...ROW, rules: 'card-free', won: false, natural: 25, final: -50 }],
])('CS-23: %s is read', (_, row) => {
  expect(readRow(row).ok).toBe(true);
});

describe('CS-23: a row each, with totals and averages', () => {
  test('CS-23: Chinese and American apart, jokerless marked', async () => {
    await add(CHINESE);
    await add({ ...CHINESE, won: false, natural: 0, left: null, final: 0, remarks: 'wall exhausted' });
    await add({
      ...CHINESE,
      rules: 'american-solitaire',
      natural: 100,
      left: { n: 1, d: 2 },
      final: 50,
      jokerless: true,
      remarks: 'Year',
    });
    await add({ ...CHINESE, date: '2026-06-01', natural: 21, left: { n: 1, d: 8 }, final: 3 });
    const { status, stdout, stderr } = await card();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      [
        'Chinese Mah Jongg Solitaire with Discards',
        'date        natural  left  final  remarks',
        '2026-05-31       96  54 %     52',
        '2026-05-31        0            0  wall exhausted',
        '2026-06-01       21  13 %      3',
        '-'.repeat(48),
        'total           117           55  2 of 3 won',
        'average        39.0         18.3',
        '',
        'American Mah Jongg Solitaire with Discards',
        'date        natural  left  final  jokerless  remarks',
        '2026-05-31      100  50 %     50  yes        Year',
        '-'.repeat(55),
        'total           100           50  1          1 of 1 won',
        'average       100.0         50.0',
        '',
      ].join('\n'),
    );
    expect((await card('--rules', 'american-solitaire')).stdout).not.toContain('Chinese');
  });

  test('--json: rows, totals and averages by game', async () => {
    await add(CHINESE);
    await add({ ...CHINESE, natural: 4, final: 2 });
    const { stdout } = await card('--json');
    expect(JSON.parse(stdout)).toEqual({
      file: path,
      games: [
        { ...CHINESE, won: true, left: { n: 7, d: 13, rounded: 1 }, remarks: '' },
        { ...CHINESE, won: true, natural: 4, left: { n: 7, d: 13, rounded: 1 }, final: 2, remarks: '' },
      ],
      totals: {
        'chinese-solitaire': {
          games: 2,
          won: 2,
          jokerless: 0,
          natural: 100,
          final: 54,
          average: { natural: 50, final: 27 },
        },
      },
      broken: [],
    });
  });

  test('none yet', async () => {
    expect(await card()).toMatchObject({ status: 0, stderr: '' });
    expect((await card()).stdout).toMatch(/^No games are on the score card/);
    expect(JSON.parse((await card('--json')).stdout)).toMatchObject({ games: [], totals: {} });
  });

  test('of one game only; where there is none of it, what there is', async () => {
    await add(CHINESE);
    await add({ ...CHINESE, date: '2026-06-01' });
    await add({ rules: 'year', natural: 12, final: 12 });
    expect((await card('--rules', 'year')).stdout).toMatch(/^The Year game\n/);
    expect(await card('--rules', 'nmjl')).toEqual({
      status: 0,
      stdout: `No games of nmjl are on the score card “${path}” yet; it has 2 of chinese-solitaire, 1 of year.\n`,
      stderr: '',
    });
  });

  test('--add says that the game was written down, in JSON too; --rules may name the game', async () => {
    expect(await add(CHINESE)).toEqual({
      status: 0,
      stdout: `The game is on the score card “${path}”.\n`,
      stderr: '',
    });
    const { rules, ...others } = CHINESE;
    const { stdout } = await card('--rules', rules, '--add', JSON.stringify(others), '--json');
    const added = { ...CHINESE, won: true, left: { n: 7, d: 13, rounded: 1 }, remarks: '' };
    expect(JSON.parse(stdout)).toEqual({ file: path, added });
    expect(lines()[1]).toBe(lines()[0]);
    const other = await card('--rules', 'year', '--add', JSON.stringify(CHINESE));
    expect([other.status, other.stderr]).toEqual([
      2,
      'mahjongg scorecard: --add: “rules” is “chinese-solitaire”, but --rules is year\n',
    ]);
  });

  test('what is not of the score card is refused', async () => {
    expect((await card('--rules', 'chinese')).stderr).toContain('There is no rule set “chinese”');
    expect((await card('more')).stderr).toContain('“more” is too much');
    expect((await add([])).stderr).toContain('a row must be an object');
    expect((await add({ ...CHINESE, rules: 'poker' })).stderr).toContain(
      '“rules” must be the name of a rule set',
    );
    expect((await run(['scorecard', '--file', folder])).stderr).toContain('cannot be read (EISDIR)');
    expect(
      (await run(['scorecard', '--file', join(folder, 'no', 'card'), '--add', JSON.stringify(CHINESE)]))
        .status,
    ).toBe(2);
  });
});

describe('a broken line is told, and nothing is lost', () => {
  test('the rows around it are there, and it stays in the file', async () => {
    await add(CHINESE);
    const text = `${readFileSync(path, 'utf8')}{"version":1,"date":"2026\n\n${rowLine({ ...(readRow(JSON.parse(lines()[0] as string)) as { value: ScorecardRow }).value, final: 7 })}\n`;
    writeFileSync(path, text);
    const { status, stdout, stderr } = await card();
    expect(status).toBe(0);
    expect(stdout).toContain('2 of 2 won');
    expect(stderr).toContain(`mahjongg scorecard: line 2 of “${path}” is left out: `);
    expect(stderr).toMatch(/ is not JSON.*\n$/);
    expect(JSON.parse((await card('--json')).stdout)).toMatchObject({ broken: [{ line: 2 }] });
    await add(CHINESE);
    expect(readFileSync(path, 'utf8').startsWith(text)).toBe(true);
  });

  test('a file that ends within a line is gone on with on a line of its own', async () => {
    await add(CHINESE);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole + whole.slice(0, 40));
    await add(CHINESE);
    expect(lines().length).toBe(3);
    const { rows, broken } = readScorecard(lines());
    expect([rows.length, broken.map(({ line }) => line)]).toEqual([2, [2]]);
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, 'a row must be an object, not 7'],
    ['a stranger', { ...CHINESE, more: 1 }, 'a row has no “more”'],
    ['__proto__', JSON.parse('{"__proto__": 1}'), 'a row has no “__proto__”'],
    ['no version', CHINESE, '“version” must be 1, not nothing'],
    [
      'no day',
      { version: 1, date: '2026-13-41' },
      '“date” must be a day such as 2026-05-31, not “2026-13-41”',
    ],
    [
      'a day that no month has',
      { version: 1, ...CHINESE, date: '2026-02-30' },
      '“date” must be a day such as 2026-05-31, not “2026-02-30”',
    ],
    ['CS-8: points without a win', { ...ROW, won: false }, 'a solitaire that was not won scores 0'],
    [
      'AS-11: a final score without a win',
      { ...ROW, rules: 'american-solitaire', won: false, natural: 0 },
      'a solitaire that was not won scores 0',
    ],
    ['CS-23: a negative natural score', { ...ROW, natural: -1 }, 'a solitaire has no negative score'],
    ['CS-23: a negative final score', { ...ROW, final: -1 }, 'a solitaire has no negative score'],
    ['won', { version: 1, ...CHINESE, won: 1 }, '“won” must be true or false, not 1'],
    [
      'left',
      { version: 1, ...CHINESE, won: true, remarks: '', left: { n: 2, d: 1 } },
      '“left” must be null or a fraction',
    ],
    [
      'jokerless',
      { version: 1, ...CHINESE, won: true, jokerless: 'yes' },
      '“jokerless” must be true or false, not “yes”',
    ],
    [
      'no remarks',
      { version: 1, ...CHINESE, won: true },
      '“remarks” must be a text of at most 200 characters, not nothing',
    ],
    [
      'no number',
      { version: 1, ...CHINESE, won: true, natural: '96' },
      '“natural” must be a number, not “96”',
    ],
  ])('%s', (_, value, message) => {
    const row = readRow(value);
    expect(row.ok ? '' : row.error).toContain(message);
  });
});

const adding = (game: object): Promise<Run> =>
  run(['scorecard', '--file', path, '--add', JSON.stringify(game)]);

const AMERICAN = { ...CHINESE, rules: 'american-solitaire', natural: 100, left: { n: 1, d: 3 }, final: 33 };
const LOST = { ...CHINESE, won: false, natural: 0, left: null, final: 0 };

test.each<[string, object]>([
  ['CS-21: rounded to the nearest', { ...CHINESE, natural: 3, left: { n: 1, d: 2 }, final: 2 }],
  ['CS-21: nothing is said of the tiles left', { ...CHINESE, left: null, final: 96 }],
  ['CS-8: a game that was not won', LOST],
  ['AS-9: by all tiles', AMERICAN],
  ['AS-9: by the tiles discarded', { ...AMERICAN, final: 50 }],
  ['AS-9: more than the natural score, by the tiles discarded', { ...AMERICAN, left: null, final: 130 }],
  ['AS-10: without jokers', { ...AMERICAN, jokerless: true }],
  ['a table with jokers', { rules: 'nmjl', natural: 25, final: -50, jokerless: false, won: false }],
])('--add: %s', async (_, game) => {
  expect(await adding(game)).toMatchObject({ status: 0, stderr: '' });
});

test.each<[string, object, string]>([
  [
    'CS-21: another final score than that',
    { ...CHINESE, final: 51 },
    '“final” is 51, but 96 x 7/13 is 51 9/13, rounded 52',
  ],
  [
    'CS-21: by the tiles discarded, which is American',
    { ...AMERICAN, rules: 'chinese-solitaire', final: 50 },
    '“final” is 50, but 100 x 1/3 is 33 1/3, rounded 33',
  ],
  [
    'CS-21: more than the natural score',
    { ...CHINESE, left: null, final: 97 },
    '“final” is 97, but it cannot be more than the natural score of 96',
  ],
  [
    'AS-9: another final score',
    { ...AMERICAN, final: 25 },
    '“final” is 25, but 100 x 1/3 is 33 1/3, rounded 33; or 100 x 1/2 is 50, rounded 50',
  ],
  [
    'AS-9: all tiles left',
    { ...AMERICAN, left: { n: 1, d: 1 } },
    '“final” is 33, but 100 x 1/1 is 100, rounded 100',
  ],
  [
    'half a natural score',
    { ...CHINESE, natural: 95.5 },
    'the natural score of a solitaire is a whole number, not 95.5',
  ],
  [
    'a fraction of more than there are tiles',
    { ...CHINESE, left: { n: 1, d: 2 ** 53 - 1 } },
    '“left” is 1/9007199254740991, but chinese-solitaire divides by 118 to 130 tiles',
  ],
  [
    'AS-9: a share of tiles that no sheet has',
    { ...AMERICAN, left: { n: 1, d: 4 }, final: 25 },
    '“left” is 1/4, but american-solitaire divides by 138 tiles',
  ],
  [
    'CS-1: jokerless where there are no jokers',
    { ...CHINESE, jokerless: true },
    '“jokerless” is not for chinese-solitaire, which has no jokers',
  ],
  [
    'YG-1: jokerless where there are no jokers',
    { rules: 'year', natural: 12, final: 12, jokerless: false },
    '“jokerless” is not for year, which has no jokers',
  ],
  [
    'tiles left at a table',
    { rules: 'card-free', natural: 25, left: { n: 1, d: 2 }, final: 50 },
    '“left” is for the solitaires, not for card-free',
  ],
])('--add: %s: status 2 and a sentence, and nothing is written down', async (_, game, message) => {
  expect(await adding(game)).toEqual({
    status: 2,
    stdout: '',
    stderr: `mahjongg scorecard: --add: ${message}\n`,
  });
  expect(existsSync(path)).toBe(false);
});

test('control characters of remarks are neither kept nor printed', async () => {
  await add({ ...CHINESE, remarks: '\u001b[31mred\nline' });
  expect(lines().length).toBe(1);
  expect((await card()).stdout).not.toContain('\u001b');
});

describe('two programs at once', () => {
  const adding = (final: number): Promise<number | null> =>
    new Promise((resolve) => {
      const words = ['scorecard', '--file', path, '--add', JSON.stringify(coming(final))];
      spawn(process.execPath, [program, ...words], { stdio: 'ignore' }).on('close', resolve);
    });

  test('every row is there, whole, once, and no lock is left', async () => {
    const finals = Array.from({ length: 24 }, (_, at) => at + 1);
    for (let first = 0; first < finals.length; first += 8) {
      const statuses = await Promise.all(finals.slice(first, first + 8).map(adding));
      expect(statuses).toEqual(statuses.map(() => 0));
    }
    const { rows, broken } = readScorecard(lines());
    expect(broken).toEqual([]);
    expect(rows.map(({ final }) => final).sort((one, other) => one - other)).toEqual(finals);
    expect(readdirSync(folder).filter((name) => name.includes('.lock'))).toEqual([]);
  }, 120_000);

  test('a lock that a dead program left behind is cleared; one that is held is waited for', async () => {
    writeFileSync(`${path}.lock`, '999999999');
    expect(await adding(1)).toBe(0);
    writeFileSync(`${path}.lock`, String(process.pid));
    const waiting = adding(2);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(lines().length).toBe(1);
    rmSync(`${path}.lock`);
    expect(await waiting).toBe(0);
    expect(lines().length).toBe(2);
  }, 30_000);
});

test('a lock of a program that was ended before it wrote its number is cleared', async () => {
  writeFileSync(`${path}.lock`, '');
  expect(await add(coming(1))).toMatchObject({ status: 0, stderr: '' });
  expect(lines().length).toBe(1);
  expect(existsSync(`${path}.lock`)).toBe(false);
}, 30_000);

describe('what may go wrong is told, and nothing is lost', () => {
  const adding = (final: number) => {
    const words = ['scorecard', '--file', path, '--add', JSON.stringify(coming(final))];
    return spawn(process.execPath, [program, ...words], { stdio: 'ignore' });
  };

  test('a program that is killed while it writes leaves whole lines, and the next one goes on', async () => {
    for (let final = 1; final <= 6; final++) {
      const child = await adding(final);
      const ended = new Promise((resolve) => child.on('close', resolve));
      setTimeout(() => child.kill('SIGKILL'), 120 + 40 * final);
      await ended;
    }
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(await add(coming(99))).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true);
    const { rows, broken } = readScorecard(lines());
    expect(broken).toEqual([]);
    expect(rows.at(-1)?.final).toBe(99);
  }, 60_000);

  test('a line that was edited is named; the others count, and it stays', async () => {
    await add(CHINESE);
    await add(coming(7));
    writeFileSync(path, readFileSync(path, 'utf8').replace('"final":52', '"final":"fifty"'));
    const { status, stdout, stderr } = await card();
    expect(status).toBe(0);
    expect(stdout).toContain('1 of 1 won');
    expect(stderr).toMatch(/line 1 of “.+” is left out: “final” must be a number, not “fifty”/);
    expect(lines()[0]).toContain('fifty');
  });

  test('a file that may only be read: status 2 and a sentence, nothing changed', async () => {
    await add(CHINESE);
    const before = readFileSync(path, 'utf8');
    chmodSync(path, 0o444);
    chmodSync(folder, 0o777);
    const words = ['scorecard', '--file', path, '--add', JSON.stringify(coming(7))];
    // Root may write everything; the program is somebody else then.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', uid });
    expect([status, stderr.replace(/“.+”/, '“…”')]).toEqual([
      2,
      'mahjongg scorecard: the score card “…” cannot be written (EACCES)\n',
    ]);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect((await card()).stdout).toContain('1 of 1 won');
  });

  test('a folder in the place of the file: status 2 and a sentence', async () => {
    const { status, stderr } = await run(['scorecard', '--file', folder, '--add', JSON.stringify(CHINESE)]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^mahjongg scorecard: the score card “.+” cannot be written \(EISDIR\)\n$/);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});

test('nobody else may read a new score card', async () => {
  await add(CHINESE);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('CS-23: an empty name of a file is a mistake, whatever is asked', async () => {
  for (const more of [[], ['--json'], ['--add', '{}']])
    expect(await run(['scorecard', '--file', '', ...more])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'mahjongg scorecard: --file needs a value: --file FILE\n',
    });
});

describe('scorecard add asks for what it needs', () => {
  const asked = (answers: string, ...words: readonly string[]): Promise<Run> =>
    run(['scorecard', 'add', '--file', path, ...words], { input: answers });

  test('CS-23: a solitaire; what cannot be read is asked again', async () => {
    const { status, stdout, stderr } = await asked(
      'chess\nchinese-solitaire\n2026-05-31\n\n96 points\n96\n70/130\n52\nat the beach\n',
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Which game? card-free, ');
    expect(stdout).not.toContain('jokers');
    expect(lines()).toEqual([
      JSON.stringify({ ...ROW, left: { n: 7, d: 13 }, remarks: 'at the beach' }, [
        'version',
        'date',
        'rules',
        'won',
        'natural',
        'left',
        'n',
        'd',
        'final',
        'remarks',
      ]),
    ]);
  });

  test('a lost game at a table', async () => {
    expect(await asked('\nn\n-50\n\n', '--rules', 'nmjl')).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ rules: 'nmjl', won: false, natural: 0, final: -50 });
  });

  test('nothing is written down if the input ends, or the score cannot be', async () => {
    expect(await asked('nmjl\n')).toMatchObject({
      status: 2,
      stderr: 'mahjongg scorecard: the input ended; nothing is written down\n',
    });
    const wrong = await asked('chinese-solitaire\n\n\n96\n70/130\n53\n');
    expect(wrong.status).toBe(2);
    expect(wrong.stdout).toContain('“final” is 53, but 96 x 7/13 is 51 9/13, rounded 52.\n');
    expect(existsSync(path)).toBe(false);
  });

  test('each question says what it asks and what Enter means, and a score that cannot be is asked again', async () => {
    const { status, stdout } = await asked('Chinese Solitaire\n\n\n-96\n96\n70/13\n70/130\n53\n\n\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Did you win? y or n [Enter = yes]\n');
    expect(stdout).toContain('The natural score: that of the hand, before the tiles left count\n');
    expect(stdout.match(/a solitaire has no negative score\.\n/g)).toHaveLength(1);
    expect(stdout).toContain('It must be a part such as 70/130, not “70/13”.\n');
    expect(stdout.match(/The final score \[Enter = 52\]/g)).toHaveLength(2);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
      rules: 'chinese-solitaire',
      natural: 96,
      final: 52,
    });
  });

  test('at a table what was lost is below 0', async () => {
    const { status, stdout } = await asked('card free\n\nn\n-25\n\n');
    expect(status).toBe(0);
    expect(stdout).toContain('What you won in all, or lost, such as -25\n');
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ rules: 'card-free', won: false, final: -25 });
  });
});
