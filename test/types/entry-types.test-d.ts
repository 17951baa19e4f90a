import { expectTypeOf, test } from 'vitest';
import {
  type AmericanCard,
  americanSolitaire,
  type CardLayout,
  type CardReading,
  type CardScore,
  validateHand as ofAmerican,
} from '../../src/american';
import { type Advice, advise, type Targets, targets, type WinningTile, waits } from '../../src/analysis';
import {
  type CardFree,
  type CardFreeScore,
  cardFree,
  type Layout,
  layouts,
  validateHand as ofCardFree,
  type Possibility,
  possible,
  type Reading,
  scoreHand,
} from '../../src/card-free';
import {
  type ChineseLayout,
  type ChineseReading,
  type ChineseSolitaire,
  chineseSolitaire,
  validateHand as ofChinese,
} from '../../src/chinese';
import {
  americanSolitaireGame,
  chineseSolitaireGame,
  gameOf,
  type PlayerView,
  tableGame,
  tableMatch,
  yearTableGame,
} from '../../src/game';
import {
  type HasGoals,
  type HasHands,
  type Rejection,
  type Result,
  type Validation,
  validateHand,
} from '../../src/index';
import {
  validateHand as ofYear,
  type YearGame,
  type YearLayout,
  type YearReading,
  yearGame,
} from '../../src/year';

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

/** What a club plays at its table tonight. */
type ClubRules = CardFree | AmericanCard;
declare const club: ClubRules;
declare const anyGame: CardFree | AmericanCard | ChineseSolitaire | YearGame;
declare const view: PlayerView;

test('rules of one of several games have the answers of any of them', () => {
  expectTypeOf(ofCardFree(hand, { rules: anyGame })).toEqualTypeOf<
    Validation<Reading | CardReading | ChineseReading | YearReading>
  >();
  expectTypeOf(ofAmerican(hand, { rules: club })).toEqualTypeOf<Validation<Reading | CardReading>>();
  expectTypeOf(scoreHand(hand, { rules: club, win: { by: 'wall' } })).toEqualTypeOf<
    Result<CardFreeScore | CardScore, Rejection>
  >();
  expectTypeOf(layouts({ rules: anyGame })).toEqualTypeOf<
    Iterable<Layout | CardLayout | ChineseLayout | YearLayout>
  >();
  // @ts-expect-error a whole hand is no seen hand: nobody sees what is concealed
  possible({ concealed: ['1B'], melds: [] }, { rules: club });
  expectTypeOf(possible({}, { rules: club })).toEqualTypeOf<Possibility<Reading | CardReading>>();
  expectTypeOf(targets(hand, { rules: anyGame })).toEqualTypeOf<
    Result<Targets<Layout | CardLayout | ChineseLayout | YearLayout>, Rejection>
  >();
  expectTypeOf(waits(hand, { rules: club })).toEqualTypeOf<
    Result<readonly WinningTile<CardFreeScore | CardScore>[], Rejection>
  >();
  expectTypeOf(advise(view, { rules: club })).toEqualTypeOf<Result<Advice<Layout | CardLayout>, Rejection>>();
});

test('a reading that is scored belongs to the same rules, of whatever game they are', () => {
  const answer = validateHand(hand, { rules: club });
  if (answer.valid) scoreHand(hand, { rules: club, win: { by: 'wall' }, reading: answer.best });
  // @ts-expect-error this reading is of another game
  if (answer.valid) scoreHand(hand, { rules: yearGame(), win: { by: 'wall' }, reading: answer.best });
  // @ts-expect-error no American game knows how to steal
  validateHand(hand, { rules: club, win: { by: 'steal' } });
});

test('rules of a type yet unknown have answers of their types', () => {
  const bestOf = <OneReading>(rules: HasHands<OneReading>): OneReading | undefined => {
    const answer = validateHand(hand, { rules });
    return answer.valid ? answer.best : undefined;
  };
  const first = <OneLayout>(rules: HasGoals<OneLayout>): Result<Targets<OneLayout>, Rejection> =>
    targets(hand, { rules });
  void [bestOf, first];
});
