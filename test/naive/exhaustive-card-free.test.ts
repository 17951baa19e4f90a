import { describe, expect, test, vi } from 'vitest';
import { type Layout, naiveLayouts } from './card-free-layouts';
import { naiveOptions } from './card-free-options';
import { naiveReadings } from './card-free-readings';
import { addReports, compareExhaustively } from './exhaustive-card-free';

// The first test of a file makes the listing of layouts.
vi.setConfig({ testTimeout: 300_000 });

/** How many ways there are to put jokers into blocks, 8 in all at most: one factor of a product for each block. */
function jokerings(layout: Layout): number {
  let ways = [1];
  for (const { tile, size } of layout.blocks) {
    const most = size === 2 || tile === 'NEWS' || tile === 'F' ? 0 : size;
    const next = Array.from({ length: 9 }, () => 0);
    for (let jokers = Math.max(0, size - 4); jokers <= most; jokers++) {
      ways.forEach((count, before) => {
        if (before + jokers <= 8) next[before + jokers] = (next[before + jokers] ?? 0) + count;
      });
    }
    ways = next;
  }
  return ways.reduce((sum, count) => sum + count, 0);
}

test('CF-3, CF-3a: all readings of concealed hands counted by a product', () => {
  const layouts = naiveLayouts(naiveOptions(), { dragonHands: true });
  // Dragon's Love: the flower pungs take no jokers, as the flower pair does not.
  expect(layouts.reduce((sum, layout) => sum + jokerings(layout), 0)).toBe(8_705_436);
});

describe('the naive twin finds the same readings from the side of the hand', () => {
  test.each([
    {},
    { newsWithWinds: true },
    { allJokerBlocks: false },
    { jokersInFlowerPungs: true, houseRules: { removeFlowersAndJokers: true } },
  ])(
    'with %o',
    (changes) => {
      const options = naiveOptions(changes);
      const report = compareExhaustively({ part: 7, parts: 700, options }, (hand) => {
        const readings = naiveReadings(hand, options);
        return { valid: readings.length > 0, readings, best: readings[0] };
      });
      expect(report).toMatchObject({ mismatches: 0, examples: [] });
      expect(report.hands).toBeGreaterThan(0);
    },
    120_000,
  );

  test('a reading that is missing is noticed', () => {
    const report = compareExhaustively({ part: 3, parts: 2000, options: naiveOptions() }, (hand) => {
      const readings = naiveReadings(hand, naiveOptions()).slice(1);
      return { valid: true, readings, best: readings[0] };
    });
    expect(report.mismatches).toBe(report.hands);
    expect(addReports([report, report]).mismatches).toBe(2 * report.hands);
  });
});
