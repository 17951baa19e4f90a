import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import {
  advise,
  type JudgedChoice,
  type JudgeQuestion,
  type Judgment,
  judge,
  targets,
} from '../../src/analysis';
import { onFirstUse as once } from '../../src/core/first-use';
import { newGame, type PlayerView, seededRandom } from '../../src/game';
import { americanCard, cardFree, freeForm, type Meld, type Tile, yearGame } from '../../src/index';
import { samples } from '../samples';
import { reasonsOf, refusedBy, unwrap } from '../unwrap';
import { type Rules, viewOf, viewsOf } from './views';

// How choices are judged, on views of games that bots play and on some that are made up.

const CARD_FREE: Rules = cardFree();
const BY_CARD: Rules = americanCard(practiceCard);

type Action = PlayerView['legal'][number];

const judged = (
  view: PlayerView,
  action: Action,
  rules: Rules,
  options?: Omit<JudgeQuestion, 'rules'>,
): Judgment<unknown> => unwrap(judge(view, action, { rules, ...options }));

const owedBy = (view: PlayerView): readonly Action[] => view.legal.filter(({ type }) => type !== 'challenge');

describe.each([
  ['Card Free', CARD_FREE],
  ['a card', BY_CARD],
] as const)('%s', (name, rules) => {
  const views = once(() => viewsOf(rules, `judged ${name}`, 13));

  test('the choice that advice ranks first costs nothing, with the reasons of advice', () => {
    const types = new Set<string>();
    for (const view of views()) {
      const [first] = unwrap(advise(view, { rules, trials: 1, limit: 1 })).choices;
      const { choice, best, cost, verdict } = judged(view, first?.action as Action, rules);
      expect([cost, verdict]).toEqual([0, 'best']);
      expect(choice).toEqual(best);
      const { points, ...figures } = best;
      expect(first).toMatchObject(figures);
      expect(Number.isFinite(points)).toBe(true);
      types.add(best.action.type);
    }
    for (const type of ['pass', 'discard', 'decline']) expect([...types]).toContain(type);
  });

  test('a choice costs what its points are short of the best, never less than nothing', () => {
    const verdicts = new Map<string, number[]>();
    for (const view of views()) {
      const choices = unwrap(advise(view, { rules, trials: 1, limit: 1_000 })).choices;
      for (const one of [choices.at(-1), choices[choices.length >> 1], choices[1]]) {
        if (one === undefined) continue;
        const { choice, best, cost, spread, verdict, weighed } = judged(view, one.action, rules);
        expect(choice.action).toEqual(one.action);
        expect(choice.reasons).toEqual(one.reasons);
        expect(best.action).toEqual(choices[0]?.action);
        expect(weighed).toBe(owedBy(view).length);
        expect(cost).toBe(Math.max(0, best.points - choice.points));
        if (best === choice) expect(spread).toBe(0);
        // Only what it costs for certain is held against it.
        verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), cost === 0 ? 0 : cost - spread]);
        if (verdict === 'good') expect(cost).toBeGreaterThan(0);
      }
    }
    const range = (verdict: string) => {
      const costs = verdicts.get(verdict) ?? [];
      expect(costs.length, verdict).toBeGreaterThan(0);
      return [Math.min(...costs), Math.max(...costs)] as const;
    };
    expect(range('best')).toEqual([0, 0]);
    expect(range('good')[1]).toBeLessThanOrEqual(2);
    expect(range('slip')[0]).toBeGreaterThan(2);
    expect(range('slip')[1]).toBeLessThanOrEqual(8);
    expect(range('mistake')[0]).toBeGreaterThan(8);
  });

  test('AG-31: a pass of too few tiles, which a table allows, loses the hand', () => {
    const { game, state } = newGame(rules, { seed: 'short', manners: 'table' });
    const view = game.viewFor(state, 'E');
    const short = view.legal.find((one) => one.type === 'pass' && one.tiles.length < 3) as Action;
    const full = view.legal.find((one) => one.type === 'pass' && one.tiles.length === 3) as Action;
    const { choice, best, cost, verdict } = judged(view, short, rules);
    expect(choice.reasons.map(({ code }) => code)).toEqual(['wrongCount']);
    expect(best.action).toMatchObject({ type: 'pass', tiles: { length: 3 } });
    expect(cost).toBeGreaterThan(0);
    expect(['slip', 'mistake']).toContain(verdict);
    expect(judged(view, full, rules).choice.points).toBeGreaterThan(choice.points);
  });

  test('`strength` chooses whose advice is the best choice, and changes no points', () => {
    let others = 0;
    for (const view of views()) {
      const [first] = unwrap(advise(view, { rules, trials: 1, strength: 'beginner' })).choices;
      const action = first?.action as Action;
      const [usual, beginner] = [
        judged(view, action, rules),
        judged(view, action, rules, { strength: 'beginner' }),
      ];
      expect([beginner.cost, beginner.best.action]).toEqual([0, action]);
      expect(beginner.choice.points).toBe(usual.choice.points);
      if (usual.best.action !== action) others++;
    }
    expect(others).toBeGreaterThan(0);
  });

  test('AG-27: to let a win go costs what the game pays for the hand', () => {
    const winning = viewsOf(rules, `${name} to win`, 1).filter(({ legal }) =>
      legal.some(({ type }) => type === 'mahjongg'),
    );
    expect(winning.length).toBeGreaterThan(0);
    for (const view of winning) {
      const [other] = owedBy(view).filter(({ type }) => type !== 'mahjongg' && type !== 'call');
      if (other === undefined) continue;
      const { best, verdict, cost } = judged(view, other, rules);
      expect([best.action.type, best.wins, verdict]).toEqual(['mahjongg', true, 'mistake']);
      expect(cost).toBeGreaterThan(8);
      expect(best.points).toBeGreaterThan(4.5 * 25);
    }
  });
});

