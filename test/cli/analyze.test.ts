import { expect, test } from 'vitest';
import { answers, run } from './run';

// `mahjongg analyze`, on the built program.

const WAITING = '11B 222B 333B 444B 55B';

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
    JSON.stringify({ id: 2, concealed: ['1B', '1B'], partial: false }),
    JSON.stringify({ id: 4, concealed: ['1B', '1B'] }),
    JSON.stringify({ id: 3, hand: WAITING, visible: ['5B', '5B', '1B', '1B'], limit: 50 }),
    'no JSON',
  ];
  const [first, second, few, third, last] = (await answers(['analyze', '--json'], lines)) as Answer[];
  expect(first).toMatchObject({ id: 1, distance: 1 });
  expect(first?.targets?.length).toBe(1);
  expect(second).toMatchObject({ id: 2, reasons: [{ code: 'wrongTileCount' }] });
  expect(few).toMatchObject({ id: 4, distance: 12 });
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
    { id: 4, hand: WAITING, within: 1e9, limit: -1, draws: 'all', sortBy: [], visible: {}, impossible: 7 },
    { id: 5, hand: WAITING },
  ].map((line) => JSON.stringify(line));
  const given = (await answers(['analyze', '--json'], lines)) as (Answer & { readonly found?: number })[];
  expect(given.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  expect(given[1]?.found).toBe(147_729);
  expect(given[2]?.reasons?.[0]?.code).toBe('badOption');
  expect(given[3]).toEqual({ ...given[0], id: 5 });
});

test('a few tiles are analyzed as text and as JSON', async () => {
  const [text, json] = [await run(['analyze', '11B 22B']), await run(['analyze', '11B 22B', '--json'])];
  expect(text.stdout).toContain('The hand has 4 tiles so far. The hand is 10 tiles from winning.');
  expect(JSON.parse(json.stdout)).toMatchObject({ distance: 10 });
});

test('a list that is cut off says so', async () => {
  const { stdout } = await run(['analyze', '1B 3B 5B 7B', '--rules', 'american-game', '--card', 'none']);
  expect(stdout).toContain('at least 2000 ways in all');
  expect((await run(['analyze', WAITING])).stdout).toContain('2 ways in all');
});
