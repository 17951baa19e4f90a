import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styleFor, wantsColor } from '../../src/cli/io';
import { type Line, linesOf, readJson } from '../../src/cli/json';
import { sheetLines } from '../../src/cli/sheets';
import { columns, jsonLine, plain } from '../../src/cli/words';

describe('columns', () => {
  test('are as wide as their widest cell', () => {
    const rows = [
      ['a', 'bcd', '1'],
      ['long', '', '-10'],
    ];
    expect(columns(rows, 'llr')).toEqual(['a     bcd    1', 'long       -10']);
  });

  test('missing cells are empty, and no line ends with spaces', () => {
    expect(columns([['a'], ['b', 'c']])).toEqual(['a', 'b  c']);
    expect(columns([])).toEqual([]);
  });
});

test('a sheet shows factors beside points', () => {
  const lines = [
    { rule: 'X-1', label: 'Points', points: 12 },
    { rule: 'X-22', label: 'Doubled', factor: 2 },
  ];
  expect(sheetLines({ lines, total: 24 }, styleFor(false))).toEqual([
    'X-1   Points   12',
    'X-22  Doubled  x2',
    '-----------------',
    '      Total    24',
  ]);
});

describe('whether to print colors', () => {
  test.each<[string, boolean, Record<string, string>, boolean]>([
    ['on a terminal', true, {}, true],
    ['not on a terminal', false, {}, false],
    ['NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['NO_COLOR of any value', true, { NO_COLOR: '0' }, false],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['a terminal without colors', true, { TERM: 'dumb' }, false],
    ['FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
    ['NO_COLOR before FORCE_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('%s', (_, isTerminal, env, expected) => {
    expect(wantsColor(isTerminal, env)).toBe(expected);
  });
});

describe('what reaches a terminal', () => {
  test('text without controls', () => {
    expect(plain('a\u001b[31mb\u009bc\u0007\u202ed\u2028e\n')).toBe('a[31mbcde');
  });

  test('JSON with escapes that mean the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        const line = jsonLine([value, text]);
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify([value, text])));
        expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(line.endsWith('\n')).toBe(true);
      }),
    );
  });
});

describe('lines', () => {
  const linesIn = async (bytes: Uint8Array, cuts: readonly number[], limit: number): Promise<Line[]> => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      let start = 0;
      for (const cut of [...cuts.map((one) => one % (bytes.length + 1)), bytes.length].sort(
        (a, b) => a - b,
      )) {
        yield bytes.subarray(start, cut);
        start = cut;
      }
    }
    const lines: Line[] = [];
    for await (const some of linesOf(chunks(), limit)) lines.push(...some);
    return lines;
  };

  const text = fc.string({ unit: fc.constantFrom('a', 'é', '牌', '🀐', '\n', '\r', ' '), maxLength: 40 });

  test('are the same however the bytes are cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 6 }), async (all, cuts) => {
        const expected = all.split('\n');
        if (expected.at(-1) === '') expected.pop();
        const lines = await linesIn(Buffer.from(all), cuts, 1_000);
        expect(lines).toEqual(expected.map((line) => ({ text: line })));
      }),
    );
  });

  test('over the limit they are counted, not kept', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 6 }), async (all, cuts) => {
        const lines = await linesIn(Buffer.from(all), cuts, 5);
        const expected = all.split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(lines).toEqual(
          expected.map((line) => {
            const bytes = Buffer.byteLength(line);
            return bytes > 5 ? { bytes } : { text: line };
          }),
        );
      }),
    );
  });
});

describe('JSON', () => {
  test('any JSON value is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (json) => {
        expect(readJson(json)).toEqual({ ok: true, value: JSON.parse(json) });
      }),
    );
  });

  test('any text is answered', () => {
    const characters = fc.constantFrom(...'[]{}",:\\ 01e-tn\n');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: characters })), (text) => {
        const read = readJson(text);
        if (!read.ok) expect(read.error.reasons).toMatchObject([{ code: 'notJson' }]);
      }),
    );
  });

  test.each([
    ['[1, 2', undefined],
    ['{"a" 1}', '“{"a" 1}” is not JSON; character 6 is not allowed there.'],
  ])('%s is refused', (text, message) => {
    const read = readJson(text);
    expect(read.ok).toBe(false);
    if (message !== undefined)
      expect(read).toMatchObject({ error: { reasons: [{ message, at: { offset: 5 } }] } });
  });
});
