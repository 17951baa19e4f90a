import { describe, expect, test } from 'vitest';
import {
  cardFree,
  type InvalidHand,
  isWinningHand,
  type Reading,
  scoreHand,
  type ValidHand,
  validateHand,
} from '../../src/index';
import {
  blockText,
  type Case,
  caseFiles,
  type Expected,
  handOf,
  named,
  plainReasons,
  readingText,
  setsOf,
} from './cases';

const expectBest = (best: Reading, expected: NonNullable<Expected['best']>): void => {
  const { blocks, ...shape } = expected;
  expect({
    category: best.category,
    set: best.set,
    pattern: best.pattern,
    total: best.total,
    bonuses: Object.fromEntries(best.bonuses.map(({ code, points }) => [code, points])),
  }).toEqual(shape);
  if (blocks !== undefined) expect(best.blocks.map(blockText)).toEqual(blocks);
};

const expectValid = (answer: ValidHand<Reading>, expected: Expected): void => {
  if (expected.best !== undefined) expectBest(answer.best, expected.best);
  expect(answer.readings[0]).toEqual(answer.best);
  if (expected.readings !== undefined) expect(answer.readings).toHaveLength(expected.readings);
  if (expected.order !== undefined) expect(answer.readings.map(readingText)).toEqual(expected.order);
  if (expected.conditions !== undefined) {
    expect(answer.conditions.map(({ code, rule }) => ({ code, rule }))).toEqual(expected.conditions);
  }
};

const expectInvalid = (answer: InvalidHand, expected: Expected): void => {
  expect(plainReasons(answer.reasons).map(({ code }) => code)).toEqual(expected.reasons);
  if (expected.sets !== undefined) {
    expect(setsOf(answer.reasons)).toEqual(expected.sets.map((set) => [...set].sort().join(' + ')).sort());
  }
};

const expectScore = ({ options, win, expect: expected, ...rest }: Case): void => {
  const score = scoreHand(handOf(rest), { win: win ?? { by: 'wall' }, rules: cardFree(options) });
  if (!score.ok) throw new Error(score.error.reasons.map(({ message }) => message).join(' '));
  expect(score.value.total).toBe(expected.best?.total);
  expect(score.value.claim.value).toBe(score.value.total);
  expect(score.value.lines.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(score.value.total);
};

describe.each(caseFiles())('%s', (_file, { cases }) => {
  test.each(named(cases))('%s', (_name, one) => {
    const hand = handOf(one);
    const rules = cardFree(one.options);
    const answer = validateHand(hand, { rules, win: one.win });
    expect(answer.valid, JSON.stringify(answer)).toBe(one.expect.valid);
    expect(isWinningHand(hand, { rules, win: one.win })).toBe(one.expect.valid);
    if (answer.valid) {
      expectValid(answer, one.expect);
      expectScore(one);
    } else {
      expectInvalid(answer, one.expect);
      expect(scoreHand(hand, { win: one.win ?? { by: 'wall' }, rules }).ok).toBe(false);
    }
    if (one.expect.notes !== undefined)
      expect(answer.notes.map(({ code }) => code)).toEqual(one.expect.notes);
  });
});
