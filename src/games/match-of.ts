import { type Result, success } from '../core/result';
import { rulesGuard } from '../play/make-game';
import { decodeMatchOf } from '../play/matches/decode-match';
import { matchAfter } from '../play/matches/match-course';
import { type NextGame, recordIn, setupNext } from '../play/matches/match-games';
import type { MatchFault, MatchState } from '../play/matches/match-state';
import type { AnyMatch, MatchTypes, MatchWay, PlayerOf } from '../play/matches/match-way';
import { type MatchSetup, readMatchSetup } from '../play/matches/read-match';
import type { StoredFault } from '../play/read-json';
import type { AnyTypes } from '../play/way';
import { rackMatch } from './american/play/table/match';
import type { RackTypes } from './american/play/table/types';
import { expectPlayed } from './expect-played';
import type { PlayedBy, Plays } from './game-of';
import { yearMatch } from './year/play/match';

/**
 * Matches of one rule set: several games in a row, as pure functions over plain states. Those of an American table game
 * if no other way of playing is named.
 */
export interface Match<T extends MatchTypes = RackTypes> {
  /** Seats the players; a setup that cannot be gives the reason. */
  readonly startMatch: (setup: MatchSetup<PlayerOf<T>>) => Result<MatchState<PlayerOf<T>>, MatchFault>;
  /** The setup of the next game, with its players by seat; a match that is over has none. */
  readonly nextGame: (match: MatchState<PlayerOf<T>>, given: NextGame) => Result<T['setting'], MatchFault>;
  /**
   * The match after a game that is over. `value` is what the winning hand is worth where the rules leave that to
   * the players (TG-8). A state that is none of this match's next game, or was recorded already, changes nothing.
   */
  readonly recordGame: (
    match: MatchState<PlayerOf<T>>,
    game: T['state'],
    value?: number,
  ) => Result<MatchState<PlayerOf<T>>, MatchFault>;
  /** A match as text. */
  readonly encodeMatch: (match: MatchState<PlayerOf<T>>) => string;
  /** A match from text or a JSON value of anybody's; one that its games do not lead to is refused. */
  readonly decodeMatch: (given: unknown) => Result<MatchState<PlayerOf<T>>, StoredFault>;
}

const makeMatch = (way: AnyMatch): Match<AnyTypes> => {
  const expectRules = rulesGuard(way.game.identity);
  const expectMatch = (match: unknown): void =>
    expectRules(match, 'match', '`startMatch` or `recordGame` gives');
  return Object.freeze<Match<AnyTypes>>({
    startMatch: (setup) => {
      const read = readMatchSetup(way, setup);
      return read.ok ? success(matchAfter(way.table, read.value, [])) : read;
    },
    nextGame: (match, given) => {
      expectMatch(match);
      return setupNext(way, match, given);
    },
    recordGame: (match, game, value) => {
      expectMatch(match);
      return recordIn(way, match, game, value);
    },
    encodeMatch: (match) => {
      expectMatch(match);
      return JSON.stringify(match);
    },
    decodeMatch: (given) => decodeMatchOf(way, given),
  });
};

/** How a match of each way of playing is made for a rule set. */
const WAYS: { readonly [K in 'racks' | 'year']: (rules: Plays[K]['rules']) => MatchWay<Plays[K]> } = {
  racks: rackMatch,
  year: yearMatch,
};

/**
 * The functions that lead through a match by one rule set; its house rules are options of the rules. A match of
 * other rules ends in a `MisuseError` (`decodeMatch` answers with reasons instead), and so do the rules of a solitaire.
 */
export const matchOf = <K extends 'racks' | 'year'>(rules: PlayedBy<K>): Match<Plays[K]> => {
  expectPlayed(rules, 'tables', 'A match');
  const make = makeMatch as <T extends MatchTypes>(way: MatchWay<T>) => Match<T>;
  return make<Plays[K]>(WAYS[rules.table.play](rules));
};
