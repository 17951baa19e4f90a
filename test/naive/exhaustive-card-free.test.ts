import { describe, expect, test } from 'vitest';
import { validateHand } from '../../src/rules/validate-hand';
import { DEFAULT_OPTIONS, naiveOptions } from './card-free-options';
import { naiveReadings } from './card-free-readings';
import { compareExhaustively } from './exhaustive-card-free';

// One part of the hands; `compare-exhaustively.ts` does them all.

const NONE = { mismatches: 0, examples: [] };

describe('every concealed winning hand, one part in a hundred', () => {
  test('CF-24: the library reads each as the naive twin does', () => {
    const report = compareExhaustively({ part: 1, parts: 100, options: DEFAULT_OPTIONS }, (hand) =>
      validateHand(hand),
    );
    expect(report).toMatchObject(NONE);
    expect(report.handsByJokers.every((hands) => hands > 0)).toBe(true);
    expect(report.hands).toBeGreaterThan(15_000);
  }, 120_000);
});

describe('the naive twin finds the same readings from the side of the hand', () => {
  test.each([
    {},
    { newsWithWinds: true },
    { allJokerBlocks: false },
    { jokersInFlowerPungs: true, houseRules: { removeFlowersAndJokers: true } },
    { skillLevel: 4 as const },
  ])(
    'with %o',
    (changes) => {
      const options = naiveOptions(changes);
      const report = compareExhaustively({ part: 7, parts: 700, options }, (hand) => {
        const readings = naiveReadings(hand, options);
        return { valid: readings.length > 0, readings, best: readings[0] };
      });
      expect(report).toMatchObject(NONE);
      expect(report.hands).toBeGreaterThan(0);
    },
    120_000,
  );
});
