import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MisuseError } from '../../src/core/misuse';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { parseHand, parseHandText } from '../../src/hands/check-hand';
import type { Hand, Meld } from '../../src/hands/hand';
import { formatHand } from '../../src/hands/hand-notation';
import { anyTile, anyValue, untyped } from '../tiles/arbitraries';

const faultsOf = (text: unknown) => {
  const read = parseHandText(untyped(text));
  return read.ok
    ? []
    : read.error.reasons.map(({ code, at, params }) => [code, at?.offset, params['expected']]);
};

describe('hands as text', () => {
  test.each<[string, string, Hand]>([
    ['concealed tiles', '11B 22C', { concealed: ['1B', '1B', '2C', '2C'] }],
    ['an empty text', '', { concealed: [] }],
    ['white space', ' \n\t ', { concealed: [] }],
    ['an exposure', '11B [333B]', { concealed: ['1B', '1B'], melds: [{ tiles: ['3B', '3B', '3B'] }] }],
    ['an exposure with a joker', '[33BJ]', { concealed: [], melds: [{ tiles: ['3B', '3B', 'J'] }] }],
    [
      'two exposures without a space',
      '[E E E][000]',
      { concealed: [], melds: [{ tiles: ['E', 'E', 'E'] }, { tiles: ['WD', 'WD', 'WD'] }] },
    ],
    ['exposures in the middle', '1B[ 2C ]3D', { concealed: ['1B', '3D'], melds: [{ tiles: ['2C'] }] }],
    [
      'a concealed kong',
      '1B (7777D)',
      { concealed: ['1B'], melds: [{ tiles: ['7D', '7D', '7D', '7D'], concealed: true }] },
    ],
    ['flowers laid aside', '1B + F1 S3', { concealed: ['1B'], flowers: ['F1', 'S3'] }],
    ['no spaces at all', '1B[2C]+F', { concealed: ['1B'], melds: [{ tiles: ['2C'] }], flowers: ['F'] }],
    ['small letters', 'ff [eeej]', { concealed: ['F', 'F'], melds: [{ tiles: ['E', 'E', 'E', 'J'] }] }],
  ])('%s', (_, text, hand) => {
    expect(parseHandText(text)).toEqual({ ok: true, value: hand });
  });

  test.each<[string, string, (readonly [string, number, string])[]]>([
    ['a wrong tile counts from the start of the text', '1B [2X]', [['unknownTile', 5, 'suitLetter']]],
    ['a wrong tile among the flowers', '1B [2B] + 9', [['unknownTile', 10, 'suitLetter']]],
    ['a bracket that is not closed', '1B [2B', [['badNotation', 3, 'closingBracket']]],
    ['a bracket that was not opened', '1B 2B]', [['badNotation', 5, 'openingBracket']]],
    [
      'brackets of two kinds',
      '[2B)',
      [
        ['badNotation', 0, 'closingBracket'],
        ['badNotation', 3, 'openingBracket'],
      ],
    ],
    [
      'brackets inside each other',
      '[1B [2B] 3B]',
      [
        ['badNotation', 0, 'closingBracket'],
        ['badNotation', 11, 'openingBracket'],
      ],
    ],
    ['empty brackets', '1B [ ]', [['badNotation', 3, 'tilesInBracket']]],
    [
      'a plus sign inside brackets',
      '[1B + F]',
      [
        ['badNotation', 0, 'closingBracket'],
        ['badNotation', 7, 'openingBracket'],
      ],
    ],
    ['two plus signs', '1B + F + F', [['badNotation', 7, 'onePlus']]],
    ['nothing after the plus sign', '1B +', [['badNotation', 3, 'flowers']]],
    ['a meld after the plus sign', '1B + F [2B]', [['badNotation', 7, 'meldBeforePlus']]],
    [
      'a meld after the plus sign is not looked into',
      '1B + F [2X] [',
      [
        ['badNotation', 7, 'meldBeforePlus'],
        ['badNotation', 12, 'closingBracket'],
      ],
    ],
    [
      'several faults, in the order of the text',
      '5X [] D ]',
      [
        ['unknownTile', 1, 'suitLetter'],
        ['badNotation', 3, 'tilesInBracket'],
        ['unknownTile', 6, 'beforeD'],
        ['badNotation', 8, 'openingBracket'],
      ],
    ],
  ])('%s is refused: %s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test.each([
    ['1B [2B', '“[” at character 4: expected tiles between two brackets of the same kind.'],
    ['1B ]', '“]” at character 4: expected tiles between two brackets of the same kind.'],
    ['1B + F + F', '“+” at character 8: expected melds, then at most one +, then the flowers laid aside.'],
    ['11B 222B 333B 444B 555B 666B 777B 888B', undefined],
    ['1111B 2222B 3333B 4444B 5555B 6666B 7B', 'At most 24 tiles are read; there are 25.'],
    ['[1B][1B][1B][1B][1B][1B][1B][1B]', 'At most 7 melds are read; there are 8.'],
    [' '.repeat(65_537), 'At most 65536 characters are read; there are 65537.'],
    [7, 'Expected a hand as text, such as “11B 333B [444B]”, not 7.'],
    [undefined, 'Expected a hand as text, such as “11B 333B [444B]”, not nothing.'],
  ])('says of %j: %s', (text, message) => {
    const read = parseHandText(untyped(text));
    expect(read.ok ? undefined : read.error.reasons[0]?.message).toBe(message);
  });

  // So often, what takes more than linear time does not end within the limit of a test.
  test.each(['[', ']', '+', '[]', 'X ', '[1B', '()'])(
    '%s: at most 24 faults of a long text, 50 times over',
    (bad) => {
      const text = bad.repeat(65_536 / bad.length);
      for (let time = 0; time < 50; time++) expect(faultsOf(text).length).toBeLessThanOrEqual(24);
    },
  );

  const meld: fc.Arbitrary<Meld> = fc
    .record({ tiles: fc.array(anyTile, { minLength: 1, maxLength: 5 }), isConcealed: fc.boolean() })
    .map(({ tiles, isConcealed }) => (isConcealed ? { tiles, concealed: true } : { tiles }));
  const hand = fc
    .record({
      concealed: fc.array(anyTile, { maxLength: 9 }),
      melds: fc.array(meld, { maxLength: 2 }),
      flowers: fc.array(anyTile, { maxLength: 4 }),
    })
    .map(({ concealed, melds, flowers }) => ({
      concealed,
      ...(melds.length > 0 && { melds }),
      ...(flowers.length > 0 && { flowers }),
    }));

  test('what formatHand writes reads as the same hand', () => {
    fc.assert(
      fc.property(hand, (one) => {
        expect(parseHandText(formatHand(one))).toEqual({ ok: true, value: one });
      }),
    );
  });

  test('a hand that is read is one for parseHand too', () => {
    fc.assert(
      fc.property(hand, (one) => {
        const read = parseHandText(formatHand(one));
        expect(read.ok && parseHand(read.value)).toEqual(read);
      }),
    );
  });

  test('any text is answered, with places inside the text', () => {
    const characters = fc.constantFrom(...'0123456789BCDEFGJNRSWY[]()+ \tX');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 30 }), (text) => {
        const read = parseHandText(text);
        if (read.ok) return;
        for (const { code, at } of read.error.reasons) {
          if (code === 'tooLarge') continue;
          expect(at?.length).toBeGreaterThan(0);
          expect((at?.offset ?? 0) + (at?.length ?? 0)).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each<[Hand, string]>([
    [{ concealed: ['1B', '1B', 'RD', 'J'] }, '11B RD J'],
    [{ concealed: [], melds: [] }, ''],
    [
      {
        concealed: ['E'],
        melds: [{ tiles: ['5B', '5B', 'J'] }, { tiles: ['E', 'E'], concealed: true }],
        flowers: ['F1', 'S3'],
      },
      'E [55B J] (EE) + F1 S3',
    ],
  ])('%j is written %s', (one, text) => {
    expect(formatHand(one)).toBe(text);
  });

  test.each([
    ['text', '11B', '`formatHand` needs a hand; got “11B”.'],
    ['no tiles', {}, '`formatHand` needs a hand; its “concealed” is nothing.'],
    [
      'a tile that is none',
      { concealed: ['10B'] },
      '`formatTiles` needs tiles, such as 1B or RD; got “10B”.',
    ],
    ['a list for a meld', { concealed: [], melds: [['1B']] }, '`formatHand` needs melds; its “0” is a list.'],
    [
      'a meld without tiles',
      { concealed: [], melds: [{ tile: '1B' }] },
      '`formatHand` needs melds; its “0.tiles” is nothing.',
    ],
  ])('what is no hand is a misuse: %s', (_, one, message) => {
    expect(() => formatHand(untyped(one))).toThrow(MisuseError);
    expect(() => formatHand(untyped(one))).toThrow(message);
  });

  test('the bytes of a file are called that, once', () => {
    const bytes = untyped(new TextEncoder().encode('11B 222B 333B 444B 555B'));
    const read = parseHand(bytes);
    expect(!read.ok && read.error.reasons.map(({ message }) => message)).toEqual([
      'A hand must be text, or an object with the list “concealed”, not bytes.',
    ]);
    const card = parseCard(bytes);
    expect(!card.ok && card.error.reasons.map(({ message }) => message)).toEqual([
      'The card: expected this to be a card, an object with sections, not bytes.',
    ]);
  });

  test('any value is read or refused, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), anyValue), (value) => {
        expect(parseHandText(untyped(value)).ok).toBe(
          typeof value === 'string' && faultsOf(value).length === 0,
        );
      }),
    );
  });
});
