import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder, ownPaths } from '../own-folder';
import { run } from './run';
import { type Rules, type Terminal, terminal } from './terminal';

// `mahjongg play` in a terminal: what a person at it sees, and what is left of it.

const folder = ownFolder('terminal');

let data = '';
ownPaths(folder, 'data', (own) => {
  data = own;
});

/** What the program says when it goes on with a saved game. */
const resumed = async (path: string): Promise<string> =>
  (await run(['play', '--resume', path], { env: { MAHJONGG_DATA: data } })).stdout;

/** Plays in a terminal of its own. */
const inTerminal = (
  words: readonly string[],
  rules: Rules,
  end: string | null,
  { size, env = {} }: { readonly size?: readonly [number, number]; readonly env?: object } = {},
): Terminal => terminal(['play', ...words], rules, end, { size, env: { MAHJONGG_DATA: data, ...env } });

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

const ANSWERS: readonly (readonly [string, string])[] = [
  ['m {2}Mah Jongg', 'm'],
  ['never passed', '4 5 6'],
  ['which 3 tiles', '1 2 3'],
  ['second Charleston', '2'],
  ['how many tiles would you exchange', '0'],
  ['Do you want it', ''],
  ['which tile do you discard', '1'],
];

/** Fails unless no line is too long, and the table stays in its place. */
const expectInPlace = (screens: readonly string[]): void => {
  // The terminal marks a line that was too long.
  expect(screens.filter((screen) => screen.includes('~'))).toEqual([]);
  // On each screen there is one question, and nothing of the one before.
  for (const screen of screens.slice(0, -1)) expect(screen.match(/^> ?$/gm)).toHaveLength(1);
  const tables = screens.filter((screen) => screen.startsWith('-- '));
  expect(tables.length).toBeGreaterThan(screens.length / 3);
  for (const table of tables) expect(table).toMatch(/^-- \d+ tiles? left in the wall[^\n]*\n[ >] [SWNE]/);
};

