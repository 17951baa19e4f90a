import { isNot, listOf, type Reader, type Telling, telling, wholeBetween } from '../../core/read';
import type { Path, Reason } from '../../core/reason';
import { badOption } from '../../hands/read-options';
import { seatsAfter } from '../../play/seats';
import { type Dealt, deal } from '../../play/walls';
import { type Tile, WINDS, type Wind } from '../../tiles/tile';

/** The stacks of the walls of East, South, West and North. */
export type WallStacks = readonly [number, number, number, number];

/** How many tiles there are apart from flowers and seasons: four of each (YG-1). */
const PLAIN_TILES = 140;
const BONUS_KINDS = 8;
const LEAST = 18;
const MOST = 24;

const STACKS = `even or a list of four numbers from ${LEAST} to ${MOST}, for East, South, West and North`;

const fault = (message: string, path: Path): Reason => badOption(message, 'YG-1b', path);

const readStacks: Reader<'even' | WallStacks> = (given) => {
  if (given === 'even') return given;
  const stacks = listOf(wholeBetween(LEAST, MOST), 4)(given);
  const [east, south, west, north, ...more] = stacks ?? [];
  return north === undefined || more.length > 0
    ? undefined
    : Object.freeze([east, south, west, north] as WallStacks);
};

/** Reads the option `wallStacks`: `even`, or four whole numbers from 18 to 24 (YG-1, YG-1b). */
export const readWallStacks: Telling<'even' | WallStacks> = /* @__PURE__ */ telling(
  { read: readStacks, expected: STACKS },
  (path, expected, given) => fault(isNot('The option wallStacks', expected, given), path),
);

/** How many stacks of two there are in all walls (YG-1). */
const allStacks = (bonusCopies: number): number => (PLAIN_TILES + BONUS_KINDS * bonusCopies) / 2;

/** The options that decide how many tiles the walls have, and how they are divided. */
interface StackOptions {
  readonly bonusCopies: number;
  readonly wallStacks: 'even' | WallStacks;
}

/** What is wrong with walls that do not hold all tiles; empty if nothing is. */
export const wallSumFaults = ({ bonusCopies, wallStacks }: StackOptions): readonly Reason[] => {
  if (wallStacks === 'even') return [];
  const stacks = wallStacks.reduce((sum, one) => sum + one, 0);
  const all = allStacks(bonusCopies);
  if (stacks === all) return [];
  const message = `The walls have ${all} stacks together; those of wallStacks have ${stacks}.`;
  return [fault(message, ['wallStacks'])];
};

/**
 * The stacks of the walls of East, South, West and North: as even as possible, with East’s and West’s longer if
 * they differ (YG-1b).
 */
export const stacksOf = ({ bonusCopies, wallStacks }: StackOptions): WallStacks => {
  if (wallStacks !== 'even') return wallStacks;
  const half = allStacks(bonusCopies) / 2;
  const [long, short] = [Math.ceil(half / 2), Math.floor(half / 2)];
  return [long, short, long, short];
};

/*
 * The walls are a ring of tiles that begins at the right end of East’s wall, where Spring begins and Winter ends,
 * and continues clockwise, with the upper tile of each stack before the lower one.
 */

/** The options that decide how the walls stand and are cut. */
export interface WallOptions extends StackOptions {
  readonly flowerWallCount: 'stacks' | 'tiles';
}

/** The tiles after the cut (YG-4). */
export interface CutWalls {
  /** The tiles of the Flower Wall, piled three high, in the order they are taken. */
  readonly flowerWall: readonly Tile[];
  /** The tiles to draw, in order. */
  readonly wall: readonly Tile[];
  /** How many tiles of the wall come before each corner, where the next wall begins. */
  readonly corners: readonly number[];
}

const STACK = 2;

/** Where each seat’s wall begins in the ring, in tiles. */
const startsOf = (options: WallOptions): readonly number[] =>
  stacksOf(options).map((_, at, all) => STACK * all.slice(0, at).reduce((sum, one) => sum + one, 0));

/**
 * Cuts the Flower Wall off the dealer’s wall: as many stacks or tiles from its right end as the dice show (YG-4).
 * Dealing starts at the cut.
 */
export const cutWalls = (
  tiles: readonly Tile[],
  dealer: Wind,
  dice: readonly [number, number],
  options: WallOptions,
): CutWalls => {
  const starts = startsOf(options);
  const start = starts[WINDS.indexOf(dealer)] ?? 0;
  const count = (dice[0] + dice[1]) * (options.flowerWallCount === 'stacks' ? STACK : 1);
  const ring = [...tiles.slice(start), ...tiles.slice(0, start)];
  const corners = starts
    .map((one) => (one - start + tiles.length) % tiles.length)
    .filter((corner) => corner > count)
    .map((corner) => corner - count)
    .sort((one, other) => one - other);
  return { flowerWall: ring.slice(0, count), wall: ring.slice(count), corners };
};

const SEATS = 4;
const TAKE = 4;
const ROUNDS = 3;

/**
 * Deals four tiles at a time from the dealer on in season order, three times, then two to the dealer and one to the
 * others. Also returns which seats got two tiles from the end of one wall and two from the next: Hop Toi, which is
 * lucky (YG-4).
 */
export const dealRacks = (
  { wall, corners }: CutWalls,
  dealer: Wind,
): Dealt & { readonly hopToi: readonly Wind[] } => {
  const order = [dealer, ...seatsAfter(WINDS, dealer)];
  const hopToi = corners
    .filter((corner) => corner < ROUNDS * SEATS * TAKE && corner % TAKE === TAKE / 2)
    .flatMap((corner) => order[Math.floor(corner / TAKE) % SEATS] ?? []);
  return { ...deal(wall, order), hopToi };
};
