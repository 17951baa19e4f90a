import { describe, expect, test } from 'vitest';
import { allKinds, chinesePart } from '../../src/games/chinese/parts';
import { chineseTiles } from '../../src/games/chinese/tiles';
import { chineseSolitaire, isWinningHand, layouts, TILES, type Tile } from '../../src/index';
import { layoutsOf } from '../../src/melds/near-hands';
import { setsAndPair } from '../../src/melds/part-steps';
import { naiveWins } from '../naive/chinese-arranger';
import { multisets } from '../naive/multisets';

const SMALL: readonly (readonly [string, readonly (readonly number[])[]])[] = [
  ['one suit', [[1, 2, 3, 4, 5, 6, 7, 8, 9]]],
  ['winds and dragons', [[31, 32, 33, 34, 20, 10, 30]]],
  [
    'two short suits',
    [
      [1, 2, 3, 4],
      [11, 12, 13, 14],
    ],
  ],
  [
    'three suits of 7 to 9',
    [
      [7, 8, 9],
      [17, 18, 19],
      [27, 28, 29],
    ],
  ],
  [
    'a suit with a gap, and two winds',
    [
      [1, 2, 3, 5, 6, 7],
      [31, 32],
    ],
  ],
  ['two suits and a dragon', [[4, 5, 6, 7], [26, 27, 28], [20]]],
];

describe('the layouts of a smaller set of tiles', () => {
  test.each(SMALL)(
    'CS-8: %s: those that brute force finds, in the same order',
    (_name, groups) => {
      const kinds = groups.flat().map((kind) => TILES[kind] as Tile);
      const brute = [...multisets(kinds, () => 4, 14)].filter((tiles) => naiveWins(tiles, 4));
      const parts = groups.map((group) => chinesePart(group));
      const { layouts: list } = layoutsOf(parts, chineseTiles(), setsAndPair(4), 'byTiles');
      const listed = [...list()].map(({ tiles }) => tiles.join(' '));
      expect(listed.length).toBeGreaterThan(0);
      expect(listed).toEqual(brute.map((tiles) => tiles.join(' ')));
    },
    60_000,
  );
});

describe('the layouts of the game', () => {
  test('CS-8: 11,498,658 hands', () => {
    expect(chineseSolitaire().hands.countLayouts?.({})).toBe(11_498_658);
  });

  // In 10 seconds: `npm run test:every-hand`.
  test.runIf(process.env['EVERY_HAND'] === 'all')('CS-8: as many are listed', () => {
    let count = 0;
    for (const _ of layouts({ rules: chineseSolitaire() })) count++;
    expect(count).toBe(11_498_658);
  });

  test('CS-8: each wins, and none comes twice or out of order', () => {
    const order = allKinds().map((kind) => TILES[kind] as Tile);
    const rules = chineseSolitaire();
    let before: readonly number[] = [];
    let at = 0;
    for (const { tiles } of layouts({ rules })) {
      const places = tiles.map((tile) => order.indexOf(tile));
      const differs = places.findIndex((place, index) => place !== before[index]);
      if (before.length > 0 && !((before[differs] as number) < (places[differs] as number)))
        expect.fail(tiles.join(' '));
      before = places;
      if (at++ % 997 === 0 && !isWinningHand({ concealed: tiles }, { rules })) expect.fail(tiles.join(' '));
      if (at === 300_000) break;
    }
    expect(at).toBe(300_000);
  }, 60_000);
});
