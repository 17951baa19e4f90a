import { solitaireBot } from 'mahjongg/bots';
import { chineseSolitaire } from 'mahjongg/chinese';
import { type ChineseTypes, chineseSolitaireGame, shuffleWall, throwDice } from 'mahjongg/game';
import { exactText } from '../exact-text';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';
import { percent, WALL_GAME } from './wall-game';

/** The Chinese solitaire. */
export const chineseTable = (): Table => {
  const rules = chineseSolitaire();
  return tableOf<ChineseTypes>({
    game: chineseSolitaireGame(rules),
    isAlone: true,
    deal: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    end: (outcome) => {
      if (outcome.ending === 'wallGame') return WALL_GAME;
      const { score } = outcome;
      return {
        won: true,
        title: 'Mah Jongg!',
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
