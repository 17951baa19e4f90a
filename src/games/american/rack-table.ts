import type { Meld } from '../../hands/hand';
import type { HasAnyTable, MatchTable, PlayedRules } from '../../hands/table-parts';
import type { Tile } from '../../tiles/tile';

/** The direction of a pass in the Charleston. */
export type Direction = 'right' | 'across' | 'left';

/** The Charleston’s rules (AG-5 to AG-9, TG-3). */
export interface CharlestonRules {
  /** The passes of each round, in order. */
  readonly rounds: readonly (readonly Direction[])[];
  /** How many tiles each player passes. */
  readonly size: number;
  /** Whether any player can stop the second round (AG-6), or it is never or always played (AG-6a, CF-31). */
  readonly second: 'unlessStopped' | 'never' | 'always';
  /** For each round, whether its last pass may be blind (AG-8). */
  readonly blind: readonly boolean[];
  /** Whether blind passes resolve in turn order, or the player who passes the fewest blind first (AG-8a). */
  readonly blindOrder: 'turn' | 'fewestFirst';
  /** The most tiles in the courtesy pass that ends the Charleston (AG-7); 0 for no courtesy pass. */
  readonly courtesy: number;
  /** Tiles that are never passed (AG-9). */
  readonly neverPassed: readonly Tile[];
}

/** What one kind of tile can be called for, where it differs from the others. */
export interface CallException {
  /** The set sizes that it can be called for; empty if it can never be called for an exposure. */
  readonly sizes: readonly number[];
  /** Whether jokers may replace it. */
  readonly jokers: boolean;
}

/** What a discard can be called for, and how exposures change later (AG-12, AG-15, CF-18, CF-28, TG-4). */
export interface CallRules {
  /** The set sizes that a discard can be called for. */
  readonly sizes: readonly number[];
  /** Kinds of tile with different rules. */
  readonly exceptions: Readonly<Partial<Record<Tile, CallException>>>;
  /** The tiles that serve as jokers. */
  readonly jokers: readonly Tile[];
  /** Whether a discarded joker can be called (AG-12); a discarded flower is always called as a flower. */
  readonly discardedJokers?: boolean | undefined;
  /** How many natural tiles of the kind the caller must hold: 0, or 2 (TG-4a). */
  readonly naturals: number;
  /** Whether an exposure may grow by a tile in its owner’s later turns (TG-5); otherwise its size is fixed (AG-19). */
  readonly grows: boolean;
  /** Whether jokers can also be exchanged in a turn that began with a call (AG-21), or only after drawing (TG-6). */
  readonly exchangeAfterCall: boolean;
  /** Whether the natural tile of a joker exchange can be claimed for Mah Jongg (TG-9). */
  readonly robbedExchange: boolean;
  /** The rule that a call of the wrong size breaks. */
  readonly rule: string;
}

/** What mistakes at the table lead to. */
export interface MistakeRules {
  /** Whether hands can be challenged (AG-32), and whether a wrong challenge kills the challenger’s hand (AG-32a). */
  readonly challenges: 'free' | 'dead' | 'none';
  /** Whether a dead hand stops playing (AG-32) or keeps drawing and discarding (TG-10, TG-12). */
  readonly deadHands: 'stop' | 'playOn';
  /** Whether jokers of a dead hand can still be exchanged (AG-22a). */
  readonly deadJokers: 'exchangeable' | 'locked';
  /** Whether a player can misname a discard (AG-33, AG-34). */
  readonly misnaming: boolean;
  /** What a false Mah Jongg does: the declarer’s hand is dead and the others play on (AG-35), or the game ends (TG-11). */
  readonly falseWin: 'dead' | 'ends';
  /** When a wrong exposure kills the hand: when challenged (AG-32), or when its owner discards (TG-10). */
  readonly wrongExposure: 'whenChallenged' | 'onDiscard';
  /** Whether an exposure can be taken back before the discard (TG-10a). */
  readonly takeBack: boolean;
}

/** How a game with racks, a Charleston, calls and joker exchanges is played, as plain data. */
export interface RackTable extends MatchTable {
  /** The way of playing this table describes. */
  readonly play: 'racks';
  /** How many tiles a winning hand has. */
  readonly handSize: number;
  /** How many tiles stay in the wall; the game ends when only these are left (AG-13, TG-13). */
  readonly tilesKept: number;
  /** The rule that ends the game when the wall is exhausted. */
  readonly wallRule: string;
  /** The Charleston. */
  readonly charleston: CharlestonRules;
  /** The Charleston with three players, where it differs (TG-15). */
  readonly charlestonOfThree?: CharlestonRules | undefined;
  /** The rules for calls and exposures. */
  readonly calls: CallRules;
  /** The rules for mistakes. */
  readonly mistakes: MistakeRules;
  /** The value of a false declaration that names none, in points (AG-35a, TG-11a). */
  readonly declaredValue: number;
  /** The highest skill level a player can have; 0 if there are no levels (CF-34). */
  readonly levels: number;
}

/** A rule set that can be played at a table. */
export interface HasTable<T extends RackTable = RackTable> extends HasAnyTable<T> {
  /** Makes the rules for a player of this skill level (CF-34 to CF-38); left out if there are no levels. */
  readonly atLevel?: ((level: number) => PlayedRules & Pick<HasTable, 'afterCall'>) | undefined;
  /**
   * Makes the rules for a hand declared after a call: the called tile is already exposed, so it did not complete a
   * pair (AG-15a), and if that is the only exposure, the hand still counts as concealed (CF-23). Their `possible`,
   * `goals` and `scouting`, if any, describe such hands. Left out if nothing changes.
   */
  readonly afterCall?: (() => PlayedRules) | undefined;
  /** Whether a hand with these tiles and exposures could win, before it is read: false only if it cannot. */
  readonly mayWin?: ((concealed: readonly Tile[], melds?: readonly Meld[]) => boolean) | undefined;
}
