import { expectTypeOf, test } from 'vitest';
import { type Event, type GameState, gameOf, type PlayerView, type SeenEvent } from '../../src/game';
import { type ChineseReading, cardFree, chineseSolitaire, validateHand, yearGame } from '../../src/index';

// What the compiler keeps apart at a table: what the host knows, and what a player may.

const game = gameOf(cardFree());
declare const state: GameState;
declare const event: Event;
declare const broadcast: (seen: SeenEvent) => void;
declare const show: (view: PlayerView) => void;

test('a raw event cannot be broadcast', () => {
  // @ts-expect-error it may hold what only one player knows
  broadcast(event);
  broadcast(game.eventFor(event, 'S'));
  broadcast(game.eventFor(event, 'spectator'));
});

test('a state is no view', () => {
  // @ts-expect-error it holds the wall and every rack
  show(state);
  show(game.viewFor(state, 'E'));
  // @ts-expect-error there is no seat X
  game.viewFor(state, 'X');
});

test('rules without a table have no game', () => {
  // @ts-expect-error the Chinese solitaire is no table game
  gameOf(chineseSolitaire());
  // @ts-expect-error nor is the Year game one here
  gameOf(yearGame());
});

test('a Chinese reading has no bonuses, and a Year reading no sets of Card Free', () => {
  const chinese = validateHand({ concealed: [] }, chineseSolitaire());
  if (chinese.valid) {
    expectTypeOf(chinese.best).toEqualTypeOf<ChineseReading>();
    // @ts-expect-error bonuses belong to Card Free
    chinese.best.bonuses;
  }
  const year = validateHand({ concealed: [] }, yearGame());
  // @ts-expect-error categories belong to Card Free
  if (year.valid) year.best.category;
});
