import { expectSound } from '../core/misuse';
import type { Tile } from './tile';

/** The game whose rack order to use, by the name of its rule set: `year` has its own; any other name means the American order. */
export type RackGame = 'card-free' | 'year' | (string & Record<never, never>);

/** The most tiles that are sorted or written. */
const MOST_TILES = 100_000;

/** Whether a value is a list, its items unchecked; throws a `MisuseError` for one of more than 100,000 items. */
export const isTileList = (value: unknown): value is readonly Tile[] => {
  if (!Array.isArray(value)) return false;
  expectSound(value.length <= MOST_TILES, `At most ${MOST_TILES} tiles are sorted or written`, value.length);
  return true;
};

/** AG-36, from left to right; the gold dragon, which has no suit, comes after the suits. */
// biome-ignore format: a line for each part of the rack
const AMERICAN_ORDER: readonly Tile[] = [
  'F', 'F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4',
  '1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', 'GD',
  '1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'RD',
  '1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'WD',
  'YD',
  'E', 'S', 'W', 'N',
  'J',
];

/** YG-16, from left to right; winds and dragons are in the order of their seasons (YG-3, YG-10). */
// biome-ignore format: a line for each part of the rack
const YEAR_ORDER: readonly Tile[] = [
  'F', 'F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4',
  '1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B',
  '1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C',
  '1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D',
  'E', 'S', 'W', 'N',
  'GD', 'RD', 'YD', 'WD',
  'J',
];

/**
 * Sorts tiles as a player sets them up on the rack (AG-36, YG-16).
 *
 * In American games flowers and seasons stand at the left, each suit ascends with its dragon beside it (bams and
 * green, craks and red, dots and white), then come the winds E S W N, and jokers at the end. In the Year game
 * (`year`) winds and dragons stand together at the right of the suits; flowers and seasons, of which the rule says
 * nothing, stay at the left.
 *
 * @param tiles - The tiles, in any order.
 * @param game - The game whose order to use: `year`, or `card-free` (the default) for all American games.
 * @returns A new list. Items that are not tiles come last, in the given order; a value that is not a list gives an
 * empty list. Throws a `MisuseError` for more than 100,000 items.
 * @example
 * ```ts
 * import { sortRack } from 'mahjongg';
 *
 * sortRack(['J', 'E', 'RD', '3C', '1B', 'F']); // => ['F', '1B', '3C', 'RD', 'E', 'J']
 * ```
 */
export const sortRack = (tiles: readonly Tile[], game: RackGame = 'card-free'): Tile[] => {
  if (!isTileList(tiles)) return [];
  const order = game === 'year' ? YEAR_ORDER : AMERICAN_ORDER;
  const places = new Map(order.map((tile, place) => [tile, place]));
  const placeOf = (tile: Tile): number => places.get(tile) ?? order.length;
  return [...tiles].sort((one, other) => placeOf(one) - placeOf(other));
};
