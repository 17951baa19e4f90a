import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MisuseError } from '../../src/core/misuse';
import { TILES, type Tile } from '../../src/tiles/tile';
import { isTile } from '../../src/tiles/tile-index';
import { type SetKind, setName, tileName } from '../../src/tiles/tile-names';
import vectors from '../vectors/tiles/names.json';
import { anyValue, untyped } from './arbitraries';

const LANGUAGES = ['english', 'chinese', 'zh-pinyin'] as const;

describe.each(LANGUAGES)('CS-24: names in %s', (language) => {
  test.each(vectors.tiles)('CS-24: the tile $tile', (names) => {
    expect(tileName(names.tile as Tile, { language })).toBe(names[language]);
  });

  test.each(vectors.sets)('CS-24: $kind', (names) => {
    expect(setName(names.kind as SetKind, { language })).toBe(names[language]);
  });

  test('CS-24: no two tiles have the same name', () => {
    expect(new Set(TILES.map((tile) => tileName(tile, { language }))).size).toBe(TILES.length);
  });
});

test('CS-24: the vectors name every tile once', () => {
  expect(vectors.tiles.map(({ tile }) => tile).sort()).toEqual([...TILES].sort());
});

test.each([
  undefined,
  {},
  { language: undefined },
  { language: 'klingon' },
  { language: 'constructor' },
  null,
  'chinese',
])('CS-24: English where no language is known: %j', (options) => {
  expect(tileName('3B', untyped(options))).toBe('3 Bam');
  expect(setName('kong', untyped(options))).toBe('Kong');
});

test('CS-24: what is no tile and no kind of set is a misuse', () => {
  expect(() => tileName(untyped('10B'))).toThrow('`tileName` needs tiles, such as 1B or RD; got “10B”.');
  expect(() => setName(untyped('quint'))).toThrow(
    '`setName` needs one of pair, pung, kong, run, inHand, tile, dragon; got “quint”.',
  );
  fc.assert(
    fc.property(anyValue, fc.jsonValue(), (value, options) => {
      const name = () => tileName(untyped(value), untyped(options));
      if (isTile(value)) expect(name()).not.toBe('');
      else expect(name).toThrow(MisuseError);
    }),
  );
  for (const kind of ['__proto__', 'constructor', 'toString', { toString: 1, valueOf: 1 }, ['kong']]) {
    expect(() => setName(untyped(kind))).toThrow(MisuseError);
  }
});
