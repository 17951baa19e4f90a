import { NUMBERS, type TileNumber, WINDS, type Wind } from '../tiles/tile';
import { ALL_WINDS } from './kinds';
import { CATEGORIES, type SetCategory } from './vocabulary';

/*
 * A set of numbers is nine bits, bit 0 for the 1; a set of winds four bits, bit 0 for East.
 * A category is its place in CATEGORIES. Any Like Numbers and Winds are decided by more than
 * the numbers, so they are not in the table of number sets.
 */

/** Place of Any Like Numbers in `CATEGORIES`. */
export const LIKE_NUMBERS = 4;
/** Place of Winds in `CATEGORIES`. */
export const WINDS_CATEGORY = 5;
/** What `numberCategory` and `windCategory` answer for tiles that form no set. */
export const NO_CATEGORY = -1;

/** The numbers each category is made of, in its own order (CF-7 to CF-10). */
const SEQUENCES: readonly (readonly TileNumber[])[] = [NUMBERS, [1, 3, 5, 7, 9], [2, 4, 6, 8], [3, 6, 9]];

/** A number set that a category allows. */
export interface NumberSet {
  /** Its category, as a place in `CATEGORIES`. */
  readonly category: number;
  /** Its numbers as bits. */
  readonly mask: number;
}

/** The bit of a number, 1 to 9. */
export const numberBit = (number: number): number => 1 << (number - 1);

const maskOf = (numbers: readonly TileNumber[]): number =>
  numbers.reduce((mask: number, number) => mask | numberBit(number), 0);

const windows = (sequence: readonly TileNumber[], category: number): NumberSet[] =>
  sequence.flatMap((_, start) =>
    Array.from({ length: Math.max(0, sequence.length - start - 2) }, (_, extra) => ({
      category,
      mask: maskOf(sequence.slice(start, start + extra + 3)),
    })),
  );

let sets: readonly NumberSet[] | undefined;
/** Every set of three or more numbers that some category allows, category by category, ascending (CF-7 to CF-10). */
export const numberSets = (): readonly NumberSet[] => {
  sets ??= SEQUENCES.flatMap(windows);
  return sets;
};

let categories: Int8Array | undefined;
/** The category of three or more numbers given as bits, as a place in `CATEGORIES`, or `NO_CATEGORY`. */
export const numberCategory = (mask: number): number => {
  if (categories === undefined) {
    categories = new Int8Array(512).fill(NO_CATEGORY);
    for (const set of numberSets()) categories[set.mask] = set.category;
  }
  return categories[mask] as number;
};

/** Whether winds given as bits are a set: all four, or two that are opposite (CF-12). */
export const isWindSet = (mask: number): boolean => mask === ALL_WINDS || mask === 0b0101 || mask === 0b1010;

const areApart = (one: number, other: number): boolean =>
  one === 0 ||
  other === 0 ||
  Math.clz32(one) >= Math.clz32(other & -other) ||
  Math.clz32(other) >= Math.clz32(one & -one);

/**
 * Whether number blocks can be put in ascending order, equal numbers in any order, so that each suit
 * stands together (CF-13). Given are the numbers of each suit as bits.
 */
export const areSuitsTogether = (suits: ArrayLike<number>): boolean => {
  const bams = suits[0] as number;
  const craks = suits[1] as number;
  const dots = suits[2] as number;
  return areApart(bams, craks) && areApart(bams, dots) && areApart(craks, dots);
};

/** How many bits of a small number are set. */
export const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const listed = new Map<number, readonly (TileNumber | Wind)[]>();
/** The numbers or winds behind a set's bits, as a reading lists them. */
export const setMembers = (mask: number, winds: boolean): readonly (TileNumber | Wind)[] => {
  const key = winds ? mask + 512 : mask;
  let members = listed.get(key);
  if (members === undefined) {
    const names: readonly (TileNumber | Wind)[] = winds ? WINDS : NUMBERS;
    members = Object.freeze(names.filter((_, place) => (mask & (1 << place)) !== 0));
    listed.set(key, members);
  }
  return members;
};

/** The name of a category from its place. */
export const categoryName = (category: number): SetCategory => CATEGORIES[category] as SetCategory;
