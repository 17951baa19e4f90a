import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands';
import { cardFree } from '../../src/games/card-free/rules';
import { run, runBuilt } from './run';

const RUN = '11B 222B 333B 444B 555B';
const names = COMMANDS.map(({ name }) => name);
const commands = await Promise.all(COMMANDS.map(async ({ name, load }) => ({ name, ...(await load()) })));

describe('bad input: status 2 and one line on standard error', () => {
  test.each<[string, readonly string[], string]>([
    [
      'an unknown command',
      ['vaildate', RUN],
      'mahjongg: there is no command “vaildate”; did you mean “validate”?',
    ],
    [
      'a command like no other',
      ['frobnicate'],
      'mahjongg: there is no command “frobnicate”; there is validate, score, settle, ledger, possible, analyze, simulate, play, scorecard, layouts, card, explain, help',
    ],
    [
      'the name of a property',
      ['constructor'],
      'mahjongg: there is no command “constructor”; there is validate, score, settle, ledger, possible, analyze, simulate, play, scorecard, layouts, card, explain, help',
    ],
    [
      'help on an unknown command',
      ['help', 'scor'],
      'mahjongg: there is no command “scor”; did you mean “score”?',
    ],
    ['an option and no command', ['--jsn'], 'mahjongg: there is no option “--jsn”; try “mahjongg help”'],
    [
      'an unknown option',
      ['validate', RUN, '--optoins', '{}'],
      'mahjongg validate: there is no option “--optoins”; did you mean “--options”?',
    ],
    [
      'an option of another command',
      ['validate', RUN, '--winner', 'E'],
      'mahjongg validate: there is no option “--winner”',
    ],
    ['an option of one letter', ['validate', RUN, '-j'], 'mahjongg validate: there is no option “-j”'],
    [
      'an option named like a property',
      ['validate', RUN, '--__proto__'],
      'mahjongg validate: there is no option “--__proto__”',
    ],
    [
      'an option without its value',
      ['validate', RUN, '--by'],
      'mahjongg validate: --by needs a value: --by WAY',
    ],
    [
      'an option in place of a value',
      ['validate', RUN, '--by', '--json'],
      'mahjongg validate: --by needs a value: --by WAY',
    ],
    ['a value too many', ['validate', RUN, '--json=yes'], 'mahjongg validate: --json takes no value'],
    [
      'an option given twice',
      ['validate', RUN, '--by', 'wall', '--by', 'wall'],
      'mahjongg validate: --by is given twice',
    ],
    [
      'no hand',
      ['validate'],
      'mahjongg validate: which hand? Write it after the command, such as “11B 222B 333B 444B 555B”',
    ],
    [
      'no hand to score',
      ['score', '--by', 'wall'],
      'mahjongg score: which hand? Write it after the command, such as “11B 222B 333B 444B 555B”',
    ],
    [
      'a hand that cannot be read',
      ['validate', '1B 2X'],
      'mahjongg validate: the hand cannot be read: “X” at character 5: expected a suit letter right after the digits, B (bams), C (craks) or D (dots).',
    ],
    [
      'unknown rules',
      ['validate', RUN, '--rules', 'cardfree'],
      'mahjongg validate: There is no rule set “cardfree”; there is card-free, american-2018, nmjl, american-game, chinese-solitaire, american-solitaire, year. Did you mean “card-free”?',
    ],
    [
      'rules named like a property',
      ['validate', RUN, '--rules', '__proto__'],
      'mahjongg validate: There is no rule set “__proto__”; there is card-free, american-2018, nmjl, american-game, chinese-solitaire, american-solitaire, year.',
    ],
    [
      'options that are not JSON',
      ['validate', RUN, '--options', '{'],
      'mahjongg validate: --options: “{” is not JSON',
    ],
    [
      'options that are no object',
      ['validate', RUN, '--options', '[]'],
      'mahjongg validate: --options: The options must be an object, not a list.',
    ],
    [
      'an unknown option of the game',
      ['validate', RUN, '--options', '{"skilLevel":1}'],
      'mahjongg validate: --options: Card Free has no option “skilLevel”. Did you mean “skillLevel”?',
    ],
    [
      'a way of winning that there is not',
      ['score', RUN, '--by', 'discrd'],
      'mahjongg score: --by is one of wall, discard, jokerExchange, misnamedDiscard, charleston, not “discrd”; did you mean “discard”?',
    ],
    [
      'two winning tiles',
      ['score', RUN, '--tile', '11B'],
      'mahjongg score: --tile is one tile, such as 3B, not “11B”',
    ],
    [
      'a winning tile that is none',
      ['score', RUN, '--tile', 'X'],
      'mahjongg score: --tile: “X” at character 1: expected a tile',
    ],
    [
      'a winning tile without a win',
      ['validate', RUN, '--tile', '1B'],
      'mahjongg validate: --tile needs --by beside it, such as --by discard',
    ],
    [
      'no readings',
      ['validate', RUN, '--limit', '0'],
      'mahjongg validate: --limit is a whole number from 1 on, not “0”',
    ],
    [
      'a seat that there is not',
      ['score', RUN, '--winner', 'Q'],
      'mahjongg score: --winner is E, S, W or N, not “Q”',
    ],
    [
      'seats that there are not',
      ['settle', '--dead', 'EX'],
      'mahjongg settle: --dead is a list of the seats E, S, W and N, such as SW, not “EX”',
    ],
    [
      'a discarder without a winner',
      ['score', RUN, '--discarder', 'S'],
      'mahjongg score: --discarder needs --winner beside it',
    ],
    [
      'a discard without a discarder',
      ['score', RUN, '--winner', 'E', '--by', 'discard'],
      'mahjongg score: The discarder must be named: S, W, N.',
    ],
    [
      'AG-13: an event with a winner',
      ['settle', '--event', 'wallGame', '--winner', 'E'],
      'mahjongg settle: --winner is not for wallGame.',
    ],
    [
      'AG-35: a win with a declarer',
      ['settle', '--value', '30', '--winner', 'E', '--declarer', 'S'],
      'mahjongg settle: --declarer is not for a win.',
    ],
    [
      'AG-27: whose joker it was, of a drawn tile',
      ['settle', '--value', '30', '--winner', 'E', '--by', 'wall', '--joker-of', 'S'],
      'mahjongg settle: Only a win in a joker exchange has a --joker-of.',
    ],
    [
      'an exchanger where nobody wins on the tile',
      ['settle', '--rules', 'nmjl', '--value', '30', '--winner', 'E', '--exchanger', 'S'],
      'mahjongg settle: --exchanger is not for nmjl, where nobody wins on the tile of a joker exchange',
    ],
    [
      'TG-8: a hand that wins and has no value',
      ['score', RUN, '--rules', 'american-game', '--by', 'discard'],
      'mahjongg score: the hand wins, but cannot be scored: the temporary table has no value for it; say it with --hand-value, without the points of a self-drawn tile',
    ],
    [
      'the value of a hand by its other name',
      ['score', RUN, '--value', '30'],
      'mahjongg score: there is no option “--value”; did you mean “--hand-value”?',
    ],
    [
      'the value of a claim by its other name',
      ['settle', '--hand-value', '30'],
      'mahjongg settle: there is no option “--hand-value”; did you mean “--value”?',
    ],
    [
      'the version as a command',
      ['version'],
      'mahjongg: there is no command “version”; did you mean “--version”?',
    ],
    ['the version by its letter', ['-v'], 'mahjongg: there is no option “-v”; did you mean “--version”?'],
    [
      'the beginning of a rule set',
      ['validate', RUN, '--rules', 'chinese'],
      'mahjongg validate: There is no rule set “chinese”; there is card-free, american-2018, nmjl, american-game, chinese-solitaire, american-solitaire, year. Did you mean “chinese-solitaire”?',
    ],
    [
      'a value that is no number',
      ['settle', '--value', 'many', '--winner', 'E'],
      'mahjongg settle: --value is a number of points, not “many”',
    ],
    [
      'a value below zero',
      ['settle', '--value', '-5', '--winner', 'E'],
      'mahjongg settle: The value is a number of whole or half points from 0 to 1000000, not -5.',
    ],
    [
      'a hand to settle',
      ['settle', RUN],
      'mahjongg settle: “11B 222B 333B 444B 555B” is too much: a claim is made of options only',
    ],
    [
      'a hand to lay out',
      ['layouts', RUN],
      'mahjongg layouts: “11B 222B 333B 444B 555B” is too much: “layouts” takes options only',
    ],
    ...[
      ['validate', '11D'],
      ['layouts', '--count'],
    ].map(([command = '', more = '']): [string, string[], string] => [
      `${command} without hands`,
      [command, more, '--rules', 'american-solitaire'],
      `mahjongg ${command}: The rule set “american-solitaire” reads no hands of tiles; its hands are read by the rules that they belong to: --rules card-free, or only --card FILE. “score” takes its sheet, filled in by a person.`,
    ]),
    [
      'payments of a solitaire',
      ['settle', '--rules', 'chinese-solitaire', '--value', '20', '--winner', 'E'],
      'mahjongg settle: The rule set “chinese-solitaire” has no payments.',
    ],
    [
      'payments for the hand of a solitaire',
      ['score', 'EEE 234B 567C 345D 88D', '--rules', 'chinese-solitaire', '--winner', 'E'],
      'mahjongg score: The rule set “chinese-solitaire” has no payments.',
    ],
    [
      'payments for the sheet of a solitaire',
      ['score', '--sheet', '{"cardValue":30,"by":"wall"}', '--rules', 'american-solitaire', '--winner', 'E'],
      'mahjongg score: The rule set “american-solitaire” has no payments.',
    ],
    [
      'Dragon Hands of another game',
      ['layouts', '--rules', 'chinese-solitaire', '--dragon-hands'],
      'mahjongg layouts: The rule set “chinese-solitaire” has no Dragon Hands.',
    ],
    [
      'a fact of another game',
      ['score', RUN, '--last-tile'],
      'mahjongg score: --last-tile is not for card-free; chinese-solitaire has it',
    ],
    [
      'a fact about a win that is not named',
      ['validate', 'EEE 234B 567C 345D 88D', '--rules', 'chinese-solitaire', '--last-tile'],
      'mahjongg validate: --last-tile needs --by beside it, such as --by discard',
    ],
    [
      'discards that are no number',
      ['score', RUN, '--rules', 'chinese-solitaire', '--discards', '-1'],
      'mahjongg score: --discards is a whole number from 0 on, not “-1”',
    ],
    [
      'neither yes nor no',
      ['score', RUN, '--rules', 'chinese-solitaire', '--only-place', 'maybe'],
      'mahjongg score: --only-place is yes or no, not “maybe”',
    ],
    [
      'a way of winning beside a sheet',
      ['score', '--sheet', '{}', '--rules', 'american-solitaire', '--by', 'wall'],
      'mahjongg score: --by is not for american-solitaire; write it into the sheet: --sheet \'{"by": "wall", ...}\'\n',
    ],
    [
      'discards beside a sheet',
      ['score', '--sheet', '{}', '--rules', 'american-solitaire', '--discards', '40'],
      'mahjongg score: --discards is not for american-solitaire; write it into the sheet: --sheet \'{"discards": 40, ...}\'\n',
    ],
    [
      'a fact that the sheet has no place for',
      ['score', '--sheet', '{}', '--rules', 'american-solitaire', '--last-tile'],
      'mahjongg score: --last-tile is not for american-solitaire; chinese-solitaire has it\n',
    ],
    [
      'an option outside its group',
      ['validate', RUN, '--options', '{"requireBonus": false}'],
      'mahjongg validate: --options: Card Free has no option “requireBonus”. Write it inside its group: {"houseRules": {"requireBonus": false}}.\n',
    ],
    [
      'an option by the name of its group',
      ['validate', RUN, '--options', '{"houseRules.requireBonus": true}'],
      'mahjongg validate: --options: Card Free has no option “houseRules.requireBonus”. Write it inside its group: {"houseRules": {"requireBonus": true}}.\n',
    ],
    [
      'a game to play as an option',
      ['play', '--rules', 'card-free'],
      'mahjongg play: there is no option “--rules”; name the game after the command: mahjongg play card-free\n',
    ],
    [
      'no sheet',
      ['score', '--rules', 'american-solitaire'],
      'mahjongg score: which sheet? Give it with --sheet, such as \'{"cardValue":30,"by":"wall","jokerless":true,"passed":9,"discards":40}\'',
    ],
    [
      'a sheet that is no JSON',
      ['score', '--rules', 'american-solitaire', '--sheet', '{'],
      'mahjongg score: --sheet: “{” is not JSON',
    ],
    [
      'a sheet that cannot be',
      ['score', '--rules', 'american-solitaire', '--sheet', '{"cardValue":-5,"by":"wall"}'],
      'mahjongg score: --sheet: The card value is a whole number of points from 1, not -5.',
    ],
    [
      'a sheet of a game without one',
      ['score', '--sheet', '{}'],
      'mahjongg score: The rule set “card-free” has no sheet that a person fills in.',
    ],
    [
      'a hand and a sheet',
      ['score', RUN, '--sheet', '{}'],
      'mahjongg score: a hand and --sheet exclude each other',
    ],
    [
      'a card for a game without one',
      ['validate', RUN, '--rules', 'card-free', '--card', 'package.json'],
      'mahjongg validate: --card: The rule set “card-free” is not played by a card.',
    ],
    [
      'a count of the first few',
      ['layouts', '--count', '--limit', '3'],
      'mahjongg layouts: --count and --limit exclude each other',
    ],
  ])('%s', async (_, words, line) => {
    const { status, stdout, stderr } = await run(words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr.startsWith(line)).toBe(true);
  });
});

