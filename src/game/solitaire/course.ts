import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import { countTiles } from '../../play/read-setup';
import type { Discard } from '../state';
import { PLAYER } from './machine';
import type { SolitaireHidden, SolitaireScene } from './scene';

/*
 * The course of a solitaire so far, as far as the discards and the wall tell it. It is used to see whether a stored
 * state can have come about.
 */

/** The tiles that were drawn from the wall after the first ones, in their order. */
export const drawnTiles = ({ wall, wallLeft }: SolitaireScene & SolitaireHidden): readonly Tile[] =>
  wall.slice(0, wall.length - wallLeft);

/** Whether there are no more of any tile than the game has. */
export const isWithin = (tiles: readonly Tile[], byIndex: readonly number[]): boolean =>
  countTiles(tiles).every((count, index) => count <= (byIndex[index] ?? 0));

/** Whether the dummies discarded what they drew: their discards were drawn in the order in which they lie there (CS-2). */
export const isDrawnInOrder = (drawn: readonly Tile[], discards: readonly Discard[]): boolean => {
  let place = 0;
  return discards.every(({ seat, tile }) => {
    if (seat === PLAYER) return true;
    place = drawn.indexOf(tile, place) + 1;
    return place > 0;
  });
};

/** How often the player discarded out of turn, which is after a claim only (CS-6, AS-6). */
export const claimsIn = (discards: readonly Discard[]): number =>
  discards.filter(({ seat }, place) => {
    const before: Seat | undefined = discards[place - 1]?.seat;
    return seat === PLAYER && before !== undefined && before !== 'N';
  }).length;
