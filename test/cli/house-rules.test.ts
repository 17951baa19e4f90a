import { describe, expect, test } from 'vitest';
import { readWords } from '../../src/cli/command';
import { COMMANDS } from '../../src/cli/commands';
import { helpOf } from '../../src/cli/help';
import { HOUSE_SPECS, OPTIONS, optionTerm, withHouseRules } from '../../src/cli/house-rules';
import { joined } from '../../src/cli/mistakes';
import { RULE_SETS } from '../../src/cli/rule-sets';
import { run } from './run';
import { wordsOf } from './transcript';

// House rules as options of the command line: made from the list that the library has of each game.

const commands = await Promise.all([...COMMANDS.values()].map((load) => load()));

/** The options that `--options` gets from words of the command line. */
const chosen = async (game: string, ...words: readonly string[]): Promise<unknown> => {
  const { options } = helpOf('validate');
  const given = readWords(['--rules', game, ...words], [...options, ...HOUSE_SPECS]);
  return JSON.parse((await withHouseRules(options, given)).options.get('options') ?? '{}');
};

describe.each(RULE_SETS)('$name', ({ name: game, title, load }) => {
  const options = OPTIONS[game] ?? [];

  test('lists the options that the rules take, with their defaults, in order', async () => {
    const usual = (await load())({ options: {}, card: undefined });
    const {
      hands: _,
      houseRules,
      ...own
    } = (usual.ok ? usual.value.rules.options : {}) as Record<string, unknown>;
    const flat = { ...own, ...((houseRules ?? {}) as object) };
    expect(Object.fromEntries(options.map(({ name, usual }) => [name, usual]))).toEqual(flat);
  });

  test.each(options)(
    '$name: each value in words is the value in JSON',
    async ({ name, group, values, usual }) => {
      for (const value of values ?? []) {
        const own = joined(name, '-');
        const word = own === 'last-tile' ? 'last-tile-rule' : own;
        const beside: Record<string, unknown> =
          value === 20 ? { houseRules: { requireBonus: true }, baseValue: 20 } : {};
        const more =
          value === 20 ? ['--require-bonus', ...(name === 'baseValue' ? [] : ['--base', '20'])] : [];
        const words =
          typeof value === 'boolean' ? [`--${value ? '' : 'no-'}${word}`] : [`--${word}`, String(value)];
        const expected = group === undefined ? { ...beside, [name]: value } : { [group]: { [name]: value } };
        expect(await chosen(game, ...words, ...more)).toEqual(expected);
      }
      if (values === undefined)
        expect(usual === null || typeof usual === 'number' || typeof usual === 'string').toBe(true);
    },
  );

  test('help GAME explains every house rule, in 80 columns', async () => {
    const { status, stdout } = await run(['help', game]);
    expect([status, stdout.startsWith(`${title}\n`)]).toEqual([0, true]);
    expect((await run([game])).stdout).toBe(stdout);
    const lines = stdout.split('\n');
    expect(lines.filter(({ length }) => length > 80)).toEqual([]);
    // “no” would then be a double negative.
    expect(stdout.replace(/\s+/g, ' ')).not.toMatch(/There is no [^()]*\([^()]*\) If left out/);
    for (const option of options) {
      const effect = lines[lines.indexOf(`  ${optionTerm(option)}`) + 1];
      expect(effect).toMatch(/^ {6}["A-Z0-9“].{20}/);
      expect(optionTerm(option)).toContain(joined(option.name, '-'));
    }
    expect(stdout.match(/\((?:CF|AG|TG|CS|AS|YG)-\d/g)).toHaveLength(options.length);
    for (const [, hand = ''] of stdout.matchAll(/^ {2}mahjongg (validate .*)$/gm)) {
      expect(await run(wordsOf(hand))).toMatchObject({ status: 0 });
    }
  });
});

test('a word means the same kind of thing in every game, and nothing else in any command', () => {
  const kinds = new Map<string, boolean>();
  for (const { name, value } of HOUSE_SPECS) {
    expect(kinds.get(name) ?? value !== undefined, name).toBe(value !== undefined);
    kinds.set(name, value !== undefined);
  }
  const own = commands.flatMap(({ options }) =>
    options.some(({ name }) => name === 'options') ? options : [],
  );
  expect(own.map(({ name }) => name).filter((name) => kinds.has(name))).toEqual([]);
});

test.each<[string, readonly string[], unknown]>([
  [
    'card-free',
    ['--skill-level', '2', '--no-second-charleston', '--require-bonus', '--base', '20'],
    {
      skillLevel: 2,
      houseRules: { skipSecondCharleston: true, requireBonus: true },
      baseValue: 20,
    },
  ],
  [
    'card-free',
    ['--options', '{"skillLevel": 2, "houseRules": {"requireBonus": true}}', '--base=20'],
    {
      skillLevel: 2,
      houseRules: { requireBonus: true },
      baseValue: 20,
    },
  ],
  [
    'nmjl',
    ['--no-second-charleston', '--no-break-wall', '--concealed-bonus', '2.5'],
    {
      secondCharleston: 'never',
      breakWall: 'none',
      concealedBonus: 2.5,
    },
  ],
  ['nmjl', ['--east-passes', 'unless-east-wins'], { eastPasses: 'unlessEastWins' }],
  ['american-game', ['--highest-value-rule', '75', '--base', 'guide'], { highestValue: 75, base: 'guide' }],
  [
    'year',
    ['--wall-stacks', '24,18,18,18', '--points', '{"pung": {"concealed": 8}}'],
    {
      wallStacks: [24, 18, 18, 18],
      points: { pung: { concealed: 8 } },
    },
  ],
  ['chinese-solitaire', ['--last-tile', '--last-tile-rule', 'drawn'], { lastTile: 'drawn' }],
])('%s %j', async (game, words, options) => {
  expect(await chosen(game, ...words)).toEqual(options);
});

test('every command that takes rules takes house rules', async () => {
  const hand = 'FF 222B 333B 444B 555B';
  expect(await run(['validate', hand])).toMatchObject({ status: 0 });
  for (const words of ['validate', 'score', 'analyze'].map((command) => [command, hand])) {
    const json = await run([...words, '--options', '{"skillLevel": 2}']);
    expect(await run([...words, '--skill-level', '2'])).toEqual(json);
    expect(json).not.toEqual(await run(words));
  }
  for (const words of [
    ['layouts', '--count'],
    ['possible', '[222B] [333B]'],
    ['settle', '--value', '25', '--winner', 'E'],
    ['simulate', '--games', '1'],
    ['play', 'card-free', '--seed', 'a', '--no-scorecard'],
  ])
    expect(await run([...words, '--skill-level', '5'])).toEqual(
      await run([...words, '--options', '{"skillLevel": 5}']),
    );
});

test('without words: the games and what most people do, on one screen', async () => {
  const { status, stdout } = await run([]);
  const lines = stdout.trimEnd().split('\n');
  expect([status, lines.length <= 24]).toEqual([0, true]);
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
  for (const { name } of RULE_SETS) expect(stdout).toMatch(new RegExp(`[ ,]${name}[ ,]`));
});
