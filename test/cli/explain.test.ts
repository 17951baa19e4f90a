import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_GAMES, RULES } from '../../src/rulebook';
import { EXAMPLES } from '../docs/error-examples';
import { run } from './run';

const source = readFileSync(new URL('../../src/core/reason.ts', import.meta.url), 'utf8');
const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code as string);

test.each(codes)('explain %s: what it means, with its message', async (code) => {
  const { status, stdout } = await run(['explain', code]);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^${code}\n\n[A-Z“]`));
  expect(stdout.includes('\n- Message: ')).toBe(!(code in EXAMPLES));
  expect(stdout).not.toMatch(/`|\]\(/);
});

test.each(Object.entries(RULE_GAMES))('explain %s: the rules of a game', async (prefix, game) => {
  const { stdout } = await run(['explain', prefix.toLowerCase()]);
  const [title, , ...lines] = stdout.trimEnd().split('\n');
  const numbers = RULES.filter((rule) => rule.game === game).map(({ number }) => number);
  expect([title, lines.map((line) => line.split(' ')[0])]).toEqual([game, numbers]);
});
