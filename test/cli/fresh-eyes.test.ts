import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import type { Result } from '../../src/card-free';
import { type Evening, entering } from '../../src/cli/book';
import { draw } from '../../src/cli/play/picture';
import { questionOf } from '../../src/cli/play/racks';
import { step } from '../../src/cli/play/session';
import type { Sitting } from '../../src/cli/play/table';
import { unwrap } from '../unwrap';
import { begun, openQuestion, PLAIN_LOOK, plainAnswer } from './player';
import { type Run, run } from './run';
import { type Rules, terminal } from './terminal';

// What players with fresh eyes stumbled over.

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-fresh-'));
afterAll(() => rmSync(folder, { recursive: true }));

let data = '';
let number = 0;
beforeEach(() => {
  data = join(folder, `data-${number++}`);
});

const env = (): { readonly MAHJONGG_DATA: string } => ({ MAHJONGG_DATA: data });
const program = (words: readonly string[], input = ''): Promise<Run> => run(words, { input, env: env() });
const games = (): number => readFileSync(join(data, 'scorecard.jsonl'), 'utf8').trim().split('\n').length;

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const TO_THE_END: Rules = [
  ['m {2}Mah Jong', 'm'],
  ['Do you want it', '1'],
  ['which tile do you discard', '1'],
];

describe('a finished game', () => {
  test('can be saved from its end, and does not count again', async () => {
    const saving: Rules = [['The game is saved in', ''], ['Type save', 'save'], ...TO_THE_END];
    const { text, status, kept } = terminal(['play', 'chinese-solitaire', '--seed', 'end'], saving, CTRL_C, {
      env: env(),
    });
    expect([status, kept]).toEqual([0, true]);
    expect(text).toContain('Type save to keep the game, or Enter to leave.');
    const path = join(data, 'saved', 'chinese-solitaire-end.json');
    expect(existsSync(path)).toBe(true);
    expect((await program(['play', '--resume', path])).stdout).toContain('exhausted');
    expect(games()).toBe(1);
  });

  test('can be reviewed from its end', () => {
    const reviewing: Rules = [
      ['Luck of the draw', 'q'],
      ['Type review', 'review'],
      ['never passed', '4 5 6'],
      ['which 3 tiles', '1 2 3'],
      ['second Charleston', '2'],
      ['would you exchange', '0'],
      ...TO_THE_END,
    ];
    const words = ['play', 'card-free', '--seed', 'end', '--against', 'random', '--calls', 'none'];
    const { text, status } = terminal(words, reviewing, CTRL_C, { env: env() });
    expect(status).toBe(0);
    expect(text).toContain('East’s choices');
  });

  test('that was saved before its end counts once', async () => {
    const path = join(folder, 'half.json');
    const start = `${'1\n'.repeat(4)}s\n${'1\n'.repeat(90)}`;
    await program(['play', 'chinese-solitaire', '--seed', 'half', '--save', path], start);
    expect(games()).toBe(1);
    expect((await program(['play', '--resume', path], '1\n'.repeat(90))).stdout).toContain('exhausted');
    expect(games()).toBe(1);
  });
});

test('a saved game keeps the wishes; --calls changes them', async () => {
  const path = join(folder, 'wishes.json');
  await program(['play', 'card-free', '--seed', '1', '--save', path], 'calls none\nsort number\ns\nq\n');
  expect(readFileSync(path, 'utf8')).toContain('"wishes":{"calls":"none","sort":"number"}');
  await program(['play', '--resume', path, '--calls', 'all'], '1 2 3\n');
  expect(readFileSync(path, 'utf8')).toContain('"wishes":{"calls":"all","sort":"number"}');
});

