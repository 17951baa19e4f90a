import { yearBot } from 'mahjongg/bots';
import { shuffleWall, throwDice, type YearTypes, yearTableGame } from 'mahjongg/game';
import { yearGame } from 'mahjongg/year';
import { SEAT_NAMES } from '../seats';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';

/** A table of the Year game. */
export const yearTable = (): Table => {
  const rules = yearGame();
  return tableOf<YearTypes>({
    game: yearTableGame(rules),
    deal: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
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
