import { solitaireBot } from 'mahjongg/bots';
import { chineseSolitaire, readChineseOptions } from 'mahjongg/chinese';
import { type ChineseTypes, chineseSolitaireGame, shuffleWall, throwDice } from 'mahjongg/game';
import { rulesBy } from '../../options/chosen';
import { exactText } from '../exact-text';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';
import { percent, WALL_GAME } from './wall-game';

/** The Chinese solitaire. */
export const chineseTable = (asked: unknown): Table => {
  const { rules, ...house } = rulesBy(readChineseOptions, chineseSolitaire, asked);
  return tableOf<ChineseTypes>({
    game: chineseSolitaireGame(rules),
    ...house,
    isAlone: true,
    deal: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    end: (outcome, _, me) => {
      if (outcome.ending === 'wallGame') return WALL_GAME;
      const { score } = outcome;
      return {
        ending: 'mahjongg',
        winner: me,
        sheet: score,
        scores: {
          natural: score.product,
          percentLeft: percent(score.tilesLeft['4c'], score.tilesLeft['4a']),
          final: exactText(score.final),
          jokerless: false,
        },
      };
    },
    aid: async () => byBot<ChineseTypes>(solitaireBot(rules)),
  });
};
