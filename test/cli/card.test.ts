import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, run } from './run';

// The program with a card of hands, on the built program.

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-card-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const CARD = file(
  'kitchen.json',
  JSON.stringify({
    name: 'Kitchen card',
    sections: [
      {
        name: 'Evens',
        lines: [
          { hand: 'FF 2222a 4444b 6666c', value: 25, open: true },
          { hand: ['NN 222a 444a 666a 888a', 'SS 222a 444a 666a 888a'], value: 30, open: false },
        ],
      },
    ],
  }),
);
const FAULTY = file(
  'faulty.json',
  '{ "name": "Faulty", "sections": [\n  { "name": "A", "lines": [{ "hand": "FF 2222a 4Q44b 6666c", "value": 25, "open": true }] }] }',
);
const GAME = ['--rules', 'american-2018', '--card', CARD];

test('card check: a sound card is counted', () => {
  const done = run(['card', 'check', CARD]);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toBe('Kitchen card: 3 hands, 12 variants, no mistakes\n');
});

test('card check: every mistake with line and column, status 1', () => {
  const done = run(['card', 'check', FAULTY]);
  expect(done.status).toBe(1);
  expect(done.stdout).toContain('unknownSymbol');
  expect(done.stdout).toMatch(/2:\d+/);
});

test('card list: lines by section, X and C, with values', () => {
  const { status, stdout } = run(['card', 'list', CARD]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Evens/);
  expect(stdout).toMatch(/FF 2222a 4444b 6666c +X +25/);
  expect(stdout).toMatch(/SS 222a 444a 666a 888a +C +30/);
});

test('card: a file that is not there is bad input', () => {
  const done = run(['card', 'list', join(folder, 'none.json')]);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain('cannot be read');
});

test('validate --card: a hand that fits and one that does not', () => {
  expect(run(['validate', 'FF 222BJ 4444C 6666D', ...GAME])).toMatchObject({ status: 0, stderr: '' });
  const loses = run(['validate', 'FJ 2222B 4444C 6666D', ...GAME]);
  expect(loses.status).toBe(1);
  expect(loses.stdout).toContain('jokerInPair');
});

test('AG-26: score --card gives the value of the line', () => {
  const done = run(['score', 'NN 222B 444B 666B 888B', ...GAME, '--by', 'wall']);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toContain('30');
});

test('AG-31: possible --card, alive, without a line and closed', () => {
  expect(run(['possible', '[2222B]', ...GAME]).status).toBe(0);
  const none = run(['possible', '[999B]', ...GAME]);
  expect(none.status).toBe(1);
  expect(none.stdout).toContain('exposuresMatchNoLine');
  const closed = run(['possible', '[222B]', ...GAME]);
  expect(closed.status).toBe(1);
  expect(closed.stdout).toContain('closedHandExposed');
});

test('--json with a card answers line by line', () => {
  const found = answers(
    ['validate', '--json', ...GAME],
    ['{"hand": "FF 2222B 4444C 6666D"}', '{"hand": "FF 2222B 4444C 666D"}'],
  ) as readonly { readonly valid: boolean }[];
  expect(found.map(({ valid }) => valid)).toEqual([true, false]);
});
