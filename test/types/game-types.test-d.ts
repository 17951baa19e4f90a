import { expectTypeOf, test } from 'vitest';
import {
  type Action,
  type AmericanTypes,
  type Answer,
  type AnsweredEvent,
  type AnsweringSide,
  type ChineseEvents,
  type ChineseHidden,
  type ChineseStages,
  type ChineseTable,
  type ChineseTypes,
  type Event,
  type GameState,
  gameOf,
  type Happening,
  type Hidden,
  type HiddenTable,
  type PlayerView,
  type RackTypes,
  type Scene,
  type Secret,
  type Seen,
  type SeenEvent,
  type StageChange,
  type Staged,
  type Stages,
  type TableSecret,
  type Told,
  type Typed,
  type YearAction,
  type YearTypes,
} from '../../src/game';
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
  const chinese = validateHand({ concealed: [] }, { rules: chineseSolitaire() });
  if (chinese.valid) {
    expectTypeOf(chinese.best).toEqualTypeOf<ChineseReading>();
    // @ts-expect-error bonuses belong to Card Free
    chinese.best.bonuses;
  }
  const year = validateHand({ concealed: [] }, { rules: yearGame() });
  // @ts-expect-error categories belong to Card Free
  if (year.valid) year.best.category;
});

test('the types of a way of playing are made of its parts', () => {
  expectTypeOf<GameState>().toEqualTypeOf<Staged<Stages, Scene & Hidden>>();
  expectTypeOf<RackTypes['view']>().toEqualTypeOf<Staged<Stages, Scene & AnsweringSide<Action>>>();
  expectTypeOf<Event>().toEqualTypeOf<Told<Happening, TableSecret>>();
  expectTypeOf<SeenEvent>().toEqualTypeOf<Seen<Happening, Answer<Action>>>();
  expectTypeOf<YearTypes['secret']>().toEqualTypeOf<Secret<Answer<YearAction>>>();
  expectTypeOf<AnsweredEvent>().toExtend<YearTypes['happening']>();
});

test('a solitaire seals no answers', () => {
  expectTypeOf<ChineseTypes['state']>().toEqualTypeOf<Staged<ChineseStages, ChineseTable & ChineseHidden>>();
  expectTypeOf<ChineseTypes['secret']>().toEqualTypeOf<Secret>();
  expectTypeOf<ChineseTypes['happening']>().toEqualTypeOf<
    StageChange<ChineseStages> | Typed<ChineseEvents>
  >();
  expectTypeOf<AmericanTypes['hidden']>().toEqualTypeOf<HiddenTable>();
  // @ts-expect-error there is no sealed answer to see
  ({}) as AmericanTypes['view']['answer'];
});
