import { expectFunctions, expectHands, type PlayedGames } from '../../../play/played-games';

/** The Chinese solitaire. */
export const CHINESE_SOLITAIRES: PlayedGames = {
  play: 'chineseSolitaire',
  called: 'the Chinese solitaire',
  made: ['chineseSolitaire()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules, { mayWin: 'function' });
  },
};
