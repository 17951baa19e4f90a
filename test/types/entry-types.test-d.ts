import { expectTypeOf, test } from 'vitest';
import { americanSolitaire, validateHand as ofAmerican } from '../../src/american';
import { cardFree, validateHand as ofCardFree, type Reading } from '../../src/card-free';
import { type ChineseReading, chineseSolitaire, validateHand as ofChinese } from '../../src/chinese';
import {
  americanSolitaireGame,
  chineseSolitaireGame,
  gameOf,
  tableGame,
  tableMatch,
  yearTableGame,
} from '../../src/game';
import { validateHand as ofYear, yearGame } from '../../src/year';

// What the compiler knows of one game alone.

const hand = { concealed: [] };

test('only Card Free goes without saying', () => {
  expectTypeOf(ofCardFree(hand)).toEqualTypeOf(ofCardFree(hand, { rules: cardFree() }));
  // @ts-expect-error the American games need rules
  ofAmerican(hand);
  // @ts-expect-error the Chinese solitaire needs rules
  ofChinese(hand);
  // @ts-expect-error the Year game needs rules
  ofYear(hand);
});

test('a reading is one of the game', () => {
  const free = ofCardFree(hand);
  if (free.valid) expectTypeOf(free.best).toEqualTypeOf<Reading>();
  const chinese = ofChinese(hand, { rules: chineseSolitaire() });
  if (chinese.valid) expectTypeOf(chinese.best).toEqualTypeOf<ChineseReading>();
});

test('each way of playing has the types that gameOf finds', () => {
  expectTypeOf(tableGame(cardFree())).toEqualTypeOf(gameOf(cardFree()));
  expectTypeOf(yearTableGame(yearGame())).toEqualTypeOf(gameOf(yearGame()));
  expectTypeOf(chineseSolitaireGame(chineseSolitaire())).toEqualTypeOf(gameOf(chineseSolitaire()));
  expectTypeOf(americanSolitaireGame(americanSolitaire())).toEqualTypeOf(gameOf(americanSolitaire()));
});

test('a way of playing takes its own rules', () => {
  // @ts-expect-error the Year game has no racks
  tableGame(yearGame());
  // @ts-expect-error Card Free is not the Year game
  yearTableGame(cardFree());
  // @ts-expect-error nobody plays a match of a solitaire
  tableMatch(chineseSolitaire());
});
