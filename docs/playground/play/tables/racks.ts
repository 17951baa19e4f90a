import { type HasGoals, type HasPayouts, SEATS, type Suit } from 'mahjongg';
import {
  type Outcome,
  type RackTypes,
  type Random,
  shuffleWall,
  type TableRules,
  tableGame,
  throwDice,
} from 'mahjongg/game';
import { SEAT_NAMES } from '../seats';
import { type Table, tableOf } from '../session';

type Given = Pick<Table, 'card' | 'house' | 'fault'>;

/** How a game ends that nobody wins. */
const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'The wall is exhausted and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error.',
  falseWin: 'Mah Jongg was declared with a hand that does not win.',
  deadHands: 'Only one hand is alive.',
};

const SUITS: readonly Suit[] = ['B', 'C', 'D'];

/** A game with racks, a Charleston and calls, against bots; with three players one suit is taken out (TG-15). */
export const racksTable = (rules: TableRules & HasGoals & Partial<HasPayouts>, given: Given): Table => {
  const byChance = (random: Random, players: number = SEATS.length) => ({
    wall: shuffleWall(rules, random, players === 3 ? SUITS[random(SUITS.length)] : undefined),
    dice: throwDice(rules, random, players),
  });
  return tableOf<RackTypes>({
    game: tableGame(rules),
    ...given,
    players: rules.table.players,
    deal: (random, players) => ({
      ...byChance(random, players),
      players: Object.fromEntries(SEATS.slice(0, players).map((seat) => [seat, {}])),
    }),
    match: async () => (await import('../racks-match')).racksMatch(rules, byChance),
    end: (outcome, { racks }, me) => {
      const settlement = outcome.settlement ?? undefined;
      if (outcome.ending !== 'mahjongg')
        return { won: false, title: ENDINGS[outcome.ending], settlement, racks };
      const { declared, score } = outcome;
      const won = declared.seat === me;
      const title = won ? 'Mah Jongg! You won.' : `${SEAT_NAMES[declared.seat]} won.`;
      const paid = { ...declared, rule: rules.payouts?.wins[declared.by]?.rule };
      const sheet = score ?? undefined;
      const reading = sheet !== undefined && 'reading' in sheet ? Object(sheet.reading) : undefined;
      return { won, title, paid, hand: declared.hand, reading, sheet, settlement, racks };
    },
    aid: async () => (await import('../coach')).coachOf(rules),
  });
};
