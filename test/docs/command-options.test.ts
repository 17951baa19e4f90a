import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandHelp } from '../../docs/theme/from-files.js';
import { COMMANDS } from '../../src/cli/commands';
import { RULE_SETS } from '../../src/cli/rule-sets';

// docs/command-line.md, as the site shows it, has the options of every command; README.md names every command.

const names = [...COMMANDS.keys()];
const commands = await Promise.all(
  [...COMMANDS].map(async ([name, load]) => [name, (await load()).options] as const),
);

const helps = new Map(
  commandHelp('docs/command-line.md')
    .split('\n### ')
    .map((part) => [part.split('\n')[0], part]),
);

test.each(commands)('the page of the site has the options of %s', (name, options) => {
  const listed = [...(helps.get(name) ?? '').matchAll(/^ {2}--([a-z-]+)/gm)].map(([, word]) => word);
  expect(listed.sort()).toEqual([...options.map((option) => option.name), 'help'].sort());
});

test('the help of settle lists the games that pay, and no others', async () => {
  const settle = commands.find(([name]) => name === 'settle')?.[1] ?? [];
  const help = settle.find(({ name }) => name === 'rules')?.help ?? '';
  const listed = RULE_SETS.map(({ name }) => name).filter((name) => help.includes(name));
  const paying: string[] = [];
  for (const { name, load } of RULE_SETS) {
    const open = (await load())({ options: {}, card: undefined });
    if (open.ok && open.value.rules.payouts !== undefined) paying.push(name);
  }
  expect(listed).toEqual(paying);
});

test('no help sends a reader to a file that the package does not hold', () => {
  const helps = commands.flatMap(([, options]) => options.map(({ help }) => help));
  expect(helps.filter((help) => /docs\//.test(help))).toEqual([]);
  expect(helps.some((help) => help.includes('mahjongg help GAME'))).toBe(true);
  expect(readFileSync('README.md', 'utf8')).toContain('[options](docs/options.md)');
});

test('README.md names every command', () => {
  const text = readFileSync('README.md', 'utf8');
  const isNamed = (name: string): boolean =>
    [`\`${name}\``, `mahjongg ${name}`].some((words) => text.includes(words));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
