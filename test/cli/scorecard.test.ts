import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRow, readScorecard, rowLine, type ScorecardRow } from '../../src/cli/scorecard';
import { ownFolder, ownPaths } from '../own-folder';
import { program, type Run, run } from './run';

// CS-23, AS-10: the score card, as the built program keeps and prints it.

const folder = ownFolder('card-in-a-folder-of-a-long-name');

let path = '';
ownPaths(folder, 'card.jsonl', (own) => {
  path = own;
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

const AMERICAN = { ...CHINESE, rules: 'american-solitaire', natural: 100, left: { n: 1, d: 3 }, final: 33 };
const LOST = { ...CHINESE, won: false, natural: 0, left: null, final: 0 };

/** A game that came to this final score. */
const coming = (final: number): object => ({ ...CHINESE, natural: 2 * final, left: { n: 1, d: 2 }, final });

/** The same as a row of the file. */
const ROW = { version: 1, ...CHINESE, won: true, remarks: '' };

describe('CS-23: a row each, with totals and averages', () => {
  test('CS-23: Chinese and American apart, jokerless marked', async () => {
    await add(CHINESE);
    await add({ ...LOST, remarks: 'wall exhausted' });
    await add({ ...AMERICAN, left: { n: 1, d: 2 }, final: 50, jokerless: true, remarks: 'Year' });
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
});

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
  expect(await add(game)).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ['who lost points in all did not win', { final: -25 }, false],
  ['who won some did', { final: 25 }, true],
  ['who lost points with a win did, if it is said', { final: -25, won: true }, true],
  ['nobody won a wall game', { natural: 0, final: 0 }, false],
  ['CS-8: an exhausted wall', { rules: 'chinese-solitaire', natural: 0, final: 0 }, false],
  ['CS-21: a win without tiles left', { rules: 'chinese-solitaire', left: { n: 0, d: 130 }, final: 0 }, true],
] as const)('--add: %s', async (_, game, isWon) => {
  await add({ rules: 'card-free', natural: 25, ...game });
  expect(readScorecard(lines()).rows.map(({ won }) => won)).toEqual([isWon]);
});

test('CS-12: a solitaire that was won has points', async () => {
  const { status, stderr } = await add({ ...LOST, won: true });
  expect([status, stderr]).toEqual([2, expect.stringContaining('has a natural score above 0')]);
});

test('control characters of remarks are neither kept nor printed', async () => {
  await add({ ...CHINESE, remarks: '\u001b[31mred\nline' });
  expect(lines().length).toBe(1);
  expect((await card()).stdout).not.toContain('\u001b');
});

/** The built program adds a game that came to this. */
const adding = (final: number) => {
  const words = ['scorecard', '--file', path, '--add', JSON.stringify(coming(final))];
  const child = spawn(process.execPath, [program, ...words], { stdio: 'ignore' });
  return { child, ended: new Promise((resolve) => child.on('close', resolve)) };
};

describe('two programs at once', () => {
  test('every row is there, whole, once, and no lock is left', async () => {
    const finals = Array.from({ length: 24 }, (_, at) => at + 1);
    for (let first = 0; first < finals.length; first += 8) {
      const statuses = await Promise.all(finals.slice(first, first + 8).map((final) => adding(final).ended));
      expect(statuses).toEqual(statuses.map(() => 0));
    }
    const { rows, broken } = readScorecard(lines());
    expect(broken).toEqual([]);
    expect(rows.map(({ final }) => final).sort((one, other) => one - other)).toEqual(finals);
    expect(readdirSync(folder).filter((name) => name.includes('.lock'))).toEqual([]);
  }, 120_000);

  test('a lock that a dead program left behind is cleared; one that is held is waited for', async () => {
    writeFileSync(`${path}.lock`, '999999999');
    expect(await adding(1).ended).toBe(0);
    writeFileSync(`${path}.lock`, String(process.pid));
    const waiting = adding(2).ended;
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
  test('a program that is killed while it writes leaves whole lines, and the next one goes on', async () => {
    for (let final = 1; final <= 6; final++) {
      const { child, ended } = adding(final);
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
      'mahjongg scorecard: the score card “…” cannot be written: permission denied\n',
    ]);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect((await card()).stdout).toContain('1 of 1 won');
  });

  test('a folder in the place of the file: status 2 and a sentence', async () => {
    const { status, stderr } = await run(['scorecard', '--file', folder, '--add', JSON.stringify(CHINESE)]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^mahjongg scorecard: the score card “.+” cannot be written: it is a folder\n$/);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});

test('nobody else may read a new score card', async () => {
  await add(CHINESE);
  expect(statSync(path).mode & 0o077).toBe(0);
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
    const names = ['version', 'date', 'rules', 'won', 'natural', 'left', 'n', 'd', 'final', 'remarks'];
    expect(lines()).toEqual([JSON.stringify({ ...ROW, remarks: 'at the beach' }, names)]);
  });

  test('nothing is written down if the input ends, or the score cannot be', async () => {
    expect(await asked('nmjl\n')).toMatchObject({
      status: 2,
      stderr: 'mahjongg scorecard: the input ended; nothing was added\n',
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
    expect(stdout).toContain('It must be a fraction such as 70/130, not “70/13”.\n');
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
    expect(stdout).toContain('What you won or lost in all, such as -25\n');
    await asked('\nn\n-50\n\n', '--rules', 'nmjl');
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { rules: 'card-free', won: false, natural: 0, final: -25 },
      { rules: 'nmjl', won: false, natural: 0, final: -50 },
    ]);
  });
});

test('scorecard add says why it asks again', async () => {
  const { stdout } = await run(['scorecard', '--file', path, 'add'], {
    input: 'chess\nnmjl\ntoday\n\nperhaps\nn\n',
  });
  expect(stdout).toContain('It must be the name of a rule set, not “chess”.');
  expect(stdout).toContain('It must be a day such as 2026-05-31, not “today”.');
  expect(stdout).toContain('It must be y or n, not “perhaps”.');
});
