import { describe, expect, test } from 'vitest';
import {
  americanCard,
  type CardReading,
  formatTiles,
  isWinningHand,
  layouts,
  parseCard,
  scoreHand,
  validateHand,
} from '../../src/index';
import {
  cardCases,
  cardJson,
  cardOf,
  type HandCase,
  handOf,
  type MistakeCase,
  type VariantCase,
} from './cases';

const groupText = ({ tiles, jokers, exposed }: CardReading['groups'][number]): string =>
  `${formatTiles(tiles).replaceAll(' ', '')}:${jokers}${exposed ? 'x' : ''}`;

describe('hands', () => {
  test.each(cardCases<HandCase>('hands.json'))('%s', (_, { lines, text, options, win, expect: expected }) => {
    const rules = americanCard(cardOf(lines), options);
    const hand = handOf(text);
    const answer = validateHand(hand, rules, win);
    expect(answer.valid ? [] : answer.reasons.map(({ message }) => message)).toHaveLength(
      answer.valid ? 0 : answer.reasons.length,
    );
    expect(answer.valid).toBe(expected.valid);
    expect(isWinningHand(hand, rules, win)).toBe(expected.valid);
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
    const score = scoreHand(hand, win ?? { by: 'wall' }, rules);
    if (!score.ok) throw new Error(score.error.reasons[0]?.message);
    expect(score.value.total).toBe(answer.best.value);
    expect(score.value.lines.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(score.value.total);
    if (expected.jokerless !== undefined) expect(score.value.claim.jokerless).toBe(expected.jokerless);
  });
});

describe('mistakes', () => {
  test.each(cardCases<MistakeCase>('mistakes.json'))('%s', (_, { hand, expect: expected }) => {
    const read = parseCard(cardJson([{ hand, value: 25, open: true }], {}));
    const reasons = read.ok ? [] : read.error.reasons;
    const found = reasons.map(({ code, params, at }) => [code, params['expected'], at?.offset, at?.length]);
    expect(found).toEqual(expected);
    for (const { at } of reasons) expect(at?.path).toEqual(['sections', 0, 'lines', 0, 'hand']);
  });
});

describe('variants', () => {
  test.each(cardCases<VariantCase>('variants.json'))('%s', (_, { hand, variants, options }) => {
    const rules = americanCard(cardOf([{ hand, value: 25, open: true }]), options);
    expect([...layouts(rules)]).toHaveLength(variants);
  });
});
