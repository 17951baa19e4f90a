import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';

/**
 * A block in one number: 8 × kind + size. Kinds 0 to 34 are the tiles of `TILES` (the flower, each suit with its dragon,
 * the winds), so blocks sorted as numbers stand in rack order; the NEWS block follows the winds.
 */
export type BlockCode = number;

export const blockCode = (kind: number, size: number): BlockCode => kind * 8 + size;
export const kindOf = (block: BlockCode): number => block >> 3;
export const sizeOf = (block: BlockCode): number => block & 7;

export const NEWS = 35;
export const NEWS_BLOCK: BlockCode = NEWS * 8 + 4;
/** The block of three flowers, of which Dragon's Love has two. */
export const FLOWER_PUNG: BlockCode = FLOWER * 8 + 3;
export const WIND_KINDS: readonly number[] = [EAST, EAST + 1, EAST + 2, EAST + 3];
/** The kinds of the dragons, each after its suit. */
export const DRAGON_KINDS: readonly number[] = [10, 20, 30];

/** Whether a kind is a suit tile; its number is `kind % 10`, its suit the tens. */
export const isNumber = (kind: number): boolean => kind < EAST && kind % 10 > 0;
export const isDragon = (kind: number): boolean => kind > 0 && kind < EAST && kind % 10 === 0;
export const isWind = (kind: number): boolean => kind >= EAST && kind < NEWS;
/** Whether a kind can be a member of a set. */
export const isMember = (kind: number): boolean => isNumber(kind) || isWind(kind);
/** The suit of a number or of the dragon after it, 0 to 2; 3 for a wind. */
export const suitOf = (kind: number): number => ((kind - 1) / 10) | 0;
/** The bit of a member in its set, of numbers or of winds. */
export const memberBit = (kind: number): number => (kind % 10) - 1;

export const ascending = (one: number, other: number): number => one - other;

/** How many tiles of a block must be natural: all in a pair, in NEWS and in flowers (CF-3, CF-3a, CF-16, CF-25a). */
export const naturalIn = (
  kind: number,
  size: number,
  options: Pick<CardFreeOptions, 'allJokerBlocks'> & Partial<Pick<CardFreeOptions, 'jokersInFlowerPungs'>>,
): number => {
  const takesJokers = size > 2 && kind !== NEWS && (kind !== FLOWER || options.jokersInFlowerPungs === true);
  if (!takesJokers) return size;
  return options.allJokerBlocks ? 0 : 1;
};

/** Stands for the category of tiles that form no set, and of a Dragon Hand, which goes before all others (CF-24). */
export const NO_CATEGORY = -1;

/** A layout as it is searched; made readable only when somebody asks for it. */
export interface CodedLayout {
  /** Place in `CATEGORIES`, or `NO_CATEGORY` for a Dragon Hand. */
  readonly category: number;
  /** The set as bits: numbers, or winds in the Winds category; 0 for a Dragon Hand. */
  readonly set: number;
  /** Place in `PATTERNS`, Dragon Hands after them. */
  readonly pattern: number;
  /** The blocks, ascending, which is rack order. */
  readonly blocks: readonly BlockCode[];
}

/** The order of equals in layouts of one set: pattern, blocks in rack order (CF-24). */
export const compareLayouts = (one: CodedLayout, other: CodedLayout): number => {
  if (one.pattern !== other.pattern) return one.pattern - other.pattern;
  const place = one.blocks.findIndex((block, at) => block !== other.blocks[at]);
  return (one.blocks[place] ?? 0) - (other.blocks[place] ?? 0);
};
