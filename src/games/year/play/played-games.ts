import { expectFunctions, expectHands, type PlayedGames } from '../../../play/played-games';

/** The Year game. */
export const YEAR_GAMES: PlayedGames = {
  play: 'year',
  called: 'the Year game',
  made: ['yearGame()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules);
  },
};
