import { expectSound } from '../core/misuse';
import { ownList } from '../core/own-values';
import { SEATS, type Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { at, type BySeat, forSeats, turned } from './seats';
import type { HiddenTable, OpenTable } from './types';

/** Two tiles on top of each other; the upper one is drawn first. */
export interface Stack {
  /** The upper tile. */
  readonly top: Tile;
  /** The lower tile. */
  readonly bottom: Tile;
}

/** The wall in front of one player, its stacks from the player’s right to left, as they are drawn. */
export interface Wall {
  /** The player it stands in front of. */
  readonly seat: Seat;
  /** Its stacks. */
  readonly stacks: readonly Stack[];
}

/** The seats in the order in which their walls come into play: East, East’s left, across, East’s right (AG-4). */
const wallOrder = (seats: readonly Seat[]): readonly Seat[] => [
  ...seats.slice(0, 1),
  ...seats.slice(1).reverse(),
];

/** The most tiles of any wall. */
export const MOST_TILES = 256;

/**
 * Builds the walls of a table from tiles listed stack by stack (AG-2).
 *
 * @param tiles - An even number of tiles, up to 256, the upper tile of each stack first, in the order in which the
 * walls come into play.
 * @param seats - Who sits at the table, East first.
 * @returns The walls, East’s first, as even as possible. Throws a `MisuseError` for any other tiles or seats.
 * @example
 * ```ts
 * import { layWalls } from 'mahjongg/game';
 *
 * const [east] = layWalls(['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B'], ['E', 'S']);
 * east?.stacks; // => [{ top: '1B', bottom: '2B' }, { top: '3B', bottom: '4B' }]
 * ```
 */
export const layWalls = (tiles: readonly Tile[], seats: readonly Seat[]): readonly Wall[] => {
  const isWall = Array.isArray(tiles) && tiles.length <= MOST_TILES && tiles.length % 2 === 0;
  expectSound(isWall, `\`layWalls\` needs a list of tiles, an even number up to ${MOST_TILES}`, tiles);
  const sitting = ownList(seats, SEATS.length) ?? [];
  const areSeats =
    sitting.length > 0 && SEATS.filter((seat) => sitting.includes(seat)).length === sitting.length;
  expectSound(areSeats, `\`layWalls\` needs a list of seats out of ${SEATS.join(', ')}`, seats);
  const stacks = tiles.flatMap((bottom, place): Stack[] => {
    const top = tiles[place - 1];
    return place % 2 === 0 || top === undefined ? [] : [{ top, bottom }];
  });
  // The walls are as even as possible, with any extra stacks from East’s wall on (AG-2, CF-32, TG-15).
  return wallOrder(seats).map((seat, place) => {
    const size = Math.ceil(stacks.length / (seats.length - place));
    return { seat, stacks: stacks.splice(0, size) };
  });
};

/**
 * Lists the tiles of walls in the order in which they are drawn.
 *
 * @param walls - The walls, as `layWalls` builds them.
 * @param stacksKept - How many stacks at the right of the broken wall are drawn last, as the dice say.
 * @param broken - Whose wall is broken: East’s by default (AG-4a), or with three players the one that the dice point at
 * (TG-15).
 * @returns The tiles.
 * @example
 * ```ts
 * import { drawOrder, layWalls } from 'mahjongg/game';
 *
 * const walls = layWalls(['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B'], ['E', 'S']);
 * drawOrder(walls, 1); // => ['3B', '4B', '5B', '6B', '7B', '8B', '1B', '2B']
 * ```
 */
export const drawOrder = (
  walls: readonly Wall[],
  stacksKept: number,
  broken: Seat | undefined = walls[0]?.seat,
): readonly Tile[] => {
  const first = walls.findIndex(({ seat }) => seat === broken);
  const stacks = turned(walls, first).flatMap((wall) => wall.stacks);
  return turned(stacks, stacksKept).flatMap(({ top, bottom }) => [top, bottom]);
};

type Drawing = Pick<OpenTable & HiddenTable, 'wall' | 'wallLeft'>;

/** The tiles left in a wall, the next one first. */
export const leftOf = ({ wall, wallLeft }: Drawing): readonly Tile[] => wall.slice(wall.length - wallLeft);

/** The next tile to draw from a wall; undefined if none is left. */
export const nextOf = ({ wall, wallLeft }: Drawing): Tile | undefined => wall[wall.length - wallLeft];

/*
 * Games add their own parts with `Object.assign`: adding a name to a spread copy takes longer than the rest of the
 * deal.
 */

/**
 * Makes the table with which every game begins after the deal: nothing on it, and everybody awaited.
 *
 * @param racks - The rack of each player, by seat.
 * @param wall - What is left of the wall, in the order of drawing.
 * @returns The parts that the states of all games have, for `deal` of a `Way`.
 * @example
 * ```ts
 * import { firstTable } from 'mahjongg/game';
 *
 * const { seats, counts, wallLeft } = firstTable({ E: ['1B', '2B'], S: ['3B'] }, ['4B']);
 * [seats, counts, wallLeft]; // => [['E', 'S'], { E: 2, S: 1 }, 1]
 * ```
 */
export const firstTable = (
  racks: BySeat<readonly Tile[]>,
  wall: readonly Tile[],
): Omit<OpenTable & HiddenTable, 'rules' | 'answers'> => {
  const seats = SEATS.filter((seat) => racks[seat] !== undefined);
  return {
    version: 1,
    seats,
    moment: 0,
    awaiting: seats,
    melds: forSeats(seats, () => []),
    counts: forSeats(seats, (seat) => at(racks, seat).length),
    discards: [],
    wallLeft: wall.length,
    wall,
    racks,
    drawn: null,
  };
};

/** The dealt racks, unsorted, and what is left of the wall in the order of drawing. */
export interface Dealt {
  /** Each player’s tiles, in the order they were taken. */
  readonly racks: ReadonlyMap<Seat, readonly Tile[]>;
  /** What is left of the wall. */
  readonly rest: readonly Tile[];
}

const TAKES = 3;
const TAKEN_AT_ONCE = 4;

/**
 * Deals racks: four tiles at a time up to twelve, then East the tops of the first and third stacks, the others one
 * each (AG-4).
 *
 * @param order - The tiles in the order in which they are drawn.
 * @param seats - The seats, East first.
 * @returns The racks by seat, unsorted: 14 tiles for East, 13 for the others; and the `rest` of the wall.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg';
 * import { allTiles, deal } from 'mahjongg/game';
 *
 * const { racks, rest } = deal(allTiles(cardFree()), ['E', 'S', 'W', 'N']);
 * [racks.get('E')?.length, racks.get('S')?.length, rest.length]; // => [14, 13, 99]
 * ```
 */
export const deal = (order: readonly Tile[], seats: readonly Seat[]): Dealt => {
  const take = (place: number): readonly Tile[] =>
    order.slice(place * TAKEN_AT_ONCE, (place + 1) * TAKEN_AT_ONCE);
  const left = order.slice(TAKES * seats.length * TAKEN_AT_ONCE);
  const lastOf = (player: number): readonly Tile[] =>
    left.filter((_, place) => place === player || (player === 0 && place === TAKEN_AT_ONCE));
  const racks = seats.map((seat, player): [Seat, readonly Tile[]] => {
    const takes = Array.from({ length: TAKES }, (_, round) => take(round * seats.length + player));
    return [seat, [...takes.flat(), ...lastOf(player)]];
  });
  const rest = left.filter((_, place) => place >= seats.length && place !== TAKEN_AT_ONCE);
  return { racks: new Map(racks), rest };
};
