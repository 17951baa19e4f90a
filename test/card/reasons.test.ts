import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import type { AmericanCardChoices } from '../../src/games/american/card/rules';
import { americanCard, type CardWin, type Reason, validateHand } from '../../src/index';
import { handOf } from '../hand-text';
import { cardOf } from './cases';

const LINE = { hand: 'FF 2222a 4444b 6666c', value: 25, open: true };

/** The reasons for a hand against some lines. */
const reasonsFor = (
  lines: object | readonly object[],
  text: string,
  options: AmericanCardChoices = {},
  win?: CardWin,
): readonly Reason[] => {
  const answer = validateHand(text, { rules: americanCard(cardOf([lines].flat()), options), win });
  return answer.valid ? [] : answer.reasons;
};

describe('the lines that a reason names', () => {
  test.each(['american-2018', 'nmjl', 'american-game'] as const)(
    'AG-18: a concealed line is named as the concealed line that it is: %s',
    (preset) => {
      const line = { ...LINE, open: false };
      const reasons = reasonsFor(line, 'FF [2222B] 4444C 6666D', { preset });
      expect(reasons[0]).toMatchObject({ code: 'concealedLine', params: { lines: [{ open: false }] } });
    },
  );

  test('AG-18: of the practice card, too', () => {
    const answer = validateHand('EE 2468B 444C WW [666D]', { rules: americanCard(practiceCard) });
    expect(answer.valid ? [] : answer.reasons[0]?.params['lines']).toEqual([
      expect.objectContaining({ section: 'Even Numbers', line: 6, open: false }),
    ]);
  });

  test('AG-19: an open line is named as an open one', () => {
    const reasons = reasonsFor(LINE, 'FF [222B] 2B 4444C 6666D');
    expect(reasons[0]).toMatchObject({ code: 'exposureBinds', params: { lines: [{ open: true }] } });
  });
});

describe('TG-5: a tile that could lie on an exposure', () => {
  const line = { hand: 'FFFF 111a 222a 3333a', value: 25, open: true };
  const GROWN: AmericanCardChoices = { preset: 'american-game' };

  test('is named where exposures may grow', () => {
    const reasons = reasonsFor(line, 'FFFF 111B 222B [333B] 3B', GROWN);
    expect(reasons.filter(({ code }) => code === 'exposureBinds')).toEqual([
      expect.objectContaining({
        rule: 'TG-5',
        message: expect.stringContaining('add 3B to it first'),
        params: { lines: [expect.objectContaining({ line: 1 })], lay: ['3B'] },
      }),
    ]);
  });

  test('AG-19: elsewhere an exposure keeps its size', () => {
    const [reason] = reasonsFor(line, 'FFFF 111B 222B [333B] 3B');
    expect(reason).toMatchObject({ code: 'exposureBinds', rule: 'AG-19' });
  });

  test('on several exposures, and on those with jokers', () => {
    const more = { hand: 'FF 1111a 2222a 3333b', value: 25, open: true };
    const [reason] = reasonsFor(more, 'FF 1111B 2B 3C [22BJ] [3CJJ]', GROWN);
    expect(reason).toMatchObject({ code: 'exposureBinds', rule: 'TG-5', params: { lay: ['2B', '3C'] } });
  });

  test('an exposure that is too large is not mended so', () => {
    const [reason] = reasonsFor(line, 'FFFF [1111B] 222B 333B', GROWN);
    expect(reason?.rule).not.toBe('TG-5');
  });

  test.each([
    ['the last concealed tile, too', undefined, 'TG-5'],
    ['drawn', { by: 'wall', tile: '3B' } as const, 'TG-5'],
    ['but not a claimed one', { by: 'discard', tile: '3B' } as const, 'AG-19'],
    ['nor one that was claimed, whichever it is', { by: 'discard' } as const, 'AG-19'],
  ])('%s', (_, win, rule) => {
    const [reason] = reasonsFor(line, '[FFFF] [111B] [222B] [333B] 3B', GROWN, win);
    expect(reason).toMatchObject({ code: 'exposureBinds', rule });
  });

  test('a claimed tile stays concealed beside others that are laid', () => {
    const pairs = { hand: '1111a 2222a 3333a 44b', value: 25, open: true };
    const text = '[111B] [222B] 1B 2B 3333B 44C';
    const claimed = reasonsFor(pairs, text, GROWN, { by: 'discard', tile: '2B' });
    expect(claimed.some(({ rule }) => rule === 'TG-5')).toBe(false);
    const other = reasonsFor(pairs, text, GROWN, { by: 'discard', tile: '3B' });
    expect(other[0]).toMatchObject({ rule: 'TG-5', params: { lay: ['1B', '2B'] } });
  });
});

