import { type Result, success } from '../../core/result';
import { rulesGuard } from '../make-game';
import type { StoredFault } from '../read-json';
import type { AnyTypes } from '../way';
import { decodeMatchOf } from './decode-match';
import { matchAfter } from './match-course';
import { type NextGame, recordIn, setupNext } from './match-games';
import type { MatchFault, MatchState } from './match-state';
import type { AnyMatch, MatchTypes, MatchWay, PlayerOf } from './match-way';
import { type MatchSetup, readMatchSetup } from './read-match';

/** Matches of one rule set: several games in a row, as pure functions over plain states. */
export interface MatchOf<T extends MatchTypes> {
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

const matchOfAny = (way: AnyMatch): MatchOf<AnyTypes> => {
  const expectRules = rulesGuard(way.game.identity);
  const expectMatch = (match: unknown): void =>
    expectRules(match, 'match', '`startMatch` or `recordGame` gives');
  return Object.freeze<MatchOf<AnyTypes>>({
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

/** The functions that lead through a match, made of what its way of playing says of matches. */
export const makeMatch = matchOfAny as <T extends MatchTypes>(way: MatchWay<T>) => MatchOf<T>;
