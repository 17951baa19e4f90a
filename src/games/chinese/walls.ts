import type { Tile } from '../../tiles/tile';
import type { ChineseTableOptions } from './options';

/*
 * The walls are a ring of tiles in the order in which they are drawn, clockwise: East's wall from its right,
 * then those at East's left, across and at East's right; of each stack the upper tile first.
 */

/** The wall after it was broken. */
export interface BrokenWall {
  /** The tiles to draw, in their order. */
  readonly wall: readonly Tile[];
  /** The loose tiles, the first one to be taken first. */
  readonly loose: readonly Tile[];
}

const STACK = 2;
/** The stacks of a wall (CS-1). */
const STACKS = 18;
/** By the number counted counterclockwise from East, the place of the wall in the ring, which goes clockwise. */
const PLACE_IN_RING = [0, 3, 2, 1];

/** The wall that a roll picks, as its place in the ring: East is 1, counted counterclockwise (CS-3). */
const pickedWall = (roll: number): number => PLACE_IN_RING[(roll - 1) % PLACE_IN_RING.length] ?? 0;

/**
 * Breaks the wall by two rolls of two dice: the first picks the wall, both together count stacks from its right
 * (CS-3). The stack counted to is lifted out as the loose tiles (CS-4); tiles are drawn from left of it (CS-5).
 */
export const breakWall = (
  tiles: readonly Tile[],
  first: number,
  second: number,
  { overrun }: Pick<ChineseTableOptions, 'overrun'>,
): BrokenWall => {
  const count = first + second;
  const stack = overrun === 'wrap' ? (count - 1) % STACKS : count - 1;
  const gap = (STACK * (pickedWall(first) * STACKS + stack)) % tiles.length;
  const after = gap + STACK;
  return { loose: tiles.slice(gap, after), wall: [...tiles.slice(after), ...tiles.slice(0, gap)] };
};
