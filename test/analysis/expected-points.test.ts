import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { estimateFor } from '../../src/analysis/expected-points';
import { meanOf } from '../../src/analysis/kind-counts';
import { type Knowledge, TRIALS, turnsLeft } from '../../src/analysis/knowledge';
import type { Weighed } from '../../src/analysis/rank-choices';
import { NOTHING, type Outcome, SAFE } from '../../src/analysis/standing';
import { weighOwed } from '../../src/analysis/weigh-owed';
import type { PlayerView } from '../../src/game';
import { americanCard, cardFree, type Payouts } from '../../src/index';
import { unwrap } from '../unwrap';
import { type Rules, viewsOf } from './views';

// What a choice comes to in points, from shares and values that are given.

const { payouts } = cardFree();

const SEATS = ['E', 'S', 'W', 'N'] as const;
/** A moment at which nobody else can win, unless it is said who is not dead. */
const viewAt = (phase: string, wallLeft: number, more: object = {}): PlayerView =>
  ({
    rules: { name: 'card-free' },
    phase,
    wallLeft,
    seats: SEATS,
    viewer: 'E',
    dead: SEATS,
    melds: { E: [], S: [], W: [], N: [] },
    discards: [],
    ...more,
  }) as unknown as PlayerView;

const weighed = (
  action: object,
  share: number,
  value: number,
  { promise = share, danger = 0 }: { readonly promise?: number; readonly danger?: number } = {},
): Weighed<unknown> =>
  ({
    action,
    promise,
    own: { rack: [], melds: [] },
    left: () => ({ ...NOTHING, promise, danger: () => danger, outcome: () => () => [share, value] }),
  }) as unknown as Weighed<unknown>;

/** What a win brings, in times its value: 40 % self-drawn, 12.5 % without jokers, which doubles (CF-29). */
const WON = (0.4 * 6 + 0.6 * 4) * 1.125;
/** What others win if one does not, as long as the wall lasts: 30 points each time. */
const lostWith = (wallLeft: number): number => (1 - Math.exp(-wallLeft / 4 / 6)) * (WON / 3) * 30;

const estimateAt = (view: PlayerView, paid: Payouts = payouts, tilesKept = 0) =>
  estimateFor({
    view,
    rules: { payouts: paid },
    turns: turnsLeft(view, tilesKept),
  } as unknown as Knowledge<unknown>);

const pointsOf = (view: PlayerView, one: Weighed<unknown>, ...more: [Payouts?, number?]): number =>
  meanOf(estimateAt(view, ...more).of(one, true));

describe('points', () => {
  test.each([
    ['turn', 48],
    ['claims', 36],
    ['showing', 33],
  ])('CF-29: in the phase %s the share is the chance to win', (phase, wallLeft) => {
    const points = pointsOf(viewAt(phase, wallLeft), weighed({ type: 'decline' }, 0.25, 40));
    expect(points).toBeCloseTo(0.25 * 40 * WON - 0.75 * lostWith(wallLeft), 9);
  });

  test('AG-13: a hand that is complete only after the wall ends wins nothing', () => {
    const pointsWith = (wallLeft: number, turn: number): number =>
      pointsOf(viewAt('turn', wallLeft), weighed({ type: 'decline' }, Math.exp(-turn / 6), 40));
    for (const turn of [1, 2, 7]) {
      const [last, before] = [4 * turn - 3, 4 * turn - 4];
      expect(pointsWith(last, turn)).toBeGreaterThan(-lostWith(last));
      expect(pointsWith(before, turn)).toBeCloseTo(-lostWith(before), 9);
    }
  });

  test('TG-13: tiles that are kept are nobody’s turn', () => {
    const one = weighed({ type: 'decline' }, Math.exp(-2 / 6), 40);
    expect(pointsOf(viewAt('turn', 22), one, payouts, 14)).toBeCloseTo(pointsOf(viewAt('turn', 8), one), 9);
    expect(pointsOf(viewAt('turn', 18), one, payouts, 14)).toBeCloseTo(-lostWith(4), 9);
  });

  test('CF-29: a complete hand brings its value, whatever is left of the wall', () => {
    const win = weighed({ type: 'mahjongg' }, 1, 45, { promise: Number.POSITIVE_INFINITY });
    for (const wallLeft of [48, 0]) expect(pointsOf(viewAt('turn', wallLeft), win)).toBeCloseTo(45 * WON, 9);
  });

  test('AG-35: a false win, a hand laid open and a hand that is dead only pay', () => {
    const view = viewAt('turn', 48);
    for (const one of [
      weighed({ type: 'mahjongg' }, 0.5, 40, { promise: -1 }),
      weighed({ type: 'show' }, 0.5, 40, { promise: -1 }),
      weighed({ type: 'discard', tile: '1B', named: '2B' }, 0.5, 40, { promise: -1 }),
      weighed({ type: 'decline' }, 0, 40),
    ])
      expect(pointsOf(view, one)).toBeCloseTo(-lostWith(48), 9);
    const call = weighed({ type: 'call', tile: '1B' }, 0.5, 40, { promise: -1 });
    expect(meanOf(estimateAt(view).of(call, false))).toBeCloseTo(-lostWith(48), 9);
    const none = { ...weighed({ type: 'decline' }, 0.5, 40), left: () => NOTHING };
    expect(pointsOf(view, none)).toBeCloseTo(-lostWith(48), 9);
  });

  test.each<[number, object]>([
    [1.6, { type: 'stop' }],
    [1.6, { type: 'continue' }],
    [1.6, { type: 'wish', count: 3 }],
    [1.6, { type: 'pass', tiles: [] }],
    [1.6 * 1.15, { type: 'pass', tiles: ['1B'], blind: 2 }],
    [1.6 * 1.15 ** 3, { type: 'pass', tiles: ['1B', '2B', 'E'] }],
  ])('AG-5, AG-7: before play a hand grows %d times as fast as by draws with %j', (factor, action) => {
    const points = pointsOf(viewAt('charleston', 99), weighed(action, 0.1, 40));
    expect(points).toBeCloseTo(0.1 * factor * 40 * WON - (1 - 0.1 * factor) * lostWith(99), 9);
  });

  test('AG-21: a joker that is not exchanged now can be won a turn later, but not after a false claim', () => {
    const view = viewAt('turn', 48);
    const exchanged = () => [0.5, 50] as const;
    const pointsAfter = (one: Weighed<unknown>): number => meanOf(estimateAt(view).of(one, true, exchanged));
    const later = 0.5 * Math.exp(-1 / 6);
    expect(pointsAfter(weighed({ type: 'discard', tile: '5B' }, 0.2, 40))).toBeCloseTo(
      later * 50 * WON - (1 - later) * lostWith(48),
      9,
    );
    for (const one of [
      weighed({ type: 'exchange', tile: '5B' }, 0.2, 40),
      weighed({ type: 'discard', tile: '5B', named: '6B' }, 0.2, 40, { promise: -1 }),
    ])
      expect(pointsAfter(one)).toBe(pointsOf(view, one));
    const better = meanOf(
      estimateAt(view).of(weighed({ type: 'discard', tile: '5B' }, 0.6, 40), true, exchanged),
    );
    expect(better).toBeCloseTo(0.6 * 40 * WON - 0.4 * lostWith(48), 9);
  });

  test('no chance is above 1', () => {
    const points = pointsOf(viewAt('charleston', 99), weighed({ type: 'stop' }, 0.9, 40));
    expect(points).toBeCloseTo(40 * WON, 9);
  });

  test('AG-28: a discard that another wins by costs what its discarder pays', () => {
    const late = viewAt('turn', 10);
    const kept = pointsOf(late, weighed({ type: 'decline' }, 0.75, 40));
    const danger = 0.2;
    const discard = weighed({ type: 'discard', tile: '5B' }, 0.75, 40, { danger });
    expect(pointsOf(late, discard)).toBeCloseTo((1 - danger) * kept - danger * 2 * 1.125 * 30, 9);
    // Where the discarder pays for all, the whole of it.
    const own = { ...payouts.wins.discard, paysForAll: true };
    const forAll = { ...payouts, wins: { ...payouts.wins, discard: own } } as Payouts;
    expect(pointsOf(late, discard, forAll)).toBeCloseTo((1 - danger) * kept - danger * 4 * 1.125 * 30, 9);
  });

  test('TG-15: with three players two pay', () => {
    const three = { ...viewAt('turn', 48), seats: ['E', 'S', 'W'] } as PlayerView;
    const win = weighed({ type: 'mahjongg' }, 1, 30, { promise: Number.POSITIVE_INFINITY });
    expect(pointsOf(three, win)).toBeCloseTo(30 * (0.4 * 4 + 0.6 * 3) * 1.125, 9);
  });
});

