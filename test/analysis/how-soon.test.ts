import { expect, test } from 'vitest';
import { judgeBySoonest, ordersOf, timedLayouts } from '../../src/analysis/how-soon';
import { CARES } from '../../src/analysis/knowledge';
import { positionOf } from '../../src/analysis/position';
import { HOPELESS } from '../../src/analysis/standing';
import { passWeigher } from '../../src/analysis/weigh-pass';
import { seededRandom } from '../../src/game';
import { SEATS } from '../../src/hands/payouts';
import { cardFree, TILES, type Tile } from '../../src/index';
import { tileIndex } from '../../src/tiles/tile-index';
import { tilesOf } from '../hand-text';

// How hands are compared before the figures of advice are worked out: how soon layouts could be complete, and what
// becomes of the tiles that are kept from a pass.

const rules = cardFree();
const ORDERS = 20;

/** Unseen tiles: so many of each named one. */
const unseenOf = (copies: Partial<Record<Tile, number>>) => {
  const counts = new Uint8Array(45);
  for (const [tile, count] of Object.entries(copies)) counts[tileIndex(tile as Tile)] = count;
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
};

/** A hand, and orders in which these unseen tiles may come. */
const withOrders = (text: string, copies: Partial<Record<Tile, number>>) => {
  const position = positionOf(tilesOf(text), [], rules, 14);
  if (position === undefined) throw new Error(text);
  const unseen = unseenOf(copies);
  return [position, unseen, ordersOf(unseen, 4, ORDERS, seededRandom('orders'))] as const;
};

/** A hand, and what it is tried with; `stake` in the last turns. */
const withTrials = (text: string, copies: Partial<Record<Tile, number>>, stake?: number) => {
  const [position, unseen, orders] = withOrders(text, copies);
  return [position, { unseen, turns: 16, orders: () => orders, trials: () => [], stake }] as const;
};

const promiseOf = (
  text: string,
  copies: Partial<Record<Tile, number>>,
  given: readonly Tile[] = [],
): number => judgeBySoonest(...withTrials(text, copies))(given.map(tileIndex)).promise;

const WAITING = '11B 222B 333B 444B 55B';

