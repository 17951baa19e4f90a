import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nearestName } from '../../src/core/nearest-name';

const NAMES = ['skillLevel', 'baseValue', 'minimumValue', 'newsWithWinds'];

describe('the nearest name', () => {
  test.each([
    ['skilLevel', 'skillLevel'],
    ['SKILLLEVEL', 'skillLevel'],
    ['newsWithWind', 'newsWithWinds'],
    ['baseVaule', 'baseValue'],
    ['absevalue', 'baseValue'],
    ['somethingElseAltogether', undefined],
    ['__proto__', undefined],
  ])('of %s is %s', (name, nearest) => {
    expect(nearestName(name, NAMES)).toBe(nearest);
  });

  test.each([
    ['Bne', 'Ben'],
    ['eBn', 'Ben'],
    ['neB', undefined],
    ['Be', 'Ben'],
    ['Bnne', undefined],
  ])('of %s, beside the short name Ben, is %s: two letters swapped are one slip', (name, nearest) => {
    expect(nearestName(name, ['Ben'])).toBe(nearest);
  });

  property.prop([fc.constantFrom(...NAMES)])('of a known name is the name itself', (name) => {
    expect(nearestName(name, NAMES)).toBe(name);
  });

  property.prop([fc.string()])('of any text is a known name or none', (text) => {
    expect([...NAMES, undefined]).toContain(nearestName(text, NAMES));
  });

  test('of a text over 40 characters is none: nobody means it', () => {
    expect(nearestName('s'.repeat(41), NAMES)).toBe(undefined);
  });
});
