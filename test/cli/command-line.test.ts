import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';
import { parseCard } from '../../src/american';
import { COMMANDS } from '../../src/cli/commands';
import { cardFree } from '../../src/games/card-free/rules';
import { run, runBuilt } from './run';
import { wordsOf } from './transcript';

const RUN = '11B 222B 333B 444B 555B';
const names = [...COMMANDS.keys()];
const commands = await Promise.all([...COMMANDS].map(async ([name, load]) => ({ name, ...(await load()) })));

const helpFor = async (...words: readonly string[]): Promise<string> =>
  (await run(['help', ...words])).stdout;

describe('help', () => {
  test.each(commands)(
    'of $name: the same however it is asked for, within 80 columns, with every option',
    async ({ name, options }) => {
      const help = await run(['help', name]);
      for (const words of [
        [name, '--help'],
        [name, '-h'],
        ['--help', name],
        [name, 'help'],
        [name, '1X', '--nonsense', '--help'],
      ])
        expect(await run(words)).toEqual(help);
      expect(help).toMatchObject({ status: 0, stderr: '' });
      expect(help.stdout.startsWith(`Usage: mahjongg ${name} `)).toBe(true);
      expect(help.stdout).toContain('\nExamples:\n');
      for (const option of options) expect(help.stdout).toContain(`\n  --${option.name} `);
      // Usage and examples stay on one line, so that they can be copied.
      const sentences = help.stdout.split('\n').filter((line) => !line.includes(' mahjongg '));
      expect(sentences.filter(({ length }) => length > 80)).toEqual([]);
    },
  );

  test('of the program names every command', async () => {
    const help = await helpFor();
    for (const name of names) expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    for (const words of [['--help'], ['-h'], ['help', 'help']]) expect((await run(words)).stdout).toBe(help);
    expect(help.split('\n').filter(({ length }) => length > 80)).toEqual([]);
  });

  test('of score names every way of winning', async () => {
    expect((await helpFor('score')).split(/\W+/)).toEqual(expect.arrayContaining([...cardFree().hands.wins]));
  });

  test('of card shows a card without mistakes', async () => {
    const [, card = ''] = /\n\n( {2}\{[\s\S]*?)\n\n/.exec(await helpFor('card')) ?? [];
    expect(parseCard(card)).toMatchObject({ ok: true });
  });

  const examples = commands
    .flatMap((one) => one.examples)
    .filter((one) => !/[<|]|\.mjs|\bmy-|--games/.test(one));

  test.each(examples)('the example “mahjongg %s” works', async (example) => {
    expect(await run(wordsOf(example))).toMatchObject({ status: 0, stderr: '' });
  });
});

test('the built program answers as its sources do', async () => {
  expect(runBuilt(['--version'])).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
  for (const words of [
    ['validate', RUN],
    ['scorecard', '--nonsense'],
  ])
    expect(runBuilt(words)).toEqual(await run(words));
});

test('a word that begins with a dash may follow a double dash', async () => {
  expect(await run(['validate', '--', '-1B', '--help'])).toMatchObject({ status: 2 });
  expect(await run(['validate', '--by', 'wall', '--', RUN])).toMatchObject({ status: 0 });
});
