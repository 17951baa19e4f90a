import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { practiceCard } from '../../src/cards';
import { answers, run } from './run';

// `mahjongg analyze`, on the built program.

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-'));
afterAll(() => rmSync(folder, { recursive: true }));
const card = join(folder, 'card.json');
writeFileSync(card, JSON.stringify(practiceCard));

const WAITING = '11B 222B 333B 444B 55B';

test.each([
  [
    'CF-4: a hand that waits',
    [WAITING],
    ['The hand is 1 tile from winning.', '5B (2)', '11B 222B 333B 444B 555B'],
  ],
  ['CF-4: a hand that wins', ['11B 222B 333B 444B 555B'], ['The hand wins.', 'none']],
  ['AG-31: visible tiles are not unseen', [WAITING, '--visible', '5B'], ['5B (1)']],
  ['a limit', [WAITING, '--limit', '1'], ['--limit shows more']],
  ['chances', [WAITING, '--draws', '8'], ['chance', '%']],
  [
    'CS-8: a Chinese hand',
    ['123B 456C 78D EE RRR 1C', '--rules', 'chinese-solitaire'],
    ['1 tile from winning'],
  ],
  [
    'AG-23: a card',
    ['11B 22B 33B 44B 55C 7D E FF', '--rules', 'american-2018', '--card', card],
    ['from winning.'],
  ],
])('%s: a table', (_, words, parts) => {
  const done = run(['analyze', ...words]);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  for (const part of parts) expect(done.stdout).toContain(part);
});

test.each([
  ['too few tiles', ['11B'], 'A winning hand has 14 tiles; this one has 2.'],
  ['no hand', [], 'which hand?'],
  ['exposures that no hand has', ['11B 22B 33B [111C] [EEE] 44B'], 'No winning hand has these exposures.'],
  ['a sort that is none', [WAITING, '--sort', 'size'], 'sortBy is one of distance, value, chance'],
  ['a game without distances', [WAITING, '--rules', 'american-game'], 'american-game'],
])('%s: status 2 and a sentence', (_, words, part) => {
  const done = run(['analyze', ...words]);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain(part);
});

interface Answer {
  readonly id?: number;
  readonly distance?: number;
  readonly targets?: readonly {
    readonly missing: readonly { readonly tile: string; readonly unseen: number }[];
  }[];
  readonly reasons?: readonly { readonly code: string }[];
}

test('--json answers each line in order, with its id', () => {
  const lines = [
    JSON.stringify({ id: 1, hand: WAITING, limit: 1 }),
    JSON.stringify({ id: 2, concealed: ['1B', '1B'] }),
    JSON.stringify({ id: 3, hand: WAITING, visible: ['5B', '5B', '1B', '1B'], limit: 50 }),
    'no JSON',
  ];
  const [first, second, third, last] = answers(['analyze', '--json'], lines) as Answer[];
  expect(first).toMatchObject({ id: 1, distance: 1 });
  expect(first?.targets?.length).toBe(1);
  expect(second).toMatchObject({ id: 2, reasons: [{ code: 'wrongTileCount' }] });
  expect(third?.targets?.every(({ missing }) => missing.every(({ tile }) => tile === 'J'))).toBe(true);
  expect(last?.reasons?.[0]?.code).toBe('notJson');
});

test('--json with a hand answers it in one line', () => {
  const done = run(['analyze', WAITING, '--json', '--limit', '2']);
  expect(done.status).toBe(0);
  expect(JSON.parse(done.stdout)).toMatchObject({ distance: 1, targets: [{ distance: 1 }, { distance: 1 }] });
});
