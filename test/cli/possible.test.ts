import { expect, test } from 'vitest';
import { answers, run } from './run';

// `mahjongg possible`, on the built program.

test.each([
  ['AG-32: a hand that is left', ['[555D] [777B]'], 0, 'The hand can still be completed, for one as'],
  ['AG-31: exposures that match nothing', ['[555D] [555C] [666C]'], 1, 'AG-31, exposuresMatchNoLine'],
  [
    'AG-31: tiles that are gone',
    ['[111B] [222B]', '--visible', '3333B 3333C 3333D JJJJJJ'],
    1,
    'neededTilesGone',
  ],
  ['AG-31: a closed hand', ['[RRR]', '--options', '{"skillLevel": 3}'], 1, 'AG-31, closedHandExposed'],
  ['AG-11: too many tiles', ['[555D]', '--tile-count', '15'], 1, 'AG-31, wrongTileCount'],
  ['AG-11: a discard owed', ['[555D]', '--tile-count', '13', '--to-discard'], 1, 'AG-31, wrongTileCount'],
])('%s', async (_, words, status, part) => {
  const done = await run(['possible', ...words]);
  expect(done).toMatchObject({ status, stderr: '' });
  expect(done.stdout).toContain(part);
});

test.each([
  ['concealed tiles', ['55D'], 'Only exposures are seen'],
  ['a fifth tile', ['[555D]', '--visible', '55D'], 'There are only 4 of 5D; 5 lie open.'],
  ['no tiles', ['[555D]', '--visible', '0X'], ''],
  ['a game that proves nothing', ['[555D]', '--rules', 'chinese-solitaire'], 'does not prove hands dead'],
  ['nothing', [], 'which exposures?'],
])('%s: status 2 and a sentence', async (_, words, part) => {
  const done = await run(['possible', ...words]);
  expect(done).toMatchObject({ status: 2, stdout: '' });
  expect(done.stderr).toContain(part);
});

test('requests are answered in order, with the exposures as text or as lists', async () => {
  const lines = [
    '{"id": 1, "hand": "[555D]", "visible": ["J"]}',
    '{"id": 2, "melds": [{"tiles": ["5D", "5D"]}]}',
    '{"id": 3, "hand": "55D"}',
    '{"id": 4, "melds": [], "tileCount": 12}',
  ];
  const found = (await answers(['possible', '--json'], lines)) as readonly {
    readonly id: number;
    readonly possible: boolean;
    readonly reasons?: readonly { readonly code: string }[];
  }[];
  expect(found.map(({ id, possible, reasons }) => [id, possible, reasons?.[0]?.code])).toEqual([
    [1, true, undefined],
    [2, false, 'exposuresMatchNoLine'],
    [3, false, 'notAHand'],
    [4, false, 'wrongTileCount'],
  ]);
});
