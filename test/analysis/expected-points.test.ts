import { describe, expect, test } from 'vitest';
import { estimateFor } from '../../src/analysis/expected-points';
import type { Weighed } from '../../src/analysis/rank-choices';
import type { PlayerView } from '../../src/game';
import { cardFree, type Payouts } from '../../src/index';

// What a choice comes to in points, from shares and values that are given.

const { payouts } = cardFree();

const SEATS = ['E', 'S', 'W', 'N'] as const;
const viewAt = (phase: string, wallLeft: number, more: object = {}): PlayerView =>
  ({ phase, wallLeft, seats: SEATS, discards: [], ...more }) as unknown as PlayerView;

const weighed = (action: object, share: number, value: number, promise = share): Weighed<unknown> =>
  ({
    action,
    promise,
    own: { rack: [], melds: [] },
    left: () => ({ promise, share, worth: () => share * value, best: undefined }),
  }) as unknown as Weighed<unknown>;

/** What a win brings, in times its value: 40 % self-drawn, 12.5 % without jokers, which doubles (CF-29). */
const WON = (0.4 * 6 + 0.6 * 4) * 1.125;
/** What others win if one does not, as long as the wall lasts: 30 points each time. */
const lostWith = (wallLeft: number): number => (1 - Math.exp(-wallLeft / 4 / 6)) * (WON / 3) * 30;

const pointsOf = (view: PlayerView, one: Weighed<unknown>, aimed: number | undefined = 40): number =>
  estimateFor(view, payouts).of(one, aimed);

describe('points', () => {
  test.each([
    ['turn', 48],
    ['claims', 8],
    ['showing', 8],
  ])('CF-29: in the phase %s the share is the chance to win', (phase, wallLeft) => {
    const points = pointsOf(viewAt(phase, wallLeft), weighed({ type: 'decline' }, 0.25, 40));
    expect(points).toBeCloseTo(0.25 * 40 * WON - 0.75 * lostWith(wallLeft), 9);
  });

  test('CF-29: a win brings the value of its layout, whatever is left of the wall', () => {
    const win = weighed({ type: 'mahjongg' }, 0.1, 25, Number.POSITIVE_INFINITY);
    expect(pointsOf(viewAt('turn', 48), win, 45)).toBeCloseTo(45 * WON, 9);
  });

  test('AG-35: a false win, a hand laid open and a hand that is dead only pay', () => {
    const view = viewAt('turn', 48);
    for (const [one, aimed] of [
      [weighed({ type: 'mahjongg' }, 0.5, 40, -1), 40],
      [weighed({ type: 'show' }, 0.5, 40, -1), 40],
      [weighed({ type: 'discard', tile: '1B', named: '2B' }, 0.5, 40, -1), 40],
      [weighed({ type: 'decline' }, 0, 40), 40],
    ] as const)
      expect(pointsOf(view, one, aimed)).toBeCloseTo(-lostWith(48), 9);
    const call = weighed({ type: 'call', tile: '1B' }, 0.5, 40, -1);
    expect(estimateFor(view, payouts).of(call, undefined)).toBeCloseTo(-lostWith(48), 9);
    const none = { ...weighed({ type: 'decline' }, 0.5, 40), left: () => undefined };
    expect(pointsOf(view, none)).toBeCloseTo(-lostWith(48), 9);
  });

  test.each([
    [{ type: 'stop' }, 1.6],
    [{ type: 'continue' }, 1.6 * 1.15 ** 3],
    [{ type: 'wish', count: 2 }, 1.6 * 1.15 ** 2],
    [{ type: 'pass', tiles: ['1B', '2B', '3B'] }, 1.6 * 1.15 ** 3],
    [{ type: 'pass', tiles: ['1B'], blind: 2 }, 1.6 * 1.15],
  ])('AG-5, AG-7: before play a hand grows faster, by each tile that comes in: %j', (action, factor) => {
    const points = pointsOf(viewAt('charleston', 99), weighed(action, 0.1, 40));
    expect(points).toBeCloseTo(0.1 * factor * 40 * WON - (1 - 0.1 * factor) * lostWith(99), 9);
  });

  test('no chance is above 1', () => {
    const points = pointsOf(viewAt('charleston', 99), weighed({ type: 'stop' }, 0.9, 40));
    expect(points).toBeCloseTo(40 * WON, 9);
  });

  test('AG-28: a discard that another wins by costs what its discarder pays', () => {
    const late = viewAt('turn', 10, {
      discards: Array.from({ length: 90 }, () => ({ seat: 'S', tile: 'E' })),
    });
    const kept = pointsOf(late, weighed({ type: 'decline' }, 0.25, 40));
    const danger = 0.15 * 0.9 ** 2 * 1.5;
    const discard = weighed({ type: 'discard', tile: '5B' }, 0.25, 40);
    expect(pointsOf(late, discard)).toBeCloseTo((1 - danger) * kept - danger * 2 * 1.125 * 30, 9);
    // Where the discarder pays for all, the whole of it.
    const own = { ...payouts.wins.discard, paysForAll: true };
    const forAll = { ...payouts, wins: { ...payouts.wins, discard: own } } as Payouts;
    expect(estimateFor(late, forAll).of(discard, 40)).toBeCloseTo(
      (1 - danger) * kept - danger * 4 * 1.125 * 30,
      9,
    );
  });

  test('TG-15: with three players two pay', () => {
    const three = { ...viewAt('turn', 48), seats: ['E', 'S', 'W'] } as PlayerView;
    const win = weighed({ type: 'mahjongg' }, 0.1, 25, Number.POSITIVE_INFINITY);
    expect(pointsOf(three, win, 30)).toBeCloseTo(30 * (0.4 * 4 + 0.6 * 3) * 1.125, 9);
  });
});
