import { type AmericanSolitaire, americanCard, americanSolitaire } from 'mahjongg/american';
import { solitaireBot } from 'mahjongg/bots';
import { type AmericanTypes, americanSolitaireGame, shuffleWall, throwDice } from 'mahjongg/game';
import { exactText } from '../exact-text';
import { type Table, tableOf } from '../session';
import { byBot } from './by-bot';
import { ownCard } from './own-card';
import { percent, WALL_GAME } from './wall-game';

/** Every tile that can be left. */
const MOST_LEFT = 138;

const tableFor = (rules: AmericanSolitaire, by: Pick<Table, 'card' | 'fault'> = {}): Table =>
  tableOf<AmericanTypes>({
    game: americanSolitaireGame(rules),
    ...by,
    isAlone: true,
    deal: (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }),
    end: (outcome, _, me) => {
      if (outcome.ending === 'wallGame') return WALL_GAME;
      const { sheet } = outcome;
      return {
        ending: 'mahjongg',
        winner: me,
        sheet,
        scores: {
          natural: sheet.subtotal,
          percentLeft: percent(sheet.tilesLeft, MOST_LEFT),
          final: exactText(sheet.final),
          jokerless: sheet.lines.some(({ code }) => code === 'jokerless'),
        },
      };
    },
    aid: async () => byBot<AmericanTypes>(solitaireBot(rules)),
  });

/** The American solitaire for Card Free hands. */
export const solitaireTable = (): Table => tableFor(americanSolitaire());

/** The American solitaire for the hands of a card. */
export const cardSolitaireTable = (text: string | undefined): Table => {
  const by = ownCard(text);
  return tableFor(americanSolitaire({}, americanCard(by.card)), by);
};
