import { yearBot } from 'mahjongg/bots';
import {
  type Random,
  shuffleWall,
  throwDice,
  type YearTypes,
  yearTableGame,
  yearTableMatch,
} from 'mahjongg/game';
import { readYearOptions, yearGame } from 'mahjongg/year';
import { houseOf } from '../../options/chosen';
import { matchTable } from '../match';
import { SEAT_NAMES } from '../seats';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';

/** A table of the Year game. */
export const yearTable = (asked: unknown): Table => {
  const { options, ...house } = houseOf(readYearOptions, asked);
  const rules = yearGame(options);
  const byChance = (random: Random) => ({
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
  });
  return tableOf<YearTypes>({
    game: yearTableGame(rules),
    ...house,
    deal: byChance,
    match: async () => matchTable<YearTypes>(yearTableGame(rules), yearTableMatch(rules), byChance),
    end: (outcome, { racks }, me) => {
      if (outcome.ending === 'wallGame')
        return { won: false, title: 'The wall is exhausted and nobody has won.', racks };
      const { declared, score } = outcome;
      const won = declared.seat === me;
      const title = won ? 'Mah Jong! You won.' : `${SEAT_NAMES[declared.seat]} won.`;
      return { won, title, hand: declared.hand, sheet: score, racks };
    },
    aid: async () => byBot(yearBot(rules)),
  });
};
