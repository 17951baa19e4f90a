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

/** Compares lists of blocks one by one; a list that ends first goes first. */
const compareBlocks = (one: readonly number[], other: readonly number[]): number => {
  const shared = Math.min(one.length, other.length);
  for (let place = 0; place < shared; place++) {
    const difference = (one[place] as number) - (other[place] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

/** Compares sets member by member, ascending; a set that ends first goes first. */
const compareSets = (one: number, other: number): number => {
  const differing = one ^ other;
  if (differing === 0) return 0;
  // The lowest member that only one of them has comes first, unless the other has no members beyond it.
  const lowest = differing & -differing;
  const isInOne = (one & lowest) !== 0;
  const goesOn = (isInOne ? other : one) > lowest;
  return isInOne === goesOn ? -1 : 1;
};

/** The order of equals: category, pattern, set ascending, blocks in rack order (CF-24). */
export const compareFound = (one: Found, other: Found): number =>
  one.category - other.category ||
  one.pattern - other.pattern ||
  compareSets(one.set, other.set) ||
  compareBlocks(one.blocks, other.blocks);
