import type { WinKind } from './hand';
import type { HasPayouts } from './payouts';
import type { HasTiles } from './rule-parts';

/** How any game is played at a table or alone. */
export interface AnyTable {
  /** The name of the way of playing, by which `gameOf` finds the game. */
  readonly play: string;
  /** The numbers of players it can be played with. */
  readonly players: readonly number[];
  /** How many throws of two dice come before the deal. */
  readonly throws: number;
}

/** How several games in a row are played. */
export interface MatchTable extends AnyTable {
  /** Whether five players can share a match, one of them, the Dreamer, sitting out each round (TG-14). */
  readonly dreamer: boolean;
  /** When the deal passes to the next player after a game (AG-3a, TG-13, TG-17, YG-14). */
  readonly eastPasses: 'everyGame' | 'notAfterWallGame' | 'unlessEastWins' | 'unlessEastWinsOrDraws';
  /** Whether the winds move with the deal, so that East always deals; if not, they stay with their seats (YG-3a). */
  readonly windsFollowDeal: boolean;
}

/** The parts that a game needs of the rules for one player’s hand, whatever their readings and sheets are. */
export interface PlayedRules extends HasTiles, HasPayouts {
  /** How hands are read. */
  readonly hands: {
    /** The ways of winning in the game. */
    readonly wins: readonly WinKind[];
  };
  /** Makes the score sheet of a reading. */
  readonly score: (...given: never[]) => unknown;
}

/** The part of a rule set that says how the game is played. */
export interface HasAnyTable<T extends AnyTable = AnyTable> {
  /** How the game is played. */
  readonly table: T;
}
