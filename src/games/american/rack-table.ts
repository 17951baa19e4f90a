import type { Meld } from '../../hands/hand';
import type { HasAnyTable, MatchTable, PlayedRules } from '../../hands/table-parts';
import type { Tile } from '../../tiles/tile';

/** To whom tiles are passed in the Charleston. */
export type Direction = 'right' | 'across' | 'left';

/** How tiles change hands before play (AG-5 to AG-9, TG-3). */
export interface CharlestonRules {
  /** The passes of each round, in order. */
  readonly rounds: readonly (readonly Direction[])[];
  /** How many tiles each player passes. */
  readonly size: number;
  /** Whether any one player may stop after the first round (AG-6), or the second is never or always played (AG-6a, CF-31). */
  readonly second: 'unlessStopped' | 'never' | 'always';
  /** For each round, whether its last pass may be blind (AG-8). */
  readonly blind: readonly boolean[];
  /** Whether blind passes resolve in turn order, or the player who passes the fewest blind first (AG-8a). */
  readonly blindOrder: 'turn' | 'fewestFirst';
  /** The most tiles of the courtesy pass that ends the Charleston (AG-7); 0 for none. */
  readonly courtesy: number;
  /** Tiles that are never passed (AG-9). */
  readonly neverPassed: readonly Tile[];
}

/** What may be called of one kind of tile, where it differs from the others. */
export interface CallException {
  /** The sizes of set that it can be called for; none if it is never called for an exposure. */
  readonly sizes: readonly number[];
  /** Whether jokers may stand for it. */
  readonly jokers: boolean;
}

/** What a discard may be called for (AG-12, AG-15, CF-18, CF-28, TG-4), and what becomes of exposures. */
export interface CallRules {
  /** The sizes of set that a discard can be called for. */
  readonly sizes: readonly number[];
  /** Kinds of tile for which other things hold. */
  readonly exceptions: Readonly<Partial<Record<Tile, CallException>>>;
  /** The tiles that serve as jokers; discarded, they are not called. */
  readonly jokers: readonly Tile[];
  /** Whether a discarded joker can be called after all (AG-12); a flower that serves as one never is. */
  readonly discardedJokers?: boolean | undefined;
  /** How many tiles of the kind the caller must hold besides the jokers: none, or a pair of them (TG-4a). */
  readonly naturals: number;
  /** Whether an exposure may grow by a tile in a later turn of its owner (TG-5); else its size is fixed (AG-19). */
  readonly grows: boolean;
  /** Whether a joker may be exchanged in a turn that a call began (AG-21), too, or only after drawing (TG-6). */
  readonly exchangeAfterCall: boolean;
  /** Whether a natural tile offered in a joker exchange can be claimed for Mah Jongg (TG-9). */
  readonly robbedExchange: boolean;
  /** The rule a call of the wrong size breaks. */
  readonly rule: string;
}

/** What follows from mistakes at the table. */
export interface MistakeRules {
  /** Whether hands can be called dead (AG-32), and what a wrong challenge costs (AG-32a). */
  readonly challenges: 'free' | 'dead' | 'none';
  /** Whether a dead hand stops (AG-32) or goes on drawing and discarding (TG-10, TG-12). */
  readonly deadHands: 'stop' | 'playOn';
  /** Whether jokers of a dead hand can still be exchanged (AG-22a). */
  readonly deadJokers: 'exchangeable' | 'locked';
  /** Whether discards can be misnamed, with what AG-33 and AG-34 say. */
  readonly misnaming: boolean;
  /** What a false Mah Jongg does: the declarer is dead and the others play on (AG-35), or the game ends (TG-11). */
  readonly falseWin: 'dead' | 'ends';
  /** When a wrong exposure kills the hand: once it is challenged (AG-32), or once its owner has discarded (TG-10). */
  readonly wrongExposure: 'whenChallenged' | 'onDiscard';
  /** Whether an exposure may be taken back before the discard (TG-10a). */
  readonly takeBack: boolean;
}

/**
 * How a game with racks, a Charleston, calls and joker exchanges is played: plain data that the
 * table game's machine works by, and the rules of a player's skill level.
 */
export interface RackTable extends MatchTable {
  /** The way of playing this table describes. */
  readonly play: 'racks';
  /** How many tiles win. */
  readonly handSize: number;
  /** How many tiles stay in the wall: with so many left, the game ends (AG-13, TG-13). */
  readonly tilesKept: number;
  /** The rule by which an exhausted wall ends the game. */
  readonly wallRule: string;
  /** The passes before play. */
  readonly charleston: CharlestonRules;
  /** The passes with three players, where they differ (TG-15). */
  readonly charlestonOfThree?: CharlestonRules | undefined;
  /** Calls and exposures. */
  readonly calls: CallRules;
  /** Mistakes. */
  readonly mistakes: MistakeRules;
  /** The value of a false declaration that names none, in points (AG-35a, TG-11a). */
  readonly declaredValue: number;
  /** The greatest skill level a player may have; 0 if there are none (CF-34). */
  readonly levels: number;
}

/** The part of a rule set that a table is played by. */
export interface HasTable<T extends RackTable = RackTable> extends HasAnyTable<T> {
  /** The same rules for a player of this skill level (CF-34 to CF-38); there are none without levels. */
  readonly atLevel?: ((level: number) => PlayedRules & Pick<HasTable, 'afterCall'>) | undefined;
  /**
   * The same rules for a hand declared after a call: the tile lies in its exposure by then, and so has filled no pair
   * (AG-15a); the exposure keeps the hand concealed if it is the only one (CF-23). Their `possible`, `goals` and `scouting`, if
   * they have them, say what such a hand can be. Left out where that changes nothing.
   */
  readonly afterCall?: (() => PlayedRules) | undefined;
  /** Whether a hand of these tiles and exposures could win, asked before it is read: false only if it cannot. */
  readonly mayWin?: ((concealed: readonly Tile[], melds?: readonly Meld[]) => boolean) | undefined;
}
