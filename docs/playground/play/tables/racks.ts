import { type HasGoals, type HasPayouts, SEATS, type Suit } from 'mahjongg';
import {
  type RackTypes,
  type Random,
  shuffleWall,
  type TableRules,
  tableGame,
  throwDice,
} from 'mahjongg/game';
import { type Table, tableOf } from '../session';

type Given = Pick<Table, 'card' | 'house' | 'fault'>;

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
    end: (outcome, { racks }) => {
      const { ending } = outcome;
      const settlement = outcome.settlement ?? undefined;
      if (ending !== 'mahjongg') return { ending, settlement, racks };
      const { declared, score } = outcome;
      const winner = declared.seat;
      const paid = { ...declared, payouts: rules.payouts };
      const sheet = score ?? undefined;
      const reading = sheet !== undefined && 'reading' in sheet ? Object(sheet.reading) : undefined;
      return { ending, winner, paid, hand: declared.hand, reading, sheet, settlement, racks };
    },
    aid: async () => (await import('../coach')).coachOf(rules),
  });
};
