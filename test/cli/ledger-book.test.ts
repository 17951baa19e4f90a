import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder, ownPaths } from '../own-folder';
import { program, type Run, run } from './run';
import { type Rules, terminal } from './terminal';

// The book of a club: lines as people write them, kept in a file that they can edit, too.

const folder = ownFolder('book');

let path = '';
ownPaths(folder, 'book.txt', (own) => {
  path = own;
});

const book = (input: string, ...words: readonly string[]): Promise<Run> =>
  run(['ledger', '--book', path, ...words], { input });
const text = (): string => readFileSync(path, 'utf8');
const csv = async (...words: readonly string[]): Promise<string> =>
  (await book('', '--csv', ...words)).stdout;

const EVENING = 'players Ann, Ben, Cem, Dot\nBen 25 from discard by Dot\nann pays Ben 2.50\nwall game\n';

describe('a book', () => {
  test('keeps lines, names and rules, and adds up all evenings', async () => {
    expect(await book(EVENING, '--rules', 'american-2018', '--jokerless-discard', 'total')).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(text()).toMatch(
      /^# A book .*\n# \d{4}-\d\d-\d\d\nrules american-2018 \{"jokerlessDiscard":"total"\}\nplayers Ann, Ben, Cem, Dot\nBen 25 from discard by Dot\nann pays Ben 2.50\nwall game\n$/,
    );
    expect(await csv()).toBe(
      'player,paid,received,balance\nBen,0,102.5,102.5\nCem,25,0,-25\nAnn,27.5,0,-27.5\nDot,50,0,-50\n',
    );
    const before = text();
    expect(await book('', '--add', 'Ben 25 off dot, jokerless')).toMatchObject({ status: 0 });
    expect(text()).toBe(`${before}Ben 25 from discard by dot jokerless\n`);
    expect(await csv()).toContain('\nCem,50,0,-50\n');
    // Other rules and players are for what comes after them.
    expect(await book('Eve 25 off Ann\n', '--rules', 'american-game', '--players', 'Ann, Eve')).toMatchObject(
      {
        status: 0,
      },
    );
    expect(text().endsWith('\nrules american-game\nplayers Ann, Eve\nEve 25 from discard by Ann\n')).toBe(
      true,
    );
    expect(await csv()).toContain('\nEve,0,25,25\n');
  });

  test('is not made, nor changed, by looking or by a wrong line', async () => {
    expect(await book('')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no such file'),
    });
    expect(await book('Ann pays Ben 2\nnonsense\n')).toMatchObject({ status: 2, stdout: '' });
    expect(existsSync(path)).toBe(false);
    path = join(folder, 'nowhere', 'book.txt');
    expect(await book('', '--add', 'Ann pays Ben 2')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be written: there is no such folder'),
    });
    path = join(folder, 'somewhere.txt');
    await book(EVENING);
    const before = text();
    const { status, stderr } = await book('Ann pays Ben 2\nBob 25 self-drawn\n');
    expect([status, stderr]).toEqual([
      2,
      'mahjongg ledger: line 2: “Bob” does not sit at the table of Ann, Ben, Cem, Dot.\n',
    ]);
    expect(text()).toBe(before);
  });

  test('edited by hand: comments, CRLF, blank lines, and where a line is wrong', async () => {
    await book(EVENING);
    appendFileSync(path, '\r\n# the bill\r\nDot pays Ann 12\r\n');
    expect(await csv()).toContain('\nAnn,27.5,12,-15.5\n');
    appendFileSync(path, 'Dot pays\n');
    const { status, stdout, stderr } = await book('Ann pays Ben 1\n');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      `mahjongg ledger: line 10 of “${path}”: “Dot pays” is not a payment or a win. Write `,
    );
  });

  test('is told who sits there and what counts before anybody pays, once', async () => {
    const seated = ['--players', 'Ann, Ben, Cem, Dot', '--rules', 'nmjl', '--multiply', '0.5'];
    expect(await book('', ...seated)).toMatchObject({ status: 0, stdout: 'The book has no payments yet.\n' });
    const begun = text();
    expect(begun).toMatch(/\nrules nmjl\nmultiply 0.5\nplayers Ann, Ben, Cem, Dot\n$/);
    expect(await book('', ...seated)).toMatchObject({ status: 0 });
    expect(text()).toBe(begun);
    expect(await book('', '--add', 'Ben 20 self-drawn', '--csv')).toMatchObject({ status: 0 });
    expect(text()).toMatch(/\nBen 20 self-drawn\n$/);
    // What is in the book already is not multiplied anew.
    const { status, stderr } = await book('', '--multiply', '2');
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('--multiply is for lines that are added now'),
    ]);
    // House rules without a game would be those of Card Free, whatever the book is played by.
    expect(await book('', '--skill-level', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('house rules for a book need the game, too, such as --rules nmjl'),
    });
    expect(await book('', '--rules', 'year')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The rule set “year” has no payments'),
    });
  });

  test('cut short at any place: either a whole book, or refused and left as it is', async () => {
    await book(EVENING);
    const whole = text();
    for (let length = whole.length - 1; length > 0; length -= 3) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      const cut = text();
      const { status, stderr } = await book('', '--add', 'Ann pays Ben 1');
      const isWhole = cut.endsWith('\n');
      expect([length, status]).toEqual([length, isWhole ? 0 : 2]);
      if (!isWhole)
        expect(stderr).toMatch(/^mahjongg ledger: line \d+ of “.*”: “.*” has no line break at its end, /);
      expect(text().startsWith(cut)).toBe(true);
      expect(text().length > cut.length).toBe(isWhole);
    }
  });

  test('loses no line of many programs at once', async () => {
    await book(EVENING);
    const names = Array.from({ length: 12 }, (_, at) => `Player${at}`);
    const statuses = await Promise.all(
      names.map(
        (name) =>
          new Promise((resolve) => {
            spawn(process.execPath, [program, 'ledger', '--book', path, '--add', `${name} pays Ann 1`], {
              stdio: 'ignore',
            }).on('close', resolve);
          }),
      ),
    );
    expect(statuses).toEqual(names.map(() => 0));
    expect(
      text()
        .match(/^Player\d+ pays Ann 1$/gm)
        ?.sort(),
    ).toEqual(names.map((name) => `${name} pays Ann 1`).sort());
    expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
  });
});

