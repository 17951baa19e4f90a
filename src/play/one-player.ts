import { isRecord, ownValue } from '../core/own-values';
import { success } from '../core/result';
import { isSameValue } from '../core/same-value';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import type { Throw } from './chance';
import { addCount, addDiscard, addMeld, takeDiscard } from './evolve';
import { badSetup, notASetup, readDice, readInOrder, readWall } from './read-setup';
import type { Called, Discard, OpenTable } from './types';
import type { Draft, Setup, WayTypes } from './way';

/*
 * What games for one player with three dummies have in common (CS-2, AS-1).
 */

/** The player’s seat; the others are dummies (CS-2, AS-1). */
export const PLAYER = 'E' as const;
/** The seats that act. */
export const PLAYERS: readonly Seat[] = /* @__PURE__ */ Object.freeze([PLAYER]);

/** The dummies in the order of their turns: at the player’s right, across, at the left (CS-2). */
export const DUMMIES = /* @__PURE__ */ Object.freeze(['S', 'W', 'N'] as const);
/** A dummy by its wind. */
export type Dummy = (typeof DUMMIES)[number];

/** The one player, who has no properties. */
export interface OnePlayer {
  /** East. */
  readonly E: Readonly<Record<string, never>>;
}

/** The setup of a solitaire. */
export interface SolitaireSetup {
  /**
   * All tiles, stack by stack, the upper tile first: East’s wall from East’s right, then the walls clockwise, at
   * East’s left, across and at East’s right. `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** Exactly the throws that the rule set asks for, in order. */
  readonly dice: readonly Throw[];
  /** The one player, who is East; may be left out. */
  readonly players?: OnePlayer | undefined;
}

/** A setup with everything filled in. */
export interface SolitaireSetting extends SolitaireSetup {
  /** The one player, who is East. */
  readonly players: OnePlayer;
}

const ONE_PLAYER: OnePlayer = { E: {} };

/** The tiles and throws of a solitaire, with the rules that say so. */
export interface SolitaireTiles {
  /** How many of each tile the wall holds. */
  readonly byIndex: readonly number[];
  /** The number of the rule that lists them. */
  readonly rule: string;
  /** How many throws of dice there are. */
  readonly throws: number;
  /** The number of the rule that asks for them. */
  readonly throwRule: string;
}

/** The types of a game for one player. */
export interface SolitaireTypes extends WayTypes {
  /** The setup of a game. */
  readonly setup: SolitaireSetup;
  /** The same with everything filled in. */
  readonly setting: SolitaireSetting;
}

/**
 * Makes the part of a `Way` that reads the setup of a solitaire.
 *
 * @param tiles - How many there are of each tile, how many throws are asked for, and the rules that say so.
 * @returns The members `names`, `fill` and `read` of `setup`.
 * @example
 * ```ts
 * import { chineseSolitaire } from 'mahjongg/chinese';
 * import { solitaireSetup } from 'mahjongg/game';
 *
 * const { byIndex } = chineseSolitaire().tiles;
 * const setup = solitaireSetup({ byIndex, rule: 'CS-1', throws: 2, throwRule: 'CS-3' });
 * setup.names; // => ['players', 'wall', 'dice']
 * const read = setup.read({ wall: ['1B'], dice: [] });
 * read.ok || read.error.reasons[0]?.code; // => 'badWall'
 * ```
 */
export const solitaireSetup = (
  tiles: SolitaireTiles,
): Pick<Setup<SolitaireTypes>, 'names' | 'fill' | 'read'> => ({
  names: ['players', 'wall', 'dice'],
  fill: ({ wall, dice }) => ({ players: ONE_PLAYER, wall, dice }),
  read: (value) => {
    if (!isRecord(value)) return badSetup('notASetup', notASetup(value));
    const players = ownValue(value, 'players');
    return readInOrder<SolitaireSetting>({
      players: () =>
        players === undefined || isSameValue(ONE_PLAYER, players)
          ? success(ONE_PLAYER)
          : badSetup('badPlayers', 'A solitaire has one player, { E: {} }.'),
      wall: () => readWall(ownValue(value, 'wall'), [tiles.byIndex], tiles.rule),
      dice: () => readDice(ownValue(value, 'dice'), tiles.throws, tiles.throwRule),
    });
  },
});

/** How discards and claims change the open table; the tiles of dummies are not counted. */
export const CHANGES_ALONE = {
  discarded: (table: Draft<OpenTable>, { seat, tile }: Discard): void => {
    addDiscard(table, seat, tile);
    if (seat === PLAYER) addCount(table, seat, -1);
  },
  called: (table: Draft<OpenTable>, { seat, meld }: Called): void => {
    takeDiscard(table);
    addCount(table, seat, 1 - meld.tiles.length);
    addMeld(table, seat, meld);
  },
  taken: (table: Draft<OpenTable>, { seat }: Discard): void => {
    takeDiscard(table);
    addCount(table, seat, 1);
  },
};

/** How many tiles the player has, counting three for each set. */
export const sizeOf = ({ counts, melds }: OpenTable): number => (counts.E ?? 0) + 3 * (melds.E?.length ?? 0);
