import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';

/**
 * A block as a number: 8 × kind + size. Kinds 0 to 34 are the indices in `TILES` (the flower, each suit with its
 * dragon, the winds), so sorted blocks are in rack order; the NEWS block follows the winds.
 */
export type BlockCode = number;

export const blockCode = (kind: number, size: number): BlockCode => kind * 8 + size;
export const kindOf = (block: BlockCode): number => block >> 3;
export const sizeOf = (block: BlockCode): number => block & 7;

export const NEWS = 35;
export const NEWS_BLOCK: BlockCode = NEWS * 8 + 4;
/** A block of three flowers; Dragon’s Love has two. */
export const FLOWER_PUNG: BlockCode = FLOWER * 8 + 3;
export const WIND_KINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];
export const DRAGON_KINDS: readonly number[] = [10, 20, 30];

/** Whether a kind is a suit tile, with the number `kind % 10`. */
export const isNumber = (kind: number): boolean => kind < EAST && kind % 10 > 0;
export const isDragon = (kind: number): boolean => kind > 0 && kind < EAST && kind % 10 === 0;
export const isWind = (kind: number): boolean => kind >= EAST && kind < NEWS;
/** Whether blocks of a kind can be in a set. */
export const isMember = (kind: number): boolean => isNumber(kind) || isWind(kind);
/** The suit of a number or its dragon, 0 to 2; 3 for a wind. */
export const suitOf = (kind: number): number => ((kind - 1) / 10) | 0;
/** The bit of a member in its set of numbers or winds. */
export const memberBit = (kind: number): number => (kind % 10) - 1;

export const ascending = (one: number, other: number): number => one - other;

/**
 * How many tiles of a block must be natural: all in a pair, in NEWS and in flowers, unless allowed (CF-3, CF-3a,
 * CF-16, CF-25a).
 */
export const naturalIn = (
  kind: number,
  size: number,
  options: Pick<CardFreeOptions, 'allJokerBlocks'> & Partial<Pick<CardFreeOptions, 'jokersInFlowerPungs'>>,
): number => {
  const takesJokers = size > 2 && kind !== NEWS && (kind !== FLOWER || options.jokersInFlowerPungs === true);
  if (!takesJokers) return size;
  return options.allJokerBlocks ? 0 : 1;
};

/** The category of a Dragon Hand, which comes before all others (CF-24), and of tiles that form no set. */
export const NO_CATEGORY = -1;

/** A layout as the search uses it; names are added on demand. */
export interface CodedLayout {
  /** The index in `CATEGORIES`, or `NO_CATEGORY` for a Dragon Hand. */
  readonly category: number;
  /** The set as bits of numbers, or of winds in the Winds category; 0 for a Dragon Hand. */
  readonly set: number;
  /** The index in `PATTERNS`; Dragon Hands come after them. */
  readonly pattern: number;
  /** The blocks in rack order. */
  readonly blocks: readonly BlockCode[];
}

/** Tie-break order for layouts of one set: pattern, then blocks in rack order (CF-24). */
export const compareLayouts = (one: CodedLayout, other: CodedLayout): number => {
  if (one.pattern !== other.pattern) return one.pattern - other.pattern;
  const place = one.blocks.findIndex((block, at) => block !== other.blocks[at]);
  return (one.blocks[place] ?? 0) - (other.blocks[place] ?? 0);
};