/** Choices that leave no discard to be chosen. */
const PLAIN: readonly string[] = ['discard', 'decline', 'mahjongg'];

/** The points that a choice brings by winning, in each order: what they grow by if every layout is worth twice as much. */
const wonBy = (one: Weighed<unknown>, known: Knowledge<unknown>): readonly number[] => {
  const { of } = estimateFor(known);
  const standing = { ...one.left(), danger: SAFE };
  const outcome = standing.outcome();
  const doubled: Outcome = (order) => [outcome(order)[0], 2 * outcome(order)[1]];
  const points = (some: Outcome) => of({ ...one, left: () => ({ ...standing, outcome: () => some }) }, true);
  const [once, twice] = [points(outcome), points(doubled)];
  return Array.from(once, (points, order) => (twice[order] ?? 0) - points);
};

describe.each([
  ['Card Free', cardFree() as Rules],
  ['a card', americanCard(practiceCard) as Rules],
])('%s', (name, rules) => {
  test('AG-13: a shorter wall never raises what a choice brings by winning, and without a wall only a win brings any', () => {
    let [fell, kept] = [0, 0];
    const views = viewsOf(rules, `${name} with a shorter wall`).filter(
      ({ legal }, at) => at % 29 === 0 || legal.some(({ type }) => type === 'mahjongg'),
    );
    for (const view of views) {
      const walls = [...new Set([view.wallLeft, 40, 21, 12, 5, 4, 1, 0])].filter(
        (some) => some <= view.wallLeft,
      );
      const atWalls = walls.map((wallLeft) => {
        const { ranked, known } = unwrap(weighOwed({ ...view, wallLeft }, rules, 'expert', undefined));
        // What is followed by the best discard may be followed by another one then.
        const some = ranked.filter(({ action: { type } }, at) => at % 9 === 0 && PLAIN.includes(type));
        return new Map(some.map((one) => [JSON.stringify(one.action), { wins: wonBy(one, known), one }]));
      });
      for (const [at, found] of atWalls.entries())
        for (const [action, { wins, one }] of found) {
          const longer = atWalls[at - 1]?.get(action)?.wins ?? wins;
          expect(wins.length).toBe(TRIALS);
          expect(wins.every((points, order) => points <= (longer[order] ?? 0) + 1e-9)).toBe(true);
          if (meanOf(wins) < meanOf(longer)) fell++;
          if (walls[at] !== 0) continue;
          const isComplete = one.left().outcome()(0)[0] === 1;
          expect(meanOf(wins) > 0).toBe(isComplete);
          if (isComplete) kept++;
        }
    }
    expect(fell).toBeGreaterThan(20);
    expect(kept).toBeGreaterThan(0);
  });
});
