import type { ExposedHand } from '../../hands/rule-parts';
import { EAST, FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';
import { isWind, NEWS } from './kinds';
import type { CardFreeOptions } from './options';

/*
 * What the blocks of a winning hand cost that is to be made of unseen tiles. A joker costs 1; a
 * natural tile that is needed and not there costs more than all jokers together. So a hand can be
 * completed exactly if its blocks cost no more than the jokers there are, and of two that cannot the
 * one that lacks fewer tiles is cheaper.
 *
 * The jokers of an exposure count among those there are, and the exposure costs one for each that no
 * unseen natural tile can take the place of: the joker exchange of AG-21 on the hand's own exposures.
 */

/** What a natural tile costs that is needed and gone. */
export const LACKING = 64;
/** More than any hand costs: the block cannot be. */
export const NEVER: number = 1 << 20;

/** The exposures of a hand and the unseen tiles, as the search for a completion uses them. */
export interface Outlook {
  /** Unseen tiles by kind, 0 to 34. */
  readonly unseen: readonly number[];
  /** Unseen jokers. */
  readonly freeJokers: number;
  /** Unseen jokers and those of the exposures. */
  readonly jokers: number;
  /** The exposures as blocks. */
  readonly exposed: readonly number[];
  /** The jokers in each exposure. */
  readonly exposedJokers: readonly number[];
}

/** The outlook of a hand whose exposures are sound. */
export const outlookOf = ({ melds, unseen }: ExposedHand): Outlook => {
  const tables = melds.map(({ tiles }) => tiles.map(tileIndex).sort((one, other) => one - other));
  const exposedJokers = tables.map((tiles) => tiles.filter((tile) => tile === JOKER).length);
  const freeJokers = unseen[JOKER] as number;
  return {
    unseen: Array.from({ length: NEWS }, (_, kind) => unseen[kind] as number),
    freeJokers,
    jokers: exposedJokers.reduce((sum, count) => sum + count, freeJokers),
    exposed: tables.map((tiles) => (tiles[0] as number) * 8 + tiles.length),
    exposedJokers,
  };
};

/** What a concealed block of one tile costs with so many natural tiles unseen. */
export const concealedCost = (size: number, natural: number, options: CardFreeOptions): number => {
  if (size === 2) return LACKING * Math.max(0, 2 - natural);
  const withoutNatural = natural === 0 && !options.allJokerBlocks;
  return withoutNatural ? LACKING + size - 1 : Math.max(0, size - natural);
};

const WINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];

const newsCost = (unseen: readonly number[]): number =>
  LACKING * WINDS.filter((wind) => unseen[wind] === 0).length;

const costAt = (kind: number, size: number, beside: Outlook, options: CardFreeOptions): number => {
  const { unseen, exposed, exposedJokers } = beside;
  if (kind === NEWS) return size === 4 ? newsCost(unseen) : NEVER;
  if (kind === FLOWER && size !== 2) return NEVER;
  const natural = unseen[kind] as number;
  const place = exposed.findIndex((block) => block >> 3 === kind);
  if (place < 0) return concealedCost(size, natural, options);
  const isSame = (exposed[place] as number) === kind * 8 + size;
  return isSame ? Math.max(0, (exposedJokers[place] as number) - natural) : NEVER;
};

/** The costs of the blocks of each kind, by size: `costs[size][kind]`. */
export type Costs = readonly (readonly number[])[];

const SIZES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The costs of all blocks; with `besideNews` a NEWS block has taken one of each wind before. */
export const costsOf = (outlook: Outlook, options: CardFreeOptions, besideNews: boolean): Costs => {
  const taken = outlook.unseen.map((count, kind) => (isWind(kind) ? Math.max(0, count - 1) : count));
  const beside = besideNews ? { ...outlook, unseen: taken } : outlook;
  const kinds = Array.from({ length: NEWS + 1 }, (_, kind) => kind);
  return SIZES.map((size) =>
    kinds.map((kind) => (size < 2 ? NEVER : costAt(kind, size, kind === NEWS ? outlook : beside, options))),
  );
};
