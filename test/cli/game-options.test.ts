import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpOf } from '../../src/cli/help';
import { RULE_SETS } from '../../src/cli/rule-sets';
import { ownFolder, ownPaths } from '../own-folder';
import { type Run, run } from './run';

// Every option of `play` and `simulate` with every game: it does something, or it is refused with the name of the game.

const folder = ownFolder('options');

let path = '';
ownPaths(folder, 'file', (own) => {
  path = own;
});

/** Three tiles, then one tile or the first choice: one of them is an answer to the first question of every game. */
const TYPED = '1 2 3\n1\n';

const said = (words: readonly string[]): Promise<Run> => run(words, { input: [TYPED] });

/** The words that call a command for a game; an option of the caller’s own stands for the usual one. */
type Call = (game: string, ...more: readonly string[]) => Promise<Run>;

const calling =
  (usual: (game: string) => readonly (readonly [string, ...string[]])[]): ((command: string) => Call) =>
  (command) =>
  (game, ...more) =>
    said([command, ...usual(game).flatMap((words) => (more.includes(words[0]) ? [] : words)), ...more]);

const played = calling((game) => [[game], ['--seed', 'a'], ['--no-scorecard']])('play');
const simulated = calling((game) => [
  ['--rules', game],
  ['--games', '1'],
  ['--bots', game.endsWith('-solitaire') ? 'random' : 'random,random,random,random'],
  ...(['american-2018', 'nmjl'].includes(game) ? [['--card', 'practice'] as const] : []),
])('simulate');

/** What becomes of an option. */
type Cell = (call: Call, game: string, option: string) => Promise<void>;

