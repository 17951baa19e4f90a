import { expectSound } from '../result/misuse';
import { ownList } from '../result/own-values';
import { SEATS, type Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';

/** Two tiles on top of each other; the upper one is drawn first. */
export interface Stack {
  /** The upper tile. */
  readonly top: Tile;
  /** The lower tile. */
  readonly bottom: Tile;
}

/** The wall before one player, its stacks from the player's right to the left, as they are drawn. */
export interface Wall {
  /** Before whom it stands. */
  readonly seat: Seat;
  /** Its stacks. */
  readonly stacks: readonly Stack[];
}

/** How many stacks each wall has: as evenly as can be, East's first with one more (AG-2, CF-32, TG-15). */
const stackCounts = (stacks: number, walls: number): readonly number[] =>
  Array.from({ length: walls }, (_, place) => Math.floor(stacks / walls) + (place < stacks % walls ? 1 : 0));

/** The seats in the order in which their walls come into play: East, East's left, across, East's right (AG-4). */
export const wallOrder = (seats: readonly Seat[]): readonly Seat[] => [
  seats[0] as Seat,
  ...seats.slice(1).reverse(),
];

/** The most tiles of any wall. */
export const MOST_TILES = 256;

/** Builds the walls of tiles listed stack by stack, the upper tile first, in the order the walls come into play. */
export const layWalls = (tiles: readonly Tile[], seats: readonly Seat[]): readonly Wall[] => {
  const isWall = Array.isArray(tiles) && tiles.length <= MOST_TILES && tiles.length % 2 === 0;
  expectSound(isWall, `\`layWalls\` needs a list of tiles, an even number up to ${MOST_TILES}`, tiles);
  const sitting = ownList(seats, SEATS.length) ?? [];
  const areSeats =
    sitting.length > 0 && SEATS.filter((seat) => sitting.includes(seat)).length === sitting.length;
  expectSound(areSeats, `\`layWalls\` needs a list of seats out of ${SEATS.join(', ')}`, seats);
  const counts = stackCounts(tiles.length / 2, seats.length);
  let next = 0;
  return wallOrder(seats).map((seat, place) => ({
    seat,
    stacks: Array.from({ length: counts[place] as number }, () => {
      const [top, bottom] = [tiles[next++] as Tile, tiles[next++] as Tile];
      return { top, bottom };
    }),
  }));
};

/**
 * The tiles in the order in which they are taken. Broken, a wall keeps as many stacks at its right as the dice say,
 * and they are taken last of all: East's (AG-4a), or with three players the one that the dice name (TG-15).
 */
export const drawOrder = (
  walls: readonly Wall[],
  stacksKept: number,
  broken: Seat | undefined = walls[0]?.seat,
): readonly Tile[] => {
  const first = walls.findIndex(({ seat }) => seat === broken);
  const stacks = [...walls.slice(first), ...walls.slice(0, first)].flatMap((wall) => wall.stacks);
  return [...stacks.slice(stacksKept), ...stacks.slice(0, stacksKept)].flatMap(({ top, bottom }) => [
    top,
    bottom,
  ]);
};

/** The dealt racks, unsorted, and what is left of the wall in the order of drawing. */
export interface Dealt {
  /** Each player's tiles, in the order they were taken. */
  readonly racks: ReadonlyMap<Seat, readonly Tile[]>;
  /** What is left. */
  readonly rest: readonly Tile[];
}

const TAKEN_AT_ONCE = 4;
const TAKES = 3;

/** Deals: four tiles at a time up to twelve, then East the tops of the first and third stacks, the others one each (AG-4). */
export const deal = (order: readonly Tile[], seats: readonly Seat[]): Dealt => {
  const racks = new Map<Seat, Tile[]>(seats.map((seat) => [seat, []]));
  let next = 0;
  for (let take = 0; take < TAKES; take++)
    for (const seat of seats) {
      racks.get(seat)?.push(...order.slice(next, next + TAKEN_AT_ONCE));
      next += TAKEN_AT_ONCE;
    }
  const thirdTop = next + TAKEN_AT_ONCE;
  const [east, ...others] = seats as readonly [Seat, ...Seat[]];
  racks.get(east)?.push(order[next] as Tile, order[thirdTop] as Tile);
  others.forEach((seat, place) => {
    racks.get(seat)?.push(order[next + 1 + place] as Tile);
  });
  const rest = order
    .slice(next + 1 + others.length)
    .filter((_, place) => place + next + 1 + others.length !== thirdTop);
  return { racks, rest };
};
