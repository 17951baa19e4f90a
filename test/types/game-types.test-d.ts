import { expectTypeOf, test } from 'vitest';
import { greedyBot, playGame, randomBot } from '../../src/bots';
import { perft, playthrough } from '../../src/debug';
import {
  type Action,
  type AmericanTypes,
  type Answer,
  type AnsweredEvent,
  type AnsweringSide,
  type ChineseEvents,
  type ChineseHidden,
  type ChineseOutcome,
  type ChineseStages,
  type ChineseTable,
  type ChineseTypes,
  type Event,
  type Game,
  type GameState,
  gameOf,
  type Happening,
  type Hidden,
  type HiddenTable,
  newGame,
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
  tableGame,
  type YearAction,
  type YearState,
  type YearTypes,
} from '../../src/game';
import {
  americanRules,
  type ChineseReading,
  cardFree,
  chineseSolitaire,
  describeScore,
  freeForm,
  validateHand,
  type YearScore,
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

test('the outcome of a game has the score of its rules', () => {
  const free = gameOf(cardFree());
  const state = {} as GameState;
  expectTypeOf(free.outcome(state)?.score?.total).toEqualTypeOf<number | undefined>();
  const end = free.outcome(state);
  if (end?.ending === 'mahjongg') {
    expectTypeOf(end.score.total).toEqualTypeOf<number>();
    describeScore(end.score);
  }
  const claimed = tableGame(freeForm()).outcome(state);
  // @ts-expect-error TG-8: the value can be left to the players
  if (claimed?.ending === 'mahjongg') claimed.score.total;
  expectTypeOf(newGame(chineseSolitaire()).game.outcome).returns.toEqualTypeOf<ChineseOutcome | undefined>();
  const won = newGame(yearGame()).game.outcome({} as YearState);
  if (won?.ending === 'mahjongg') expectTypeOf(won.score).toEqualTypeOf<YearScore>();
  // Any table takes a game of known rules, and any seat a bot that knows none.
  expectTypeOf(free).toExtend<Game>();
  playGame(cardFree(), { bots: [randomBot(), greedyBot(cardFree()), randomBot(), randomBot()] });
});

test('games of known rules can be written and counted', () => {
  const { game, setup, state } = newGame(cardFree());
  expectTypeOf(playthrough(game, setup, [])).toBeString();
  expectTypeOf(perft(game, state, 1)).toBeNumber();
  playthrough(newGame(yearGame()).game, newGame(yearGame()).setup, []);
  playthrough(newGame(chineseSolitaire()).game, newGame(chineseSolitaire()).setup, []);
});

test('a raw event is none that a player may see', () => {
  const broadcast = (_: SeenEvent): void => {};
  // @ts-expect-error what is hidden in it must be taken out with `eventFor`
  broadcast({} as Event);
  broadcast(gameOf(cardFree()).eventFor({} as Event, 'E'));
});