const fine = async (call: Call, game: string, ...more: readonly string[]): Promise<string> => {
  const { status, stdout, stderr } = await call(game, ...more);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

/** What is printed without any of the options, by the call and the game. */
const usual = new Map<Call, Map<string, Promise<string>>>();
const without = (call: Call, game: string): Promise<string> => {
  const known = usual.get(call) ?? new Map<string, Promise<string>>();
  usual.set(call, known);
  const out = known.get(game) ?? fine(call, game);
  known.set(game, out);
  return out;
};

/** What is printed changes. */
const changes =
  (...value: readonly string[]): Cell =>
  async (call, game, option) =>
    expect(await fine(call, game, `--${option}`, ...value)).not.toBe(await without(call, game));

/** It is taken; another value is refused. */
const reads =
  (right: string, wrong: string): Cell =>
  async (call, game, option) => {
    await fine(call, game, `--${option}`, right);
    const { status, stderr } = await call(game, `--${option}`, wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(`--${option}`);
  };

/** A value that cannot be is refused. */
const looksAt =
  (wrong: string, message: string): Cell =>
  async (call, game, option) => {
    const { status, stderr } = await call(game, `--${option}`, wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  };

/** Refused, with the names of the option and of the game. */
const refused =
  (...value: readonly string[]): Cell =>
  async (call, game, option) => {
    const { status, stdout, stderr } = await call(game, `--${option}`, ...value);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`--${option}`);
    expect(stderr).toContain(game);
    expect(stderr.trim().split('\n').length).toBe(1);
  };

/** The game is in the file, and goes on from there. */
const keeps: Cell = async (call, game) => {
  await fine(call, game, '--save', path);
  expect(existsSync(path)).toBe(true);
  const again = await said(['play', '--resume', path, '--no-scorecard']);
  expect([again.status, again.stderr]).toEqual([0, '']);
};

/** Looked at when the game is over; the file is not there before. */
const atTheEnd =
  (...value: readonly string[]): Cell =>
  async (_, game, option) => {
    const { status, stderr } = await said(['play', game, '--seed', 'a', `--${option}`, ...value]);
    expect([status, stderr]).toEqual([0, '']);
  };

const NAMES = RULE_SETS.map(({ name }) => name);
const SOLITAIRES = ['chinese-solitaire', 'american-solitaire'];

type Row = Readonly<Record<string, Cell>>;
const forAll = (cell: Cell): Row => Object.fromEntries(NAMES.map((name) => [name, cell]));
const but = (row: Row, games: readonly string[], cell: Cell): Row => ({
  ...row,
  ...Object.fromEntries(games.map((game) => [game, cell])),
});

const PERSONAL_SUITS = but(forAll(refused('E=B')), ['year'], reads('E=B,South=d', 'E=F'));
const OPTIONS = forAll(looksAt('{"noSuchOption": 1}', 'noSuchOption'));

const PLAY: Readonly<Record<string, Row>> = {
  seed: forAll(changes('b')),
  card: {
    ...forAll(refused('practice')),
    'american-2018': looksAt('none', 'without a card'),
    nmjl: looksAt('none', 'without a card'),
    'american-game': changes('none'),
    'american-solitaire': changes('none'),
  },
  options: OPTIONS,
  seat: but(forAll(changes('S')), SOLITAIRES, refused('S')),
  players: {
    ...but(forAll(reads('4', '3')), SOLITAIRES, refused('1')),
    'american-game': changes('3'),
  },
  against: but(forAll(changes('random')), SOLITAIRES, refused('random')),
  'personal-suits': PERSONAL_SUITS,
  calls: forAll(reads('all', 'some')),
  names: forAll(changes('chinese')),
  ascii: forAll(changes()),
  save: forAll(keeps),
  resume: forAll(looksAt('no-such-file', 'cannot be combined with --resume')),
  scorecard: forAll(atTheEnd('no-such-file')),
  'no-scorecard': forAll(atTheEnd()),
};

const SIMULATE: Readonly<Record<string, Row>> = {
  rules: forAll(async (call, game) => expect(await without(call, game)).toContain(`1 game of ${game},`)),
  options: OPTIONS,
  card: {
    ...forAll(refused('practice')),
    ...but(
      {},
      ['american-2018', 'nmjl', 'american-game', 'american-solitaire'],
      reads('practice', 'no-such-file'),
    ),
  },
  'personal-suits': PERSONAL_SUITS,
  games: forAll(changes('2')),
  seed: forAll(changes('other')),
  bots: but(forAll(changes('random,random,random,greedy')), SOLITAIRES, changes('greedy')),
  bot: forAll(looksAt('no-such-file', '--bot')),
  json: forAll(changes()),
};

const cellsOf = (rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).flatMap(([option, row]) =>
    Object.entries(row).map(([game, cell]) => ({ option, game, cell })),
  );

describe.each<[string, Readonly<Record<string, Row>>, Call]>([
  ['play', PLAY, played],
  ['simulate', SIMULATE, simulated],
])('%s', (command, rows, call) => {
  test('every option is tried with every game', () => {
    const cells = cellsOf(rows).map(({ option, game }) => `${option} ${game}`);
    expect(cells.sort()).toEqual(
      helpOf(command)
        .options.flatMap(({ name }) => NAMES.map((game) => `${name} ${game}`))
        .sort(),
    );
  });

  test.each(cellsOf(rows))('--$option, $game', ({ option, game, cell }) => cell(call, game, option));
});

describe.each([
  ['possible', '[555D]'],
  ['settle', '--value=25', '--winner=E', '--by=wall'],
])('%s', (command, ...words) => {
  const named = helpOf(command).options.find(({ name }) => name === 'rules')?.help ?? '';

  test.each(NAMES)('the help names %s if it answers, and no other game', async (game) => {
    const card = RULE_SETS.some(({ name, takesCard }) => name === game && takesCard === true);
    const { status } = await said([
      command,
      ...words,
      '--rules',
      game,
      ...(card ? ['--card', 'practice'] : []),
    ]);
    expect(named.match(/[\w-]+/g)?.includes(game)).toBe(status === 0);
  });
});

describe('YG-13: personal suits', () => {
  const suits = ['--personal-suits', 'E=B,south=d'];
  const told = 'Personal suits: East bams, South dots (YG-13).\n';

  test('are told, saved, and told again; the players of the record have them', async () => {
    expect(await fine(played, 'year', ...suits, '--save', path)).toContain(told);
    const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: { players: object } };
    expect(record.players).toEqual({ E: { personalSuit: 'B' }, S: { personalSuit: 'D' }, W: {}, N: {} });
    const again = await said(['play', '--resume', path, '--no-scorecard']);
    expect([again.status, again.stderr, again.stdout.includes(told)]).toEqual([0, '', true]);
  });

  test('score more at their seat, and only there', async () => {
    const row = { concealed: 1, revealed: 1, personalSuit: 1000 };
    const points = { chow: row, pung: row, kong: row, pair: row };
    const games = ['--options', JSON.stringify({ points }), '--games', '2', '--json'];
    const scores = async (...more: readonly string[]): Promise<readonly number[]> => {
      const { bots } = JSON.parse(
        await fine(simulated, 'year', ...games, '--bots', 'greedy,greedy,greedy,greedy', ...more),
      ) as {
        bots: readonly { score: number }[];
      };
      return bots.map(({ score }) => score);
    };
    expect(Math.max(...(await scores()))).toBeLessThan(1000);
    expect(Math.max(...(await scores('--personal-suits', 'E=C,S=C,W=C,N=C')))).toBeGreaterThan(1000);
  });

  test.each([
    ['E', '“E”'],
    ['E=B,', '“”'],
    ['E=F', '“E=F”'],
    ['Q=B', '“Q=B”'],
    ['E=B=C', '“E=B=C”'],
  ])('%s: refused', async (value, what) => {
    const { status, stderr } = await played('year', '--personal-suits', value);
    expect([status, stderr]).toEqual([
      2,
      `mahjongg play: --personal-suits lists seats with a suit, B, C or D, such as E=B,S=D; not ${what}\n`,
    ]);
  });

  test('a seat is named once', async () => {
    const { stderr } = await played('year', '--personal-suits', 'E=B,East=C');
    expect(stderr).toBe('mahjongg play: --personal-suits names E twice\n');
  });
});

test('AS-1: a card beside options that choose the hands of Card Free is refused', async () => {
  const hands = ['--options', '{"hands": {"name": "card-free"}}'];
  for (const words of [
    ['play', 'american-solitaire'],
    ['simulate', '--rules', 'american-solitaire', '--games', '1'],
  ]) {
    const { status, stderr } = await said([...words, ...hands, '--card', 'practice']);
    expect(status).toBe(2);
    expect(stderr).toContain('--card: with these options american-solitaire does not use a card');
    expect((await said([...words, ...hands])).status).toBe(0);
  }
});
