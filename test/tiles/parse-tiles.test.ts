import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../../src/core/reason';
import { LIMITS } from '../../src/hands/limits';
import { parseTiles, readTiles } from '../../src/tiles/parse-tiles';
import type { Tile } from '../../src/tiles/tile';
import { isTile } from '../../src/tiles/tile-index';
import vectors from '../vectors/tiles/parse.json';
import { anyValue, nearNotation, untyped } from './arbitraries';

const tilesOf = (text: string): readonly string[] | undefined => {
  const result = parseTiles(text);
  return result.ok ? result.value : undefined;
};

const reasonsOf = (text: unknown) => {
  const result = parseTiles(untyped(text));
  return result.ok ? [] : result.error.reasons;
};

describe('texts in notation', () => {
  test.each(vectors.accepted)('$name: $text', ({ text, tiles }) => {
    expect(parseTiles(text)).toEqual({ ok: true, value: tiles });
  });

  test.each(vectors.accepted)('$name: $text, in small letters', ({ text, tiles }) => {
    expect(tilesOf(text.toLowerCase())).toEqual(tiles);
  });

  test.each([
    ['00J', ['WD', 'WD', 'J']],
    ['0jj', ['WD', 'J', 'J']],
    ['J00', ['J', 'WD', 'WD']],
    ['J0J', ['J', 'WD', 'J']],
    ['2B 00J 26B', ['2B', 'WD', 'WD', 'J', '2B', '6B']],
  ])('soap with jokers, as GGJ: %s', (text, tiles) => {
    expect(tilesOf(text)).toEqual(tiles);
  });

  test.each(['00JB', '0J0', 'E00', '00RJ'])('zeros beside anything else are refused: %s', (text) => {
    expect(reasonsOf(text)[0]?.params).toMatchObject({ expected: 'soapGroup' });
  });

  test.each(vectors.refused)('$name is refused: $text', ({ text, errors }) => {
    const expected = errors.map(({ offset, found, expected }) => ({
      code: 'unknownTile',
      at: { offset, length: found.length },
      params: { found, expected },
    }));
    expect(reasonsOf(text).map(({ code, at, params }) => ({ code, at, params }))).toEqual(expected);
  });

  test.each([
    [
      '1B 2X',
      '“X” at character 5: expected a suit letter right after the digits, B (bams), C (craks) or D (dots).',
    ],
    [
      '2026B',
      '“0” at character 2: expected digits from 1 to 9 right before the suit letter; zeros are soap and stand alone, as in “2B 0 26B”.',
    ],
    [
      'B',
      '“B” at character 1: expected digits from 1 to 9 right before the suit letter; zeros are soap and stand alone, as in “2B 0 26B”.',
    ],
    [
      'F7',
      '“7” at character 2: expected one digit from 1 to 4 after F or S, or a suit letter after the digits.',
    ],
    [
      '0F',
      '“0” at character 1: expected zeros, which are soap, only in a group of their own between spaces.',
    ],
    [
      'D',
      "“D” at character 1: expected a number (5D) or a dragon's letter (RD, GD, WD, YD) right before the D.",
    ],
    [
      '?',
      '“?” at character 1: expected a tile: 1B to 9B (bams), 1C to 9C (craks), 1D to 9D (dots), E, S, W, N (winds), RD, GD, WD, YD (dragons; WD is soap), F, F1 to F4 (flowers), S1 to S4 (seasons) or J (a joker).',
    ],
    [70, 'Expected tiles as text, such as “1123B RD”, not 70.'],
    [['1B'], 'Expected tiles as text, such as “1123B RD”, not an object.'],
    [null, 'Expected tiles as text, such as “1123B RD”, not null.'],
    [' '.repeat(65_537), 'At most 65536 characters are read; there are 65537.'],
  ])('%j says what was expected', (text, message) => {
    expect(reasonsOf(text).map((reason) => reason.message)).toEqual([message]);
  });
});

describe('what a newcomer types gets one report and a hint', () => {
  test.each<[string, string, RegExp]>([
    ['red 1B', 'red', /: expected a tile: .*, RD, .* or J \(a joker\)\.$/],
    ['joker', 'joker', /J \(a joker\)\.$/],
    ['11B or 22B', 'or', /\(a joker\)\.$/],
    ['OOO', 'OOO', /; soap is the digit 0, in a group of its own\.$/],
    ['1B 🀒', '🀒', /; type plain characters, as in 3B\.$/],
    ['5O', 'O', /; soap is the digit 0, in a group of its own\.$/],
    ['Oh', 'Oh', /\(a joker\)\.$/],
    ['2026B', '0', /zeros are soap and stand alone/],
    ['11B; 22B', ';', /; put spaces between tiles, exposures in brackets, as in 11B \[333B\]\.$/],
    ['11B, 22B', ',', /; put spaces between tiles/],
    ['11B / 22B', '/', /; put spaces between tiles/],
    ['11B {222B', '{', /, exposures in brackets, as in 11B \[333B\]\.$/],
    ['11B 3В', 'В', /B \(bams\).*; type plain characters, as in 3B\.$/],
    ['１Ｂ', '１Ｂ', /; type plain characters, as in 3B\.$/],
    ['11B ? 22B', '?', /\(a joker\)\.$/],
    ['11m', 'm', /C \(craks\) or D \(dots\); bams \(s, t\) are B, craks \(m, k, w\) C, dots \(p\) D\.$/],
    ['11P', 'P', /, dots \(p\) D\.$/],
    ['11S', '11', /; bams \(s, t\) are B,/],
    ['11T', 'T', /; bams \(s, t\) are B,/],
    ['11Tiles', 'Til', /C \(craks\) or D \(dots\)\.$/],
    ['11 bams', '11', /C \(craks\) or D \(dots\)\.$/],
    ['xyzzyqq', 'xyzzyqq', /\(a joker\)\.$/],
    ['constructor', 'constructor', /\(a joker\)\.$/],
  ])('%j', (text, found, message) => {
    const [first, ...others] = reasonsOf(text);
    expect(first).toMatchObject({ code: 'unknownTile', params: { found } });
    expect(first?.message).toMatch(message);
    expect(
      others.filter(({ at }) => at?.offset !== text.search(/bams|es/)).map((one) => one.message),
    ).toEqual([]);
  });

  test('a word as long as a text may be is read at once', () => {
    const text = `${'a'.repeat(LIMITS.text - 2)}?`;
    // So often, what takes more than linear time does not end within the limit of a test.
    for (let time = 0; time < 20; time++) expect(reasonsOf(text).length).toBeGreaterThan(0);
  });

  test('words of the letters of tiles stay tiles', () => {
    expect(tilesOf('ffrr news')).toEqual(['F', 'F', 'RD', 'RD', 'N', 'E', 'W', 'S']);
    expect(tilesOf('green')).toEqual(['GD', 'RD', 'E', 'E', 'N']);
  });
});

