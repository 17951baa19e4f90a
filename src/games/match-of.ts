import type { MatchOf } from '../play/matches/match-games';
import type { MatchTypes } from '../play/matches/match-state';
import { expectPlayed } from '../play/played-games';
import { tableMatch } from './american/play/table/match';
import { RACK_GAMES } from './american/play/table/played-games';
import type { RackTypes } from './american/play/table/types';
import type { PlayedBy, Plays } from './game-of';
import { yearTableMatch } from './year/play/match';
import { YEAR_GAMES } from './year/play/played-games';

/**
 * Matches of one rule set: several games in a row, as pure functions over plain states. Those of an American table game
 * if no other way of playing is named.
 */
export type Match<T extends MatchTypes = RackTypes> = MatchOf<T>;

/** How a match of each way of playing is made for a rule set. */
const MATCHES: { readonly [K in 'racks' | 'year']: (rules: Plays[K]['rules']) => MatchOf<Plays[K]> } = {
  racks: tableMatch,
  year: yearTableMatch,
};

/**
 * The functions that lead through a match by one rule set; its house rules are options of the rules. A match of
 * other rules ends in a `MisuseError` (`decodeMatch` answers with reasons instead), and so do the rules of a solitaire.
 */
export const matchOf = <K extends 'racks' | 'year'>(rules: PlayedBy<K>): Match<Plays[K]> => {
  expectPlayed(rules, 'A match', [RACK_GAMES, YEAR_GAMES], 'table games');
  return MATCHES[rules.table.play](rules);
};
