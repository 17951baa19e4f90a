import { TILES } from '../../../tiles/tile';
import { JOKER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { type BlockCode, kindOf, NEWS, naturalIn, sizeOf, WIND_KINDS } from './blocks';

/*
 * What the blocks of a layout lack of some tiles. They are first turned into places by tile, some of which only the
 * tile itself fills. Held tiles fill those places first, then the ones that a joker could fill too; what is still
 * empty after that is lacking.
 */

/** The places of blocks, counted by place in `TILES`. */
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

type TileCounts = Readonly<Uint8Array>;

/** Adds to the count of a tile. */
export const addTo = (counts: Uint8Array, tile: number, more: number): void => {
  counts[tile] = (counts[tile] ?? 0) + more;
};

const addTimes = (tiles: number[], tile: number, times: number): void => {
  for (let left = times; left > 0; left--) tiles.push(tile);
};

/** The places of concealed blocks. */
export const placesOfBlocks = (blocks: readonly BlockCode[], options: CardFreeOptions): Places => {
  const own = new Uint8Array(TILES.length);
  const open = new Uint8Array(TILES.length);
  for (const block of blocks) {
    const [kind, size] = [kindOf(block), sizeOf(block)];
    const natural = naturalIn(kind, size, options);
    if (kind === NEWS) for (const wind of WIND_KINDS) addTo(own, wind, 1);
    else {
      addTo(own, kind, natural);
      addTo(open, kind, size - natural);
    }
  }
  return { own, open };
};

/** What these tiles lack of places; jokers among them stand only for themselves. */
export const lackOf = ({ own, open }: Places, held: TileCounts): Lack => {
  const lack: { readonly bare: number[]; readonly open: number[] } = { bare: [], open: [] };
  for (let tile = 0; tile < TILES.length; tile++) {
    const spare = (held[tile] ?? 0) - (own[tile] ?? 0);
    addTimes(lack.bare, tile, -spare);
    addTimes(lack.open, tile, (open[tile] ?? 0) - Math.max(0, spare));
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
    const used = tile === JOKER ? lack.open.length : (own[tile] ?? 0) + (open[tile] ?? 0);
    addTimes(spare, tile, (held[tile] ?? 0) - used);
  }
  return spare;
};

/**
 * Whether tiles that can still be had fill what is lacking: natural ones where no joker may stand, and jokers for all
 * that they are too few for. The jokers of the hand itself count among those that can be had.
 */
export const canBeFilled = ({ bare, open }: Lack, available: TileCounts): boolean => {
  const left = available.slice();
  const take = (tile: number): boolean => {
    const isLeft = (left[tile] ?? 0) > 0;
    if (isLeft) addTo(left, tile, -1);
    return isLeft;
  };
  return bare.every(take) && open.every((tile) => take(tile) || take(JOKER));
};

/** The blocks of a layout beside the exposures; undefined if some exposure is not among them as it stands (CF-28). */
export const besideExposures = (
  blocks: readonly BlockCode[],
  exposures: readonly BlockCode[],
): readonly BlockCode[] | undefined => {
  const left = [...blocks];
  for (const exposure of exposures) {
    const place = left.indexOf(exposure);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};