describe('sizes', () => {
  test('a text of the greatest length is read', () => {
    expect(tilesOf(`${'1'.repeat(LIMITS.text - 1)}B`)).toHaveLength(LIMITS.text - 1);
  });

  test('one character more is too large', () => {
    const reasons = reasonsOf(`${'1'.repeat(LIMITS.text)}B`);
    expect(reasons).toMatchObject([
      { code: 'tooLarge', params: { length: LIMITS.text + 1, limit: LIMITS.text } },
    ]);
  });

  test('no more than 24 faults are reported, and messages quote at most 40 characters', () => {
    expect(reasonsOf('? '.repeat(30_000))).toHaveLength(24);
    const [reason] = reasonsOf('?'.repeat(60_000));
    expect(reason?.message).toMatch(/^“\?{40}…” at character 1: [^?]*$/);
    expect(reason).toMatchObject({ at: { offset: 0, length: 60_000 }, params: { found: '?'.repeat(40) } });
  });

  test.each(['1', '0', 'F1', '10', '01', '1X', 'F0', '01X', 'D', 'S12', '0 ', '🀐'])(
    'long texts of %j take no more than linear time',
    (piece) => {
      const text = piece.repeat(Math.floor(LIMITS.text / piece.length));
      for (let time = 0; time < 10; time++)
        for (const prefix of ['', 'F', '1', '0']) parseTiles((prefix + text).slice(0, LIMITS.text));
    },
  );
});

describe('whatever is given', () => {
  test('no value makes it throw; what is no text is notText', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const result = parseTiles(untyped(value));
        if (typeof value === 'string') return;
        expect(result).toMatchObject({ ok: false, error: { reasons: [{ code: 'notText' }] } });
      }),
    );
  });

  const text = fc.oneof(nearNotation, fc.string({ unit: 'binary' }), fc.string());

  test('every text gives tiles, or faults in order that lie in the text and show what is there', () => {
    fc.assert(
      fc.property(text, (text) => {
        for (const tile of tilesOf(text) ?? []) expect(isTile(tile)).toBe(true);
        let end = 0;
        for (const { code, at, params } of reasonsOf(text)) {
          const offset = at?.offset ?? -1;
          const length = at?.length ?? 0;
          expect(code).toBe('unknownTile');
          expect(offset).toBeGreaterThanOrEqual(end);
          expect(length).toBeGreaterThan(0);
          end = offset + length;
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(offset, end).slice(0, 40)).toBe(params['found']);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('case does not matter', () => {
    fc.assert(
      fc.property(nearNotation, (text) => {
        const small = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
        const large = text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
        expect(tilesOf(small)).toEqual(tilesOf(large));
        expect(reasonsOf(small).map(({ at }) => at)).toEqual(reasonsOf(large).map(({ at }) => at));
      }),
    );
  });

  test('two texts with a space between give the tiles of both', () => {
    fc.assert(
      fc.property(nearNotation, nearNotation, (one, other) => {
        const [left, right] = [tilesOf(one), tilesOf(other)];
        expect(tilesOf(`${one} ${other}`)).toEqual(left && right && [...left, ...right]);
      }),
    );
  });

  test('half a character is no tile', () => {
    expect(reasonsOf('1B\ud83c')).toMatchObject([{ at: { offset: 2, length: 1 } }]);
  });
});

describe('part of a text', () => {
  const read = (text: string, start: number, end: number) => {
    const [tiles, reasons]: [Tile[], Reason[]] = [[], []];
    readTiles(text, start, end, tiles, reasons);
    return { tiles, reasons };
  };

  test.each([
    ['(000)', 1, 4, ['WD', 'WD', 'WD']],
    ['[111B]22C', 1, 5, ['1B', '1B', '1B']],
    ['1B2', 0, 2, ['1B']],
    ['F12B', 0, 2, ['F1']],
    ['1B', 1, 1, []],
  ])('%s from %i to %i', (text, start, end, tiles) => {
    expect(read(text, start, end)).toEqual({ tiles, reasons: [] });
  });

  test('faults count from the beginning of the whole text', () => {
    expect(read('11B (2X)', 5, 7).reasons).toMatchObject([
      { at: { offset: 6, length: 1 }, message: expect.stringContaining('at character 7:') },
    ]);
  });
});