test.each([
  [
    'a hand with several mistakes',
    ['score', '1X ]'],
    [
      'the hand cannot be read: “X” at character 2: expected a suit letter right after the digits, B (bams), C (craks) or D (dots).',
      expect.stringContaining('the hand cannot be read: “]” at character 4'),
    ],
  ],
  [
    'a claim that says little',
    ['settle', '--event', 'mahjonggInError'],
    [
      'The declarer must be named: E, S, W, N.',
      'The value is missing: it is a number of whole or half points from 0 to 1000000.',
    ],
  ],
  [
    'a sheet with several mistakes',
    [
      ...['score', '--rules', 'chinese-solitaire', '--sheet'],
      '{"sets": [{"kind": "pung", "tile": "E"}, {"kind": "pair"}, 7], "discards": -2}',
    ],
    [
      '--sheet: set 1 (pung of E): A set is in “hand” or on the “table”, not nothing.',
      expect.stringContaining('--sheet: set 2: A set is made of'),
      '--sheet: set 3: A set is an object with kind and tile, not 7.',
      '--sheet: The number of discarded tiles is a whole number from 0, not -2.',
    ],
  ],
  [
    'more mistakes than are printed',
    ['validate', 'X '.repeat(14)],
    [...Array.from({ length: 10 }, () => expect.any(String)), 'and 4 more'],
  ],
])('every mistake has a line: %s', async (_, words, lines) => {
  const { status, stdout, stderr } = await run(words);
  expect([status, stdout]).toEqual([2, '']);
  const said = stderr.trimEnd().split('\n');
  const start = `mahjongg ${words[0]}: `;
  expect(said.map((line) => line.startsWith(start) && line.slice(start.length))).toEqual(lines);
});

