import type { CheckedHand } from '../hands/check-hand';
import { JOKER, tileIndex } from '../tiles/tile-index';

/** An exposure as the reader needs it. */
export interface Exposure {
  /** The kind of its natural tiles. */
  readonly kind: number;
  /** How many tiles it has, jokers included. */
  readonly size: number;
  /** How many of them are jokers. */
  readonly jokers: number;
}

const NONE: readonly Exposure[] = Object.freeze([]);

/** The exposures of a hand whose melds passed the check (CF-28). */
export const exposuresOf = (hand: CheckedHand): readonly Exposure[] =>
  hand.melds.length === 0
    ? NONE
    : hand.melds.map(({ tiles }) => {
        const kinds = tiles.map(tileIndex);
        return {
          kind: Math.min(...kinds),
          size: tiles.length,
          jokers: kinds.filter((kind) => kind === JOKER).length,
        };
      });
