import { expectSound } from '../../core/misuse';
import { WINDS, type Wind } from '../../tiles/tile';

/** The seasons of the seats East, South, West and North (YG-3). */
export const SEASONS = /* @__PURE__ */ Object.freeze(['spring', 'summer', 'autumn', 'winter'] as const);
/** The season of a seat. */
export type Season = (typeof SEASONS)[number];

/** The color of a seat (YG-3). */
export type SeatColor = 'green' | 'red' | 'yellow' | 'blue';

/** The colors of the seats East, South, West and North (YG-3). */
const SEAT_COLORS: readonly SeatColor[] = ['green', 'red', 'yellow', 'blue'];

const placeOf = (seat: Wind): number => {
  expectSound(WINDS.includes(seat), 'A seat must be E, S, W or N', seat);
  return WINDS.indexOf(seat);
};

/**
 * Returns the season of a seat in the Year game (YG-3).
 *
 * @param seat - The wind of the seat: `E`, `S`, `W` or `N`.
 * @returns The season. Anything other than a seat throws a `MisuseError`.
 * @example
 * ```ts
 * import { seasonOf } from 'mahjongg/game';
 *
 * seasonOf('E'); // => 'spring'
 * ```
 */
export const seasonOf = (seat: Wind): Season => SEASONS[placeOf(seat)] as Season;

/**
 * Returns the color of a seat in the Year game (YG-3).
 *
 * @param seat - The wind of the seat: `E`, `S`, `W` or `N`.
 * @returns The color. Anything other than a seat throws a `MisuseError`.
 * @example
 * ```ts
 * import { seatColorOf } from 'mahjongg/game';
 *
 * seatColorOf('E'); // => 'green'
 * ```
 */
export const seatColorOf = (seat: Wind): SeatColor => SEAT_COLORS[placeOf(seat)] as SeatColor;