/** Types lines into the ledger. */
const typed = (words: readonly string[], lines: readonly string[], end: string) => {
  const said: Rules = lines.map((line, at) => [
    at === 0 ? 'Type a line' : `^${lines[at - 1]?.replace('$', '\\$')}`,
    line,
  ]);
  return terminal(['ledger', ...words], [...said].reverse(), end, { env: env() });
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
    expect([await undo(), await undo(), await undo()].at(-1)).toBe('There is nothing to take back.');
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
  for (const [book, words] of [
    ['from,to,amount\nAnn,Ben,5\n', ['--add', 'Ann pays Ben 6']],
    ['[{"from": "Ann", "to": "Ben", "amount": 5}]\n', ['--add', 'Ann pays Ben 6']],
    ['# Ours\n', ['--players', seats, '--add', 'Ben 25 self-drawn']],
  ] as const) {
    writeFileSync(path, book);
    const { status, stderr } = await program(['ledger', '--book', path, ...words]);
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, book]);
    expect(stderr).toContain('could not be read again');
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

test('scorecard add says why it asks again', async () => {
  const { stdout } = await program(['scorecard', 'add'], 'chess\nnmjl\ntoday\n\nperhaps\nn\n');
  expect(stdout).toContain('It must be the name of a rule set, not “chess”.');
  expect(stdout).toContain('It must be a day such as 2026-05-31, not “today”.');
  expect(stdout).toContain('It must be y or n, not “perhaps”.');
});

test('arrow keys ask for help, and do nothing else', async () => {
  const words = ['play', 'chinese-solitaire', '--seed', '1', '--no-scorecard'];
  const { stdout } = await program(words, '\u001b[A\n\u001b[A9\n');
  expect(stdout).toContain('this help;');
  expect(stdout).toContain('You discard');
  expect((await program(['scorecard', 'add'], '\u001b[A\n')).stdout).toContain('not “?”');
});

