import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MisuseError } from '../../src/core/misuse';
import { type FormatOptions, formatTiles } from '../../src/tiles/format-tiles';
import { parseTiles } from '../../src/tiles/parse-tiles';
import { sortRack } from '../../src/tiles/rack-order';
import type { Tile } from '../../src/tiles/tile';
import { isTile } from '../../src/tiles/tile-index';
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
  ['text', '1B', '`formatTiles` needs a list of tiles; got “1B”.'],
  ['nothing', undefined, '`formatTiles` needs a list of tiles; got nothing.'],
  ['an object', { 0: '1B', length: 1 }, '`formatTiles` needs a list of tiles; got an object.'],
  ['a small letter', ['1B', '1b'], '`formatTiles` needs tiles, such as 1B or RD; got “1b”.'],
  ['a name of an object', ['constructor'], '`formatTiles` needs tiles, such as 1B or RD; got “constructor”.'],
  ['a hole', Array.from({ length: 1 }), '`formatTiles` needs tiles, such as 1B or RD; got nothing.'],
])('what is no list of tiles is a misuse: %s', (_, tiles, message) => {
  expect(() => formatTiles(untyped(tiles))).toThrow(MisuseError);
  expect(() => formatTiles(untyped(tiles))).toThrow(message);
});

test('any list is written in the notation or a misuse', () => {
  fc.assert(
    fc.property(fc.array(anyValue), fc.jsonValue(), (values, options) => {
      const write = () => formatTiles(untyped(values), untyped(options));
      if (values.every(isTile)) expect(parseTiles(write()).ok).toBe(true);
      else expect(write).toThrow(MisuseError);
    }),
  );
});

test.each([null, [], 'year', { sort: 1 }, { sort: null }, { sort: { toString: 1 } }])(
  'options that name no game keep the order: %j',
  (options) => {
    expect(formatTiles(['E', '1B'], untyped(options))).toBe('E 1B');
  },
);
