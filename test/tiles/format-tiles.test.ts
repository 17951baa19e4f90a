import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormatOptions, formatTiles } from '../../src/tiles/format-tiles';
import { parseTiles } from '../../src/tiles/parse-tiles';
import { sortRack } from '../../src/tiles/rack-order';
import type { Tile } from '../../src/tiles/tile';
import vectors from '../vectors/tiles/format.json';
import { anyTiles, anyValue, untyped } from './arbitraries';

interface Case extends FormatOptions {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly text: string;
}

test.each(vectors.cases as readonly Case[])('$name', ({ tiles, text, sort }) => {
  expect(formatTiles(tiles, { sort })).toBe(text);
});

test('reading what was written gives the same tiles in the same order', () => {
  fc.assert(
    fc.property(anyTiles, (tiles) => {
      expect(parseTiles(formatTiles(tiles))).toEqual({ ok: true, value: tiles });
      expect(parseTiles(formatTiles(tiles).toLowerCase())).toEqual({ ok: true, value: tiles });
    }),
    { numRuns: 2_000 },
  );
});

test.each(['card-free', 'year'])('AG-36, YG-16: sorted for %s, it reads as the rack', (sort) => {
  fc.assert(
    fc.property(anyTiles, (tiles) => {
      expect(parseTiles(formatTiles(tiles, { sort }))).toEqual({ ok: true, value: sortRack(tiles, sort) });
    }),
  );
});

test('neighbors that can share a group do', () => {
  fc.assert(
    fc.property(anyTiles, (tiles) => {
      const groups = formatTiles(tiles)
        .split(' ')
        .map((group) => group.replace(/[1-9]+(?=[BCD])/, ''));
      for (const [index, group] of groups.entries()) {
        if (/^[BCD]$/.test(group)) expect(group).not.toBe(groups[index + 1]);
      }
    }),
  );
});

test.each([
  ['no list', '1B', ''],
  ['nothing', undefined, ''],
  ['null', null, ''],
  ['an object', { 0: '1B', length: 1 }, ''],
  ['a list with what is no tile', ['1B', '1b', 'constructor', null, ['1B'], '2B'], '1B ???? 2B'],
])('%s', (_, tiles, text) => {
  expect(formatTiles(untyped(tiles))).toBe(text);
});

test('what is no tile is written so that it is not read as one', () => {
  expect(parseTiles(formatTiles(untyped(['1B', 'X'])))).toMatchObject({
    error: { reasons: [{ code: 'unknownTile', at: { offset: 3 } }] },
  });
});

test('no JSON value makes it throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.array(anyValue), (tiles, options, values) => {
      expect(typeof formatTiles(untyped(tiles), untyped(options))).toBe('string');
      expect(typeof formatTiles(untyped(values), untyped(options))).toBe('string');
    }),
  );
});

test.each([null, [], 'year', { sort: 1 }, { sort: null }, { sort: { toString: 1 } }])(
  'options that name no game keep the order: %j',
  (options) => {
    expect(formatTiles(['E', '1B'], untyped(options))).toBe('E 1B');
  },
);
