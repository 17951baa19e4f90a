import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONSTRAINTS } from '../../src/games/card-free/reasons/constraints';
import { CATEGORIES, DRAGON_HANDS, PATTERNS } from '../../src/games/card-free/vocabulary';
import { cardFree } from '../../src/index';
import { allCases, handOf } from './cases';

// The table of cases is complete: nothing that the rules name is without a case.

const cases = allCases();
const best = cases.flatMap((one) =>
  one.expect.best === undefined ? [] : [{ ...one, best: one.expect.best }],
);

const unseen = (all: readonly string[], seen: Iterable<string>): readonly string[] => {
  const known = new Set(seen);
  return all.filter((one) => !known.has(one));
};

test('no two cases have the same rule and name', () => {
  const names = cases.map(({ rule, name }) => `${rule}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every pattern stands with every category that has tiles for it', () => {
  const seen = new Set(best.map(({ best: { pattern, category } }) => `${pattern}, ${category}`));
  const all = PATTERNS.flatMap((pattern) => CATEGORIES.map((category) => `${pattern}, ${category}`));
  expect(unseen(all, seen)).toEqual([]);
  expect(
    unseen(
      DRAGON_HANDS,
      best.map(({ best: { pattern } }) => pattern),
    ),
  ).toEqual([]);
});

test('every bonus is earned and missed', () => {
  const bonuses = best.map(({ best: { bonuses } }) => Object.keys(bonuses));
  for (const code of ['pairs', 'quints', 'set', 'suit', 'concealed']) {
    expect(bonuses.some((codes) => codes.includes(code))).toBe(true);
    expect(bonuses.some((codes) => !codes.includes(code))).toBe(true);
  }
});

test('every option is played the other way, every level and every house rule is in play', () => {
  const { houseRules, ...plain } = cardFree().options;
  const played = cases.map(({ options }) => options ?? {});
  const changed = played.flatMap((options) => Object.keys(options));
  // Payments are in settle.json.
  expect(unseen(Object.keys(plain), [...changed, 'jokerlessExemptsAllPairs'])).toEqual([]);
  expect(
    unseen(
      Object.keys(houseRules),
      played.flatMap((options) => Object.keys(options.houseRules ?? {})),
    ),
  ).toEqual([]);
  const levels = played.map(({ skillLevel }) => String(skillLevel));
  expect(unseen(['1', '2', '3', '4', '5'], levels)).toEqual([]);
});

test('every number of jokers from 0 to 8 is held by a winning hand', () => {
  const held = best.map((one) => {
    const { concealed, melds = [] } = handOf(one);
    return String(
      [...concealed, ...melds.flatMap(({ tiles }) => tiles)].filter((tile) => tile === 'J').length,
    );
  });
  expect(unseen(['0', '1', '2', '3', '4', '5', '6', '7', '8'], held)).toEqual([]);
});

test('every reason of docs/reasons.md is given, and every constraint is one of them', () => {
  const page = readFileSync(new URL('../../docs/reasons.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code as string);
  expect([...CONSTRAINTS].sort()).toEqual([...documented].sort());
  expect(
    unseen(
      documented,
      cases.flatMap(({ expect: { reasons = [] } }) => reasons),
    ),
  ).toEqual([]);
  expect(
    unseen(
      documented,
      cases.flatMap(({ rule, expect: { reasons = [] } }) => (rule === 'CF-39' ? reasons : [])),
    ),
  ).toEqual([]);
});
