import type { CheckedHand } from '../hands/check-hand';
import { EAST, FLOWER, JOKER, tileIndex } from '../tiles/tile-index';
import { NEWS } from './kinds';

/** The tiles of a hand whose melds are sound, as the searches use them. */
export interface Rack {
  /** Concealed tiles by kind, jokers left out; the last is how many winds a NEWS block could take. */
  readonly counts: readonly number[];
  /** Concealed jokers. */
  readonly jokers: number;
  /** The exposures as blocks, in their order. */
  readonly exposed: readonly number[];
  /** The jokers in each exposure. */
  readonly exposedJokers: readonly number[];
}

const JOKERS_LAST = (one: number, other: number): number => one - other;

/** The rack of a hand whose melds passed the check (CF-28). */
export const rackOf = ({ counts, melds }: CheckedHand): Rack => {
  const kinds = Array.from(counts.subarray(0, NEWS));
  const table = melds.map(({ tiles }) => tiles.map(tileIndex).sort(JOKERS_LAST));
  return {
    counts: [...kinds, kinds.slice(EAST).filter((count) => count > 0).length],
    jokers: counts[JOKER] as number,
    exposed: table.map((tiles) => (tiles[0] ?? FLOWER) * 8 + tiles.length),
    exposedJokers: table.map((tiles) => tiles.filter((tile) => tile === JOKER).length),
  };
};

/** Whether any tile of the hand is a joker. */
export const hasJokers = ({ jokers, exposedJokers }: Rack): boolean =>
  jokers > 0 || exposedJokers.some((count) => count > 0);

/** The tiles on the table. */
export const tilesOnTable = ({ exposed }: Rack): number => exposed.reduce((sum, block) => sum + (block & 7), 0);