describe('AG-23: the nearest layouts', () => {
  const codes = (reasons: readonly Reason[]): readonly string[] => reasons.map(({ code }) => code);

  test('are ones that something must be exchanged for', () => {
    const win: CardWin = { by: 'discard', tile: 'F' };
    const reasons = reasonsFor(LINE, 'FF 2222B 4444C 6666D', { pairOnDiscard: false }, win);
    expect(codes(reasons)).toEqual(['winNotAllowed']);
  });

  test('AG-15a: have a place for the tile claimed, which may not complete a pair', () => {
    const pairs = { hand: '11a 22a 33a 44a 55a 66a 77a', value: 50, open: true };
    const hand = '11B 22B 33B 44B 55B 66B 7B 8B';
    const byDiscard = { by: 'discard', tile: '2B' } as const;
    const nearest = (options: AmericanCardChoices, win: CardWin, text = hand): readonly unknown[] =>
      reasonsFor([LINE, pairs], text, options, win)
        .filter(({ code }) => code === 'nearestLayout')
        .map(({ params }) => params['line']);
    expect(nearest({}, byDiscard)).toEqual([2]);
    expect(nearest({ pairOnDiscard: false }, { by: 'wall', tile: '2B' })).toEqual([2]);
    expect(nearest({ pairOnDiscard: false }, byDiscard)).toEqual([1]);
    // With all large groups exposed only a pair is left to complete.
    const open = { hand: '1111a 2222b 3333c 55c', value: 25, open: true };
    const exposed = (options: AmericanCardChoices) =>
      reasonsFor(open, '[1111B] [2222C] [3333D] 5D 6D', options, { by: 'discard', tile: '5D' }).map(
        ({ code, message }) => [code, message],
      );
    expect(exposed({}).map(([code]) => code)).toContain('nearestLayout');
    expect(exposed({ pairOnDiscard: false })).toEqual([['noCardLine', 'The tiles fit no line of the card.']]);
  });

  test('AG-19: an exposure that fits two groups lies in the first', () => {
    const line = { hand: '222a 222a FFFF 1111b', value: 25, open: true };
    const [, nearest] = reasonsFor(line, '[222B] 2B JJ FFFF 111C E');
    expect(nearest?.message).toContain(': [222B] 222B FFFF 1111C, ');
  });

  test('one tile too much is something', () => {
    const reasons = reasonsFor(LINE, 'FF 2222B 4444C 6666D 7D');
    expect(codes(reasons)).toEqual(['wrongTileCount', 'nearestLayout']);
    expect(reasons[1]?.params).toMatchObject({ distance: 0, missing: [], tooMany: ['7D'] });
  });
});

