import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMERICAN_PRESETS,
  americanRules,
  type Claim,
  freeForm,
  type Hand,
  isWinningHand,
  scoreHand,
  settle,
  TILES,
  validateHand,
} from '../../src/index';

// Whatever comes from outside gets an answer, and the same one each time.

const SEATS = fc.constantFrom('E', 'S', 'W', 'N', 'X', '__proto__', null, 5);
const BY = fc.constantFrom(
  'wall',
  'discard',
  'jokerExchange',
  'exchangeTile',
  'misnamedDiscard',
  'toString',
  7,
);
const claims = fc.record(
  {
    event: fc.constantFrom('falseWin', 'mahjonggInError', 'wallGame', 'constructor', undefined),
    value: fc.oneof(fc.double(), fc.constantFrom(25, 12.5, -1, '25')),
    highestValue: fc.oneof(fc.double(), fc.constantFrom(50, null)),
    by: BY,
    winner: SEATS,
    discarder: SEATS,
    exchanger: SEATS,
    jokerOf: SEATS,
    offender: SEATS,
    declarer: SEATS,
    exposed: fc.array(SEATS, { maxLength: 5 }),
    dead: fc.oneof(fc.array(SEATS, { maxLength: 5 }), fc.jsonValue()),
    seats: fc.oneof(fc.array(SEATS, { maxLength: 5 }), fc.jsonValue()),
    jokerless: fc.oneof(fc.boolean(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

describe('any claim', () => {
  test.each(AMERICAN_PRESETS)('under %s', (preset) => {
    const check = (claim: unknown): void => {
      const settled = settle(claim as Claim, { rules: americanRules(preset) });
      if (!settled.ok) {
        expect(settled.error.reasons.length).toBeGreaterThan(0);
        for (const { message } of settled.error.reasons) expect(message).toMatch(/\.$/);
        return;
      }
      const amounts = Object.values(settled.value.net);
      expect(amounts.length).toBeGreaterThan(1);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    };
    fc.assert(fc.property(fc.oneof(claims, fc.jsonValue(), fc.anything()), check), { numRuns: 1500 });
  });
});

const tile = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...TILES) },
  { weight: 1, arbitrary: fc.anything() },
);
const hands = fc.record(
  {
    concealed: fc.array(tile, { maxLength: 16 }),
    melds: fc.array(
      fc.record({ tiles: fc.array(tile, { maxLength: 7 }), concealed: fc.boolean() }, { requiredKeys: [] }),
      { maxLength: 4 },
    ),
    flowers: fc.array(tile, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const wins = fc.record(
  { by: BY, tile, value: fc.oneof(fc.double(), fc.anything()) },
  { requiredKeys: ['by'] },
);

test('any hand and any win', () => {
  const check = (hand: unknown, win: unknown): void => {
    const rules = freeForm({ flowersAsJokers: true, pairOnDiscard: false });
    const answer = validateHand(hand as Hand, { rules, win: win as never });
    expect(answer.valid || answer.reasons.length > 0).toBe(true);
    expect(isWinningHand(hand as Hand, { rules, win: win as never })).toBe(answer.valid);
    expect(typeof scoreHand(hand as Hand, { win: win as never, rules }).ok).toBe('boolean');
  };
  fc.assert(fc.property(fc.oneof(hands, fc.anything()), fc.oneof(wins, fc.constant(undefined)), check), {
    numRuns: 1500,
  });
});
