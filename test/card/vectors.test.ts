import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  americanCard,
  type CardReading,
  formatTiles,
  isWinningHand,
  layouts,
  parseCard,
  type Reason,
  scoreHand,
  validateHand,
} from '../../src/index';
import { handOf } from '../hand-text';
import { cardCases, cardJson, cardOf, type HandCase, type MistakeCase, type VariantCase } from './cases';

const groupText = ({ tiles, jokers, exposed }: CardReading['groups'][number]): string =>
  `${formatTiles(tiles).replaceAll(' ', '')}:${jokers}${exposed ? 'x' : ''}`;

describe('hands', () => {
  test.each(cardCases<HandCase>('hands.json'))('%s', (_, { lines, text, options, win, expect: expected }) => {
    const rules = americanCard(cardOf(lines), options);
    const hand = handOf(text);
    const answer = validateHand(hand, { rules, win });
    const messages = answer.valid ? [] : answer.reasons.map(({ message }) => message);
    if (expected.valid) expect(messages).toEqual([]);
    else expect([messages.length > 0, messages]).toEqual([true, [...new Set(messages)]]);
    expect(isWinningHand(hand, { rules, win })).toBe(expected.valid);
    if (!answer.valid) {
      const codes = answer.reasons.map(({ code }) => code);
      if (expected.reasons) expect([...new Set(codes)]).toEqual(expected.reasons);
      if (expected.nearest)
        expect(answer.reasons.find(({ code }) => code === 'nearestLayout')?.params).toMatchObject(
          expected.nearest,
        );
      return;
    }
    if (expected.readings) expect(answer.readings).toHaveLength(expected.readings);
    if (expected.best) expect(answer.best.value).toBe(expected.best);
    if (expected.bestHand) expect(answer.best.hand).toBe(expected.bestHand);
    if (expected.groups) expect(answer.best.groups.map(groupText)).toEqual(expected.groups);
    expect(answer.conditions.map(({ code }) => code)).toEqual(expected.conditions ?? []);
    const score = scoreHand(hand, { win: win ?? { by: 'wall' }, rules });
    if (!score.ok) throw new Error(score.error.reasons[0]?.message);
    expect(score.value.total).toBe(answer.best.value);
    expect(score.value.lines.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(score.value.total);
    if (expected.jokerless !== undefined) expect(score.value.claim.jokerless).toBe(expected.jokerless);
  });
});

/** What is wrong with a hand on a card of its own. */
const mistakesIn = (hand: string, more: object = {}): readonly Reason[] => {
  const read = parseCard(cardJson([{ hand, value: 25, open: true }], more));
  return read.ok ? [] : read.error.reasons;
};

describe('mistakes', () => {
  const cases = cardCases<MistakeCase>('mistakes.json');

  test.each(cases)('%s', (_, { hand, expect: expected }) => {
    const reasons = mistakesIn(hand);
    const found = reasons.map(({ code, params: { expected, write }, at }) => [
      ...[code, expected, at?.offset, at?.length],
      ...(write === undefined ? [] : [write]),
    ]);
    expect(found).toEqual(expected);
    for (const { at } of reasons) expect(at?.path).toEqual(['sections', 0, 'lines', 0, 'hand']);
  });

  test.each(cases.filter(([, { expect: expected }]) => expected.some(({ length }) => length === 5)))(
    '%s: what it says to write is right',
    (_, { hand, expect: expected }) => {
      const ways = expected.filter(({ length }) => length === 5);
      const written = ways.reduceRight(
        (text, [, , offset, length, write]) =>
          `${text.slice(0, offset)}${write}${text.slice(offset + length)}`,
        hand,
      );
      // What nothing could be said of to write may still be wrong.
      const others = expected.filter(({ length }) => length < 5).map(([, kind]) => kind);
      const left = mistakesIn(written, { year: 2026 }).map(({ params }) => params['expected']);
      expect(left.filter((kind) => !others.includes(kind as string))).toEqual([]);
      for (const { message, params } of mistakesIn(hand))
        if (params['write'] !== undefined) expect(message).toContain(`write “${params['write']}”`);
    },
  );

  test('each kind of mistake has a case', () => {
    const kinds = readFileSync(
      new URL('../../src/games/american/card/language/faults.ts', import.meta.url),
      'utf8',
    );
    const known = [...kinds.matchAll(/^ {2}(\w+): \[/gm)].map(([, kind]) => kind);
    const shown = new Set(cases.flatMap(([, { expect: expected }]) => expected.map(([, kind]) => kind)));
    expect([...shown].sort()).toEqual(known.sort());
  });
});

describe('variants', () => {
  test.each(cardCases<VariantCase>('variants.json'))('%s', (_, { hand, variants, year, options }) => {
    const more = year === undefined ? {} : { year };
    const rules = americanCard(cardOf([{ hand, value: 25, open: true }], more), options);
    expect([...layouts({ rules })]).toHaveLength(variants);
  });
});
