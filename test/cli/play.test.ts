import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder, ownPaths } from '../own-folder';
import { type Begin, begun, playThrough } from './player';
import { program, type Run, run } from './run';

// `mahjongg play` as the built program: over a pipe, in a terminal, with its files.

const folder = ownFolder('play');

let data = '';
ownPaths(folder, 'data', (own) => {
  data = own;
});

const environment = (): Readonly<Record<string, string>> => ({ MAHJONGG_DATA: data });

const play = (words: readonly string[], typed: readonly string[]): Promise<Run> =>
  run(['play', ...words], { input: typed.map((line) => `${line}\n`).join(''), env: environment() });

const wordsOf = ({ game, seed, card, seat, against }: Begin): readonly string[] => [
  game,
  '--seed',
  seed,
  ...(card === undefined ? [] : ['--card', card]),
  ...(seat === undefined ? [] : ['--seat', seat]),
  ...(against === undefined ? [] : ['--against', against]),
];

const scorecard = (): readonly string[] =>
  existsSync(join(data, 'scorecard.jsonl'))
    ? readFileSync(join(data, 'scorecard.jsonl'), 'utf8').trim().split('\n')
    : [];

const GAMES: readonly Begin[] = [
  { game: 'card-free', seed: 'pipe' },
  { game: 'chinese-solitaire', seed: 'pipe' },
  { game: 'american-solitaire', seed: 'pipe', card: 'none' },
  { game: 'year', seed: 'pipe', seat: 'S' },
  { game: 'nmjl', seed: 'pipe', against: 'random' },
];

describe.each(GAMES.map((begin) => [begin.game, begin] as const))('%s over a pipe', (_, begin) => {
  const played = playThrough(begun(begin));

  test('a whole game from a list of answers, written on the score card', async () => {
    const { status, stdout, stderr } = await play(wordsOf(begin), played.typed);
    expect([status, stderr]).toEqual([0, '']);
    const { lines, row } = played.session.table.end(played.session.state);
    expect(stdout).toContain(lines.join('\n'));
    expect(stdout.endsWith('\nThe game is on the score card: mahjongg scorecard\n')).toBe(true);
    expect(scorecard().length).toBe(1);
    expect(JSON.parse(scorecard()[0] as string)).toMatchObject({ rules: begin.game, final: row.final });
  });

  test('saved at the end of the input, and taken up again to the same end', async () => {
    const half = Math.floor(played.typed.length / 2);
    const first = await play(wordsOf(begin), played.typed.slice(0, half));
    expect([first.status, first.stderr]).toEqual([0, '']);
    const path = /To resume it: mahjongg play --resume (\S+)\n$/.exec(first.stdout)?.[1] as string;
    expect(path).toBe(join(data, 'saved', `${begin.game}-pipe.json`));
    expect(scorecard()).toEqual([]);
    const second = await play(['--resume', path], played.typed.slice(half));
    expect([second.status, second.stderr]).toEqual([0, '']);
    expect(second.stdout).toContain(played.session.table.end(played.session.state).lines.join('\n'));
  });
});

