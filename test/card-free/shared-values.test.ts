import { describe, expect, test } from 'vitest';
import {
  AMERICAN_PRESETS,
  americanRules,
  CATEGORIES,
  cardFree,
  DRAGON_HANDS,
  DRAGONS,
  freeForm,
  type Hand,
  isWinningHand,
  LIMITS,
  layouts,
  MisuseError,
  NUMBERS,
  PATTERNS,
  SEATS,
  SUITS,
  scoreHand,
  settle,
  TILES,
  validateHand,
  WINDS,
} from '../../src/index';
import { handOf } from '../hand-text';

// Values that everybody shares cannot be changed by anybody, and a program's slips end in a typed error.

const isFrozenThrough = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenThrough));

test.each([
  ['the payouts of CF-29', cardFree().payouts],
  ['the options', cardFree({ skillLevel: 2, houseRules: { requireBonus: true } }).options],
  ['the tile set of CF-1', cardFree().tiles],
  ['how hands are read', cardFree().hands],
  [
    'lists',
    [CATEGORIES, DRAGON_HANDS, DRAGONS, NUMBERS, PATTERNS, SEATS, SUITS, TILES, WINDS].map((list) => [
      ...list,
    ]),
  ],
])('%s: plain data', (_, value) => {
  expect(JSON.stringify(value)).toBeTypeOf('string');
});

test('CF-29: rules, limits and lists are frozen through and through', () => {
  for (const shared of [
    cardFree(),
    cardFree({ newsWithWinds: true }),
    ...AMERICAN_PRESETS.map((preset) => americanRules(preset)),
    freeForm(),
    LIMITS,
    CATEGORIES,
    DRAGON_HANDS,
    DRAGONS,
    NUMBERS,
    PATTERNS,
    SEATS,
    SUITS,
    TILES,
    WINDS,
  ]) {
    expect(isFrozenThrough(shared)).toBe(true);
  }
});

describe('what is no rule set is refused with a MisuseError', () => {
  const hand = handOf('11B 222B 333B 444B 555B');
  const wrong = [{ skillLevel: 2 }, null, 5, [], 'card-free'] as unknown[];
  test.each(wrong.map((rules) => [rules]))('%j', (rules) => {
    const given = rules as ReturnType<typeof cardFree>;
    expect(() => validateHand(hand, { rules: given })).toThrow(MisuseError);
    expect(() => isWinningHand(hand, { rules: given })).toThrow(MisuseError);
    expect(() => scoreHand(hand, { win: { by: 'wall' }, rules: given })).toThrow(MisuseError);
    expect(() => settle({ value: 25, winner: 'E', by: 'wall' }, { rules: given })).toThrow(MisuseError);
    expect(() => layouts({ rules: given })).toThrow(MisuseError);
  });
});

test('CF-29: melds that a hand inherits are not its own, in the score neither', () => {
  const heir = Object.assign(Object.create({ melds: [{ tiles: ['J'] }] }) as object, {
    concealed: handOf('11B 222B 333B 444B 555B').concealed,
  }) as Hand;
  const score = scoreHand(heir, { win: { by: 'wall' } });
  expect(score.ok && score.value.claim.jokerless).toBe(true);
});

test('CF-2: a joker that stands alone is named a joker', () => {
  const answer = validateHand(handOf('1379B 2468C EWNS JJ'));
  const reason = answer.valid ? undefined : answer.reasons.find(({ code }) => code === 'singleTile');
  expect(reason?.params['tiles']).not.toContain('GD');
});

test('CF-33: a condition speaks of the reading, for another one may count without it', () => {
  const rules = cardFree({ houseRules: { requireBonus: true }, baseValue: 20 });
  const hand = handOf('FF 222D 333D JJJ [444D]');
  const open = validateHand(hand, { rules });
  expect(open.valid && open.conditions.map(({ message }) => message)).toEqual([
    'With jokers and without a bonus, this reading counts only if the hand is self-picked.',
  ]);
  const called = scoreHand(hand, { win: { by: 'discard' }, rules });
  expect(called.ok && called.value.total).toBe(25);
});
