import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortRack } from '../../src/tiles/rack-order';
import { TILES, type Tile } from '../../src/tiles/tile';
import vectors from '../vectors/tiles/rack-order.json';
import { anyTiles, untyped } from './arbitraries';

test.each(vectors.cases)('$rule: $name', ({ game, tiles, sorted }) => {
  expect(sortRack(tiles as Tile[], game)).toEqual(sorted);
});

test('AG-36: the American order is the default, and that of every game without one of its own', () => {
  const tiles = TILES.toReversed();
  expect(sortRack(tiles)).toEqual(sortRack(tiles, 'card-free'));
  for (const game of ['nmjl', 'american-game', '__proto__', '']) {
    expect(sortRack(tiles, game)).toEqual(sortRack(tiles));
  }
});

test.each(['card-free', 'year'])('%s: the same tiles in a new list, and the list given unchanged', (game) => {
  fc.assert(
    fc.property(anyTiles, (tiles) => {
      const given = Object.freeze([...tiles]);
      const sorted = sortRack(given, game);
      expect(sorted).not.toBe(given);
      expect([...sorted].sort()).toEqual([...tiles].sort());
      expect(sortRack(sorted.toReversed(), game)).toEqual(sorted);
    }),
  );
});

test('what is no tile comes last, in the order given', () => {
  expect(sortRack(untyped(['x', 'J', null, '1B', 'a']))).toEqual(['1B', 'J', 'x', null, 'a']);
});

test('no JSON value makes it throw; what is no list gives an empty one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (tiles, game) => {
      expect(sortRack(untyped(tiles), untyped(game))).toHaveLength(Array.isArray(tiles) ? tiles.length : 0);
    }),
  );
});