describe('saved games', () => {
  const begin: Begin = { game: 'chinese-solitaire', seed: 'saved' };
  const { typed } = playThrough(begun(begin));

  const saved = async (): Promise<string> => {
    mkdirSync(data, { recursive: true });
    const path = join(data, 'game.json');
    const { stdout } = await play([...wordsOf(begin), '--save', path], [...typed.slice(0, 6), 's', 'q']);
    expect(stdout).toContain(`The game is saved in ${path}. To resume it: mahjongg play --resume ${path}\n`);
    return path;
  };

  test('can be taken back from when they are taken up again', async () => {
    const path = await saved();
    const { status, stdout, stderr } = await play(['--resume', path], ['u', 'u', 's', 'q']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('Your last choice is taken back.').length).toBe(3);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ takenBack: 2 });
  });

  /** Plays a few moves of a game that is to be saved in a folder which is gone by the end of the input. */
  const losingFolder = async (atEnd: () => void): Promise<Run> => {
    const gone = mkdtempSync(join(folder, 'gone-'));
    const input = (function* () {
      yield `${typed.slice(0, 6).join('\n')}\n`;
      rmSync(gone, { recursive: true });
      atEnd();
    })();
    return run(['play', ...wordsOf(begin), '--save', join(gone, 'game.json')], { input, env: environment() });
  };

  test('go to the usual place if the input ends and the one asked for cannot be used', async () => {
    const { status, stdout } = await losingFolder(() => {});
    expect(status).toBe(0);
    expect(stdout).toContain('game.json”: there is no such folder. Save it elsewhere: s FILE');
    const path = /To resume it: mahjongg play --resume (\S+)\n$/.exec(stdout)?.[1] as string;
    expect(path).toBe(join(data, 'saved', 'chinese-solitaire-saved.json'));
    expect((await play(['--resume', path], ['q'])).status).toBe(0);
  });

  test('cannot be kept anywhere: that is told, and the status is 2', async () => {
    const { status, stdout } = await losingFolder(() => writeFileSync(data, 'no folder'));
    expect(status).toBe(2);
    expect(stdout).toMatch(/cannot be saved in “.+saved”: a file is in the place of its folder\. Save it/);
    expect(stdout).not.toContain('To resume it');
  });

  test.runIf(existsSync('/proc'))('cannot be kept where no folder can be made: that is told at once', () => {
    const ended = (...words: readonly string[]) =>
      spawnSync(process.execPath, [program, ...words], {
        env: { ...process.env, MAHJONGG_DATA: '/proc/nope/deep' },
        input: '1\ns\n',
        encoding: 'utf8',
        timeout: 30_000,
        killSignal: 'SIGKILL',
      });
    const { status, stdout } = ended('play', ...wordsOf(begin));
    expect(stdout).toContain('cannot be saved in “/proc/nope/deep/saved”: there is no such folder.');
    expect(status).toBe(2);
    expect(ended('scorecard', '--add', '{"rules": "year", "natural": 0, "final": 0}').stderr).toBe(
      'mahjongg scorecard: the score card “/proc/nope/deep/scorecard.jsonl” cannot be written: there is no such folder\n',
    );
  });

  test.each<[string, (path: string) => void, RegExp]>([
    [
      'a file',
      (path) => writeFileSync(path, 'Dear aunt'),
      /^mahjongg play: --save: The file “.+” already exists and was not changed\.\n$/,
    ],
    ['a folder', (path) => mkdirSync(path), /cannot be saved in “.+”: it is a folder\.\n$/],
    [
      'a folder that is not there',
      () => rmSync(data, { recursive: true }),
      /cannot be saved in “.+”: there is no such folder\.\n$/,
    ],
    [
      'a file in the place of the folder',
      () => {
        rmSync(data, { recursive: true });
        writeFileSync(data, '');
      },
      /cannot be saved in “.+”: a file is in the place of its folder\.\n$/,
    ],
  ])('--save where there is %s: refused before a game is begun', async (_, prepare, message) => {
    mkdirSync(data);
    const path = join(data, 'game.json');
    prepare(path);
    const before = existsSync(data) ? readdirSync(folder, { recursive: true }) : [];
    const { status, stdout, stderr } = await play([...wordsOf(begin), '--save', path], typed);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    if (before.length > 0) expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('--save beside --resume is refused: the game has its file', async () => {
    const { status, stderr } = await play(
      ['--resume', await saved(), '--save', join(data, 'other.json')],
      [],
    );
    expect([status, stderr]).toEqual([
      2,
      'mahjongg play: --save cannot be combined with --resume: the game has its file, and “s FILE” saves it elsewhere\n',
    ]);
  });

  /** The text of a saved game with the check that belongs to it. */
  const checked = ({ check: _, ...game }: { readonly check: string; readonly takenBack: number }): string => {
    const check = createHash('sha256').update(JSON.stringify(game)).digest('hex');
    return JSON.stringify({ ...game, check });
  };

  test.each<[string, (text: string) => string, RegExp]>([
    ['cut short', (text) => text.slice(0, text.length / 2), /is not JSON(; it ends too early)?\./],
    ['empty', () => '', /is not JSON/],
    ['another tile in the wall', (text) => text.replace('"1B"', '"2B"'), /changed after it was saved/],
    ['another action', (text) => text.replace('"discard"', '"decline"'), /changed after it was saved/],
    ['another seed', (text) => text.replace('"seed":"saved"', '"seed":"mine"'), /changed after it was saved/],
    ['one character', (text) => text.replace(/(?<=^.{99})./, '~'), /cannot be resumed/],
    ['no check', (text) => text.replace(/,"check":"\w+"/, ''), /changed after it was saved/],
    ['a part too many', (text) => text.replace('{', '{"more":1,'), /do not belong there/],
    ['no seat', (text) => text.replace('"seat":"E"', '"seat":"Q"'), /parts of it are missing/],
    ['another version', (text) => text.replace('"version":1', '"version":2'), /it has version 2/],
    [
      'a negative count, with its check',
      (text) => checked({ ...JSON.parse(text), takenBack: -1 }),
      /parts of it/,
    ],
    ['another file', () => '{"a": 1}', /not a game saved by `mahjongg play`/],
    ['a list', () => '[1]', /not a game saved by `mahjongg play`/],
    ['two bytes a letter', (text) => text.replaceAll('', '\u0000'), /not UTF-8 text/],
  ])('%s: refused with a reason, and the file is kept', async (_, change, reason) => {
    const path = await saved();
    const changed = change(readFileSync(path, 'utf8'));
    writeFileSync(path, changed);
    const { status, stdout, stderr } = await play(['--resume', path], typed);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain('The file stays as it is.');
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(changed);
    expect(readdirSync(data)).toEqual(['game.json']);
  });

  test('no other file is ever written over', async () => {
    mkdirSync(data);
    const path = join(data, 'letter.txt');
    writeFileSync(path, 'Dear aunt');
    const { stdout } = await play(wordsOf(begin), ['1', `s ${path}`, 'q', 'q']);
    expect(stdout).toContain('already exists and was not changed.');
    expect(readFileSync(path, 'utf8')).toBe('Dear aunt');
  });

  test('games of the same seed get names of their own; the same game keeps its file', async () => {
    await play(wordsOf(begin), ['1', 's', '1', 's', 'q']);
    await play(wordsOf(begin), ['1', 's', 'q']);
    expect(readdirSync(join(data, 'saved'))).toEqual([
      'chinese-solitaire-saved-2.json',
      'chinese-solitaire-saved.json',
    ]);
  });

  test('a folder that is not there: the game goes on, and says so', async () => {
    const { status, stdout } = await play(wordsOf(begin), [
      '1',
      `s ${join(data, 'no', 'where.json')}`,
      'q',
      'q',
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain('cannot be saved');
    expect(stdout).toContain('there is no such folder');
  });
});

describe('the command line', () => {
  test('without a seed each game has one of its own, which is told', async () => {
    const seeds = [await play(['card-free'], []), await play(['card-free'], [])].map(
      ({ stdout }) => /^Seed (\w{8}): --seed \1 deals the same tiles again\.$/m.exec(stdout)?.[1],
    );
    expect(seeds[0]).toBeDefined();
    expect(seeds[0]).not.toBe(seeds[1]);
    // Nothing was done, so nothing is saved.
    expect(existsSync(data)).toBe(false);
  });

  test('--no-scorecard writes nothing down, --scorecard elsewhere', async () => {
    const begin: Begin = { game: 'chinese-solitaire', seed: 'card' };
    const { typed } = playThrough(begun(begin));
    const { stdout } = await play([...wordsOf(begin), '--no-scorecard'], typed);
    expect(stdout).not.toContain('score card');
    expect(existsSync(data)).toBe(false);
    const own = join(folder, 'own.jsonl');
    await play([...wordsOf(begin), '--scorecard', own], typed);
    expect(readFileSync(own, 'utf8')).toContain('"rules":"chinese-solitaire"');
    expect(existsSync(data)).toBe(false);
  });

  test('a score card that cannot be written is told, and the sheet is shown all the same', async () => {
    const begin: Begin = { game: 'chinese-solitaire', seed: 'card' };
    const { typed } = playThrough(begun(begin));
    const { status, stdout } = await play(
      [...wordsOf(begin), '--scorecard', join(folder, 'no', 'card')],
      typed,
    );
    expect(status).toBe(0);
    expect(stdout).toContain('cannot be put on the score card');
    expect(stdout).toContain('The wall is exhausted');
  });
});

describe('a program told to stop', () => {
  test.each([
    ['SIGINT', 130, null],
    ['SIGTERM', 143, null],
    // A program that was hung up ends by that signal, which a shell tells as 129.
    ['SIGHUP', null, 'SIGHUP'],
  ] as const)('%s: the game is saved, and the status is %s', async (signal, expected, endedBy) => {
    const child = spawn(process.execPath, [program, 'play', 'card-free', '--seed', 'stop'], {
      env: { ...process.env, ...environment() },
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      const before = text;
      text += piece;
      if (!before.includes('pass 1: ') && text.includes('pass 1: ')) child.stdin.write('1 2 3\n');
      if (!before.includes('pass 2: ') && text.includes('pass 2: ')) child.kill(signal);
    });
    const ended = await new Promise((resolve) => child.on('close', (...how) => resolve(how)));
    expect(ended).toEqual([expected, endedBy]);
    const path = join(data, 'saved', 'card-free-stop.json');
    expect(
      text.endsWith(`The game is saved in ${path}.\nTo resume it: mahjongg play --resume ${path}\n`),
    ).toBe(true);
    expect((await play(['--resume', path], [])).stdout).toContain('pass 2: ');
  });

  test('a reader that goes away ends it quietly, and the game is kept', () => {
    const line = `printf '1 2 3\\n1 2 3\\n' | "$node" "$program" play card-free --seed gone | head -n 30 >/dev/null; echo done`;
    const { stdout, stderr } = spawnSync('/bin/sh', ['-c', line], {
      env: { ...process.env, ...environment(), node: process.execPath, program },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([stdout, stderr]).toEqual(['done\n', '']);
  });

  /** A game that has been asked its second question, with its input still open. */
  const atSecondQuestion = async () => {
    const child = spawn(process.execPath, [program, 'play', 'card-free', '--seed', 'lost'], {
      env: { ...process.env, ...environment() },
    });
    const ended = new Promise((resolve) => child.on('exit', (...how) => resolve(how)));
    let text = '';
    for await (const piece of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      if (text === '') child.stdin.write('1 2 3\n');
      text += piece;
      if (text.includes('pass 2: ') && text.endsWith('> ')) break;
    }
    return { child, ended };
  };

  test.each<[string, (child: Awaited<ReturnType<typeof atSecondQuestion>>['child']) => void]>([
    ['the input ends', ({ stdin }) => stdin.end()],
    [
      'nobody reads any more',
      ({ stdin, stdout }) => {
        stdout.destroy();
        stdin.write('1 2 3\n');
      },
    ],
    [
      'both ends are gone at once',
      ({ stdin, stdout, stderr }) => {
        for (const stream of [stdout, stderr, stdin]) stream.destroy();
      },
    ],
  ])('%s: the game is saved, and the program ends', async (_, lose) => {
    const { child, ended } = await atSecondQuestion();
    lose(child);
    expect(await ended).toEqual([0, null]);
    expect(readdirSync(join(data, 'saved'))).toEqual(['card-free-lost.json']);
    expect((await play(['--resume', join(data, 'saved', 'card-free-lost.json')], [])).stdout).toMatch(
      /pass [23]: /,
    );
  });

  test.skipIf(process.platform !== 'linux')(
    'waiting for an answer takes no time of the processor',
    async () => {
      const { child, ended } = await atSecondQuestion();
      const used = (): number => {
        const text = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
        const [user = 0, system = 0] = text.slice(text.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
        return user + system;
      };
      const inASecond = async (): Promise<number> => {
        const before = used();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return used() - before;
      };
      // Hundredths of a second; the first seconds may still be those of the start.
      let least = await inASecond();
      for (let second = 1; second < 10 && least >= 10; second++) least = Math.min(least, await inASecond());
      expect(least).toBeLessThan(10);
      child.stdin.end();
      expect(await ended).toEqual([0, null]);
    },
  );

  test.skipIf(process.platform !== 'linux')('an output that takes nothing is told', () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'play', 'card-free', '--seed', 'full'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      env: { ...process.env, ...environment() },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, 'mahjongg: ENOSPC: no space left on device, write\n']);
  });
});
