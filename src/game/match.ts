import { expectSound, misused } from '../result/misuse';
import { isRecord, ownValue } from '../result/own-values';
import { type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import { expectPlayed } from '../rules/expect-played';
import type { GameSetup } from './create-game';
import { decodeMatchOf } from './decode-match';
import type { Kit, TableRules } from './kit';
import { makeKit } from './make-kit';
import { matchAfter } from './match-course';
import { type NextGame, recordIn, setupNext } from './match-games';
import type { MatchFault, MatchState } from './match-state';
import type { StoredFault } from './read-json';
import { type MatchSetup, readMatchSetup } from './read-match';
import type { GameState } from './state';

/** Matches of one rule set: several games in a row, as pure functions over plain states. */
export interface Match {
  /** Seats the players; a setup that cannot be gives the reason. */
  readonly startMatch: (setup: MatchSetup) => Result<MatchState, MatchFault>;
  /** The setup of the next game, with its players by seat; a match that is over has none. */
  readonly nextGame: (match: MatchState, given: NextGame) => Result<GameSetup, MatchFault>;
  /**
   * The match after a game that is over. `value` is what the winning hand is worth where the rules leave that to
   * the players (TG-8). A state that is none of this match's next game changes nothing.
   */
  readonly recordGame: (match: MatchState, game: GameState, value?: number) => Result<MatchState, MatchFault>;
  /** A match as text. */
  readonly encodeMatch: (match: MatchState) => string;
  /** A match from text or a JSON value of anybody's; one that its games do not lead to is refused. */
  readonly decodeMatch: (given: unknown) => Result<MatchState, StoredFault>;
}

/**
 * The functions that lead through a match by one rule set; its house rules are options of the rules. A match of
 * other rules ends in a `MisuseError` (`decodeMatch` answers with reasons instead), and so do rules of another than an
 * American table game.
 */
export const matchOf = (rules: TableRules): Match => {
  expectPlayed(rules, 'racks', 'A match');
  const kit: Kit = makeKit(rules);
  const expectMatch = (match: MatchState): void => {
    const played = isRecord(match) ? ownValue(match, 'rules') : undefined;
    if (played === kit.identity) return;
    expectSound(isRecord(played), 'A match is one that `startMatch` or `recordGame` gives', match);
    if (!isSameValue(played, kit.identity))
      misused(`This match belongs to other rules than ${rules.name} with these options.`);
  };
  return Object.freeze<Match>({
    startMatch: (setup) => {
      const read = readMatchSetup(kit, setup);
      return read.ok ? success(matchAfter(kit.table, read.value, [])) : read;
    },
    nextGame: (match, given) => {
      expectMatch(match);
      return setupNext(kit, match, given);
    },
    recordGame: (match, game, value) => {
      expectMatch(match);
      return recordIn(kit, match, game, value);
    },
    encodeMatch: (match) => {
      expectMatch(match);
      return JSON.stringify(match);
    },
    decodeMatch: (given) => decodeMatchOf(kit, given),
  });
};
