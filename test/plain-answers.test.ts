import { describe, expect, test } from 'vitest';
import { cardFingerprint, practiceCard } from '../src/american';
import { distance, type HasGoals, remaining, targets, waits } from '../src/analysis';
import {
  americanCard,
  americanSolitaire,
  americanSolitaireSheet,
  cardFree,
  chineseSheet,
  chineseSolitaire,
  chineseWaits,
  deadReason,
  describeReading,
  describeScore,
  freeForm,
  type Hand,
  type HasHands,
  type HasPayouts,
  type HasPossible,
  type HasScore,
  type Layout,
  layouts,
  ledger,
  parseCard,
  parseHand,
  parseHandText,
  parseTiles,
  possible,
  readAmericanOptions,
  readCardFreeOptions,
  readChineseOptions,
  readYearOptions,
  type Scored,
  SEATS,
  scoreHand,
  settle,
  validateHand,
  type Win,
  type WinKind,
  yearGame,
} from '../src/index';
import { anyHand } from './generators/card-free-hands';
import { cardHand } from './generators/card-hands';
import { type Chance, chanceFrom } from './generators/chance';
import { anyChineseHand } from './generators/chinese-hands';
import { anyFreeFormHand } from './generators/free-form-hands';
import { anyYearHand } from './generators/year-hands';
import { expandCard } from './naive/card-lines';
import { expectPlain } from './plain';

// Whatever the library answers about hands is plain JSON: nothing is lost or changed on its way through a text.

type Rules = HasHands<object> & HasScore<object, Win, Scored> & Partial<HasGoals> & Partial<HasPayouts>;

interface Game {
  readonly name: string;
  /** A rule set, a hand for it, and how it was won if that is known. */
  readonly deal: (chance: Chance) => readonly [rules: object, hand: Hand, win: Win | undefined];
  /** A rule set that lists what it pays and its layouts. */
  readonly rules: object;
}

const VARIANTS = expandCard(practiceCard);
const byCard = (name: string, rules: object): Game => ({
  name,
  rules,
  deal: (chance) => [rules, cardHand(VARIANTS, chance).hand, undefined],
});

const GAMES: readonly Game[] = [
  {
    name: 'Card Free',
    rules: cardFree(),
    deal: (chance) => {
      const { hand, changes, win } = anyHand(chance);
      return [cardFree(changes as never), hand, win as Win | undefined];
    },
  },
  byCard('the guide by the practice card', americanCard(practiceCard)),
  byCard('the League’s practice', americanCard(practiceCard, { preset: 'nmjl', pairOnDiscard: false })),
  byCard('The American Game', americanCard(practiceCard, { preset: 'american-game', flowersAsJokers: true })),
  byCard('the American solitaire', americanSolitaire({}, americanCard(practiceCard)).game),
  {
    name: 'The American Game without a card',
    rules: freeForm(),
    deal: (chance) => {
      const { hand, win } = anyFreeFormHand(chance);
      return [freeForm(), hand, win];
    },
  },
  {
    name: 'the Chinese solitaire',
    rules: chineseSolitaire(),
    deal: (chance) => {
      const { hand, options, win } = anyChineseHand(chance);
      return [chineseSolitaire(options as never), hand, win];
    },
  },
  {
    name: 'the Year game',
    rules: yearGame(),
    deal: (chance) => {
      const { hand, options, win } = anyYearHand(chance);
      return [yearGame(options as never), hand, win];
    },
  },
];

const HANDS = 100;
const NO_HANDS: readonly unknown[] = [
  null,
  {},
  { concealed: ['1B', '1X', 5] },
  { concealed: [], melds: [{}] },
  { concealed: Array(14).fill('1B'), melds: [{ tiles: ['J', 'J', 'J'] }], flowers: ['1B'] },
];

/** Everything that is said of a hand that is whole, and of the same hand without a tile. */
const answersTo = (rules: Rules, hand: Hand, win: Win | undefined): readonly unknown[] => {
  const whole = validateHand(hand, { rules, win });
  const score = scoreHand(hand, { win: win ?? { by: 'wall' }, rules });
  const { concealed, melds } = { melds: [], ...hand };
  const waiting = { ...hand, concealed: concealed?.slice(1) };
  return [
    whole,
    validateHand(hand, { rules }),
    score,
    ...(whole.valid ? whole.readings.map((one) => describeReading(one)) : []),
    ...(score.ok ? [describeScore(score.value)] : []),
    ...('possible' in rules
      ? [{ melds }, { melds, visible: concealed, tileCount: 13, toDiscard: true }].flatMap((seen) => [
          possible(seen, { rules: rules as unknown as HasPossible }),
          deadReason(seen, { rules: rules as unknown as HasPossible }),
        ])
      : []),
    ...('goals' in rules ? goalsOf(rules as Rules & HasGoals, hand, waiting) : []),
  ];
};

