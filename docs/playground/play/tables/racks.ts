import { type Card, type HasGoals, SEATS } from 'mahjongg';
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

/** How a game ends that nobody wins. */
const ENDINGS: Readonly<Record<Exclude<Outcome['ending'], 'mahjongg'>, string>> = {
  wallGame: 'The wall is exhausted and nobody has won.',
  mahjonggInError: 'Mah Jongg was declared in error.',
  falseWin: 'Mah Jongg was declared with a hand that does not win.',
  deadHands: 'Only one hand is alive.',
};

const PLAYERS: RackTypes['setup']['players'] = Object.fromEntries(SEATS.map((seat) => [seat, {}]));

/** A game with racks, a Charleston and calls, against three bots. */
export const racksTable = (rules: TableRules & HasGoals, card?: Card): Table => {
  const byChance = (random: Random) => ({
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random, SEATS.length),
  });
  return tableOf<RackTypes>({
    game: tableGame(rules),
    ...(card && { card }),
    deal: (random) => ({ ...byChance(random), players: PLAYERS }),
    match: async () => (await import('../racks-match')).racksMatch(rules, byChance),
    end: (outcome, { racks }, me) => {
      const settlement = outcome.settlement ?? undefined;
      if (outcome.ending !== 'mahjongg')
        return { won: false, title: ENDINGS[outcome.ending], settlement, racks };
      const { declared, score } = outcome;
      const won = declared.seat === me;
      const title = won ? 'Mah Jongg! You won.' : `${SEAT_NAMES[declared.seat]} won.`;
      return { won, title, hand: declared.hand, sheet: score ?? undefined, settlement, racks };
    },
    aid: async () => (await import('../coach')).coachOf(rules),
  });
};
