import { describe, expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import {
  advisedBot,
  type Bot,
  greedyBot,
  playGame,
  sampleState,
  solitaireBot,
  yearBot,
} from '../../src/bots';
import {
  americanSolitaireGame,
  chineseSolitaireGame,
  matchOf,
  newGame,
  seededRandom,
  tableGame,
  tableMatch,
  yearTableGame,
  yearTableMatch,
} from '../../src/game';
import {
  americanRules,
  americanSolitaire,
  type CardFree,
  cardFree,
  chineseSolitaire,
  freeForm,
  MisuseError,
  yearGame,
} from '../../src/index';

const RULES = {
  'card-free': cardFree(),
  'american-2018': americanCard(practiceCard),
  'american-game': freeForm(),
  'chinese-solitaire': chineseSolitaire(),
  'american-solitaire': americanSolitaire(),
  year: yearGame(),
  nmjl: americanRules('nmjl'),
  none: { name: 'none' },
  'no object': null,
} as const;
type Name = keyof typeof RULES;

const ALL: readonly Name[] = Object.keys(RULES) as Name[];
const TABLES: readonly Name[] = ['card-free', 'american-2018', 'american-game'];
const KNOW_THE_WAY: readonly Name[] = ['card-free', 'american-2018'];

const random = seededRandom('other rules');
/** What a view says of these rules, so far as they are some. */
const identified = (rules: unknown): object => {
  const { name, options, fingerprint: card } = (rules ?? {}) as Readonly<Record<string, unknown>>;
  return { name, options, card };
};

/** What serves which rules, as a program without types calls it: the rules it does not serve are refused at once. */
const SERVED: readonly (readonly [string, (rules: never) => unknown, readonly Name[], RegExp])[] = [
  ['greedyBot', greedyBot, TABLES, /^A greedy bot is for American table games/],
  [
    'sampleState',
    (rules) => sampleState({ ...EMPTY, phase: 'over', rules: identified(rules) } as never, rules, random),
    TABLES,
    /American table games/,
  ],
  ['matchOf', matchOf, [...TABLES, 'year'], /^A match is for table games: cardFree\(\), .* or yearGame\(\)/],
  ['tableGame', tableGame, TABLES, /^`tableGame` is for American table games/],
  [
    'chineseSolitaireGame',
    chineseSolitaireGame,
    ['chinese-solitaire'],
    /^`chineseSolitaireGame` is for the Chinese solitaire: chineseSolitaire\(\), not for/,
  ],
  [
    'americanSolitaireGame',
    americanSolitaireGame,
    ['american-solitaire'],
    /^`americanSolitaireGame` is for the American solitaire: americanSolitaire\(\), not for/,
  ],
  ['yearTableGame', yearTableGame, ['year'], /^`yearTableGame` is for the Year game/],
  ['tableMatch', tableMatch, TABLES, /^`tableMatch` is for American table games/],
  ['yearTableMatch', yearTableMatch, ['year'], /^`yearTableMatch` is for the Year game/],
  ['advisedBot', (rules) => advisedBot(rules, 'regular'), TABLES, /table games/],
  [
    'solitaireBot',
    solitaireBot,
    ['chinese-solitaire', 'american-solitaire'],
    /for the solitaires: chineseSolitaire\(\) or americanSolitaire\(\)/,
  ],
  ['yearBot', yearBot, ['year'], /for the Year game: yearGame\(\)/],
  [
    'americanSolitaire',
    (rules) => americanSolitaire({}, rules),
    KNOW_THE_WAY,
    /needs rules with “(hands|goals|score)”|needs 152 tiles|hands of a card or Card Free, not of/,
  ],
];
/** A view of nothing. */
const EMPTY = {
  ...{ viewer: 'spectator', legal: [], awaiting: [], rack: [], seats: [], discards: [], dead: [] },
  ...{ melds: {}, players: {}, rules: {}, now: {}, counts: {}, phase: 'turn', wallLeft: 0 },
};

const CASES = SERVED.flatMap(([what, call, names, words]) =>
  ALL.map((name) => ({ what, name, call, isServed: names.includes(name), words })),
);

test.each(CASES)('$what and the rules of $name', ({ call, name, isServed, words }) => {
  const asked = () => call(RULES[name] as never);
  if (isServed) return expect(asked).not.toThrow();
  expect(asked).toThrow(MisuseError);
  expect(asked).toThrow(words);
});

test('what is refused is named, whatever it is', () => {
  const asked = (rules: unknown) => () => greedyBot(rules as never);
  expect(asked(yearGame())).toThrow(/not for “year”\.$/);
  expect(asked(null)).toThrow(/not for null\.$/);
  expect(asked({ table: null })).toThrow(/not for an object\.$/);
});

describe('a bot in a game of other rules than its own', () => {
  const LEVEL = cardFree({ skillLevel: 3 });
  const OTHER_CARD = americanCard({ ...practiceCard, name: 'Another card', year: 2031 });
  const LOOSE = chineseSolitaire({ looseTiles: 2 });
  const [solo, year, table] = [solitaireBot, yearBot, greedyBot] as unknown as ((
    rules: object,
  ) => Bot<never>)[];

  test.each([
    ['greedyBot', table, cardFree(), americanCard(practiceCard)],
    ['greedyBot', table, cardFree(), LEVEL],
    ['greedyBot', table, LEVEL, cardFree()],
    ['greedyBot', table, cardFree(), yearGame()],
    ['greedyBot', table, americanCard(practiceCard), OTHER_CARD],
    [
      'solitaireBot',
      solo,
      americanSolitaire({}, americanCard(practiceCard)),
      americanSolitaire({}, OTHER_CARD),
    ],
    ['advisedBot', (rules: CardFree) => advisedBot(rules, 'beginner'), cardFree(), LEVEL],
    ['solitaireBot', solo, americanSolitaire(), chineseSolitaire()],
    ['solitaireBot', solo, chineseSolitaire(), LOOSE],
    ['yearBot', year, yearGame(), cardFree()],
    ['yearBot', year, yearGame(), yearGame({ mixedSaws: true })],
  ] as const)('%s, case %#, says so and plays in its own game', (_, botFor, own, other) => {
    const bots = (botFor as (rules: object) => Bot<never>)(own);
    const play = playGame as (rules: object, table: object) => { readonly ok: boolean };
    expect(play(own, { bots, seed: 'own rules' }).ok).toBe(true);
    expect(() => play(other, { bots, seed: 'other rules' })).toThrow(MisuseError);
    expect(() => play(other, { bots, seed: 'other rules' })).toThrow(
      `This view does not belong to the rules “${own.name}”`,
    );
  });
});

test.each([cardFree(), yearGame(), chineseSolitaire(), americanSolitaire()])(
  '$name: a view in place of a state is told from one',
  (rules) => {
    const { game, state } = newGame(rules as CardFree, { seed: 'view or state' });
    const view = game.viewFor(state, 'E');
    const asked = ['awaiting', 'legalActions', 'check', 'apply', 'reducer', 'viewFor'] as const;
    for (const name of [...asked, 'outcome', 'returns', 'encodeState'] as const) {
      const ask = game[name] as (given: unknown, second: unknown) => unknown;
      expect(() => ask(state, 'E')).not.toThrow();
      expect(() => ask(view, 'E')).toThrow(MisuseError);
      expect(() => ask(view, 'E')).toThrow('got a view, which has no hidden tiles');
    }
  },
);

test('a state of another card is told from one of these rules', () => {
  const rules = americanCard(practiceCard);
  const other = americanCard({ ...practiceCard, name: 'Practice, another edition' });
  const { state } = newGame(other, { seed: 'card' });
  expect(() => tableGame(rules).awaiting(state)).toThrow(
    'This state does not belong to the rules “american-2018” with these options and this card.',
  );
});
