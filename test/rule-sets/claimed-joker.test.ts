import { describe, expect, test } from 'vitest';
import { americanCard, cardFree, freeForm, scoreHand, type WinKind } from '../../src/index';
import { openCard } from '../card/cases';

// The winning tile is one of the concealed ones: where these are jokers alone, it is a joker, named or not.

const QUADS = openCard('FFFF 1111a 222a 333a');

describe.each([
  ['Card Free', 'JJJJJ [111B] [222B] [333B]', '1B JJJJ [111B] [222B] [333B]', () => cardFree()],
  ['a card', 'JJJJ [1111B] [222B] [333B]', 'F JJJ [1111B] [222B] [333B]', () => americanCard(QUADS)],
  ['free form', 'JJJJJ [111B] [222B] [333B]', '4B JJJJ [111B] [222B] [333B]', () => freeForm()],
] as const)('%s', (_, jokers, more, rules) => {
  const codes = (hand: string, by: WinKind): readonly string[] => {
    const score = scoreHand(hand, { rules: rules(), win: { by, value: 25 } as never });
    return score.ok ? [] : score.error.reasons.map(({ code }) => code);
  };

  test.each(['discard', 'misnamedDiscard'] as const)('AG-12: no joker is claimed by %s', (by) => {
    expect(codes(jokers, by)).toEqual(['callNotAllowed']);
    expect(codes(more, by)).not.toContain('callNotAllowed');
  });

  test('AG-12: a joker may be drawn', () => {
    expect(codes(jokers, 'wall')).not.toContain('callNotAllowed');
  });
});

test('AG-12: claimDiscardedJoker lets a joker be claimed', () => {
  const rules = americanCard(QUADS, { preset: 'american-game', claimDiscardedJoker: true });
  expect(scoreHand('JJJJ [1111B] [222B] [333B]', { rules, win: { by: 'discard' } })).toMatchObject({
    ok: true,
  });
});
