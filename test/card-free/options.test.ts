import { expect, test } from 'vitest';
import {
  type CardFreeChoices,
  cardFree,
  MisuseError,
  readCardFreeOptions,
  validateHand,
} from '../../src/index';
import { allCases, handOf, named, readVectors } from './cases';

interface OptionCase {
  readonly rule: string;
  readonly name: string;
  readonly options: CardFreeChoices;
  readonly expect: {
    readonly options?: unknown;
    readonly reasons?: readonly string[];
    readonly nearest?: string;
  };
}

const { cases } = readVectors('options.json') as { readonly cases: readonly OptionCase[] };

test.each(named(cases))('%s', (_name, { options, expect: expected }) => {
  const read = readCardFreeOptions(options);
  if (read.ok) {
    expect(read.value).toEqual(expected.options);
    expect(cardFree(options).options).toEqual(expected.options);
  } else {
    expect(read.error.reasons.map(({ code }) => code)).toEqual(expected.reasons);
    if (expected.nearest !== undefined)
      expect(read.error.reasons[0].params['nearest']).toBe(expected.nearest);
    expect(() => cardFree(options)).toThrow(MisuseError);
  }
});

test('CF-31: the option is the table game’s; no answer for any hand depends on it', () => {
  for (const { expect: expected, ...one } of allCases()) {
    if (!expected.valid) continue;
    const skipping = {
      ...one.options,
      houseRules: { ...one.options?.houseRules, skipSecondCharleston: true },
    };
    expect(validateHand(handOf(one), { rules: cardFree(skipping), win: one.win })).toEqual(
      validateHand(handOf(one), { rules: cardFree(one.options), win: one.win }),
    );
  }
});

test.each([
  [5, [], 'The options must be an object, not 5.'],
  [{ houseRules: 5 }, ['houseRules'], 'houseRules must be an object, not 5.'],
])('what is no group of options is named: %j', (options, path, message) => {
  const read = readCardFreeOptions(options as CardFreeChoices);
  expect(!read.ok && read.error.reasons).toMatchObject([{ code: 'badOption', message, at: { path } }]);
});

test('equal options give the same rule set', () => {
  const rules = cardFree({ skillLevel: 2, houseRules: { requireBonus: true } });
  expect(cardFree({ houseRules: { requireBonus: true }, skillLevel: 2, allJokerBlocks: true })).toBe(rules);
  expect(cardFree()).toBe(cardFree({}));
  expect(cardFree({ skillLevel: 3 })).not.toBe(rules);
});

test.each([
  ['CF-38', '11B 222B 33BJ 444B 555B', { skillLevel: 5 }, ['3B'], ['J']],
  ['CF-38: two jokers', '11B 222B 3BJJ 444B 555B', { skillLevel: 5 }, ['3B', '3B'], ['J', 'J']],
  ['CF-33', 'FF 222B J33B 444C [555C]', { houseRules: { requireBonus: true } }, ['3B'], ['J']],
] as const)(
  '%s: natural tiles take the places of jokers that spoil the win',
  (_, hand, options, missing, tooMany) => {
    const answer = validateHand(hand, { rules: cardFree(options), win: { by: 'discard' } });
    const near = answer.valid ? [] : answer.reasons.filter(({ code }) => code === 'nearestLayout');
    expect(near.map(({ params }) => [params['missing'], params['tooMany']])).toContainEqual([
      missing,
      tooMany,
    ]);
  },
);

test('CF-38: jokers in an exposure stay, and a hand that draws its winning tile keeps its own', () => {
  const rules = cardFree({ skillLevel: 5 });
  const near = validateHand('11B 222B 444B 555B [33BJ]', { rules, win: { by: 'discard' } });
  expect(near.valid ? [] : near.reasons.map(({ code }) => code)).not.toContain('nearestLayout');
  expect(validateHand('11B 222B 33BJ 444B 555B', { rules, win: { by: 'wall' } }).valid).toBe(true);
});
