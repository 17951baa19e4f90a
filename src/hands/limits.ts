import { TEXT_LIMIT } from '../tiles/text-limit';

/**
 * The largest inputs the library reads; anything larger gets the reason `tooLarge`.
 *
 * @example
 * ```ts
 * import { LIMITS } from 'mahjongg';
 *
 * LIMITS; // => { tiles: 24, melds: 7, visible: 152, text: 65536, readings: 1000 }
 * ```
 */
export const LIMITS: Readonly<Record<'tiles' | 'melds' | 'visible' | 'text' | 'readings', number>> =
  /* @__PURE__ */ Object.freeze({
    /** Tiles in a hand, melds included; flowers laid aside are counted separately, with the same limit. */
    tiles: 24,
    /** Melds in a hand. */
    melds: 7,
    /** Visible tiles, in discards and exposures: every tile of the largest set. */
    visible: 152,
    /** Characters in a text in notation. */
    text: TEXT_LIMIT,
    /** Readings listed for one hand. */
    readings: 1_000,
  });
