import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONSTRAINTS } from '../../src/games/card-free/reasons/constraints';
import { CATEGORIES, DRAGON_HANDS, PATTERNS } from '../../src/games/card-free/vocabulary';
import { cardFree, validateHand } from '../../src/index';
import { allCases, handOf } from './cases';

// The table of cases is complete: nothing that the rules name is without a case.

const cases = allCases();
const winning = cases.flatMap((one) => {
  const { best } = one.expect;
  return best === undefined ? [] : [{ one, best }];
});
const options = cases.map((one) => one.options ?? {});
const { houseRules, ...plainOptions } = cardFree().options;
const page = readFileSync(new URL('../../docs/reasons.md', import.meta.url), 'utf8');
const documented = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code as string);

const reasonsOf = (some: typeof cases): readonly string[] =>
  some.flatMap(({ expect: { reasons = [] } }) => reasons);

const jokersOf = (one: (typeof cases)[number]): number => {
  const { concealed, melds = [] } = handOf(one);
  return [...concealed, ...melds.flatMap(({ tiles }) => tiles)].filter((tile) => tile === 'J').length;
};

const COMPLETE: readonly (readonly [string, all: readonly unknown[], seen: readonly unknown[]])[] = [
  [
    'every pattern with every category that has tiles for it',
    PATTERNS.flatMap((pattern) => CATEGORIES.map((category) => `${pattern}, ${category}`)),
    winning.map(({ best: { pattern, category } }) => `${pattern}, ${category}`),
  ],
  ['every Dragon Hand', DRAGON_HANDS, winning.map(({ best }) => best.pattern)],
  // Payments are in settle.json.
  [
    'every option the other way',
    Object.keys(plainOptions),
    ['jokerlessExemptsAllPairs', ...options.flatMap(Object.keys)],
  ],
  [
    'every house rule',
    Object.keys(houseRules),
    options.flatMap((chosen) => Object.keys(chosen.houseRules ?? {})),
  ],
  ['every level', [1, 2, 3, 4, 5], options.map(({ skillLevel }) => skillLevel)],
  [
    'every number of jokers in a winning hand',
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    winning.map(({ one }) => jokersOf(one)),
  ],
  ['every constraint among the reasons of docs/reasons.md', CONSTRAINTS, documented],
  ['every reason of docs/reasons.md among the constraints', documented, CONSTRAINTS],
  ['every reason', documented, reasonsOf(cases)],
  ['every reason as one of CF-39', documented, reasonsOf(cases.filter(({ rule }) => rule === 'CF-39'))],
];

test.each(COMPLETE)('there is %s', (_, all, seen) => {
  expect(all.filter((one) => !seen.includes(one))).toEqual([]);
});

test('no two cases have the same rule and name', () => {
  const names = cases.map(({ rule, name }) => `${rule}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(['pairs', 'quints', 'set', 'suit', 'concealed'])('the bonus %s is earned and missed', (code) => {
  const earned = winning.map(({ best: { bonuses } }) => code in bonuses);
  expect([...new Set(earned)].sort()).toEqual([false, true]);
});

test.each([
  [
    '11B 222C 333B 444B 555B',
    'The suits are woven: as the numbers go up, a suit stops and comes back: 1B 2C 3B 4B 5B.',
  ],
  ['FF RRRR GGGG 0000', 'The numbers and winds form no set: there are none.'],
])('CF-39: the first reason against %s names the tiles, if there are any', (hand, message) => {
  expect(validateHand(hand)).toMatchObject({ valid: false, message });
});
