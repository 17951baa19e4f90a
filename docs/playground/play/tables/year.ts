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
import { rulesBy } from '../../options/chosen';
import { matchTable } from '../match';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';

/** A table of the Year game. */
export const yearTable = (asked: unknown): Table => {
  const { rules, ...house } = rulesBy(readYearOptions, yearGame, asked);
  const byChance = (random: Random) => ({
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
  });
  return tableOf<YearTypes>({
    game: yearTableGame(rules),
    ...house,
    deal: byChance,
    match: async () => matchTable<YearTypes>(yearTableGame(rules), yearTableMatch(rules), byChance),
    end: (outcome, { racks }) => {
      if (outcome.ending === 'wallGame') return { ending: 'wallGame', racks };
      const { declared, score } = outcome;
      return {
        ending: 'mahjongg',
        cry: 'Mah Jong',
        winner: declared.seat,
        paid: declared,
        hand: declared.hand,
        sheet: score,
        racks,
      };
    },
    aid: async () => byBot(yearBot(rules)),
  });
};
