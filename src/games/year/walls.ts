import { seatsAfter } from '../../play/seats';
import { type Dealt, deal } from '../../play/walls';
import { type Tile, WINDS, type Wind } from '../../tiles/tile';
import type { YearOptions } from './options';
import { stacksOf } from './wall-stacks';

/*
 * The walls are a ring of tiles that begins at the right end of East's wall, where Spring begins and Winter
 * ends, and goes on clockwise: of each stack the upper tile, then the lower one.
 */

/** The options that say how the walls stand and are cut. */
export type WallOptions = Pick<YearOptions, 'bonusCopies' | 'wallStacks' | 'flowerWallCount'>;

/** The tiles after the cut (YG-4). */
export interface CutWalls {
  /** The tiles of the Flower Wall in the order in which they are taken; it is piled three high. */
  readonly flowerWall: readonly Tile[];
  /** The tiles to draw in their order. */
  readonly wall: readonly Tile[];
  /** How many tiles of the wall lie before each place where one wall ends and the next begins. */
  readonly corners: readonly number[];
}

const STACK = 2;

/** Where the wall of each seat begins in the ring, in tiles. */
const startsOf = (options: WallOptions): readonly number[] =>
  stacksOf(options).map((_, at, all) => STACK * all.slice(0, at).reduce((sum, one) => sum + one, 0));

/**
 * Cuts the Flower Wall off the dealer's wall: as many stacks from its right end as the dice say, or as many
 * tiles (YG-4). Dealing starts at the cut.
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
 * Deals four tiles at a time in season order from the dealer on, three times, then two to the dealer and one to the
 * others; and says which seats took two tiles at the end of one wall and two at the beginning of the next: Hop Toi,
 * which is lucky (YG-4).
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
