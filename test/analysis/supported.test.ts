import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import {
  advise,
  bestDiscards,
  distance,
  judge,
  remaining,
  review,
  scout,
  targets,
  usefulCalls,
  waits,
} from '../../src/analysis';
import { GAMES_ASKED, type Question } from '../../src/analysis/supported';
import { type Action, newGame, type PlayerView } from '../../src/game';
import type { PlayedBy } from '../../src/games/game-of';
import {
  americanCard,
  americanRules,
  americanSolitaire,
  type CardFree,
  cardFree,
  chineseSolitaire,
  freeForm,
  type Hand,
  MisuseError,
  yearGame,
} from '../../src/index';
import { reasonsOf, unwrap } from '../unwrap';

// A question that a game cannot answer gets the reason `notSupported`, which names the games that can.

const GAMES = [
  cardFree(),
  americanCard(practiceCard),
  americanCard(practiceCard, { preset: 'nmjl' }),
  freeForm(),
  chineseSolitaire(),
  americanSolitaire(),
  yearGame(),
] as const;

/** A hand that lacks a tile in every game. */
const HAND: Hand = {
  concealed: ['1B', '1B', '1B', '2B', '2B', '2B', '3B', '3B', '3B', '4B', '4B', '4B', 'E'],
};

const viewOf = (rules: PlayedBy) => {
  const { game, state } = newGame(rules, { seed: '1' });
  return game.viewFor(state, 'E');
};

const ASK: Readonly<
  Record<Question, (rules: never) => ReturnType<typeof distance | typeof targets | typeof advise>>
> = {
  distance: (rules) => distance(HAND, { rules }),
  targets: (rules) => targets(HAND, { rules }),
  waits: (rules) => waits(HAND, { rules }) as ReturnType<typeof distance>,
  bestDiscards: (rules) => bestDiscards(HAND, { rules }) as ReturnType<typeof distance>,
  advise: (rules) => advise(viewOf(rules) as never, { rules }),
  usefulCalls: (rules) => usefulCalls(viewOf(rules) as never, { rules }) as never,
  scout: (rules) => scout(viewOf(rules) as never, { rules }) as never,
  judge: (rules) => {
    const view = viewOf(rules) as PlayerView;
    return judge(view, view.legal[0] as Action, { rules }) as never;
  },
  review: (rules) => {
    const { game, setup } = newGame(rules as CardFree, { seed: '1' });
    return review(game.record(setup, []), { rules, game, seat: 'E' }) as never;
  },
};

const CASES = (Object.keys(ASK) as Question[]).flatMap((question) =>
  GAMES.map((rules) => [question, rules.name, rules] as const),
);

test.each(CASES)('%s of %s is answered if the table says so', (question, name, rules) => {
  const answer = ASK[question](rules as never);
  const games = GAMES_ASKED[question];
  if (games.includes(name)) return void unwrap(answer as ReturnType<typeof distance>);
  expect(reasonsOf(answer)).toMatchObject([
    { code: 'notSupported', rule: '', params: { question, rules: name, games } },
  ]);
});

test('every game says what remains', () => {
  for (const rules of GAMES) expect(unwrap(remaining(HAND, { rules }))['1B']).toBe(1);
});

test('docs/analysis.md has the same table', () => {
  const page = readFileSync('docs/analysis.md', 'utf8');
  const questions = Object.keys(GAMES_ASKED) as Question[];
  const rows = GAMES.map(({ name }) => {
    const cells = questions.map((question) => (GAMES_ASKED[question].includes(name) ? 'yes' : 'no'));
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  const head = `| rules | ${questions.map((question) => `\`${question}\``).join(' | ')} |`;
  expect(page).toContain([head, `|---|${questions.map(() => ':-:').join('|')}|`, ...rows].join('\n'));
});

/** The questions about a game, asked without one. */
const WITH_A_VIEW = {
  advise: (asked: never) => advise({} as never, asked),
  usefulCalls: (asked: never) => usefulCalls({} as never, asked),
  scout: (asked: never) => scout({} as never, asked),
  judge: (asked: never) => judge({} as never, {} as never, asked),
  review: (asked: never) => review({}, asked),
};

test('rules that only pay, and rules of somebody else, are not supported either', () => {
  const foreign = { name: 'mine\n', options: {}, tiles: cardFree().tiles };
  for (const rules of [americanRules('nmjl'), foreign])
    for (const question of Object.keys(ASK) as Question[]) {
      const answer =
        question in WITH_A_VIEW
          ? WITH_A_VIEW[question as keyof typeof WITH_A_VIEW]({ rules } as never)
          : ASK[question](rules as never);
      expect(reasonsOf(answer)).toMatchObject([{ code: 'notSupported' }]);
    }
  const answer = distance(HAND, { rules: foreign as never });
  expect(answer.ok || answer.error.message).toMatch(
    /^`distance` does not work with the rules “mine”\. It works with card-free, /,
  );
  const paying = distance(HAND, { rules: americanRules('nmjl') as never });
  expect(paying.ok || paying.error.message).toMatch(/the rules “nmjl” without a card\. It works with /);
});

test('what is no rule set is a misuse', () => {
  const broken = [
    {},
    null,
    'year',
    { ...cardFree(), goals: 5 },
    { ...freeForm(), tiles: {}, goals: undefined },
  ];
  for (const rules of broken) {
    expect(() => distance(HAND, { rules: rules as never })).toThrow(MisuseError);
    expect(() => advise({} as never, { rules: rules as never })).toThrow(MisuseError);
  }
  const tableless = { ...cardFree(), table: { play: 5 } };
  expect(() => advise({} as never, { rules: tableless as never })).toThrow(MisuseError);
});
