import { describe, expect, test } from 'vitest';
import * as american from '../src/american';
import * as cardFree from '../src/card-free';
import * as chinese from '../src/chinese';
import * as everyGame from '../src/entries/every-game';
import * as index from '../src/index';
import * as year from '../src/year';

const QUESTIONS = ['isWinningHand', 'layouts', 'scoreHand', 'validateHand'] as const;
const GAMES = { american, 'card-free': cardFree, chinese, year };
const HAND = { concealed: ['1B'] } as const;

describe.each(Object.entries(GAMES))('mahjongg/%s', (_, entry) => {
  const own = Object.entries(entry);

  test('has what every game shares, and the questions', () => {
    expect(Object.keys(entry)).toEqual(expect.arrayContaining([...Object.keys(everyGame), ...QUESTIONS]));
  });

  test('has the same values as mahjongg', () => {
    const whole: ReadonlyMap<string, unknown> = new Map(Object.entries(index));
    const both = own.filter(([name]) => whole.has(name) && !QUESTIONS.some((asked) => asked === name));
    expect(both.length).toBeGreaterThan(Object.keys(everyGame).length);
    for (const [name, value] of both) expect(value, name).toBe(whole.get(name));
  });
});

test.each([index, cardFree])('without rules a hand is one of Card Free where that is meant', (entry) => {
  const ownRules = entry.validateHand(HAND, { rules: entry.cardFree() });
  expect(entry.validateHand(HAND)).toEqual(ownRules);
  expect(entry.isWinningHand(HAND)).toBe(false);
});

test.each([american, chinese, year])('every other game asks for rules', (entry) => {
  const ask: (hand: typeof HAND) => unknown = entry.validateHand as never;
  expect(() => ask(HAND)).toThrow(index.MisuseError);
});