const goalsOf = (rules: Rules & HasGoals, hand: Hand, waiting: Hand): readonly unknown[] => [
  distance(hand, { rules }),
  remaining(hand, { rules }),
  waits(waiting, { rules }),
  waits(waiting, { rules, by: 'discard', visible: ['1B'] }),
  ...(['distance', 'chance'] as const).map((sortBy) =>
    targets(waiting, { rules, limit: 3, sortBy, impossible: true }),
  ),
];

describe.each(GAMES)('$name', ({ name, rules, deal }) => {
  test('every answer about a hand is plain JSON, and a reading that was read back is scored alike', () => {
    const chance = chanceFrom(name.length);
    let scored = 0;
    for (let made = 0; made < HANDS; made++) {
      const [played, hand, win] = deal(chance) as readonly [Rules, Hand, Win | undefined];
      for (const answer of answersTo(played, hand, win)) expectPlain(answer);
      const known = win ?? { by: 'wall' as const };
      const answer = validateHand(hand, { rules: played, win: known });
      if (!answer.valid) continue;
      const reading = JSON.parse(JSON.stringify(answer.best)) as object;
      expect(scoreHand(hand, { win: known, rules: played, reading })).toEqual(
        scoreHand(hand, { win: known, rules: played }),
      );
      scored++;
    }
    expect(scored).toBeGreaterThan(20);
  });

  test('and what is said of a value that is no hand', () => {
    for (const hand of NO_HANDS as readonly Hand[])
      for (const answer of answersTo(rules as Rules, hand, { by: 'wall', tile: '1B' })) expectPlain(answer);
  });

  test('its layouts', () => {
    let place = 0;
    for (const layout of layouts<unknown>({ rules: rules as HasHands<Layout> })) {
      if (place++ % 7 === 0) expectPlain(layout);
      if (place > 5_000) break;
    }
    expect(place).toBeGreaterThan(1_000);
  });
});

test('payments, and the ledger of an evening', () => {
  const wins: readonly WinKind[] = ['wall', 'discard', 'jokerExchange', 'misnamedDiscard', 'exchangeTile'];
  const claims = [
    ...wins.flatMap((by) =>
      [25, 12.5, 0, undefined].map((value) => ({
        ...{ value, winner: 'E', by, jokerless: true, dead: ['N'] },
        ...(by.includes('iscard') && { discarder: 'S' }),
        ...(by === 'exchangeTile' && { exchanger: 'S' }),
      })),
    ),
    ...['wallGame', 'mahjonggInError', 'falseWin', 'nothing'].map((event) => ({
      ...{
        event,
        declarer: 'E',
        exposed: ['S', 'W'],
        offender: 'E',
        by: 'discard',
        discarder: 'S',
        value: 30,
      },
    })),
    { event: 'wallGame' },
    { event: 'mahjonggInError', declarer: 'E', exposed: ['S', 'W'], value: 30 },
    { event: 'falseWin', offender: 'E', by: 'discard', discarder: 'W' },
    { event: 'falseWin', offender: 'E', by: 'wall', highestValue: 7 },
  ];
  let paid = 0;
  for (const { rules } of GAMES)
    for (const claim of 'payouts' in rules ? claims : []) {
      const settled = settle(claim as never, { rules: rules as HasPayouts });
      expectPlain(settled);
      if (!settled.ok) continue;
      expectPlain(ledger([settled.value], { multiply: 2, roundTo: 1 }));
      paid++;
    }
  expect(paid).toBeGreaterThan(60);
  expectPlain(ledger([{ payments: [{ from: 'E', to: 'E', amount: -1 }] }] as never));
});

test('sheets, options, texts and cards that were read or refused', () => {
  const sheets = [
    { sets: [] },
    { sets: [{ kind: 'pung', tile: '1B', where: 'hand' }] },
    { discards: 5 },
    null,
  ];
  const own = {
    name: 'own',
    sections: [{ name: 'a', lines: [{ hand: 'NEWS 1111a 2222a 33a', value: 25 }] }],
  };
  for (const answer of [
    ...sheets.flatMap((sheet) => [chineseSheet(sheet as never), americanSolitaireSheet(sheet as never)]),
    ...[{}, { skillLevel: 9, baseValue: undefined }, { preset: 'nmjl' }, 5].flatMap((options) => [
      readAmericanOptions('american-game', options),
      ...[readCardFreeOptions, readChineseOptions, readYearOptions].map((read) => read(options)),
    ]),
    ...['123B', '12X', ''].flatMap((text) => [parseTiles(text), parseHandText(text), parseHand(text)]),
    parseHand({ concealed: ['1B'], melds: undefined, flowers: undefined }),
    parseCard(practiceCard),
    parseCard(own),
    parseCard({ ...own, year: undefined }),
    parseCard('{"sections": 5}'),
    cardFingerprint(practiceCard),
    chineseWaits({ concealed: ['1B'] }),
    ...GAMES.map(({ rules }) => (rules as { readonly options?: unknown }).options ?? null),
    cardFree({ skillLevel: undefined } as never).options,
    SEATS,
  ])
    expectPlain(answer);
});
