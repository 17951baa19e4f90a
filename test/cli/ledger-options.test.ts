import { linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder } from '../own-folder';
import { type Run, run } from './run';

// Options of `mahjongg ledger` together: a book and the file that is added to it, and factors that a book keeps.

const folder = ownFolder('options');
const ledger = (words: readonly string[], input = ''): Promise<Run> => run(['ledger', ...words], { input });
const text = (path: string): string => readFileSync(path, 'utf8');

test('a book is not added to itself, however its path is written', async () => {
  const [path, other, link, twin] = ['own.txt', 'other.txt', 'link.txt', 'twin.txt'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const book = 'Ann pays Ben 5\n';
  for (const file of [path, other]) writeFileSync(file, book);
  symlinkSync(path, link);
  linkSync(path, twin);
  for (const same of [path, relative('.', path), join(folder, '.', 'own.txt'), link, twin]) {
    const { status, stderr } = await ledger(['--book', path, same]);
    expect([status, text(path)]).toEqual([2, book]);
    expect(stderr).toContain('is the book itself: name a file with lines to add, or leave it out.');
  }
  expect((await ledger(['--book', path, other])).status).toBe(0);
  expect(text(path)).toMatch(/^Ann pays Ben 5\n# .*\nAnn pays Ben 5\n$/);
  const missing = await ledger(['--book', join(folder, 'new.txt'), join(folder, 'none.txt')]);
  expect(missing.stderr).toContain('there is no such file');
});

test('a book keeps a factor as it keeps rules: for the lines after it, until another is given', async () => {
  const path = join(folder, 'factor.txt');
  const total = async (...words: readonly string[]) =>
    (await ledger(['--book', path, '--csv', ...words])).stdout;
  await ledger(['--book', path, '--add', 'Ann pays Ben 8']);
  await ledger(['--book', path, '--multiply', '0.25', '--add', 'Ann pays Ben 8']);
  expect(await total('--add', 'Ann pays Ben 8')).toContain('Ben,0,12,12');
  await ledger(['--book', path, '--multiply', '0.25', '--add', 'Ann pays Ben 4']);
  expect(text(path).match(/^multiply.*$/gm)).toEqual(['multiply 0.25']);
  expect(await total('--multiply', '1', '--add', 'Ann pays Ben 8')).toContain('Ben,0,21,21');
  expect(text(path).match(/^multiply.*$/gm)).toEqual(['multiply 0.25', 'multiply 1']);
});

test('a factor that somebody wrote into the book by hand is the one it has', async () => {
  const path = join(folder, 'hand.txt');
  writeFileSync(path, 'multiply 0.25\nMultiply:  1\nAnn pays Ben 8\n');
  const { stdout } = await ledger(['--book', path, '--multiply', '0.25', '--csv', '--add', 'Ann pays Ben 8']);
  expect(stdout).toContain('Ben,0,10,10');
});

test('a factor for a book without new lines is refused, unless the book has it: older lines stay as they are', async () => {
  const path = join(folder, 'looking.txt');
  writeFileSync(path, 'Ann pays Ben 8\n');
  const { status, stderr } = await ledger(['--book', path, '--multiply', '0.25']);
  expect([status, text(path)]).toEqual([2, 'Ann pays Ben 8\n']);
  expect(stderr).toContain(
    `--multiply is for lines that are added now. To multiply older lines, write “multiply 0.25” above them in “${path}”.`,
  );
  writeFileSync(path, 'multiply 0.25\nAnn pays Ben 8\n');
  expect((await ledger(['--book', path, '--multiply', '0.25', '--csv'])).stdout).toContain('Ben,0,2,2');
});

test.each([
  ['0,25', 'Ben,0,1,1'],
  ['.25', 'Ben,0,1,1'],
  ['2', 'Ben,0,8,8'],
])('a factor can be written %s', async (factor, row) => {
  expect((await ledger(['--multiply', factor, '--csv'], 'Ann pays Ben 4')).stdout).toContain(row);
});

test.each(['1,000', '.', '5.', 'x'])('a factor cannot be written %s', async (factor) => {
  expect((await ledger(['--multiply', factor], 'Ann pays Ben 4')).stderr).toContain(
    `--multiply must be a number above 0, such as 0.25, not “${factor}”`,
  );
});

test('players that are wrong on the command line are told once', async () => {
  const { stderr } = await ledger(['--players', 'Ann, Ben, Cem, Ann'], 'Ben 25 self-drawn\nDot 5 off Ann');
  expect(stderr).toBe('mahjongg ledger: --players: A player can sit in only one seat.\n');
});

test('rules by a wrong name are told which there are', async () => {
  expect((await ledger([], 'rules Card Free')).stderr).toMatch(
    /line 1: There is no rule set “Card Free”; the rule sets are card-free, .+ Did you mean “card-free”\?/,
  );
});
