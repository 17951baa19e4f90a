import { describe, expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import { scout } from '../../src/analysis';
import { dangerOf } from '../../src/analysis/danger';
import { stakeOf, stakesOf } from '../../src/analysis/standing';
import { weighOwed } from '../../src/analysis/weigh-owed';
import { advisedBot } from '../../src/bots';
import { newGame, type PlayerView, tableGame } from '../../src/game';
import { cardFree } from '../../src/index';
import { unwrap } from '../unwrap';
import type { Rules } from './views';

// The last turns, in which a choice is worth its chance to win beside what a discard may lose.

const CARD: Rules = americanCard(practiceCard);

/** Views of the last turns: games in which nobody wins before, because every third discard is any tile. */
const lateViews = (rules: Rules, games: number, turns: number): readonly PlayerView[] => {
  const game = tableGame(rules);
  const bot = advisedBot(rules, 'beginner');
  const views: PlayerView[] = [];
  for (let nth = 0; nth < games; nth++) {
    let { state } = newGame(rules, { seed: `late ${nth}` });
    for (let at = 0; state.phase !== 'over'; at++) {
      const view = game.viewFor(state, state.awaiting[0] ?? 'E');
      if (view.wallLeft <= 4 * turns && view.legal.length > 1) views.push(view);
      const discards = view.legal.filter(({ type }) => type === 'discard');
      const action =
        view.legal.find(({ type }) => type === 'decline') ??
        (at % 3 === 0 ? discards[at % discards.length] : undefined) ??
        bot(view, (bound) => (7 * at) % bound);
      state = unwrap(game.apply(state, action)).state;
    }
  }
  return views;
};

describe.each([
  ['Card Free', cardFree() as Rules],
  ['a card', CARD],
])('%s', (name, rules) => {
  const views = lateViews(rules, 2, 5);

  test('AG-28: in the last four turns a discard is worth the chance to win and the stake, less what it may lose', () => {
    let [late, before] = [0, 0];
    for (const view of views.filter(({ phase }) => phase === 'turn')) {
      const { ranked, known } = unwrap(weighOwed(view, rules, 'expert', undefined));
      const turns = view.wallLeft / 4;
      const discards = ranked.filter(({ action }) => action.type === 'discard');
      expect(discards.length).toBeGreaterThan(1);
      if (turns > 4) {
        expect(known.stake).toBeUndefined();
        before++;
        continue;
      }
      late++;
      const { won, lost, discarded } = stakesOf(rules, 4, turns);
      const stake = (discarded - lost) / (30 * won + lost);
      const chances = new Map(
        unwrap(scout(view, { rules })).discards.map(({ tile, chance }) => [tile, chance]),
      );
      const worths = discards.map(({ action, left }) => {
        const { soon, nearest } = left();
        const danger = action.type === 'discard' ? (chances.get(action.tile) ?? 1) : 1;
        // Where nothing can be completed any more, only the stake is left.
        const chance = Number.isFinite(nearest) ? soon + 0.004 * (14 - nearest) : 0;
        return (chance + stake) * (1 - danger);
      });
      for (const [at, { promise }] of discards.entries()) expect(promise).toBeCloseTo(worths[at] ?? 0, 12);
    }
    expect([name, late > 10, before > 1]).toEqual([name, true, true]);
  });

  test('AG-12: a call is worth what its best discard leaves, and its points count what that may lose', () => {
    let [calls, risky] = [0, 0];
    for (const view of views.filter(
      ({ phase, legal }) => phase === 'claims' && legal.some(({ type }) => type === 'call'),
    )) {
      const { ranked, known } = unwrap(weighOwed(view, rules, 'expert', undefined));
      for (const { action, promise, left, own } of ranked) {
        if (action.type !== 'call' || promise < 0) continue;
        calls++;
        const { danger } = left();
        const { view: seen, unseen, stake } = known;
        const dangers = own.rack.map((tile) =>
          stake === undefined ? dangerOf(seen, tile, unseen) : known.dangerIn(tile),
        );
        expect(dangers).toContain(danger());
        expect(promise).toBe(left().promise);
        if (danger() > 0) risky++;
      }
      for (const { action, left } of ranked) if (action.type === 'decline') expect(left().danger()).toBe(0);
    }
    expect([name, calls > 0, risky > 0]).toEqual([name, true, true]);
  });
});

test('AG-28: the stake is what a discarder pays beside what others win anyway, in wins of the usual value', () => {
  const at = (turns: number, rules = cardFree()) => stakeOf(stakesOf(rules, 4, turns));
  // 40 % of wins are self-drawn and 12.5 % without jokers: 5.4 times the value, of which a discarder pays 2.25.
  expect(at(0)).toBeCloseTo(2.25 / 5.4, 9);
  expect(at(4)).toBeLessThan(at(2));
  expect(at(2)).toBeLessThan(at(0));
  const lost = (1 - Math.exp(-1 / 3)) * 5.4 * 10;
  expect(at(2)).toBeCloseTo((2.25 * 30 - lost) / (5.4 * 30 + lost), 9);
});
