import type { Bot } from '../../../bots/bot';
import type { TableRules } from '../../../games/american/play/table-rules';
import { gameOf } from '../../../games/game-of';
import { SEATS, type Seat } from '../../../hands/payouts';
import { shuffleWall, throwDice } from '../../../play/chance';
import { forSeats } from '../../../play/seats';
import { SUITS } from '../../../tiles/tile';
import type { Goals, Written } from '../../parts';
import { seatName } from '../../players';
import type { Look } from '../look';
import { makeTable } from '../make-table';
import { narratorFor } from '../narrator';
import type { Table } from '../table';
import { tableLines } from './draw';
import { endOf } from './end';
import { helpFor } from './help';
import { hintLines } from './hint';
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

const othersText = ({ players, me, botName }: RacksGame): string => {
  const others = SEATS.slice(0, players).filter((seat) => seat !== me);
  return `You are ${seatName(me)}; ${others.map(seatName).join(', ')} are played by ${botName} bots.`;
};

/** A game with racks, a Charleston and calls, against bots. */
export const racksTable = (given: RacksGame): Table => {
  const { rules, title, me, players, bot, look, text, goals } = given;
  const game = gameOf(rules);
  const by = narratorFor(me);
  const seats = SEATS.slice(0, players);
  return makeTable(game, {
    me,
    welcome: [look.style.bold(title), othersText(given), '? is help at any question.'],
    noTakingBack: 'Nothing is taken back at a table with others.',
    shuffle: (random) => {
      const suitOut = players === 3 ? SUITS[random(SUITS.length)] : undefined;
      return {
        wall: shuffleWall(rules, random, suitOut),
        dice: throwDice(rules, random, players),
        players: forSeats(seats, () => ({})),
        manners: 'strict' as const,
      };
    },
    ask: (view) => turnOf({ view, me, look, help: helpFor(rules.name, view.phase) }),
    others: bot,
    tell: (event) => toldOf(event, by, look),
    draw: (view) => tableLines(view, me, look),
    hint: (view, typed) => hintLines(view, me, { rules, goals, look }, typed),
    end: (state) => endOf(state, { game, text, by, look }),
  });
};
