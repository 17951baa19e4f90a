import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule, RULE_GAMES, RULES, type Rule, rulesUnder, ruleText } from '../../src/rulebook';

// The rulebook in a program says what the pages docs/rules*.md say, and names the options of docs/options.md.

const read = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

/** Markdown as plain text: references in parentheses fall away, links keep their words, code its letters. */
const plain = (cell: string): string =>
  cell
    .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');

const rows = ['rules', 'rules-american', 'rules-table', 'rules-chinese', 'rules-year']
  .flatMap((name) => [...read(`${name}.md`).matchAll(/^\| ([A-Z]{2}-\d+[a-z]?) \| (.*?) \|/gm)])
  .map(([, number = '', says = '']) => [number, plain(says)] as const);

/** The numbers that a cell of the options page names: `CF-3a`, `CF-19, CF-33`, `CF-34 to CF-38`. */
const numbersIn = (cell: string): readonly string[] => {
  const [, prefix, first, last] = /^([A-Z]{2})-(\d+) to [A-Z]{2}-(\d+)$/.exec(cell) ?? [];
  if (prefix === undefined) return cell.split(', ');
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${prefix}-${Number(first) + at}`,
  );
};

const optionRows = [...read('options.md').matchAll(/^\| `([\w.]+)` \| ([A-Z]{2}-[^|]*?) \|/gm)].flatMap(
  ([, option = '', cell = '']) => numbersIn(cell).map((number) => `${number} ${option}`),
);

test('every rule of the pages is there once, and no other', () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(RULES.map(({ number }) => number).toSorted()).toEqual(rows.map(([number]) => number).sort());
});

test.each(rows)('%s says what its page says', (number, says) => {
  expect(ruleText(number)).toBe(says);
});

test('the options are those of the options page', () => {
  const named = RULES.flatMap(({ number, options }) => options.map((option) => `${number} ${option}`));
  expect(named.toSorted()).toEqual(optionRows.toSorted());
});

test('the games stand one after the other, the rules of each in the order of their numbers', () => {
  const place = ({ number }: Rule): readonly [number, number, string] => [
    Object.keys(RULE_GAMES).indexOf(number.slice(0, 2)),
    Number(/\d+/.exec(number)?.[0]),
    /[a-z]$/.exec(number)?.[0] ?? '',
  ];
  const sorted = RULES.toSorted((one, other) => {
    const [game, rule, point] = place(one);
    const [otherGame, otherRule, otherPoint] = place(other);
    return game - otherGame || rule - otherRule || point.localeCompare(otherPoint);
  });
  expect(RULES).toEqual(sorted);
  expect([...new Set(RULES.map(({ game }) => game))]).toEqual(Object.values(RULE_GAMES));
});

test.each(RULES.map((rule) => [rule.number, rule] as const))(
  '%s has a short title, and text without marks',
  (_, rule) => {
    expect(rule.title).toMatch(/^\S.{0,38}[^.\s]$/);
    expect(rule.text).toMatch(/^\S[^`[\]|]*[.)]$/);
    expect([rule, rule.options].every(Object.isFrozen)).toBe(true);
  },
);

describe('findRule', () => {
  test.each([
    ['CF-12', 'CF-12'],
    ['cf-17A', 'CF-17a'],
    ['CF-0', undefined],
    ['CF-121', undefined],
    ['constructor', undefined],
    ['', undefined],
    [undefined as unknown as string, undefined],
    ['CF-1'.repeat(1000), undefined],
  ])('%s is %s', (given, number) => {
    expect(findRule(given)?.number).toBe(number);
    expect(ruleText(given) === undefined).toBe(number === undefined);
  });
});

describe('rulesUnder', () => {
  test.each([
    ['CS-6', ['CS-6', 'CS-6a', 'CS-6b']],
    ['CS-6b', ['CS-6b']],
    ['CF-1', ['CF-1']],
    ['CF-99', []],
  ])('%s', (number, numbers) => {
    expect(rulesUnder(number).map((rule) => rule.number)).toEqual(numbers);
  });
});

test.each(['CF-17a', 'cf17a', 'CF 17a', 'cf-17A'])('a number is found as people write it: %s', (typed) => {
  expect(findRule(typed)?.number).toBe('CF-17a');
  expect(rulesUnder(typed).map(({ number }) => number)).toEqual(['CF-17a']);
});
