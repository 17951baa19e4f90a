import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_GAMES, RULES } from '../../src/rulebook';
import { EXAMPLES } from '../docs/error-examples';
import { run } from './run';

/** The codes of a type of a file. */
const codesIn = (file: string, type = 'ReasonCode'): readonly string[] => {
  const source = readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8');
  const [, union = ''] = new RegExp(`type ${type} =([^;]*)`).exec(source) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code as string);
};
const codes = codesIn('core/reason');

test.each(codes)('explain %s: what it means, with its message', async (code) => {
  const { status, stdout } = await run(['explain', code]);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^${code}\n\n[A-Z“]`));
  expect(stdout.includes('\n- Message: ')).toBe(!(code in EXAMPLES));
  expect(stdout).not.toMatch(/`|\]\(/);
  // What goes on below an item is indented.
  expect(stdout).not.toMatch(/^- .*(?:\n {2}.*)*\n[^\s-]/m);
});

test.each([
  ['play/illegal', 'IllegalCode', 'When an action is refused|The Year game'],
  ['play/read-setup', 'SetupCode', 'When a game cannot begin'],
  ['play/matches/match-state', 'MatchCode', 'When a game cannot begin|Matches'],
  ['describe/messages', 'AdviceCode', 'Advice'],
])('explain knows every code of %s: %s', async (file, type, titles) => {
  const all = codesIn(file, type);
  expect(all.length).toBeGreaterThan(4);
  for (const code of all)
    expect((await run(['explain', code])).stdout).toMatch(
      new RegExp(`^${code}\n[^|\`]*\n(?:${titles}): \\S`),
    );
});

test('explain knows every code of states and records', async () => {
  for (const code of codesIn('play/stored', 'StoredCode'))
    expect((await run(['explain', code])).stdout).toMatch(new RegExp(`^${code}\n\n[A-Z]`));
});

const SHEET_LINES = [...'abcdefgh']
  .map((letter) => [`2${letter}`, 'CS-18'])
  .concat(
    [...'abc'].map((letter) => [`3${letter}`, 'CS-20']),
    [...'abcd'].map((letter) => [`4${letter}`, 'CS-21']),
  );

test.each(SHEET_LINES)('explain %s: the rule of a line on the Chinese sheet, %s', async (line, rule) => {
  expect((await run(['explain', line])).stdout).toMatch(new RegExp(`^${rule}: `));
});

test.each(Object.entries(RULE_GAMES))('explain %s: the rules of a game', async (prefix, game) => {
  const { stdout } = await run(['explain', prefix.toLowerCase()]);
  const [title, , ...lines] = stdout.trimEnd().split('\n');
  const numbers = RULES.filter((rule) => rule.game === game).map(({ number }) => number);
  expect([title, lines.map((line) => line.split(' ')[0])]).toEqual([game, numbers]);
});

test.each(['dead hand', 'hand dead'])(
  'explain %s: the rules with these words, in any order',
  async (words) => {
    const { stdout } = await run(['explain', words]);
    expect(stdout).toMatch(/^AG-31 +Dead hands$/m);
    expect(stdout).toMatch(/^TG-10 /m);
  },
);

test.each([
  ['jokerless', ['CF-29', 'AG-29', 'AG-29a', 'AS-8']],
  ['a jokerless hand', ['CF-29', 'AG-29', 'AS-8']],
  ['false win', ['AG-35', 'TG-11']],
  ['Who pays?', ['CF-29', 'AG-28', 'TG-9']],
  ['settles', ['CF-29', 'AG-28']],
  ['soap', ['AG-1', 'CF-22']],
  ['zero', ['AG-1', 'AG-25']],
  ['dummies', ['CS-2', 'AS-1']],
  ['discarded jokers', ['AG-12']],
])('explain %s: rules that a player looks for by these words', async (words, numbers) => {
  const { stdout } = await run(['explain', words]);
  expect(stdout.split('\n').map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(numbers));
});

test.each([
  ['raised to the minimum', 'CF-33a'],
  ['woven', 'CF-13'],
  ['--last-tile-rule', 'CS-18a'],
])('explain %s: the one rule with these words, in full', async (words, number) => {
  expect((await run(['explain', '--', words])).stdout).toMatch(new RegExp(`^${number}: `));
});

test('explain titles first', async () => {
  const { stdout } = await run(['explain', 'false win']);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^AG-35 /),
    expect.stringMatching(/^TG-11 /),
  ]);
});

test.each(['a', '?', '…', 'xx yy zz qq'])('explain %s: nothing is found', async (words) => {
  expect((await run(['explain', words])).status).toBe(2);
});

test.each([
  ['winNotAllowed', ['AG-12', 'AG-15a', 'AG-27a', 'TG-16']],
  ['callNotAllowed', ['CF-18', 'CF-25a', 'AG-12', 'AG-15', 'TG-4', 'YG-6']],
])('explain %s: when, and not only by which rules', async (code, rules) => {
  const [, , ...lines] = (await run(['explain', code])).stdout.split('\n');
  const text = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('- Message')),
    )
    .join(' ');
  expect(text.match(/[A-Z]{2}-\d+[a-z]?/g)).toEqual(expect.arrayContaining(rules));
  expect(text.split(/\s+/).length).toBeGreaterThan(30);
});
