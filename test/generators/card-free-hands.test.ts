import { describe, expect, test } from 'vitest';
import { countHand, naiveAnswer, newCardFreeCoverage } from './card-free-coverage';
import { anyHand, nearMiss, randomHand, winningHand } from './card-free-hands';
import { chanceFrom } from './chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from './coverage';

describe('chance', () => {
  test('the same seed gives these numbers', () => {
    const chance = chanceFrom(1);
    expect(Array.from({ length: 6 }, () => chance.below(1000))).toEqual([]);
  });
});

describe('coverage', () => {
  test('an empty cell fails', () => {
    const coverage = newCoverage({ jokers: ['0', '1'] });
    count(coverage, 'jokers', '1');
    expect(() => assertNoEmptyCell(coverageReport(coverage))).toThrow('never reached: jokers: 0');
    count(coverage, 'jokers', '0');
    expect(() => assertNoEmptyCell(coverageReport(coverage))).not.toThrow();
  });
});

describe('Card Free hands', () => {
  test('the same seed gives these hands', () => {
    const chance = chanceFrom(20);
    const hands = [winningHand(chance), nearMiss(chance), randomHand(chance)];
    expect(hands.map(({ hand, changes, win, made }) => JSON.stringify({ hand, changes, win, made }))).toEqual(
      [],
    );
  });

  test('winning hands win, and together all hands reach every cell', () => {
    const chance = chanceFrom(7);
    const coverage = newCardFreeCoverage();
    for (let at = 0; at < 3000; at++) {
      const generated = anyHand(chance);
      const answer = naiveAnswer(generated);
      countHand(coverage, generated, answer);
      if (generated.made === 'winning')
        expect(answer.readings.length, JSON.stringify(generated)).toBeGreaterThan(0);
    }
    assertNoEmptyCell(coverageReport(coverage));
  }, 120_000);
});
