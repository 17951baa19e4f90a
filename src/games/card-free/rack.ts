import type { CheckedHand } from '../../hands/check-hand';
import { EAST, FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';
import { NEWS } from './kinds';

/** The tiles of a hand whose melds are sound, as the searches use them. */
export interface Rack {
  /** Concealed tiles by kind, jokers left out; the last is how many winds a NEWS block could take. */
  readonly counts: readonly number[];
  /** Concealed jokers. */
  readonly jokers: number;
  /** The exposures as blocks, in their order. */
  readonly exposed: readonly number[];
  /** Tiles in all. */
  readonly tiles: number;
  /** The jokers in each exposure. */
  readonly exposedJokers: readonly number[];
  /** Whether nothing was exposed before the winning tile (CF-23). */
  readonly concealed: boolean;
}

const ascending = (one: number, other: number): number => one - other;

const sum = (tiles: readonly number[]): number => tiles.reduce((total, tile) => total + tile, 0);

/** By kind and size, then the one with fewer jokers first: the order of the melds says nothing. */
const byBlock = (one: readonly number[], other: readonly number[]): number =>
  (one[0] ?? 0) - (other[0] ?? 0) || one.length - other.length || sum(one) - sum(other);

/** The rack of a hand whose melds passed the check (CF-28); after a call one of them was made with the winning tile (CF-23). */
export const rackOf = ({ counts, concealed, melds }: CheckedHand, afterCall = false): Rack => {
  const kinds = Array.from(counts.subarray(0, NEWS));
  const table = melds.map(({ tiles }) => tiles.map(tileIndex).sort(ascending)).sort(byBlock);
  return {
    counts: [...kinds, kinds.slice(EAST).filter((count) => count > 0).length],
    jokers: counts[JOKER] as number,
    tiles: table.reduce((total, tiles) => total + tiles.length, concealed.length),
    exposed: table.map((tiles) => (tiles[0] ?? FLOWER) * 8 + tiles.length),
    exposedJokers: table.map((tiles) => tiles.filter((tile) => tile === JOKER).length),
    concealed: table.length <= (afterCall ? 1 : 0),
  };
};

/** Whether any tile of the hand is a joker. */
export const hasJokers = ({ jokers, exposedJokers }: Rack): boolean =>
  jokers > 0 || exposedJokers.some((count) => count > 0);

/** The tiles on the table. */
export const tilesOnTable = ({ exposed }: Rack): number =>
  exposed.reduce((sum, block) => sum + (block & 7), 0);
