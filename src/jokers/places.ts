import { TILES } from '../tiles/tile';
import { JOKER } from '../tiles/tile-index';

/*
 * What a layout of blocks lacks of some tiles, in any game whose blocks take jokers. A layout is first turned into
 * places by tile, some of which only the tile itself fills. Held tiles fill those places first, then the ones that a
 * joker could fill too; what is still empty after that is lacking. Blocks of different tiles, as NEWS, are several
 * blocks of one tile each; a printed joker is a place that only a joker fills.
 */

/** A block of one tile. */
export interface JokerBlock {
  /** Its tile, as a place in `TILES`. */
  readonly tile: number;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them must be the tile itself: all of them where no joker may stand in the block. */
  readonly own: number;
}

/** The places of a layout, counted by place in `TILES`. */
export interface Places {
  /** Places that only the tile itself fills. */
  readonly own: Uint8Array;
  /** Places that a joker may fill, too. */
  readonly open: Uint8Array;
}

/** What a layout lacks: a place in `TILES` for each tile, ascending. */
export interface Lack {
  /** Missing tiles that no joker can stand for. */
  readonly bare: readonly number[];
  /** Missing tiles that jokers may stand for. */
  readonly open: readonly number[];
}

/** Counts of tiles by place in `TILES`. */
export type TileCounts = ArrayLike<number>;

const countOf = (counts: TileCounts, tile: number): number => counts[tile] ?? 0;

const addTimes = (tiles: number[], tile: number, times: number): void => {
  for (let left = times; left > 0; left--) tiles.push(tile);
};

/** The places of blocks. */
export const placesOf = (blocks: Iterable<JokerBlock>): Places => {
  const own = new Uint8Array(TILES.length);
  const open = new Uint8Array(TILES.length);
  for (const block of blocks) {
    own[block.tile] = countOf(own, block.tile) + block.own;
    open[block.tile] = countOf(open, block.tile) + block.size - block.own;
  }
  return { own, open };
};

/** What these tiles lack of a layout; jokers among them stand only for themselves. */
export const lackOf = ({ own, open }: Places, held: TileCounts): Lack => {
  const lack: { readonly bare: number[]; readonly open: number[] } = { bare: [], open: [] };
  for (let tile = 0; tile < TILES.length; tile++) {
    const spare = countOf(held, tile) - countOf(own, tile);
    addTimes(lack.bare, tile, -spare);
    addTimes(lack.open, tile, countOf(open, tile) - Math.max(0, spare));
  }
  return lack;
};

/** How many tiles are missing when so many jokers stand where they may. */
export const missingCount = ({ bare, open }: Lack, jokers: number): number =>
  bare.length + Math.max(0, open.length - jokers);

/** The held tiles that a layout has no use for, jokers among them. */
export const spareTiles = ({ own, open }: Places, lack: Lack, held: TileCounts): readonly number[] => {
  const spare: number[] = [];
  for (let tile = 0; tile < TILES.length; tile++) {
    const used = countOf(own, tile) + (tile === JOKER ? lack.open.length : countOf(open, tile));
    addTimes(spare, tile, countOf(held, tile) - used);
  }
  return spare;
};

const countsOf = (tiles: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(TILES.length);
  for (const tile of tiles) counts[tile] = countOf(counts, tile) + 1;
  return counts;
};

/**
 * Whether tiles that can still be had fill what is lacking: natural ones where no joker may stand, and jokers for all
 * that they are too few for. The jokers of the hand itself count among those that can be had.
 */
export const canBeFilled = ({ bare, open }: Lack, available: TileCounts): boolean => {
  const missing = countsOf(bare);
  if (missing.some((count, tile) => count > countOf(available, tile))) return false;
  const forced = countsOf(open).reduce((sum, count, tile) => {
    const left = countOf(available, tile) - countOf(missing, tile);
    return sum + (tile === JOKER ? count : Math.max(0, count - left));
  }, 0);
  return forced <= countOf(available, JOKER) - countOf(missing, JOKER);
};