describe('help', () => {
  const forms = names.flatMap((name) => [
    [name, '--help'],
    [name, '-h'],
    ['help', name],
    ['--help', name],
  ]);

  test.each(forms)('mahjongg %s %s', async (...words) => {
    const { status, stdout, stderr } = await run(words);
    const name = words.find((word) => names.includes(word)) ?? '';
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.startsWith(`Usage: mahjongg ${name} `)).toBe(true);
    expect(stdout).toContain('\nExamples:\n');
  });

  test.each([[[]], [['help']], [['--help']], [['-h']], [['help', 'help']]])(
    'mahjongg with %j',
    async (words) => {
      const { status, stdout } = await run(words);
      expect(status).toBe(0);
      for (const name of names) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      expect(stdout).toContain('mahjongg score "11B 222B 333B 444B 555B"');
    },
  );

  test('asked for beside other things, it is all that is given', async () => {
    expect((await run(['validate', '1X', '--nonsense', '--help'])).stdout).toBe(
      (await run(['help', 'validate'])).stdout,
    );
  });

  test('it fits into 80 columns', async () => {
    for (const words of [[], ...names]) {
      const lines = (await run(['help', ...words])).stdout.split('\n');
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
  });

  test('it names every option and every way of winning', async () => {
    for (const { name, options } of commands) {
      const { stdout } = await run(['help', name]);
      for (const option of options) expect(stdout).toContain(`\n  --${option.name} `);
    }
    const words = (await run(['help', 'score'])).stdout.split(/\W+/);
    expect(words).toEqual(expect.arrayContaining([...cardFree().hands.wins]));
  });

  test.each(commands.flatMap(({ examples }) => examples.filter((one) => !/[<|]|\.mjs|\bmy-/.test(one))))(
    'the example “mahjongg %s” works',
    async (example) => {
      const words = Array.from(example.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, ...groups]) =>
        groups.join(''),
      );
      expect(await run(words)).toMatchObject({ status: 0, stderr: '' });
    },
  );
});

test('the version', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version = { status: 0, stdout: `${manifest.version}\n`, stderr: '' };
  expect(await run(['--version'])).toEqual(version);
  expect(runBuilt(['--version'])).toEqual(version);
});

test.each(names)('the built program answers as its sources do: %s', async (name) => {
  const words = name === 'validate' ? [name, RUN] : [name, '--help'];
  expect(runBuilt(words)).toEqual(await run(words));
  expect(runBuilt([name, '--nonsense'])).toEqual(await run([name, '--nonsense']));
});

test('a word that begins with a dash may follow a double dash', async () => {
  expect(await run(['validate', '--', '-1B', '--help'])).toMatchObject({ status: 2 });
  expect(await run(['validate', '--by', 'wall', '--', RUN])).toMatchObject({ status: 0 });
});
