import { expectTypeOf, test } from 'vitest';
import { type Event, type GameState, gameOf, type PlayerView, type SeenEvent } from '../../src/game';
import {
  americanRules,
  type ChineseReading,
  cardFree,
  chineseSolitaire,
  validateHand,
  yearGame,
} from '../../src/index';

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

test('a game has the states and actions of its rules', () => {
  const solitaire = gameOf(chineseSolitaire());
  const year = gameOf(yearGame());
  const created = year.createGame({ wall: [], dice: [] });
  // @ts-expect-error a state of the Year game is none of the solitaire
  if (created.ok) solitaire.viewFor(created.value, 'E');
  if (created.ok) year.viewFor(created.value, 'E');
  // @ts-expect-error what pays is no way of playing
  gameOf(americanRules('nmjl'));
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
