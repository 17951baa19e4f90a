import { ownValue } from '../../../../core/own-values';
import { expectFunctions, expectTable, type PlayedGames } from '../../../../play/played-games';
import { RACK_GAMES } from '../table/played-games';

/** The American solitaire, by whatever hands (AS-1). */
export const AMERICAN_SOLITAIRES: PlayedGames = {
  play: 'americanSolitaire',
  called: 'the American solitaire',
  made: ['americanSolitaire()'],
  expect: (rules) => {
    // Its hands are those of a table game.
    expectTable(ownValue(rules, 'game'), RACK_GAMES);
    expectFunctions(rules);
  },
};
