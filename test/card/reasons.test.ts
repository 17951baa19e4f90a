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
