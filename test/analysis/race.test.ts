import { expect, test } from 'vitest';
import { futuresOf, raceOf, standingWithout } from '../../src/analysis/race';
import { handOf, type Scales } from '../../src/analysis/weigh-action';
import { passWorths } from '../../src/analysis/weigh-pass';
import { type PassAction, type PlayerView, seededRandom } from '../../src/game';
import { cardFree, parseHandText, type Tile } from '../../src/index';
import { tileIndex } from '../../src/tiles/tile-index';

// How hands are compared before the figures of advice are worked out: how soon layouts could be complete, and what
// becomes of the tiles that are kept from a pass.

const rules = cardFree();
const ORDERS = 20;
const JOKER = tileIndex('J');

const tilesOf = (text: string): readonly Tile[] => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  return hand.value.concealed;
};

/** Unseen tiles: so many of each named one. */
const unseenOf = (copies: Partial<Record<Tile, number>>) => {
  const counts = new Uint8Array(45);
  for (const [tile, count] of Object.entries(copies)) counts[tileIndex(tile as Tile)] = count;
  return { counts, total: counts.reduce((sum, count) => sum + count, 0), joker: JOKER };
};

const raceWith = (text: string, copies: Partial<Record<Tile, number>>) => {
  const tiles = tilesOf(text);
  const hand = handOf(tiles, [], rules);
  if (hand === undefined) throw new Error(text);
  const stage = tiles.length === 14 ? 'complete' : 'waiting';
  const futures = futuresOf(unseenOf(copies), 4, ORDERS, seededRandom('orders'));
  return raceOf(hand, stage, rules.goals, futures);
};

const promiseOf = (
  text: string,
  copies: Partial<Record<Tile, number>>,
  given: readonly Tile[] = [],
): number => standingWithout(raceWith(text, copies), given.map(tileIndex)).promise;

const WAITING = '11B 222B 333B 444B 55B';

test('CF-18: the last tile of all may be claimed, so it is worth as much whoever draws it first', () => {
  // Every unseen tile completes the hand at the first turn: e^(-1/6), and a hundredth for being there.
  const sure = promiseOf(WAITING, { '5B': 2, '1B': 2 });
  expect(sure * 1_000).toBeCloseTo(Math.exp(-1 / 6) + 0.01, 9);
  // Among other tiles it comes later, and if it never comes only the distance counts.
  const later = promiseOf(WAITING, { '5B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4, GD: 4 });
  expect(later).toBeLessThan(sure);
  const never = promiseOf(WAITING, { E: 4, S: 4 });
  expect(never * 1_000).toBeCloseTo(0.01, 9);
  expect(later).toBeGreaterThan(never);
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
  const race = raceWith(`${WAITING} 9D`, unseen);
  const standings = [...new Set(tilesOf(`${WAITING} 9D`))].map((tile) => ({
    tile,
    promise: standingWithout(race, [tileIndex(tile)]).promise,
  }));
  const best = standings.reduce((one, other) => (other.promise > one.promise ? other : one));
  expect(best.tile).toBe('9D');
  for (const { tile, promise } of standings)
    if (tile !== '9D') expect(promise).toBeLessThan(best.promise / 100);
  expect(standingWithout([], []).promise).toBe(0);
});

test('CF-3: a joker that is drawn stands where it is waited for longest, never in a pair', () => {
  expect(promiseOf(WAITING, { J: 4 })).toBeGreaterThan(promiseOf(WAITING, { E: 4 }));
  const pairs = '1B 22B 33B 44B 55B 66B 77B';
  expect(promiseOf(pairs, { J: 4 })).toBe(promiseOf(pairs, { E: 4 }));
});

test('AG-10: layouts two tiles farther run as well where few are nearer, and only there', () => {
  const unseen = { '5B': 2, E: 4, S: 4, W: 4, N: 4, RD: 4, GD: 4, F: 8, J: 8 } as const;
  const spreadOf = (text: string): number => {
    const distances = raceWith(text, unseen).map(({ goal }) => goal.distance);
    return Math.max(...distances) - Math.min(...distances);
  };
  expect(spreadOf('NNNN EE WW SSSS RD 9B')).toBe(2);
  expect(spreadOf('1B 2B 3C 4C 5D 6D 7B 8C 9D E S F GD')).toBe(1);
});

const NEAREST = { layouts: 1, farther: 2 };
const EXPERT = { layouts: 100, farther: 2 };

/** What passes out of a rack are worth. */
const worthsOf = (
  rack: readonly Tile[],
  passes: readonly (readonly Tile[])[],
  passing: Scales<unknown>['passing'] = EXPERT,
) => {
  const counts = Uint8Array.from(rules.tiles.byIndex);
  for (const tile of rack) counts[tileIndex(tile)]!--;
  const unseen = { counts, total: 152 - rack.length, joker: JOKER };
  const scales = {
    view: { rack } as unknown as PlayerView,
    melds: [],
    rules,
    handSize: 14,
    jokers: ['J'],
    horizon: { unseen, drawn: 0.06, callable: 0.18 },
    spread: 1,
    passing,
    futures: undefined,
  } satisfies Scales<unknown>;
  const actions = passes.map((tiles): PassAction => ({ type: 'pass', seat: 'E', moment: 0, tiles }));
  const worths = passWorths(scales, actions);
  return actions.map((action) => worths.get(action) ?? Number.NaN);
};

test('AG-5: what the layouts within reach have no use for is passed first', () => {
  const rack = tilesOf('222B 33B 444B 5B E N 9D 1C');
  const worths = worthsOf(rack, [
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
  const rack = tilesOf('222B 33B 444B 5B E N 9D 1C');
  const passes = [
    ['E', 'N', '9D'],
    ['E', '9D', '1C'],
  ] as const;
  const nearest = worthsOf(rack, passes, NEAREST);
  expect(worthsOf(rack, passes, { layouts: 1_000, farther: 0 })).toEqual(nearest);
  const more = worthsOf(rack, passes, EXPERT);
  for (const [place, worth] of more.entries()) expect(worth).toBeGreaterThan(nearest[place] ?? 1);
  expect(worthsOf(rack, passes, { layouts: 100, farther: 1 })).toEqual(more);
});

test('AG-8: of a blind pass as many tiles come in as are given away', () => {
  const rack = tilesOf('222B 33B 444B 5B E N 9D 1C');
  const [none = 0, one = 0, needed = 0] = worthsOf(rack, [[], ['9D'], ['2B', '3B', '4B']]);
  expect(one).toBeGreaterThan(none);
  expect(needed).toBeLessThan(none);
});
