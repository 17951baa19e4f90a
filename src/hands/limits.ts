import { TEXT_LIMIT } from '../tiles/text-limit';

/**
 * The largest inputs the library reads; anything larger is answered with `tooLarge`.
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
    /** Tiles in a hand, melds included; flowers laid aside are counted by themselves, and no more of them are read. */
    tiles: 24,
    /** Melds in a hand. */
    melds: 7,
    /** Tiles that lie open on the table, in discards and exposures: all there are. */
    visible: 152,
    /** Characters of a text in notation. */
    text: TEXT_LIMIT,
    /** Readings listed for one hand. */
    readings: 1_000,
  });