describe('AG-31: exposures that fit no line', () => {
  const two = { hand: 'FF 2222a 4444b 6666c', value: 25, open: true };
  const LINES = [
    two,
    { hand: 'FFFF 333a 3333b 999a', value: 30, open: true },
    { hand: 'EE 111a 222a 3333b WW', value: 35, open: false },
  ];

  test.each([
    [
      'the one that fits no line',
      'FF [222B] 94444C 6667D',
      'The exposure fits no open line of the card; [222B] has no place in the nearest: FF 2222B 4444C 6666D, Section, line 1: FF 2222a 4444b 6666c (25).',
      { exposures: [['2B', '2B', '2B']], line: 1 },
      0,
    ],
    [
      'the second of two, and the first as it lies in the line',
      'FF [444CJ] [222B] 96667D',
      'The exposures fit no open line of the card; [222B] has no place in the nearest: FF 2222B [444C J] 6666D, Section, line 1: FF 2222a 4444b 6666c (25).',
      { exposures: [['2B', '2B', '2B']], line: 1 },
      1,
    ],
    [
      'both of two, with the line that lacks the fewest tiles, not the one of higher value',
      'FF [222B] [444C] 666D 78D 9C',
      'The exposures fit no open line of the card; [222B] and [444C] have no place in the nearest: FF 2222B 4444C 6666D, Section, line 1: FF 2222a 4444b 6666c (25).',
      {
        exposures: [
          ['2B', '2B', '2B'],
          ['4C', '4C', '4C'],
        ],
        line: 1,
      },
      0,
    ],
    [
      'one of two that fit alone, but not together: the line that keeps one of them',
      'FFFF [333B] [6666C] 99B 9C',
      'The exposures fit no open line of the card; [6666C] has no place in the nearest: FFFF [333B] 3333C 999B, Section, line 2: FFFF 333a 3333b 999a (30).',
      { exposures: [['6C', '6C', '6C', '6C']], line: 2 },
      1,
    ],
    [
      'one that has a place in a concealed line only',
      '[111B] 22B 333C EEE WW 9B',
      'The exposure fits no open line of the card; [111B] has no place in the nearest: FFFF 333B 3333C 999B, Section, line 2: FFFF 333a 3333b 999a (30).',
      { exposures: [['1B', '1B', '1B']], line: 2 },
      0,
    ],
  ])('names %s', (_, text, message, params, place) => {
    expect(reasonsFor(LINES, text)).toEqual([
      expect.objectContaining({ code: 'noCardLine', rule: 'AG-31', message, at: { path: ['melds', place] } }),
    ]);
    expect(reasonsFor(LINES, text)[0]?.params).toMatchObject(params);
  });

  test.each([
    ['tiles', ['FF 5555a 4444b 7777c', 'FF 2222a 4444b 6666c'], 'FF [222B] 4444C 55D EES', 2],
    [
      'tiles without the jokers',
      ['FF 33a 4444b 666666c', 'FF 22a 4444b 666666c'],
      'FF [2BJJ] 4444C 3B 6666D',
      1,
    ],
    ['jokers', ['FF 4444a 6666b 1c RR G', 'FF 4444a 666666b EE'], 'FF [2BJJ] 4444C 6666D 1B', 2],
    ['flowers', ['FFF 4444a 6666b EEE', 'FF 4444a~ 6666b 22c RR'], 'FF [22BF] 4444C 6666D E', 1],
  ])('the nearest line is found with the %s of the exposure that has no place', (_, hands, text, line) => {
    const [reason] = reasonsFor(
      hands.map((hand, place) => ({ hand, value: 30 - 5 * place, open: true })),
      text,
    );
    expect(reason).toMatchObject({ code: 'noCardLine', rule: 'AG-31', params: { line } });
  });

  test.each([
    ['fewer jokers than are printed', '11JJa FFF 2222b 333c', '[111BJ] FFF 2222C 333D'],
    ['a joker where none may be', '1111a! FF 2222b 3333c', '[111BJ] FF 2222C 333D 9D'],
    ['a flower that may serve in another group only', '1111a 2222b~ 333c 333b', '[111BF] 2222C 333D 333C'],
  ])('an exposure with %s has no place', (_, hand, text) => {
    const tiles = handOf(text).melds?.[0]?.tiles;
    const all = reasonsFor([{ hand, value: 25, open: true }], text);
    expect(all.filter(({ code }) => code === 'noCardLine')).toMatchObject([
      { rule: 'AG-31', params: { exposures: [tiles] } },
    ]);
  });

  test('exposures that fit, in a hand that does not, are not named', () => {
    const [reason] = reasonsFor(LINES, 'FF [2222B] 4444C 666D 9D');
    expect(reason).toMatchObject({ code: 'noCardLine', rule: 'AG-23', params: {} });
  });

  test('nothing is near on a card without open lines', () => {
    const [reason, ...more] = reasonsFor([{ ...two, open: false }], '[111B] 2222B 3333C 999D');
    expect(more).toEqual([]);
    expect(reason).toMatchObject({
      rule: 'AG-31',
      message: 'The exposure fits no open line of the card.',
      params: {},
    });
  });

  test('TG-16: without exposures a claimed hand fits no line of a concealed card, and no exposure is to blame', () => {
    const win: CardWin = { by: 'discard', tile: '9D' };
    const closed = { ...two, open: false };
    const reasons = reasonsFor(closed, 'FF 2222B 4444C 666D 9D', { preset: 'american-game' }, win);
    expect(reasons).toMatchObject([{ code: 'noCardLine', rule: 'AG-23' }]);
  });

  test('TG-5: where exposures may grow they are judged as they lie', () => {
    const [reason] = reasonsFor(LINES, 'FF [222B] 94444C 6667D', { preset: 'american-game' });
    expect(reason?.message).toContain('The exposure fits no open line of the card as it lies; [222B]');
    const [both] = reasonsFor(LINES, 'FF [222B] [444C] 9D 666D 12D', { preset: 'american-game' });
    expect(both?.message).toContain(
      'The exposures fit no open line of the card as they lie; [222B] and [444C]',
    );
  });
});
