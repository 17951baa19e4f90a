import { describe, expect, test } from 'vitest';
import { practiceCard } from '../src/american';
import { distance, type HasGoals, remaining, targets, waits } from '../src/analysis';
import {
  americanCard,
  americanSolitaire,
  cardFree,
  chineseSolitaire,
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
  possible,
  type Scored,
  scoreHand,
  validateHand,
  type Win,
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
import { samples } from './samples';

// Whatever the library answers about hands is plain JSON: nothing is lost or changed on its way through a text. That of every
// other answer, refusals too, test/robustness looks at.

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

const HANDS = samples(14);

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
    expect(scored).toBeGreaterThan(HANDS / 3);
  });

  test('its layouts', () => {
    let place = 0;
    for (const layout of layouts({ rules: rules as HasHands<Layout> })) {
      if (place++ % 7 === 0) expectPlain(layout);
      if (place > 5_000) break;
    }
    expect(place).toBeGreaterThan(1_000);
  });
});
