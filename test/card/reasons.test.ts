import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/cards';
import { americanCard, type CardWin, type Reason, validateHand } from '../../src/index';
import type { AmericanCardChoices } from '../../src/rules/american-card';
import { cardOf, handOf } from './cases';

const LINE = { hand: 'FF 2222a 4444b 6666c', value: 25, open: true };

/** The reasons for a hand against one line. */
const reasonsFor = (
  line: object,
  text: string,
  options: AmericanCardChoices = {},
  win?: CardWin,
): readonly Reason[] => {
  const answer = validateHand(handOf(text), americanCard(cardOf([line]), options), win);
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
    const answer = validateHand(handOf('EE 2468B 444C WW [666D]'), americanCard(practiceCard));
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
        message: expect.stringContaining('lay 3B on it first'),
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

  test('one tile too much is something', () => {
    const reasons = reasonsFor(LINE, 'FF 2222B 4444C 6666D 7D');
    expect(codes(reasons)).toEqual(['wrongTileCount', 'nearestLayout']);
    expect(reasons[1]?.params).toMatchObject({ distance: 0, missing: [], tooMany: ['7D'] });
  });
});
