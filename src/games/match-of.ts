import type { MatchOf } from '../play/matches/match-games';
import type { MatchTypes } from '../play/matches/match-state';
import { expectPlayed } from '../play/played-games';
import { tableMatch } from './american/play/table/match';
import type { RackTypes } from './american/play/table/types';
import { RACK_GAMES } from './american/play/table-rules';
import type { PlayedBy, Plays } from './game-of';
import { yearTableMatch } from './year/play/match';
import { YEAR_GAMES } from './year/play/table';

/**
 * A match of one rule set: several games in a row, as pure functions over plain states; of an American table game
 * unless another way of playing is given.
 */
export type Match<T extends MatchTypes = RackTypes> = MatchOf<T>;

/** How each way of playing makes its match functions for a rule set. */
const MATCHES: { readonly [K in 'racks' | 'year']: (rules: Plays[K]['rules']) => MatchOf<Plays[K]> } = {
  racks: tableMatch,
  year: yearTableMatch,
};

/**
 * Makes the functions that play a match of several games under one rule set.
 *
 * @param rules - The rule set with its options; not of a solitaire.
 * @returns The functions. They throw a `MisuseError` for a match of other rules; `decodeMatch` returns reasons
 * instead. The rules of a solitaire throw a `MisuseError` too.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { matchOf, seededRandom, throwForEast } from 'mahjongg/game';
 *
 * const match = matchOf(cardFree());
 * const dice = throwForEast(4, seededRandom('evening'));
 * const players = ['Ann', 'Ben', 'Cem', 'Dot'].map((name) => ({ name }));
 * unwrap(match.startMatch({ players, dice, rounds: 1 })).games; // => []
 * ```
 */
export const matchOf = <K extends 'racks' | 'year'>(rules: PlayedBy<K>): Match<Plays[K]> => {
  expectPlayed(rules, 'A match', [RACK_GAMES, YEAR_GAMES], 'table games');
  return MATCHES[rules.table.play](rules);
};
