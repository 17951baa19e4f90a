/** A reading as it is found, in small numbers; made readable only when somebody asks for it. */
export interface Found {
  /** Place in `CATEGORIES`, or `DRAGON_HAND`. */
  readonly category: number;
  /** The set as bits: numbers, or winds in the Winds category; 0 for a Dragon Hand. */
  readonly set: number;
  /** Place in `PATTERNS`, Dragon Hands after them. */
  readonly pattern: number;
  /** The blocks as numbers, ascending, which is rack order. */
  readonly blocks: readonly number[];
}

/** The category of a Dragon Hand, which goes before all others among equals (CF-24). */
export const DRAGON_HAND = -1;

/** Compares lists member by member; a list that ends first goes first. */
const compareLists = (one: readonly number[], other: readonly number[]): number => {
  const shared = Math.min(one.length, other.length);
  for (let place = 0; place < shared; place++) {
    const difference = (one[place] as number) - (other[place] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

const members = (set: number): readonly number[] =>
  Array.from({ length: 9 }, (_, place) => place).filter((place) => (set >> place) & 1);

/** The order of equals: category, pattern, set ascending, blocks in rack order (CF-24). */
export const compareFound = (one: Found, other: Found): number =>
  one.category - other.category ||
  one.pattern - other.pattern ||
  (one.set === other.set ? 0 : compareLists(members(one.set), members(other.set))) ||
  compareLists(one.blocks, other.blocks);
