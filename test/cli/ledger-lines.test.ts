import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/card-free';
import { type Evening, entering } from '../../src/cli/book';
import { ownFolder } from '../own-folder';
import { unwrap } from '../unwrap';
import { type Run, run } from './run';
import { type Rules, terminal } from './terminal';

// Lines that are typed into `mahjongg ledger`, with a book and without one.

const folder = ownFolder('lines');

const program = (words: readonly string[], input = ''): Promise<Run> => run(words, { input });

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** Types lines into the ledger. */
const typed = (words: readonly string[], lines: readonly string[], end: string) => {
  const said: Rules = lines.map((line, at) => [
    at === 0 ? 'Type a line' : `^${lines[at - 1]?.replace('$', '\\$')}`,
    line,
  ]);
  return terminal(['ledger', ...words], [...said].reverse(), end, {});
};

describe('an evening that is typed in', () => {
  test.each([
    ['Ctrl-C', CTRL_C, 130],
    ['Ctrl-D', CTRL_D, 0],
  ])('%s prints the totals, and how lines are kept', (_, key, expected) => {
    const { text, status } = typed([], ['players Ann, Ben', 'Ben $10 off Ann', 'Ann to Ben: 5', 'undo'], key);
    expect(status).toBe(expected);
    expect(text).toContain('  Taken back: Ann pays Ben 5');
    expect(text).toMatch(/Ben +0 +20 +\+20/);
    expect(text.trimEnd()).toMatch(/These lines are not kept\. .*--book FILE$/s);
  });

  test('help says again how lines are typed, and q ends them', () => {
    const { text, status } = typed([], ['players Ann, Ben', 'help', 'Ben 10 off Ann', 'q'], CTRL_D);
    expect(status).toBe(0);
    expect(text.match(/Type a line such as/g)).toHaveLength(2);
    expect(text).toMatch(/Ben +0 +20 +\+20/);
  });

  test('undo takes a line out of the book', () => {
    const path = join(folder, 'undo.txt');
    const { text } = typed(['--book', path, '--players', 'Ann, Ben'], ['Ben 10 off Ann', 'undo'], CTRL_D);
    expect(text).not.toContain('First say who plays');
    expect(text).not.toContain('not kept');
    expect(readFileSync(path, 'utf8').endsWith('players Ann, Ben\n')).toBe(true);
  });
});

describe('lines beside what the command line says', () => {
  const PLAYERS = ['--players', 'Ann, Ben, Cem, Dot'];

  test('players and rules that are typed replace those of the command line, in a book and without one', () => {
    const path = join(folder, 'replaced.txt');
    const lines = [
      'players Ann, Ben, Cem',
      'rules american-2018',
      'Cem 25 self-drawn',
      'Ben 25 off Cem, jokerless',
    ];
    for (const more of [[], ['--book', path]]) {
      const { text } = typed([...more, ...PLAYERS, '--rules', 'nmjl'], lines, CTRL_D);
      // CF-29: 50 from each of two; AG-29a: 75 from each.
      expect(text).toContain('Cem +100');
      expect(text).toContain('Ben +100, Cem +25, Ann -125');
      expect(text).not.toMatch(/Dot [+-]/);
    }
    expect(readFileSync(path, 'utf8').match(/players/g)?.length).toBe(2);
  });

  test('undo goes back line by line, also past those players', async () => {
    const { enter, undo } = entering(undefined, ['players Ann, Ben, Cem, Dot'], {});
    for (const line of ['Ann pays Ben 5', 'players Ann, Ben, Cem', 'Ann pays Ben 7']) await enter(line);
    expect([await undo(), await undo()]).toEqual([
      'Taken back: Ann pays Ben 7',
      'Taken back: players Ann, Ben, Cem',
    ]);
    const evening = await enter('Ann pays Ben 9');
    const { balances } = unwrap(evening as Result<Evening, { readonly message: string }>).ledger;
    expect(balances.map(({ player, balance }) => [player, balance])).toEqual([
      ['Ben', 14],
      ['Ann', -14],
    ]);
    expect([await undo(), await undo(), await undo()].at(-1)).toBe(
      'You have typed nothing that can be taken back.',
    );
  });

  test('a line that another program added after it is not taken back', async () => {
    const path = join(folder, 'two.txt');
    const { enter, undo } = entering(path, [], {});
    await enter('Ann pays Ben 5');
    await program(['ledger', '--book', path, '--add', 'Ben pays Ann 1']);
    const before = readFileSync(path, 'utf8');
    expect(await undo()).toBe('Another program has added a line since, so your line stays in the book.');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

test('what a book could not be read with again is not written', async () => {
  const path = join(folder, 'table.csv');
  const seats = '{"E": "Ann", "S": "Ben", "W": "Cem"}';
  const noBook = 'lines cannot be added to it';
  for (const [book, words, said] of [
    ['from,to,amount\nAnn,Ben,5\n', ['--add', 'Ann pays Ben 6'], noBook],
    ['[{"from": "Ann", "to": "Ben", "amount": 5}]\n', ['--add', 'Ann pays Ben 6'], noBook],
    ['# Ours\n', ['--players', seats, '--add', 'Ben 25 self-drawn'], 'cannot be stored in a book'],
  ] as const) {
    writeFileSync(path, book);
    const { status, stderr } = await program(['ledger', '--book', path, ...words]);
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, book]);
    expect(stderr).toContain(said);
  }
});

test('the CSV that the program prints is read again', async () => {
  const { stdout } = await program(
    ['ledger', '--csv'],
    'Ann pays Ben 12,50\nCem owes Ben $3\n{"from": "=1", "to": "O, \\"N", "amount": 2}',
  );
  const again = await program(['ledger', '--csv'], stdout);
  expect(again.stdout.split('\n').map((row) => row.replace(/,.*,/, ','))).toEqual(
    stdout.split('\n').map((row) => row.replace(/,.*,/, ',')),
  );
});
