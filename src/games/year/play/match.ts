import { success } from '../../../core/result';
import { type MatchOf, makeMatch } from '../../../play/matches/match-games';
import type { MatchWay } from '../../../play/matches/match-state';
import { expectPlayed } from '../../../play/played-games';
import { SUITS } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import { readYearPlayer } from './setup';
import { YEAR_GAMES, yearWay } from './table';
import type { YearTypes } from './types';

/** Matches of the Year game under one rule set: nobody pays, and the winner scores by the players’ table (YG-13). */
const yearMatch = (rules: YearGame): MatchWay<YearTypes> => {
  const game = yearWay(rules);
  return {
    game,
    table: rules.table,
    rules: { number: 'YG-3', seats: 'YG-3', dice: 'YG-3', player: 'YG-13' },
    player: { has: `a personalSuit out of ${SUITS.join(', ')} or none`, params: { suits: SUITS } },
    readPlayer: (value) => readYearPlayer(value, ['name', 'personalSuit']),
    manners: ['strict'],
    endings: ['mahjongg', 'wallGame'],
    seatingOf: ({ players, dealer }) => ({ players, manners: 'strict', dealer }),
    resultOf: (state, outcome) => {
      const winner = outcome.ending === 'mahjongg' ? outcome.declared.seat : null;
      return success({ ending: outcome.ending, winner, net: game.returns(state, outcome) });
    },
    canPay: ({ winner, net }) =>
      net.every(
        (points, player) =>
          points === 0 || (points > 0 && player === winner && rules.options.points !== null),
      ),
  };
};

/**
 * Makes the functions that play a match of the Year game (YG-3), as `matchOf` does.
 *
 * @param rules - The rule set, `yearGame()`.
 * @returns The functions. They throw a `MisuseError` for a match of other rules.
 * @example
 * ```ts
 * import { seededRandom, throwForEast, yearTableMatch } from 'mahjongg/game';
 * import { yearGame } from 'mahjongg/year';
 *
 * const match = yearTableMatch(yearGame());
 * const players = ['Ann', 'Ben', 'Cem', 'Dot'].map((name) => ({ name }));
 * match.startMatch({ players, dice: throwForEast(4, seededRandom('evening')) }).ok; // => true
 * ```
 */
export const yearTableMatch = (rules: YearGame): MatchOf<YearTypes> => {
  expectPlayed(rules, '`yearTableMatch`', [YEAR_GAMES]);
  return makeMatch(yearMatch(rules));
};
