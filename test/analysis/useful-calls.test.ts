import { expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { advise, usefulCalls } from '../../src/analysis';
import type { PlayerView } from '../../src/game';
import { americanCard, cardFree, freeForm, MisuseError, yearGame } from '../../src/index';
import { refusedBy, unwrap } from '../unwrap';
import { type Rules, viewsOf } from './views';

// The calls that a player is asked about, on views of games that bots play.

const RULES: readonly (readonly [string, Rules])[] = [
  ['Card Free', cardFree()],
  ['a card', americanCard(practiceCard)],
  ['no card', freeForm()],
];

test.each(RULES)('AG-15: %s: the calls that advice rates above declining, or nearly so', (name, rules) => {
  const counts = { asked: 0, silent: 0 };
  for (const view of viewsOf(rules, `${name}, useful`)) {
    if (view.phase !== 'claims' || !view.legal.some(({ type }) => type === 'call')) continue;
    const { choices } = unwrap(
      advise(view, { rules, strength: 'beginner', limit: 1_000, draws: 1, trials: 1 }),
    );
    const pass = choices.find(({ action }) => action.type === 'decline')?.rating ?? 0;
    const rated = choices.filter(
      ({ action, rating }) => action.type === 'call' && rating > 0 && 2 * rating >= pass,
    );
    const found = unwrap(usefulCalls(view, { rules }));
    expect(found).toEqual(rated.map(({ action }) => action));
    counts[found.length > 0 ? 'asked' : 'silent']++;
  }
  expect(counts.asked).toBeGreaterThan(0);
  expect(counts.silent).toBeGreaterThan(0);
});

test('who owes no choice gets a reason, other games another one, and what is no view is a misuse', () => {
  const rules = cardFree();
  const [view] = viewsOf(rules, 'nothing to call');
  if (view === undefined) throw new Error('There is no view.');
  const codeOf = (given: PlayerView, asked: Rules) => refusedBy(usefulCalls(given, { rules: asked }));
  expect(codeOf({ ...view, awaiting: [] } as PlayerView, rules)).toBe('noChoiceOwed');
  expect(codeOf(view, yearGame() as unknown as Rules)).toBe('notSupported');
  expect(() => usefulCalls({} as PlayerView, { rules })).toThrow(MisuseError);
});
