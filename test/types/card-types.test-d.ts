import { expectTypeOf, test } from 'vitest';
import {
  americanCard,
  type Card,
  type CardLayout,
  type CardReading,
  type CardScore,
  type CardWin,
  parseCard,
} from '../../src/american';
import { layouts, scoreHand, validateHand } from '../../src/index';

// What the compiler knows of a card's answers.

declare const card: Card;
const rules = americanCard(card);

test('a card reading has a line and a value, and nothing of Card Free', () => {
  const answer = validateHand({ concealed: [] }, { rules });
  if (!answer.valid) return;
  expectTypeOf(answer.best).toEqualTypeOf<CardReading>();
  expectTypeOf(answer.best.value).toEqualTypeOf<number>();
  // @ts-expect-error bonuses belong to Card Free
  answer.best.bonuses;
  // @ts-expect-error so do categories
  answer.best.category;
});

test('layouts and scores are those of a card', () => {
  expectTypeOf([...layouts({ rules })]).toEqualTypeOf<CardLayout[]>();
  const score = scoreHand({ concealed: [] }, { win: { by: 'wall' }, rules });
  if (score.ok) expectTypeOf(score.value).toEqualTypeOf<CardScore>();
  // @ts-expect-error no loose tile is drawn here
  const win: CardWin = { by: 'looseTile' };
  void win;
});

test('a preset has its own options', () => {
  americanCard(card, { preset: 'american-game', flowersAsJokers: true });
  // @ts-expect-error the guide of 2018 has no such option
  americanCard(card, { preset: 'american-2018', flowersAsJokers: true });
  // @ts-expect-error what parseCard gives may be a rejection
  americanCard(parseCard('{}'));
});