describe('in a game', () => {
  const texts = (lines: readonly string[]): string => lines.join('\n');

  test('the card is named and shown', () => {
    const first = begun({ game: 'nmjl', seed: '1' });
    expect(texts(first.lines)).toContain('The card is “Practice card”; “card” shows it.');
    expect(texts(step(first.session, 'card').lines)).toContain('card 4  Consecutive Run');
    expect(texts(step(first.session, 'CARD 2').lines)).toContain('Even Numbers\n1  22a 44a');
    const years = texts(step(first.session, 'card 1').lines);
    expect(years).toContain(`${practiceCard.year}`);
    expect(years).not.toContain('{year}');
    expect(years).toContain('*: jokers in every place');
    expect(texts(step(first.session, 'card 12').lines)).toContain('There is no section “12”.');
    expect(texts(step(first.session, '?').lines)).toContain('  card  shows the card');
    const without = begun({ game: 'card-free', seed: '1' });
    expect(texts(step(without.session, '?').lines)).not.toContain('  card  shows the card');
    expect(texts(step(without.session, 'card').lines)).toContain('played without a card');
  });

  test('who stopped the Charleston', () => {
    let { session } = begun({ game: 'card-free', seed: '1' });
    while (session.state.phase === 'charleston')
      session = step(session, plainAnswer(openQuestion(session))).session;
    expect(texts(step(session, 'no').lines)).toMatch(
      /The Charleston is stopped by you[^;]*; the courtesy pass/,
    );
  });

  test('AG-8: what is passed on unseen is told', () => {
    let { session } = begun({ game: 'card-free', seed: '1' });
    const charleston = (): unknown => (session.state as unknown as { now: { blind: number } }).now;
    while ((charleston() as { blind: number }).blind === 0)
      session = step(session, plainAnswer(openQuestion(session))).session;
    const asked = step(session, '1').session;
    expect(texts(step(asked, 'yes').lines)).toMatch(/You pass \w.* and 2 unseen to [A-Z]/);
    expect(texts(step(session, '1 2 3').lines)).not.toContain('unseen to');
  });

  test.each([
    ['free', 'Whose hand is dead?'],
    ['dead', 'Whose hand is dead? If it is not, your own hand is dead (AG-32a).'],
  ])('AG-32a: what a wrong challenge costs is said before it, %s', (wrongChallenge, prompt) => {
    const view = {
      ...{ phase: 'turn', rack: ['1B'], moment: 0, now: {}, seats: ['E', 'S'] },
      rules: { name: 'american-2018', options: { wrongChallenge } },
      melds: { E: [], S: [{ tiles: ['2B', '2B', '2B'] }] },
      legal: [{ type: 'challenge', seat: 'E', against: 'S', moment: 0 }],
    };
    const question = questionOf({ view, me: 'E', look: PLAIN_LOOK } as unknown as Parameters<
      typeof questionOf
    >[0]);
    const next = question?.options.find(({ key }) => key === 'd')?.next;
    expect(next && 'ask' in next && next.ask.prompt).toBe(prompt);
  });

  test('a card from a stranger steers no terminal, in hints and about the others either', async () => {
    const card = join(folder, 'strange-card.json');
    const hand = 'FF 1111a 2222a 3333a';
    const strange = {
      name: 'A',
      sections: [{ name: 'Odd \u001b[31mX\u0007\nnext', lines: [{ hand, value: 25, open: true }] }],
    };
    writeFileSync(card, JSON.stringify(strange));
    const { stdout } = await program(
      ['play', 'nmjl', '--card', card, '--seed', '4', '--ascii'],
      'h\no\ncard 1\n',
    );
    expect(stdout).toContain('Aim for Odd [31mX next, line 1');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('AG-32a: a rule says which of its options is in force', () => {
    const asked = (game: string): string => texts(step(begun({ game, seed: '1' }).session, '? AG-32a').lines);
    expect(asked('nmjl')).toContain('Options: wrongChallenge (here: dead)');
    expect(asked('american-2018')).toContain('Options: wrongChallenge (here: free)');
    expect(asked('year')).toContain('Options: wrongChallenge\n');
  });

  test('a question about a question has a way back', () => {
    const { session } = begun({ game: 'card-free', seed: '1' });
    const ask = {
      prompt: 'Whose hand is dead?',
      options: [{ key: '1', label: 'South', next: { act: { type: 'draw', seat: 'E', moment: 0 } } }],
    } as const;
    const nested = { ...session, questions: [...session.questions, ask] };
    expect(texts(step(nested, '?').lines)).toContain('  1  South\n  u  go back');
    for (const word of ['u', 'n', 'no'])
      expect(step(nested, word).session.questions).toEqual(session.questions);
  });

  test('? names a rule of the game that is played', () => {
    const { session } = begun({ game: 'chinese-solitaire', seed: '1' });
    expect(texts(step(session, '?').lines)).toContain('“? CS-8” explains a rule, “? CS” lists them');
  });

  test('a discard that was called is marked no longer', () => {
    const sitting = {
      me: 'E',
      seats: ['E', 'S'],
      against: 'regular',
      look: PLAIN_LOOK,
    } as unknown as Sitting;
    const view = {
      ...{ phase: 'turn', awaiting: ['E'], rack: [], melds: {}, counts: {}, wallLeft: 5, legal: [] },
      discards: [{ seat: 'S', tile: '1B' }],
    };
    const marked = (now: object): boolean =>
      texts(draw({ ...view, now } as unknown as Parameters<typeof draw>[0], sitting).lines).includes('>1B<');
    expect(marked({ by: 'wall', called: null })).toBe(true);
    expect(marked({ by: 'call', called: { seat: 'S', tile: '2B' } })).toBe(false);
  });

  test.each([60, 80])('a hint leaves room for its sentences: %i columns, 24 rows', (columns) => {
    const { screens } = terminal(
      ['play', 'card-free', '--seed', 'hint', '--ascii'],
      [['Seed hint', 'h']],
      CTRL_C,
      { size: [columns, 24], env: env() },
    );
    expect(screens[1]).toMatch(/^Aim for /);
    expect(screens[1]).toMatch(/which 3 tiles go right[^>]*>\s*$/);
  });
});

test.each(['ledger', 'scorecard', ''])('at 60 columns no word is broken: mahjongg %s', (command) => {
  const { screens } = terminal(command === '' ? [] : [command], [], CTRL_D, { size: [60, 40], env: env() });
  expect(screens.join('\n')).not.toContain('~');
});