describe('in a terminal', () => {
  test('a terminal that is closed: the game is saved, and the program ends by the signal', async () => {
    const { status } = inTerminal(['card-free', '--seed', 'tty'], ANSWERS.slice(0, 3), null);
    expect(status).toBe(-1);
    const path = join(data, 'saved', 'card-free-tty.json');
    expect(await resumed(path)).toContain('second Charleston');
  });

  test.each([
    ['card-free', ['--against', 'random']],
    ['chinese-solitaire', []],
  ])('%s: a whole game, typed key by key', (game, more) => {
    const { text, screens, status, times, kept } = inTerminal(
      [game, '--seed', 'tty', ...more],
      ANSWERS,
      CTRL_C,
    );
    expect([status, kept]).toEqual([0, true]);
    expectInPlace(screens);
    expect(text).toMatch(/exhausted|wins?\./);
    expect(text).toContain('The game is on the score card');
    expect(readFileSync(join(data, 'scorecard.jsonl'), 'utf8').trim().split('\n').length).toBe(1);
    const sorted = [...times].sort((one, other) => one - other);
    const median = sorted[sorted.length >> 1] as number;
    console.log(`${game}: ${times.length} lines, ms to the next prompt: median ${median.toFixed(1)}`);
    expect(times.length).toBeGreaterThan(5);
  });

  test.each([
    ['Ctrl-C', CTRL_C, 130],
    ['Ctrl-D', CTRL_D, 0],
  ])('%s leaves the terminal in order and says how to go on', async (_, key, expected) => {
    const { text, status, kept } = inTerminal(['card-free', '--seed', 'tty'], ANSWERS.slice(0, 3), key);
    expect([status, kept]).toEqual([expected, true]);
    const path = join(data, 'saved', 'card-free-tty.json');
    expect(text).toContain(`\nTo resume it: mahjongg play --resume ${path}\n`);
    expect(await resumed(path)).toContain('second Charleston');
    // Colors are there, and end where they began.
    expect(text).toContain('\u001b[1m');
    expect(text.split('\u001b[1m').length).toBe(
      text.split('\u001b[22m').length - text.split('\u001b[2m').length + 1,
    );
    const colored = [31, 32, 36].flatMap((color) => text.split(`\u001b[${color}m`).slice(1));
    expect(colored.length).toBe(text.split('\u001b[39m').length - 1);
    expect(colored.length).toBeGreaterThan(10);
  });

  test.each(['xterm', 'dumb'])('NO_COLOR takes the colors away, and TERM=dumb the picture: %s', (term) => {
    const { text } = inTerminal(['card-free', '--seed', 'tty'], ANSWERS.slice(0, 3), CTRL_C, {
      env: { NO_COLOR: '1', TERM: term },
    });
    expect(text).toContain('left in the wall');
    expect(text.includes('\u001b[H')).toBe(term === 'xterm');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are looked for.
    expect(text).not.toMatch(/\u001b\[\d+m/);
  });
});

/** Reads a part of what can be read at the questions of a game, then goes on. */
const READER: readonly (readonly [string, string])[] = [
  ['Seed screen', '?'],
  ['this help;', '? AG-9'],
  ['AG-9: ', 'sort number'],
  ['sort number: ', '? courtesy'],
  ['AG-7', 'o'],
  ['kinds? of hand|works only in Card', 'nonsense'],
  ['is neither a number|is not one of', 'calls all'],
  ['calls all: ', 'h'],
];

/** A whole game, each kind of question with a hint first. */
const HINTED: readonly (readonly [string, string])[] = [
  ...READER,
  [
    '(?s)^(?!.*(from winning|can be completed|is possible|hand wins)).*(which tile do you discard|Do you want it)',
    'h',
  ],
  ...ANSWERS.filter(([pattern]) => !/discard|first/.test(pattern)),
  ['Enter = ', ''],
  ['never discarded', '9'],
  ['which tile do you discard', '3'],
];

const GAMES: readonly (readonly [game: string, more: readonly string[]])[] = [
  ['card-free', []],
  ['nmjl', ['--names', 'chinese']],
  ['chinese-solitaire', ['--ascii']],
  ['year', ['--seat', 'S']],
];

// In 80 columns the others are played above, and in more there is no line that others have not.
describe.each([
  [60, GAMES],
  [80, GAMES.filter(([game]) => /nmjl|year/.test(game))],
  [100, GAMES],
  [140, GAMES.filter(([game]) => /nmjl|chinese/.test(game))],
] as const)('a screen of %i columns', (columns, games) => {
  test.each(games)('%s: the table stays in its place, and nothing is wider', async (game, more) => {
    const { screens, kept, status } = inTerminal([game, '--seed', 'screen', ...more], HINTED, CTRL_C, {
      size: [columns, 30],
    });
    expect([status, kept]).toEqual([0, true]);
    expect(screens.length).toBeGreaterThan(20);
    expectInPlace(screens);
    const shown = [...screens.slice(0, 12), ...screens.slice(-3)].map((screen) => screen.trimEnd());
    if (columns === 60 || columns === 100)
      await expect(`${shown.join(`\n${'='.repeat(columns)}\n`)}\n`).toMatchFileSnapshot(
        `./screens/${game}-${columns}.txt`,
      );
  });
});

describe.each([
  [60, ['chinese-solitaire', 'american-solitaire']],
  [80, ['chinese-solitaire']],
] as const)('a screen of %i columns and 24 rows', (columns, games) => {
  test.each(games)('%s: every table and every ? fits', (game) => {
    const { screens, status } = terminal(
      ['play', game, '--seed', '5', '--no-scorecard'],
      [
        ['(?s)^(?!.*this help).*(which|Do you want|second)', '?'],
        ['m {2}Mah Jong', 'm'],
        ['which 3 tiles', '1 2 3'],
        ['which tiles, ', '1 2 3'],
        ['second', '2'],
        ['Do you want it|which tile', '1'],
      ],
      CTRL_D,
      { size: [columns, 24] },
    );
    expect(status).toBe(0);
    const [help, table] = ['  ?  this help', '-- '].map((start) =>
      screens.filter((screen) => screen.startsWith(start)),
    );
    expect(help?.length).toBeGreaterThan(20);
    expect(table?.length).toBeGreaterThan(20);
    // The first screen has the welcome, and the last ones the end.
    expect(screens.length - (help?.length ?? 0) - (table?.length ?? 0)).toBeLessThan(4);
    if (columns === 60) expect(table?.join('')).toContain('\n     ... ');
  });
});

test.each([60, 80])('a hint leaves room for its sentences: %i columns, 24 rows', (columns) => {
  const { screens } = terminal(
    ['play', 'card-free', '--seed', 'hint', '--ascii'],
    [['Seed hint', 'h']],
    CTRL_C,
    { size: [columns, 24], env: { MAHJONGG_DATA: data } },
  );
  expect(screens[1]).toMatch(/^Aim for /);
  expect(screens[1]).toMatch(/which 3 tiles go right[^>]*>\s*$/);
});

test.each(['ledger', 'scorecard', '', 'help foo', 'explain foo'])(
  'at 60 columns no word is broken: mahjongg %s',
  (command) => {
    const { screens } = terminal(command === '' ? [] : command.split(' '), [], CTRL_D, {
      size: [60, 40],
      env: { MAHJONGG_DATA: data },
    });
    expect(screens.join('\n')).not.toContain('~');
  },
);
