import { assertType, describe, expectTypeOf, test } from 'vitest';
import { type GameState, type MatchState, matchOf, type YearPlayer, type YearSetting } from '../../src/game';
import {
  cardFree,
  chineseSolitaire,
  layouts,
  scoreHand,
  type Validation,
  validateHand,
  type YearChoices,
  type YearLayout,
  type YearReading,
  type YearWin,
  yearGame,
} from '../../src/index';

// What the compiler knows of the Year game.

const hand = { concealed: [] };

describe('the Year game', () => {
  test('YG-11: a reading is its own', () => {
    expectTypeOf(validateHand(hand, { rules: yearGame() })).toEqualTypeOf<Validation<YearReading>>();
    expectTypeOf(layouts({ rules: yearGame() })).toEqualTypeOf<Iterable<YearLayout>>();
    const answer = validateHand(hand, { rules: yearGame() });
    // @ts-expect-error bonuses are of Card Free
    if (answer.valid) assertType(answer.best.bonuses);
  });

  test('YG-12: it is won from the wall, on a discard or by stealing', () => {
    assertType<YearWin>({ by: 'steal', tile: 'S2', replacements: 1, personalSuit: 'B' });
    // @ts-expect-error there are no jokers
    assertType<YearWin>({ by: 'jokerExchange' });
    // @ts-expect-error a personal suit is a suit
    assertType<YearWin>({ by: 'wall', personalSuit: 'E' });
  });

  test('YG-13: the total may be missing, and options are checked', () => {
    const score = scoreHand(hand, { win: { by: 'wall' }, rules: yearGame() });
    if (score.ok) expectTypeOf(score.value.total).toEqualTypeOf<number | undefined>();
    assertType<YearChoices>({ points: { pung: { concealed: 8 } }, wallStacks: [24, 18, 18, 18] });
    // @ts-expect-error a Pung-Pair is scored as its Year and its pair
    assertType<YearChoices>({ points: { pungPair: { concealed: 8 } } });
    // @ts-expect-error one or two
    assertType<YearChoices>({ bonusCopies: 3 });
  });

  test('YG-3: a match is of its own game', () => {
    const { startMatch, nextGame, recordGame } = matchOf(yearGame());
    const players = [{ name: 'A', personalSuit: 'B' }] as const;
    const match = startMatch({ players });
    if (!match.ok) return;
    expectTypeOf(match.value).toEqualTypeOf<MatchState<YearPlayer>>();
    const next = nextGame(match.value, { wall: [] });
    if (next.ok) expectTypeOf(next.value).toEqualTypeOf<YearSetting>();
    // @ts-expect-error skill levels are of Card Free
    startMatch({ players: [{ name: 'A', skillLevel: 1 }] });
    // @ts-expect-error a game of an American table is none of this match
    recordGame(match.value, {} as GameState);
    // @ts-expect-error personal suits are of the Year game
    matchOf(cardFree()).startMatch({ players: [{ name: 'A', personalSuit: 'B' }] });
    // @ts-expect-error a solitaire has no matches
    matchOf(chineseSolitaire());
  });
});
