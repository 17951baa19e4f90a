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

test('card check: a sound card is counted', async () => {
  const done = await run(['card', 'check', CARD]);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toBe('Kitchen card: 3 hands, 12 variants, no mistakes\n');
});

test('card check: every mistake with line and column, status 1', async () => {
  const done = await run(['card', 'check', FAULTY]);
  expect(done.status).toBe(1);
  expect(done.stdout).toContain('unknownSymbol');
  expect(done.stdout).toMatch(/2:\d+/);
});

test('card list: lines by section, X and C, with values', async () => {
  const { status, stdout } = await run(['card', 'list', CARD]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Evens/);
  expect(stdout).toMatch(/FF 2222a 4444b 6666c +X +25/);
  expect(stdout).toMatch(/SS 222a 444a 666a 888a +C +30/);
});

test('card: a file that is not there is bad input', async () => {
  const done = await run(['card', 'list', join(folder, 'none.json')]);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain('cannot be read');
});

test('validate --card: a hand that fits and one that does not', async () => {
  expect(await run(['validate', 'FF 222BJ 4444C 6666D', ...GAME])).toMatchObject({ status: 0, stderr: '' });
  const loses = await run(['validate', 'FJ 2222B 4444C 6666D', ...GAME]);
  expect(loses.status).toBe(1);
  expect(loses.stdout).toContain('jokerInPair');
});

test('AG-26: score --card gives the value of the line', async () => {
  const done = await run(['score', 'NN 222B 444B 666B 888B', ...GAME, '--by', 'wall']);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toContain('30');
});

test('AG-31: possible --card, alive, without a line and closed', async () => {
  expect((await run(['possible', '[2222B]', ...GAME])).status).toBe(0);
  const none = await run(['possible', '[999B]', ...GAME]);
  expect(none.status).toBe(1);
  expect(none.stdout).toContain('exposuresMatchNoLine');
  const closed = await run(['possible', '[222B]', ...GAME]);
  expect(closed.status).toBe(1);
  expect(closed.stdout).toContain('closedHandExposed');
});

test('--json with a card answers line by line', async () => {
  const found = (await answers(
    ['validate', '--json', ...GAME],
    ['{"hand": "FF 2222B 4444C 6666D"}', '{"hand": "FF 2222B 4444C 666D"}'],
  )) as readonly { readonly valid: boolean }[];
  expect(found.map(({ valid }) => valid)).toEqual([true, false]);
});

test('AG-24: the practice card needs no file', async () => {
  const hand = '22C 44C 666B 888B [888DJ]';
  expect((await run(['validate', hand, '--card', 'practice'])).stdout).toContain('Even Numbers, line 1');
  expect((await run(['card', 'list', 'practice'])).stdout).toMatch(/^Practice card\n/);
  expect((await run(['card', 'check', 'practice'])).stdout).toMatch(
    /^Practice card: \d+ hands, \d+ variants, no mistakes\n$/,
  );
});

const TWICE = file(
  'twice.json',
  JSON.stringify({
    name: 'Twice',
    sections: [
      {
        name: 'Evens',
        lines: [{ hand: ['FF 2222a 4444b 6666c', 'FF  2222a 4444b 6666c'], value: 25, open: true }],
      },
      { name: 'Evens', lines: [{ hand: 'FF 2222a 4444a 6666a', value: 30, open: true }] },
    ],
  }),
);

test('card check: names what stands there twice, and takes the card all the same', async () => {
  const warnings = [
    'Two sections have the name “Evens”.',
    'The hand “FF 2222a 4444b 6666c” stands there more than once.',
  ];
  const done = await run(['card', 'check', TWICE]);
  expect(done.status).toBe(0);
  expect(done.stdout).toBe(`Twice: 3 hands, 15 variants, no mistakes\n${warnings.join('\n')}\n`);
  expect(JSON.parse((await run(['card', 'check', TWICE, '--json'])).stdout)).toEqual({
    valid: true,
    warnings,
  });
});

test('TG-8: with a card the line says the value', async () => {
  const game = ['--rules', 'american-game', '--card', CARD];
  const done = await run(['score', 'FF 2222B 4444C 6666D', ...game, '--hand-value', '30']);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain('--hand-value is for hands without a card');
  const win = { by: 'wall', value: 30 };
  const requests = [{ hand: 'FF 2222B 4444C 6666D', win }, { hand: 'FF 2222B 4444C 6666D' }];
  const lines = requests.map((request) => JSON.stringify(request));
  const [valued, plain] = (await answers(['score', '--json', ...game], lines)) as readonly object[];
  expect(valued).toMatchObject({ valid: true, total: 25, ignored: ['win.value'] });
  expect(plain).not.toHaveProperty('ignored');
});

test('AG-27a: whose joker it was is said in one way only', async () => {
  const hand = ['score', 'FF 2222B 444CJ [6666D]', ...GAME, '--by', 'jokerExchange', '--winner', 'E'];
  expect((await run([...hand, '--own-joker', '--joker-of', 'E'])).status).toBe(0);
  const done = await run([...hand, '--own-joker', '--joker-of', 'S']);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain('of another player’s');
  const win = { by: 'jokerExchange', ownJoker: false };
  const request = { hand: 'FF 2222B 444CJ [6666D]', win, winner: 'E' };
  const lines = ['E', 'S'].map((jokerOf) => JSON.stringify({ ...request, jokerOf }));
  const [own, other] = (await answers(['score', '--json', ...GAME], lines)) as readonly object[];
  expect(own).toMatchObject({ settlement: { reasons: [{ code: 'badSeat', rule: 'AG-27a' }] } });
  expect(other).toMatchObject({ settlement: { net: { E: 150 } } });
});