/** Types lines into the book at a terminal, each once the one before was answered, and Enter at the end. */
const typed = (lines: readonly string[], ...words: readonly string[]): string => {
  const said: Rules = ['', ...lines].map((line, at) => [
    at === 0 ? 'Type a line' : `^${line}\\s`,
    lines[at] ?? '',
  ]);
  return terminal(['ledger', '--book', path, ...words], said.toReversed(), null, {
    env: { NO_COLOR: '1' },
  }).text;
};

test('a note is kept, and u takes it back before the payment above it', async () => {
  await book('Ann pays Ben 5\n# Dot brought cake\n');
  expect(await book('', '--add', '# Cem left early')).toMatchObject({ status: 0 });
  expect(text()).toMatch(/\nAnn pays Ben 5\n# Dot brought cake\n# Cem left early\n$/);
  const said = typed(['Ann pays Ben 2', '# a slip', 'u']);
  expect(said).toContain('  Noted.\n');
  expect(said).toContain('  Taken back: # a slip\n');
  expect(text().endsWith('# Cem left early\nAnn pays Ben 2\n')).toBe(true);
});

describe('two evenings', () => {
  test('debts that were paid count no longer, and the second evening begins with how they stand', async () => {
    const first = typed(['Ben 25 from discard by Dot', 'settled'], '--players', 'Ann, Ben, Cem, Dot');
    expect(first).toMatch(
      / {2}Settled: Dot paid Ben 50, Cem paid Ben 25, Ann paid Ben 25\. Everybody is at 0/,
    );
    expect(first).toMatch(/player +paid +received +settled +balance\nAnn +25 +0 +-25 +0\n/);
    expect(first).not.toContain('To settle up');
    expect(text().endsWith('Ben 25 from discard by Dot\nsettled\n')).toBe(true);
    // As somebody would enter who pays whom.
    const second = typed(['Cem 25 self-drawn', 'settled', 'u']);
    expect(second).not.toContain('First say who plays');
    expect(second).toContain(
      'At the table, from East on: Ann, Ben, Cem, Dot.\nSo far: Ann 0, Ben 0, Cem 0, Dot 0\nType a line',
    );
    expect(second).toContain('  Taken back: settled\n');
    const third = typed(['players Ann, Bne, Cem, Dot', 'u']);
    expect(third).toContain('  New: Bne. If that is a slip, type u.\n');
    expect(third).toContain('Taken back: players Ann, Bne, Cem, Dot');
    expect(typed(['u']).replace(/\s+/g, ' ')).toContain(
      'You have typed nothing that can be taken back. To change older lines',
    );
    expect(second).toMatch(/Cem +25 +150 +-25 +\+150\n/);
    expect(second).toContain('  Ann pays Cem  50\n');
    expect(second).toContain(
      'When these are paid, add the line “settled”, not the payments. All balances then',
    );
    const table = await csv();
    expect(table).toBe(
      'player,paid,received,settled,balance\nCem,25,150,-25,150\nAnn,75,0,-25,-50\nBen,50,100,100,-50\nDot,100,0,-50,-50\n',
    );
    // The balances of such a table go on in another book.
    expect((await run(['ledger', '--csv'], { input: table })).stdout).toContain('Cem,0,150,150\n');
  });

  test('a line that may have paid a debt is entered as new, and says so', () => {
    const said = typed(['Dot pays Ann 20', 'dot paid Ann 20', 'Dot paid Ann 40', 'Dot paid Ann 5']);
    const hint =
      'Added to what Dot owes. If it paid the debt, type u, then enter “settled” when all have paid.';
    expect(said.replace(/\s+/g, ' ').split(hint)).toHaveLength(3);
    expect(said).toMatch(/Dot +85 +0 +-85\n/);
  });

  test('--add says so too, with the way out that it has', async () => {
    await book('Dot pays Ann 20\n');
    const { stdout } = await book('', '--add', 'dot paid Ann 20');
    expect(stdout).toMatch(/^Added 1 line to the book\.\n\nplayer/);
    expect(
      stdout.endsWith(
        '\nAdded to what Dot owes. If it paid the debt, take the line out of the book in an editor, then enter “settled” when all have paid.\n',
      ),
    ).toBe(true);
    expect((await book('', '--add', 'Dot pays Ann 40')).stdout).not.toContain('Added to what');
    expect(await book('', '--add', 'u')).toMatchObject({
      status: 2,
      stderr:
        'mahjongg ledger: “u” is for lines that you type one by one; here, take the line out of the book in an editor\n',
    });
  });

  test('names that are not in the book are told, however they come', async () => {
    await book('Cem pays Ben 25\n');
    const slip = /\nNew: Bne\. If that is a slip, take the line out of the book in an editor\.\n$/;
    expect((await book('', '--add', 'Bne pays Cem 5')).stdout).toMatch(slip);
    expect((await book('', '--add', 'Bne pays Cem 6')).stdout).not.toContain('New:');
    await book('settled\n');
    const seated = await book('', '--players', 'Ann, Ben, Cme, Dot', '--add', 'Cme 25 self-drawn');
    expect(seated.stdout).toContain('\nNew: Ann, Cme, Dot. If that is a slip');
  });

  test('what is not kept says so; lines over a pipe are not taken back', async () => {
    expect((await run(['ledger', '--add', 'Ann pays Ben 5'])).stdout).toContain(
      '\nThese lines are not kept. To keep them in a file, start with: mahjongg ledger --book FILE\n',
    );
    expect((await book('', '--add', 'Ann pays Ben 5')).stdout).not.toContain('not kept');
    expect((await book('Ann pays Ben 5\nundo\n')).stderr).toContain('“undo” is for lines that you type');
  });

  test('the lines of a file are not added twice in a row, unless over standard input', async () => {
    const lines = join(folder, 'evening.txt');
    writeFileSync(lines, 'Ann pays Ben 5\nBen pays Cem $2\n');
    expect((await book('', lines)).stdout).toContain('Added 2 lines to the book.\n');
    const before = text();
    const { status, stderr } = await book('', lines);
    expect([status, text()]).toEqual([2, before]);
    expect(stderr).toBe(
      `mahjongg ledger: The book “${path}” already ends with the lines of “${lines}”. None were added. To add them again, send them to standard input.\n`,
    );
    expect((await book(readFileSync(lines, 'utf8'))).stdout).toContain('Added 2 lines to the book.\n');
  });

  test('rules without payments are refused where they are named', async () => {
    const { status, stderr } = await book('Ann pays Ben 5\nrules chinese-solitaire\n');
    expect([status, existsSync(path)]).toEqual([2, false]);
    expect(stderr).toBe(
      'mahjongg ledger: line 2: The rule set “chinese-solitaire” has no payments; card-free, american-2018, nmjl, american-game have them.\n',
    );
  });

  test('the rules and the factor that are in force are told', async () => {
    await book('Ann pays Ben 5\n', '--multiply', '0.25', '--rules', 'nmjl');
    const said = typed(['Ann pays Ben $5']);
    expect(said).toContain('In force: rules nmjl, multiply 0.25.\nSo far: Ben +1.25, Ann -1.25\n');
    expect(said.replace(/\s+/g, ' ')).toContain(
      'The factor also multiplies $ amounts. To enter money, write',
    );
  });

  test('a book that cannot be read takes no lines', () => {
    writeFileSync(path, 'Dot pays\n');
    const { text, status } = terminal(['ledger', '--book', path], [], null, {});
    expect([status, text.includes('Type a line')]).toEqual([2, false]);
    expect(text).toMatch(/“Dot pays”\sis\snot a payment or a win/);
  });
});
