import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import {
  ADVICE_ENGLISH,
  advise,
  describeAdvice,
  describeJudgment,
  describeReview,
  describeScouting,
  type HintCode,
  judge,
  review,
  scout,
} from '../../src/analysis';
import { greedyBot, playGame } from '../../src/bots';
import { type PlayerView, tableGame } from '../../src/game';
import { americanCard, cardFree } from '../../src/index';
import { type Rules, viewsOf } from '../analysis/views';
import { unwrap } from '../unwrap';

// The values that a translation of hints can use are those that the guide lists, in games that bots play.

/** Codes without values of their own: choices have the members of the action, a layout its own. */
// biome-ignore format: the choices together
const OPEN: readonly HintCode[] = [
  'layout',
  'pass', 'stop', 'continue', 'wish', 'discard', 'decline', 'call', 'mahjongg', 'exchange', 'rearrange',
  'takeBack', 'grow', 'show', 'keep',
];

/** The rows of the guide: the values by code. */
const listed = (): Map<string, readonly string[]> => {
  const [, hints = ''] = readFileSync('docs/guides/other-languages.md', 'utf8').split('## Hints');
  const namesIn = (cell = ''): readonly string[] =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const rows = [...hints.matchAll(/^\| (`\w+`[^|]*) \| ([^|]*) \|/gm)];
  return new Map(
    rows.flatMap(([, codes, values]) => namesIn(codes).map((code) => [code, namesIn(values)] as const)),
  );
};

/** A language without words that notes which values each hint has. */
const noting = () => {
  const noted = new Map<string, Set<string>>();
  const hint = Object.fromEntries(
    Object.keys(ADVICE_ENGLISH.hint).map((code) => [
      code,
      (values: object) => {
        const names = noted.get(code) ?? new Set();
        for (const [name, value] of Object.entries(values)) if (value !== undefined) names.add(name);
        noted.set(code, names);
        return '';
      },
    ]),
  );
  return { noted, translation: { hint } };
};

const tell = (rules: Rules, translation: object): void => {
  for (const view of viewsOf(rules, 'hint values', 5)) {
    const { choices } = unwrap(advise(view, { rules, trials: 1, limit: 1_000, strength: 'beginner' }));
    describeAdvice({ choices }, translation);
    const worst = choices.at(-1)?.action as PlayerView['legal'][number];
    describeJudgment(unwrap(judge(view, worst, { rules, strength: 'beginner' })), translation);
    describeScouting(unwrap(scout(view, { rules })), translation);
  }
  const { setup, actions } = unwrap(playGame(rules, { bots: greedyBot(rules), seed: 'hint values' }));
  const game = tableGame(rules);
  const reviewed = review(game.record(setup, actions), { rules, game, seat: 'E', strength: 'beginner' });
  describeReview(unwrap(reviewed), translation, { all: true });
};

test('the values of hints are those that the guide lists', () => {
  const { noted, translation } = noting();
  tell(cardFree(), translation);
  tell(americanCard(practiceCard), translation);
  const left = [{ group: ['winds', '7 Pairs'], nearest: 1 }];
  const others = [{ seat: 'S', concealed: 1, dead: false, groups: left }] as const;
  describeScouting({ others, discards: [], groups: 63 }, translation);
  const guide = listed();
  expect([...guide.keys()].sort()).toEqual(Object.keys(ADVICE_ENGLISH.hint).sort());
  for (const [code, values] of guide)
    if (!OPEN.includes(code as HintCode))
      expect([code, ...(noted.get(code) ?? [])].sort()).toEqual([code, ...values].sort());
  expect([...(noted.get('call') ?? [])]).toContain('group');
});
