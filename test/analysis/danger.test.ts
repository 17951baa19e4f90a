import { expect, test } from 'vitest';
import { advise } from '../../src/analysis';
import { dangerOf, safetyOf } from '../../src/analysis/danger';
import type { PlayerView } from '../../src/game';
import { cardFree, type Tile } from '../../src/index';
import { tileIndex } from '../../src/tiles/tile-index';
import { unwrap } from '../unwrap';
import { viewOf } from './views';

// How dangerous discards are, and where that decides what is advised.

const rules = cardFree();
const OTHERS: readonly Tile[] = ['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', '1C', '2C', '3C'];

/** So many other tiles, none of them more often than the others. */
const others = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, place) => OTHERS[place % OTHERS.length] as Tile);

/** A view with these discards, so many tiles being left in the wall and these players being called dead. */
const viewWith = (tiles: readonly Tile[], wallLeft: number, more: object = {}): PlayerView =>
  ({
    rules: { name: 'card-free' },
    viewer: 'E',
    seats: ['E', 'S', 'W', 'N'],
    dead: [],
    melds: { E: [], S: [], W: [], N: [] },
    discards: tiles.map((tile) => ({ seat: 'S', tile })),
    wallLeft,
    ...more,
  }) as unknown as PlayerView;

/** Unseen tiles: two of each, or so many of one. */
const unseenOf = (tile?: Tile, count = 2) => {
  const counts = new Uint8Array(45).fill(2);
  if (tile !== undefined) counts[tileIndex(tile)] = count;
  return { counts, total: 90 };
};

test('AG-15: a tile left to lie a short while ago is the safest, and one never discarded the least safe', () => {
  const danger = (before: number, after: number): number =>
    dangerOf(viewWith([...others(before), '9D', ...others(after)], 40), '9D', unseenOf());
  const never = dangerOf(viewWith(others(50), 40), '9D', unseenOf());
  expect(danger(49, 0)).toBe(danger(46, 3));
  expect(danger(45, 4)).toBeGreaterThan(danger(46, 3));
  expect(danger(34, 15)).toBe(danger(45, 4));
  expect(danger(33, 16)).toBeGreaterThan(danger(34, 15));
  expect(danger(17, 32)).toBeGreaterThan(danger(18, 31));
  expect(never).toBeGreaterThan(danger(0, 49));
  expect(danger(49, 0)).toBeGreaterThan(0);
});

test('AG-15: discards are the more dangerous the less of the wall is left and the more copies are unseen', () => {
  const danger = (discards: number, wallLeft: number, unseen = 2): number =>
    dangerOf(viewWith(others(discards), wallLeft), '9D', unseenOf('9D', unseen));
  const tenths = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map((used) => danger(used, 100 - used));
  expect(tenths).toEqual([...tenths].sort((one, other) => one - other));
  expect(new Set(tenths).size).toBe(10);
  expect(danger(5, 95)).toBeLessThan(0.005);
  expect(danger(99, 0)).toBeLessThan(0.5);
  for (const unseen of [1, 2, 3]) expect(danger(40, 40, unseen + 1)).toBeGreaterThan(danger(40, 40, unseen));
});

test('AG-31: exposures make their owner dangerous, and a dead hand wins by nothing', () => {
  const exposed = [{ tiles: ['1B', '1B', '1B'] }];
  const danger = (more: object): number => dangerOf(viewWith(others(40), 40, more), '9D', unseenOf());
  const open = { melds: { E: [], S: [...exposed, ...exposed], W: [], N: [] } };
  expect(danger(open)).toBeGreaterThan(danger({}));
  expect(danger({ ...open, dead: ['S'] })).toBeLessThan(danger({}));
  expect(danger({ dead: ['S', 'W', 'N'] })).toBe(0);
  expect(danger({ melds: { E: [...exposed, ...exposed], S: [], W: [], N: [] } })).toBe(danger({}));
});

test('AG-12: nobody can call a joker, but it is let go last of tiles that are about as safe', () => {
  expect(dangerOf(viewWith(others(40), 40), 'J', unseenOf())).toBe(0);
  const joker = (discards: number): number => safetyOf(viewWith(others(discards), 100 - discards), 'J');
  const tile = (discards: number): number => safetyOf(viewWith(others(discards), 100 - discards), '9D');
  expect(joker(30)).toBeLessThan(tile(30));
  expect(joker(90)).toBeGreaterThan(tile(90));
});

test('AG-15: for ranking a tile is safe that went by a short while ago, whatever else is known of it', () => {
  const safety = (before: number, after: number): number =>
    safetyOf(viewWith([...others(before), '9D', ...others(after)], 40), '9D');
  const never = safetyOf(viewWith(others(30), 40), '9D');
  expect(safety(29, 0)).toBe(safety(22, 7));
  expect(safety(21, 8)).toBeLessThan(safety(22, 7));
  expect(safety(14, 15)).toBe(safety(21, 8));
  expect(safety(13, 16)).toBeLessThan(safety(14, 15));
  expect(never).toBeLessThan(safety(0, 29));
  expect(safetyOf(viewWith(others(30), 40), 'F')).toBeLessThan(never);
});

test('AG-28: what a discard may lose counts double, the more the less of the wall is left, and not as long as all begin', () => {
  const safety = (discards: number): number => safetyOf(viewWith(others(discards), 100 - discards), '9D');
  expect(safety(15)).toBe(1);
  expect(safety(16)).toBeCloseTo(1 - 2 * 0.15 * 0.16 ** 2 * 1.5, 12);
  expect(safety(40)).toBeLessThan(safety(20));
  expect(safety(100)).toBeGreaterThan(0);
  expect(safetyOf(viewWith(others(100), 0), 'F')).toBe(0);
});

test.each(['beginner', 'regular', 'expert'] as const)(
  'AG-10: of tiles that nothing needs the %s gives the one that is safe, whichever it is',
  (strength) => {
    const advisedAfter = (more: string): unknown => {
      const discards = `77C 88C 99C 77D 88D 99D 66D 66C ${more}`;
      const view = viewOf({ rack: '11B 222B 333B 444B 5B E S', discards, wallLeft: 30 });
      const advice = advise(view, { rules, strength, trials: 1 });
      const [first] = advice.ok ? advice.value.choices : [];
      return first?.action.type === 'discard' && first.action.tile;
    };
    expect(advisedAfter('E W N GD WD')).toBe('E');
    expect(advisedAfter('S W N GD WD')).toBe('S');
    // Safe or not, a tile that the hand needs is kept.
    expect(['E', 'S']).toContain(advisedAfter('2B W N GD WD'));
  },
);

test('AG-28: far from winning the last turns give the safest tile, needed or not; before them, and near a win, the needed one is kept', () => {
  const discards = `${'123456C 12346D ESWN RD GD '.repeat(4)} 3B`;
  const bestOf = (rack: string, wallLeft: number): Tile | undefined => {
    const advice = advise(viewOf({ rack, discards, wallLeft }), { rules, trials: 1 });
    const [first] = unwrap(advice).choices;
    return first?.action.type === 'discard' ? first.action.tile : undefined;
  };
  // 3B went by just now; a pung of it is needed by the nearest hands.
  const far = '11B 22B 333B 4B 5D 7C 8C 9D F WD';
  expect(bestOf(far, 40)).not.toBe('3B');
  expect(bestOf(far, 4)).toBe('3B');
  const near = '11B 222B 333B 444B 5B 7C 9D';
  for (const wallLeft of [40, 12]) expect(['7C', '9D']).toContain(bestOf(near, wallLeft));
});
