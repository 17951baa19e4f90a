import { bitsOf } from './sets';

/** A layout or reading as it is found, in small numbers; made readable only when somebody asks for it. */
export interface Found {
  /** Place in `CATEGORIES`, or `NO_CATEGORY` for a Dragon Hand. */
  readonly category: number;
  /** The set as bits: numbers, or winds in the Winds category; 0 for a Dragon Hand. */
  readonly set: number;
  /** Place in `PATTERNS`, Dragon Hands after them. */
  readonly pattern: number;
  /** The blocks as numbers, ascending, which is rack order. */
  readonly blocks: readonly number[];
}

/** Compares lists member by member; a list that ends first goes first. */
const compareLists = (one: readonly number[], other: readonly number[]): number => {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

/** The order of equals: category, pattern, set ascending, blocks in rack order (CF-24). */
export const compareFound = (one: Found, other: Found): number =>
  one.category - other.category ||
  one.pattern - other.pattern ||
  compareLists(bitsOf(one.set), bitsOf(other.set)) ||
  compareLists(one.blocks, other.blocks);