const STEPS = ['best', 'good', 'slip', 'mistake'];

test('the verdicts by ten sources of chance are at most one step apart for 95 of 100 choices, and the costs as far as they say', () => {
  const each = samples(16);
  let [choices, near, held] = [0, 0, 0];
  for (const rules of [CARD_FREE, BY_CARD]) {
    const games = Array.from({ length: Math.ceil(each / 8) }, (_, game) => `sources ${game + 1}`);
    const views = games.flatMap((game) => viewsOf(rules, game, 7)).slice(0, each);
    const pick = seededRandom('sources');
    for (const view of views) {
      const owed = owedBy(view);
      const action = owed[pick(owed.length)] as Action;
      const found = Array.from({ length: 10 }, (_, source) =>
        judged(view, action, rules, { random: seededRandom(`source ${source}`) }),
      );
      const steps = found.map(({ verdict }) => STEPS.indexOf(verdict));
      const mean = found.reduce((sum, { cost }) => sum + cost, 0) / found.length;
      choices++;
      if (Math.max(...steps) - Math.min(...steps) <= 1) near++;
      held += found.filter(({ cost, spread }) => Math.abs(cost - mean) <= spread + 1e-9).length;
    }
  }
  expect(choices).toBe(2 * each);
  expect(near / choices).toBeGreaterThanOrEqual(0.95);
  expect(held / (10 * choices)).toBeCloseTo(0.95, 1);
});

test.each([
  ['Card Free', CARD_FREE, [5]],
  ['a card', BY_CARD, [23, 32]],
] as const)(
  'AG-15, AG-27: Mah Jongg and a call that completes the hand bring what its best layout pays: %s',
  (name, rules, games) => {
    const paid = new Set<string>();
    let called = 0;
    const bestValue = (concealed: readonly Tile[], melds: readonly Meld[]): number | undefined => {
      const found = targets({ concealed, melds }, { rules, sortBy: 'value' });
      return found.ok && found.value.distance === 0 ? found.value.targets[0]?.value : undefined;
    };
    for (const game of games)
      for (const view of viewsOf(rules, `${name} calls ${game}`)) {
        const win = view.legal.find(({ type }) => type === 'mahjongg');
        if (view.phase !== 'claims' || view.viewer === 'spectator' || win === undefined) continue;
        const melds = view.melds[view.viewer] ?? [];
        const { best } = judged(view, win, rules);
        const value = bestValue([...view.rack, view.now.tile], melds) ?? 0;
        paid.add((best.points / value).toFixed(6));
        expect(best.aim?.value).toBe(value);
        for (const action of view.legal) {
          if (action.type !== 'call') continue;
          const rack = [...view.rack];
          for (const tile of action.with) rack.splice(rack.indexOf(tile), 1);
          const then = bestValue(rack, [...melds, { tiles: [action.tile, ...action.with] }]);
          if (then === undefined) continue;
          paid.add((judged(view, action, rules).choice.points / then).toFixed(6));
          called++;
        }
      }
    expect(called).toBeGreaterThan(0);
    expect([...paid].length).toBe(1);
  },
);

test.each([
  ['early', 80],
  ['in the last turns', 6],
])(
  'AG-21, AG-27: an exchange for the joker that completes the hand comes before every discard, %s',
  (_, wallLeft) => {
    const legal = 'exchange 5B E 0';
    const view = viewOf({ rack: '11B 222B 333B 44B 5B', own: ['55B J'], wallLeft, legal });
    const [discard] = view.legal;
    const exchange = view.legal.at(-1);
    const [first, second] = unwrap(advise(view, { rules: CARD_FREE, trials: 1 })).choices;
    expect([first?.action, first?.distance]).toEqual([exchange, 0]);
    expect(first?.reasons.map(({ code }) => code)).toEqual(['nearer', 'jokerWon']);
    expect(second?.rating).toBeLessThan(0.7);
    const { cost, best } = judged(view, discard as Action, CARD_FREE);
    expect([best.action, cost > 0]).toEqual([exchange, true]);
  },
);

