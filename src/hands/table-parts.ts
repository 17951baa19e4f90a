import type { WinKind } from './hand';
import type { HasPayouts } from './payouts';
import type { HasTiles } from './rule-parts';

/** What every table says, whatever is played at it. */
export interface AnyTable {
  /** The way of playing this table describes; `gameOf` goes by it. */
  readonly play: string;
  /** How many can play, each a number of seats. */
  readonly players: readonly number[];
  /** How many throws of two dice are asked for before the deal. */
  readonly throws: number;
}

/** What a table says of several games in a row. */
export interface MatchTable extends AnyTable {
  /** Whether one more can take part in a match, sitting out a round at a time: the Dreamer (TG-14). */
  readonly dreamer: boolean;
  /** When the deal passes to the next player after a game (AG-3a, TG-13, TG-17, YG-14). */
  readonly eastPasses: 'everyGame' | 'notAfterWallGame' | 'unlessEastWins' | 'unlessEastWinsOrDraws';
  /** Whether the winds move on with the deal, so that East always deals; else they stay with their seats (YG-3a). */
  readonly windsFollowDeal: boolean;
}

/** What the machine asks of the rules that one player's hand is judged by, whatever their readings and sheets are. */
export interface PlayedRules extends HasTiles, HasPayouts {
  /** The name used in records. */
  readonly name: string;
  /** How hands are read. */
  readonly hands: {
    /** The ways of winning the game knows. */
    readonly wins: readonly WinKind[];
  };
  /** The sheet of one reading. */
  readonly score: (...given: never[]) => unknown;
}

/** The part of a rule set that says how it is played. */
export interface HasAnyTable<T extends AnyTable = AnyTable> {
  /** How it is played. */
  readonly table: T;
}
