import { describe, expect, test, vi } from 'vitest';
import { nearMiss, randomHand, winningHand } from './card-free-hands';
import { chanceFrom } from './chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from './coverage';

// The first test of a file makes the listing of layouts.
vi.setConfig({ testTimeout: 300_000 });

describe('chance', () => {
  test('the same seed gives these numbers', () => {
    const chance = chanceFrom(1);
    expect(Array.from({ length: 6 }, () => chance.below(1000))).toEqual([627, 2, 527, 981, 968, 281]);
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
    const hands = [winningHand(chance, {}), nearMiss(chance, {}), randomHand(chance, {})];
    const texts = hands.map(({ hand, made }) => [
      made,
      hand.concealed.join(' '),
      ...(hand.melds ?? []).map(({ tiles }) => tiles.join(' ')),
    ]);
    expect(texts).toEqual([
      ['winning', 'E GD 6C J 6B 6D J 6D S 6C W 6B GD N'],
      ['exposedWrongly', '1B 5D GD GD 3D J J 3D 7D 3D 7D 5D', '9C 9C'],
      ['random', 'RD 7D 9B 8D GD 9C 3C 1B 2C 1D 8D 5C 5B 2D'],
    ]);
  });
});