test('CF-18: the last tile of all may be claimed, so it is worth as much whoever draws it first', () => {
  // Every unseen tile completes the hand at the first turn: e^(-1/6), and a hundredth for being there.
  const sure = promiseOf(WAITING, { '5B': 2, '1B': 2 });
  expect(sure * 1_000).toBeCloseTo(Math.exp(-1 / 6) + 0.01, 9);
  // Among other tiles it comes later, and where it never can the hand promises less than any other.
  const later = promiseOf(WAITING, { '5B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4, GD: 4 });
  expect(later).toBeLessThan(sure);
  const never = promiseOf(WAITING, { E: 4, S: 4 });
  expect(never).toBe(HOPELESS);
  expect(never).toBeGreaterThan(0);
  expect(later).toBeGreaterThan(never);
});

test('AG-13: what is complete only after the end of the wall promises nothing but to be near', () => {
  const unseen = { '5B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4 };
  const [position, tried] = withTrials(WAITING, unseen);
  const soonWith = (turns: number): number => judgeBySoonest(position, { ...tried, turns })([]).soon;
  const layouts = timedLayouts(position, unseenOf(unseen), tried.orders());
  const turnsOf = tried
    .orders()
    .map((_, order) => Math.round(-6 * Math.log(Math.max(...layouts.map(({ worth }) => worth[order] ?? 0)))));
  expect(new Set(turnsOf).size).toBeGreaterThan(2);
  for (const turns of [0, 1, 2, 3, 16]) {
    const inTime = turnsOf.filter((turn) => turn <= turns).map((turn) => Math.exp(-turn / 6));
    expect(soonWith(turns)).toBeCloseTo(inTime.reduce((sum, worth) => sum + worth, 0) / ORDERS, 9);
  }
  expect(soonWith(0.25)).toBe(soonWith(1));
  expect(judgeBySoonest(position, { ...tried, turns: 0 })([]).promise).toBeCloseTo(0.01 / 1_000, 12);
});

test('AG-28: in the last turns a hand is worth its chance beside what a discard may lose, and a little for each tile nearer', () => {
  const unseen = { '5B': 2, '1B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4 };
  const lateOf = (text: string, copies: Partial<Record<Tile, number>>, given: readonly Tile[] = []) =>
    judgeBySoonest(...withTrials(text, copies, 0.3))(given.map(tileIndex));
  const near = lateOf(`${WAITING} 9D`, unseen, ['9D']);
  expect(near.soon).toBeGreaterThan(0.2);
  expect(near.promise).toBeCloseTo(near.soon + 0.3 + 13 * 0.004, 12);
  // Two tiles away it is worth its chance, too, not a thousandth.
  const far = lateOf(`${WAITING} 9D`, unseen, ['3B']);
  expect([near.nearest, far.nearest]).toEqual([1, 2]);
  expect(far.promise).toBeGreaterThan(0.3);
  expect(far.promise).toBeCloseTo(far.soon + 0.3 + 12 * 0.004, 12);
  // Where no order completes it, that alone tells hands apart, and what nothing can complete is worth the stake.
  const pairs = '1B 22B 33B 44B 55B 66B 77B';
  const [one, two] = [lateOf(pairs, { J: 4 }), lateOf(pairs, { J: 4 }, ['7B'])];
  expect([one.soon, two.soon]).toEqual([0, 0]);
  expect(one.promise - two.promise).toBeCloseTo(0.004 * (two.nearest - one.nearest), 12);
  expect(two.nearest).toBeGreaterThan(one.nearest);
  expect(lateOf(WAITING, { E: 4, S: 4 }).promise).toBe(0.3);
});

test('CF-18: a tile that no discard can bring comes later than one that completes a pung', () => {
  const others = { E: 4, S: 4, W: 4, N: 4, '9D': 4, '9C': 4 } as const;
  const unseen = { '3B': 2, '5B': 2, ...others };
  // Both lack two tiles: of a pung and a kong, or of pairs.
  const pungs = promiseOf('11B 222B 33B 444B 55B', { ...unseen });
  const pairs = promiseOf('1B 22B 3B 44B 55B 66B 77B 9D', { '1B': 2, '3B': 2, ...others });
  expect(pungs).toBeGreaterThan(pairs);
});

test('AG-10: the tile that nothing needs is the best discard, and a nearer hand comes before a faster one', () => {
  const unseen = { '5B': 2, '1B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4 };
  const standings = [...new Set(tilesOf(`${WAITING} 9D`))].map((tile) => ({
    tile,
    promise: promiseOf(`${WAITING} 9D`, unseen, [tile]),
  }));
  const best = standings.reduce((one, other) => (other.promise > one.promise ? other : one));
  expect(best.tile).toBe('9D');
  for (const { tile, promise } of standings)
    if (tile !== '9D') expect(promise).toBeLessThan(best.promise / 100);
  const [position, tried] = withTrials(WAITING, unseen);
  expect(judgeBySoonest({ ...position, distance: Number.POSITIVE_INFINITY }, tried)([]).promise).toBe(
    HOPELESS,
  );
});

test('CF-3: a joker that is drawn stands where it is waited for longest, never in a pair', () => {
  expect(promiseOf(WAITING, { J: 4 })).toBeGreaterThan(promiseOf(WAITING, { E: 4 }));
  const pairs = '1B 22B 33B 44B 55B 66B 77B';
  expect(promiseOf(pairs, { J: 4 }) * 1_000).toBeLessThan(0.01);
  expect(promiseOf(pairs, { E: 4 })).toBe(HOPELESS);
});

test('AG-10: layouts two tiles farther run as well where few are nearer, and only there', () => {
  const unseen = { '5B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4, GD: 4, F: 8, J: 8 } as const;
  const spreadOf = (text: string): number => {
    const distances = timedLayouts(...withOrders(text, unseen)).map(({ goal }) => goal.distance);
    return Math.max(...distances) - Math.min(...distances);
  };
  expect(spreadOf('NNNN EE WW SSSS RD 9B')).toBe(2);
  expect(spreadOf('1B 2B 3C 4C 5D 6D 7B 8C 9D E S F GD')).toBe(1);
});

const RACK = tilesOf('222B 33B 444B 5B E N 9D 1C');

/** What passes out of that rack are worth, if so many layouts are enough. */
const worthsOf = (
  passes: readonly (readonly Tile[])[],
  layouts: number = CARES.expert.layouts,
): readonly number[] => {
  const counts = Uint8Array.from(rules.tiles.byIndex);
  for (const tile of RACK) counts[tileIndex(tile)]!--;
  const unseen = { counts, total: 152 - RACK.length };
  const known = { view: { wallLeft: 99, seats: SEATS }, unseen, care: { layouts, orders: 0 } };
  const worthOf = passWeigher(positionOf(RACK, [], rules, 14), known);
  return passes.map(worthOf);
};

test('AG-5: what the layouts within reach have no use for is passed first', () => {
  const worths = worthsOf([
    ['2B', '3B', '4B'],
    ['E', '9D', '1C'],
    ['2B', 'E', '9D'],
    ['4B', '4B', '5B'],
  ]);
  expect(worths[1]).toBe(Math.max(...worths));
  expect(worths[3]).toBeLessThan(worths[2] ?? 0);
  for (const worth of worths) expect(worth).toBeGreaterThan(0);
});

test('AG-5: layouts farther than the nearest count for passes until there are enough of them', () => {
  const passes = [
    ['E', 'N', '9D'],
    ['E', '9D', '1C'],
  ] as const;
  const nearest = worthsOf(passes, 1);
  const more = worthsOf(passes);
  for (const [place, worth] of more.entries()) expect(worth).toBeGreaterThan(nearest[place] ?? 1);
});

test('AG-8: of a blind pass as many tiles come in as are given away', () => {
  const [none = 0, one = 0, needed = 0] = worthsOf([[], ['9D'], ['2B', '3B', '4B']]);
  expect(one).toBeGreaterThan(none);
  expect(needed).toBeLessThan(none);
});

test('AG-10: a tile that is drawn leaves the rest of a layout to come, whether a joker may stand for it or not', () => {
  const unseen = { '1B': 2, '4B': 2, '5B': 3, '6B': 4, E: 4, S: 4, W: 4, F: 8, J: 6, '9D': 4 } as const;
  const text = '1B 222B 333B 44B 5B 9C 9D';
  const [position, left, orders] = withOrders(text, unseen);
  let compared = 0;
  for (const { goal, worthWith } of timedLayouts(position, left, orders))
    for (const kind of new Set([...goal.bare, ...goal.open])) {
      const then = positionOf([...tilesOf(text), TILES[kind] as Tile], [], rules, 14);
      if (then === undefined) throw new Error(text);
      const same = timedLayouts(then, left, orders).find(
        (one) => JSON.stringify(one.goal.layout()) === JSON.stringify(goal.layout()),
      );
      if (same === undefined) continue;
      expect([...worthWith(kind)]).toEqual([...same.worth]);
      compared++;
    }
  expect(compared).toBeGreaterThan(10);
});
