import type { Bot } from '../../../bots/bot';
import type { Action } from '../../../game/actions';
import { shuffleWall, throwDice } from '../../../game/chance';
import type { GameSetup } from '../../../game/create-game';
import { type Game, gameOf } from '../../../game/game-of';
import type { TableRules } from '../../../game/kit';
import { forSeats } from '../../../game/seats';
import type { GameState } from '../../../game/state';
import { MisuseError } from '../../../result/misuse';
import { ownList, ownValue } from '../../../result/own-values';
import { failure, success } from '../../../result/result';
import { SEATS, type Seat } from '../../../rules/payouts';
import { SUITS } from '../../../tiles/tile';
import type { Goals, Written } from '../../parts';
import { seatName } from '../../players';
import type { Look } from '../look';
import type { Course, Table } from '../table';
import { tableLines } from './draw';
import { endOf } from './end';
import { helpFor } from './help';
import { hintLines } from './hint';
import { narratorFor } from './narrator';
import { turnOf } from './questions';
import { toldOf } from './told';

/** What a table game is played with in the terminal. */
export interface RacksGame {
  /** The rules. */
  readonly rules: TableRules;
  /** The name of the game. */
  readonly title: string;
  /** How its hands are written. */
  readonly text: Written;
  /** What to aim for; left out if the rules do not say. */
  readonly goals: Goals | undefined;
  /** Where the player sits. */
  readonly me: Seat;
  /** How many play. */
  readonly players: number;
  /** Who plays the other seats, by name. */
  readonly botName: string;
  /** How they play. */
  readonly bot: Bot;
  /** How it is shown. */
  readonly look: Look;
}

type RacksCourse = Course<GameState, Action>;

/** The most actions of a record that are read. */
const MOST_ACTIONS = 5_000;

const started = (game: Game, setup: object): GameState => {
  const created = game.createGame(setup as GameSetup);
  if (created.ok) return created.value;
  const { message, rule, params } = created.error;
  throw new MisuseError([{ code: 'badOption', rule, message, params }]);
};

const restored = (game: Game, record: unknown): ReturnType<Table<GameState, Action>['restore']> => {
  const replayed = game.replay(record);
  if (!replayed.ok) return failure(replayed.error.message);
  const { state, actions, stopped } = replayed.value;
  if (stopped !== undefined) return failure(`action ${actions + 1} is not legal: ${stopped.message}`);
  // `replay` has read all of this.
  const { wall, dice, players, manners } = record as RacksCourse['setup'] & GameSetup;
  const done = ownList(ownValue(record as object, 'actions'), MOST_ACTIONS) as readonly Action[];
  return success({ setup: { wall, dice, players, manners }, actions: done, state });
};

const othersText = ({ players, me, botName }: RacksGame): string => {
  const others = SEATS.slice(0, players).filter((seat) => seat !== me);
  return `You are ${seatName(me)}; ${others.map(seatName).join(', ')} are played by ${botName} bots.`;
};

/** A game with racks, a Charleston and calls, against bots. */
export const racksTable = (given: RacksGame): Table<GameState, Action> => {
  const { rules, title, me, players, bot, look, text, goals } = given;
  const game = gameOf(rules);
  const by = narratorFor(me);
  const seats = SEATS.slice(0, players);
  return {
    welcome: [look.style.bold(title), othersText(given), '? is help at any question.'],
    noTakingBack: 'Nothing is taken back at a table with others.',
    shuffle: (random) => {
      const suitOut = players === 3 ? SUITS[random(SUITS.length)] : undefined;
      return {
        wall: shuffleWall(rules, random, suitOut),
        dice: throwDice(rules, random),
        players: forSeats(seats, () => ({})),
        manners: 'strict',
      };
    },
    start: (setup) => started(game, setup),
    record: ({ setup, actions }) => game.record(setup as GameSetup, actions),
    restore: (record) => restored(game, record),
    turn: (state, random) => {
      const [first] = state.awaiting;
      if (first === undefined) return { kind: 'over' };
      const seat = state.awaiting.includes(me) ? me : first;
      const view = game.viewFor(state, seat);
      if (seat !== me) return { kind: 'play', action: bot(view, random) };
      return turnOf({ view, me, look, help: helpFor(rules.name, view.phase) });
    },
    take: (state, action) => {
      const taken = game.apply(state, action);
      if (!taken.ok) {
        const { message, rule } = taken.error;
        return failure(rule === '' ? message : `${message} (${rule})`);
      }
      const { events } = taken.value;
      const lines = events.flatMap((event) => toldOf(game.eventFor(event, me), by, look));
      return success({ state: taken.value.state, lines });
    },
    draw: (state) => tableLines(game.viewFor(state, me), me, look),
    hint: (state) => hintLines(game.viewFor(state, me), me, goals),
    end: (state) => endOf(state, { game, text, by, look }),
  };
};
