import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
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
    'a hand that waits: for what, jokers among it',
    [WAITING, '--visible', '[55B J]'],
    ['\nIt waits for (unseen): 1B (2) 5B (0) J (7)\n', /useful/, / 1B \(2\) +9 /],
  ],
  [
    'AG-31: what is missing is gone',
    [WAITING, '--visible', '11B 55B [JJJJ] [JJJJ]'],
    [
      '1 tile from winning, but what it lacks is gone: the nearest hand\nthat can still be completed is 2 tiles',
    ],
  ],
  [
    'AG-31: what is missing is gone, and farther hands are listed by value',
    [WAITING, '--visible', '11B 55B JJJJJJJJ', '--within', '2', '--sort', 'value', '--limit', '1'],
    ['but what it lacks is gone: the nearest hand\nthat can still be completed is 2 tiles'],
  ],
  [
    'a hand with all its tiles: what to discard',
    ['11B 22B 33B 444B 555C 9D J'],
    [/\ndiscard {2}away {2}useful\n9D {10}1 {6}15\n$/],
  ],
  [
    'what to discard, as many unseen tiles as possible of use',
    ['123B 456C 78D EE RRR 1C', '--rules', 'chinese-solitaire'],
    [/\ndiscard {2}away {2}useful\n1C {10}1 {7}8\n$/],
  ],
  [
    'farther hands',
    ['FF 22B 46B 88B 2D 4D 1C 9C N E', '--card', 'practice', '--within', '1'],
    [/^ {3}5 /m, /^ {3}6 /m],
  ],
  [
    'CS-7: a Chinese hand with what lies on the table',
    ['234B 56C 67D NN [EEE] 9B', '--rules', 'chinese-solitaire'],
    ['234B 456C 567D NN [EEE]\n'],
  ],
  [
    'CS-7: a concealed kong',
    ['234B 56C 67D NN (EEEE) 9B', '--rules', 'chinese-solitaire'],
    ['234B 456C 567D NN (EEEE)\n'],
  ],
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
])('%s: a table', async (_, words, parts) => {
  const done = await run(['analyze', ...words]);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  for (const part of parts)
    typeof part === 'string' ? expect(done.stdout).toContain(part) : expect(done.stdout).toMatch(part);
});

test.each([
  ['too few tiles', ['11B'], 'A winning hand has 14 tiles; this one has 2. To be analyzed it may lack one.'],
  ['no hand', [], 'which hand?'],
  ['exposures that no hand has', ['11B 22B 33B [111C] [EEE] 44B'], 'No winning hand has these exposures.'],
  [
    'a sort that is none',
    [WAITING, '--sort', 'size'],
    'mahjongg analyze: --sort is one of distance, value, chance, not “size”.',
  ],
  [
    'too many draws',
    [WAITING, '--draws', '500'],
    'analyze: --draws is a whole number from 1 to 152, not 500.',
  ],
  ['a distance that is none', [WAITING, '--within', 'x'], '--within is a whole number, not “x”'],
  ['too far', [WAITING, '--within', '15'], 'analyze: --within is a whole number from 0 to 14, not 15.'],
  [
    'AS-1: a solitaire for the hands of other rules',
    [WAITING, '--rules', 'american-solitaire', '--card', 'practice'],
    'its hands are analyzed by the rules that they belong to: --rules card-free, or only --card FILE.',
  ],
  [
    'AG-23: no card',
    [WAITING, '--rules', 'nmjl'],
    'does not say what to aim for without a card; name one with --card.',
  ],
  ['a game without distances', [WAITING, '--rules', 'american-game'], 'without a card; name one with --card'],
])('%s: status 2 and a sentence', async (_, words, part) => {
  const done = await run(['analyze', ...words]);
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

test('--json answers each line in order, with its id', async () => {
  const lines = [
    JSON.stringify({ id: 1, hand: WAITING, limit: 1 }),
    JSON.stringify({ id: 2, concealed: ['1B', '1B'] }),
    JSON.stringify({ id: 3, hand: WAITING, visible: ['5B', '5B', '1B', '1B'], limit: 50 }),
    'no JSON',
  ];
  const [first, second, third, last] = (await answers(['analyze', '--json'], lines)) as Answer[];
  expect(first).toMatchObject({ id: 1, distance: 1 });
  expect(first?.targets?.length).toBe(1);
  expect(second).toMatchObject({ id: 2, reasons: [{ code: 'wrongTileCount' }] });
  expect(third?.targets?.every(({ missing }) => missing.every(({ tile }) => tile === 'J'))).toBe(true);
  expect(last?.reasons?.[0]?.code).toBe('notJson');
});

test('--json reads how many, how far, in which order, and visible tiles as a text', async () => {
  const asked = { hand: '11B 22B 33B 444B 555C 9D', visible: '2B [2B]', limit: 3 };
  const [first, second, third] = (await answers(
    ['analyze', '--json', '--within', '1'],
    [
      JSON.stringify({ ...asked, within: 0, sortBy: 'chance', draws: 5, impossible: true }),
      JSON.stringify({ ...asked, sort: 'chance' }),
      JSON.stringify({ ...asked, visible: '2B [2X]' }),
    ],
  )) as (Answer & { readonly found?: number; readonly ignored?: readonly string[] })[];
  expect(first?.ignored).toBeUndefined();
  expect(first?.targets?.length).toBe(3);
  expect(second?.found).toBeGreaterThan(first?.found ?? 0);
  expect(second?.ignored).toEqual(['sort']);
  expect(third?.reasons).toMatchObject([{ code: 'unknownTile', at: { path: ['visible'], offset: 5 } }]);
});

test('--json answers every line, however much the ones before ask for', async () => {
  const jokers = 'JJJJJJJJ 1B 4C 7D N RD F';
  const lines = [
    { id: 1, hand: WAITING },
    { id: 2, hand: jokers, within: 5, limit: 1 },
    { id: 3, hand: WAITING, within: 14, limit: 1 },
    { id: 4, hand: WAITING, within: 1e9, limit: -1, draws: 'all', sortBy: [], visible: {}, impossible: 7 },
    { id: 5, hand: WAITING },
  ].map((line) => JSON.stringify(line));
  const given = (await answers(['analyze', '--json'], lines)) as (Answer & { readonly found?: number })[];
  expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(given[1]?.found).toBe(147_729);
  expect(given[2]?.found).toBeGreaterThan(147_729);
  expect(given[3]?.reasons?.[0]?.code).toBe('badOption');
  expect(given[4]).toEqual({ ...given[0], id: 5 });
});

test('--json with a hand answers it in one line', async () => {
  const done = await run(['analyze', WAITING, '--json', '--limit', '2']);
  expect(done.status).toBe(0);
  expect(JSON.parse(done.stdout)).toMatchObject({ distance: 1, targets: [{ distance: 1 }, { distance: 1 }] });
});
