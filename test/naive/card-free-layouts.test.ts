import { describe, expect, test, vi } from 'vitest';
import { kindOf } from './card-free-kinds';
import { CATEGORIES, compareLayouts, naiveLayouts, PATTERNS } from './card-free-layouts';
import { type NaiveOptionChanges, naiveOptions } from './card-free-options';

// The first test of a file makes the listing of layouts.
vi.setConfig({ testTimeout: 300_000 });

// The listing counted in a second way: by a closed formula.

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1);
}

function choose(from: number, some: number): number {
  return some < 0 || some > from ? 0 : factorial(from) / factorial(some) / factorial(from - some);
}

/** The different orders of some sizes. */
function orders(sizes: readonly number[]): number {
  const same = [2, 3, 4, 5].map((size) => factorial(sizes.filter((each) => each === size).length));
  return same.reduce((left, each) => left / each, factorial(sizes.length));
}

/** CF-13: runs of one suit each; so many blocks are cut into 1 to 3 runs, and the runs get different suits. */
function suitings(members: number): number {
  return [1, 2, 3].reduce(
    (sum, runs) => sum + choose(members - 1, runs - 1) * (factorial(3) / factorial(3 - runs)),
    0,
  );
}

/** The sizes without one of a size, undefined if there is none. */
function without(sizes: readonly number[], size: number): number[] | undefined {
  const at = sizes.indexOf(size);
  return at === -1 ? undefined : sizes.toSpliced(at, 1);
}

/** The layouts of a pattern over a set of so many members whose tiles are given. */
function fillings(sizes: readonly number[], members: number, newsAllowed: boolean): number {
  let count = 0;
  for (const flowers of [false, true]) {
    for (const news of newsAllowed ? [false, true] : [false]) {
      const afterFlowers = flowers ? without(sizes, 2) : [...sizes];
      const left = news ? afterFlowers && without(afterFlowers, 4) : afterFlowers;
      if (left !== undefined && left.length >= members)
        count += choose(3, left.length - members) * orders(left);
    }
  }
  return count;
}

function countByFormula(newsWithWinds: boolean): number {
  const numberSets = [3, 4, 5, 6, 7, 8, 9].map((members) => ({
    members,
    sets: 10 - members + Math.max(0, 6 - members) + Math.max(0, 5 - members) + (members === 3 ? 1 : 0),
  }));
  let count = 0;
  for (const { sizes } of PATTERNS) {
    for (const { members, sets } of numberSets)
      count += sets * suitings(members) * fillings(sizes, members, true);
    count += 9 * fillings(sizes, 3, true);
    count += fillings(sizes, 4, newsWithWinds) + 2 * fillings(sizes, 2, newsWithWinds);
  }
  return count;
}

describe('the listing of layouts', () => {
  test('CF-4 to CF-17: as many as the formula says', () => {
    expect(naiveLayouts(naiveOptions())).toHaveLength(179_341);
    expect(countByFormula(false)).toBe(179_341);
  });

  test('CF-17a: as many as the formula says with NEWS beside winds', () => {
    expect(naiveLayouts(naiveOptions({ newsWithWinds: true }))).toHaveLength(179_439);
    expect(countByFormula(true)).toBe(179_439);
  });

  test.each<[string, NaiveOptionChanges, number]>([
    ['CF-25 to CF-27: five layouts of Dragon Hands', {}, 179_346],
    ["CF-32: Dragon's Love cannot be made", { houseRules: { removeFlowersAndJokers: true } }, 179_343],
    [
      "CF-25a: Dragon's Love can be made with jokers",
      { houseRules: { removeFlowersAndJokers: true }, jokersInFlowerPungs: true },
      179_346,
    ],
    ['CF-34: 2 Pungs 2 Kongs only with winds', { skillLevel: 1 }, 171_318],
    [
      'CF-36: level 3 asks how a hand is won',
      { skillLevel: 3 },
      naiveLayouts(naiveOptions({ skillLevel: 2 })).length + 5,
    ],
    [
      'CF-38: level 5 asks how a hand is won',
      { skillLevel: 5 },
      naiveLayouts(naiveOptions({ skillLevel: 4 })).length + 4,
    ],
    ['CF-33: the house rule asks how a hand is won', { houseRules: { requireBonus: true } }, 179_346],
  ])('%s', (_, changes, count) => {
    expect(naiveLayouts(naiveOptions(changes), { dragonHands: true })).toHaveLength(count);
  });

  test('CF-24: in order, none twice, and each of 14 places', () => {
    const layouts = naiveLayouts(naiveOptions(), { dragonHands: true });
    const wrong = layouts.filter((layout, at) => {
      const before = layouts[at - 1];
      const places = layout.blocks.reduce((sum, { size }) => sum + size, 0);
      return places !== 14 || (before !== undefined && compareLayouts(before, layout) >= 0);
    });
    expect(wrong).toEqual([]);
  });

  test('CF-6, CF-14: every member of the set has one block, and nothing else is a number or wind', () => {
    const wrong = naiveLayouts(naiveOptions()).filter(({ category, set, blocks }) => {
      const inSet = blocks.filter(({ role }) => role === 'set').map(({ tile }) => kindOf(tile));
      const others = blocks.filter(({ role }) => role !== 'set').map(({ tile }) => kindOf(tile).type);
      const members = inSet.map(({ number, tile }) => (number === 0 ? tile : number));
      const complete = category === 'anyLikeNumbers' ? members.length === 3 : members.length === set.length;
      return (
        !complete ||
        !set.every((each) => members.includes(each)) ||
        others.includes('number') ||
        others.includes('wind')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every category and pattern has layouts', () => {
    const layouts = naiveLayouts(naiveOptions());
    expect(new Set(layouts.map(({ category }) => category)).size).toBe(CATEGORIES.length);
    expect(new Set(layouts.map(({ pattern }) => pattern)).size).toBe(PATTERNS.length);
  });
});
