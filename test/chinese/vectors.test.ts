import { describe, expect, test } from 'vitest';
import {
  type ChineseScore,
  type ChineseSheet,
  chineseSheet,
  chineseSolitaire,
  chineseWaits,
  isWinningHand,
  scoreHand,
  validateHand,
} from '../../src/index';
import { casesIn, codesOf, type HandCase, handOf, named, type SheetCase, setText } from './cases';

const SHEETS = /^sheet-/;
const WAITS = 'waits.json';

const factorProduct = (factors: readonly number[]): number =>
  factors.reduce((product, one) => product * one, 1);

/** What holds for every sheet: its lines add up to its figures. */
const expectSound = (sheet: ChineseSheet): void => {
  const basic = sheet.lines.filter(({ entry }) => entry === '1');
  expect(basic.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(sheet.subtotal1);
  const doubles = sheet.lines.filter(({ entry }) => entry !== '1');
  expect(Object.fromEntries(doubles.map(({ entry, factor }) => [entry, factor]))).toEqual(sheet.doubles);
  expect(sheet.subtotal1 * factorProduct(Object.values(sheet.doubles))).toBe(sheet.product);
  const { '4a': all, '4b': gone, '4c': left } = sheet.tilesLeft;
  expect(all - gone).toBe(left);
  expect(sheet.factor.n * all).toBe(sheet.factor.d * left);
  expect(sheet.final.n * all).toBe(sheet.final.d * sheet.product * left);
  expect(sheet.final.rounded).toBe(Math.floor(sheet.final.n / sheet.final.d + 0.5));
};

describe.each(casesIn<SheetCase>('chinese', (name) => SHEETS.test(name)))('%s', (_file, cases) => {
  test.each(named(cases))(
    '%s',
    (_name, { sheet, options, expect: { valid, reasons, notes, ...figures } }) => {
      const answer = chineseSheet(sheet as never, options as never);
      expect(answer.ok, JSON.stringify(answer)).toBe(valid);
      if (answer.ok) {
        const { doubles, ...others } = figures;
        expect(answer.value).toMatchObject(others);
        expect(answer.value.doubles).toEqual(doubles);
        if (notes !== undefined) expect(answer.value.notes.map(({ code }) => code)).toEqual(notes);
        expectSound(answer.value);
      } else {
        expect(codesOf(answer.error.reasons)).toEqual(reasons);
      }
    },
  );
});

const expectScore = (score: ChineseScore, { expect: expected }: HandCase): void => {
  const { reading, readings } = score;
  expect(readings[0]).toEqual(reading);
  if (expected.readings !== undefined) expect(readings).toHaveLength(expected.readings);
  if (expected.product !== undefined) expect(score.product).toBe(expected.product);
  if (expected.products !== undefined)
    expect(readings.map(({ product }) => product)).toEqual(expected.products);
  if (expected.wait !== undefined) expect(reading.wait).toBe(expected.wait);
  if (expected.onlyPlace !== undefined) expect(reading.onlyPlace).toBe(expected.onlyPlace);
  if (expected.final !== undefined) expect(score.final).toEqual(expected.final);
  expect(reading.product).toBe(score.product);
  expectSound(score);
};

const isHands = (name: string): boolean => !SHEETS.test(name) && name !== WAITS;

describe.each(casesIn<HandCase>('chinese', isHands))('%s', (_file, cases) => {
  test.each(named(cases))('%s', (_name, one) => {
    const hand = handOf(one);
    const rules = chineseSolitaire(one.options);
    const { valid, arrangements, conditions, reasons, rules: numbers, nearest } = one.expect;
    const answer = validateHand(hand, { rules, win: one.win });
    expect(answer.valid, JSON.stringify(answer)).toBe(valid);
    expect(isWinningHand(hand, { rules, win: one.win })).toBe(valid);
    const score = scoreHand(hand, { win: one.win ?? { by: 'wall' }, rules });
    expect(score.ok).toBe(valid);
    if (answer.valid && score.ok) {
      if (arrangements !== undefined) {
        const found = answer.readings.map(({ sets }) => sets.map(setText));
        expect(found.map(String).sort()).toEqual(arrangements.map(String).sort());
      }
      if (conditions !== undefined) expect(answer.conditions.map(({ code }) => code)).toEqual(conditions);
      expectScore(score.value, one);
    } else if (!answer.valid) {
      expect(codesOf(answer.reasons)).toEqual(reasons);
      if (numbers !== undefined) expect(answer.reasons.map(({ rule }) => rule)).toEqual(numbers);
      if (nearest !== undefined) {
        const near = answer.reasons.filter(({ code }) => code === 'nearestLayout');
        expect(near[0]?.params['distance']).toBe(nearest);
      }
    }
  });
});

describe.each(casesIn<HandCase>('chinese', (name) => name === WAITS))('%s', (_file, cases) => {
  test.each(named(cases))('%s', (_name, one) => {
    const answer = chineseWaits(handOf(one));
    if (answer.ok) expect(answer.value).toEqual(one.expect.waits);
    else expect(codesOf(answer.error.reasons)).toEqual(one.expect.reasons);
  });
});