const NEAR = '11B 222B 333B 444B 5B';

const discardOf = (view: PlayerView, tile: string): Action =>
  view.legal.find((action) => action.type === 'discard' && action.tile === tile) as Action;

const pointsOf = (view: PlayerView, tile: string): JudgedChoice<unknown> =>
  judged(view, discardOf(view, tile), CARD_FREE).choice;

test('CF-29: a win is worth what the table pays on average: two in five are self-drawn, one in eight has no jokers', () => {
  const view = viewOf({ rack: '11B 222B 333B 444B 555B', legal: 'mahjongg' });
  const { choice } = judged(view, view.legal.at(-1) as Action, CARD_FREE);
  expect(choice.points / ((1 + 1 / 8) * (0.4 * 6 + 0.6 * 4))).toBeCloseTo(choice.aim?.value ?? 0, 9);
});

test('AG-28: of two tiles that no near hand needs, the one that may win for another is worth less', () => {
  const rack = `${NEAR} 9C 9D`;
  const view = viewOf({ rack, wallLeft: 20, discards: 'EEE SSS WWW NNN 111222C 999D' });
  const [safe, risky] = [pointsOf(view, '9D'), pointsOf(view, '9C')];
  expect(safe.distance).toBe(risky.distance);
  expect(safe.points).toBeGreaterThan(risky.points);
  const early = viewOf({ rack, wallLeft: 99 });
  expect(pointsOf(early, '9D').points).toBe(pointsOf(early, '9C').points);
});

test('AG-10: a discard that a near hand needs costs points', () => {
  const view = viewOf({ rack: `${NEAR} 5B 9D` });
  const kept = pointsOf(view, '9D').points;
  const broken = pointsOf(view, '2B').points;
  expect(kept).toBeGreaterThan(0);
  expect(broken).toBeLessThan(kept);
});

describe('what is no choice', () => {
  const pass = viewsOf(BY_CARD, 'a pass', 1)[0] as PlayerView;
  const [action] = pass.legal as readonly [Extract<Action, { type: 'pass' }>];
  const codeOf = (view: PlayerView, given: unknown, rules: unknown = BY_CARD) =>
    refusedBy(judge(view, given as Action, { rules: rules as Rules })) ?? 'judged';

  test('tiles may be named in any order', () => {
    expect(codeOf(pass, { ...action, tiles: [...action.tiles].reverse() })).toBe('judged');
  });

  test.each([
    ['an action that is not legal', { ...action, tiles: ['9D', '9D', '9D', '9D'] }],
    ['of another moment', { ...action, moment: 99 }],
    ['of another seat', { ...action, seat: 'S' }],
    ['a discard in the Charleston', { type: 'discard', seat: 'E', moment: 0, tile: pass.rack[0] }],
    ['a challenge, which is never owed', { type: 'challenge', seat: 'E', moment: 0, against: 'S' }],
    ['nothing', undefined],
    ['a text', 'pass'],
  ])('%s', (_, given) => {
    expect(codeOf(pass, given)).toBe('notAChoice');
  });

  test('AG-32: a challenge that the view offers is not judged', () => {
    const view = viewsOf(BY_CARD, 'a discard', 40).find(({ legal }) =>
      legal.some(({ type }) => type === 'challenge'),
    ) as PlayerView;
    const messageOf = (given: object) => {
      const answer = judge(view, given as Action, { rules: BY_CARD as Rules });
      return answer.ok ? 'judged' : answer.error.message;
    };
    const challenge = view.legal.find(({ type }) => type === 'challenge') as Action;
    expect(messageOf(challenge)).toMatch(/^Only a choice that the player must make now is judged/);
    expect(messageOf({ ...challenge, against: view.viewer })).toMatch(
      /^This is not one of the player’s choices/,
    );
  });

  test('what a declarer says of the value of a hand is no other choice (AG-35a)', () => {
    const view = viewsOf(CARD_FREE, 'Card Free to win', 1).find(({ legal }) =>
      legal.some(({ type }) => type === 'mahjongg'),
    ) as PlayerView;
    const win = view.legal.find(({ type }) => type === 'mahjongg') as Action;
    expect(codeOf(view, { ...win, value: 30 }, CARD_FREE)).toBe('judged');
  });

  test('nothing is owed, and rules that cannot tell', () => {
    expect(codeOf({ ...pass, awaiting: [] } as PlayerView, action)).toBe('noChoiceOwed');
    expect(codeOf({ ...pass, viewer: 'spectator' } as PlayerView, action)).toBe('noChoiceOwed');
    for (const rules of [yearGame(), freeForm()]) {
      const found = judge(pass, action, { rules: rules as unknown as Rules });
      expect(reasonsOf(found)).toMatchObject([
        { code: 'notSupported', params: { games: ['card-free', 'american-2018', 'nmjl'] } },
      ]);
    }
  });
});
